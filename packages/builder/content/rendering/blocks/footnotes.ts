import { escapeHtml } from "../../../html/html.ts";
import { Scope } from "../../expressions/scope.ts";
import type { MdxNode } from "../../mdx-tree.ts";
import { renderNodes } from "../render-nodes.ts";
import type { RenderState } from "../render-state.ts";

/** The raised number that leads to a footnote; notes are numbered by their first use. */
export function renderFootnoteReference(node: MdxNode, scope: Scope, state: RenderState): string {
  const key = node.identifier ?? "";
  if (!scope.module.footnotes.has(key)) {
    const text = `[^${node.label ?? key}]`;
    state.plain.add(text);
    return escapeHtml(text);
  }
  let note = state.footnotes.get(key);
  if (!note) {
    note = { module: scope.module, uses: 0, number: state.footnotes.size + 1 };
    state.footnotes.set(key, note);
  }
  note.uses++;
  const { number } = note;
  const id = escapeHtml(key);
  const suffix = note.uses > 1 ? `-${note.uses}` : "";
  return `<sup><a href="#fn-${id}" id="fnref-${id}${suffix}" class="lc-footnote-ref" aria-label="Footnote ${number}">${number}</a></sup>`;
}

/** The notes used on the page, at its end. */
export function renderFootnotes(state: RenderState): string {
  let html = "";
  // A note may use another note, which then joins the end of the list that is being walked.
  for (const [key, note] of state.footnotes) {
    const definition = note.module.footnotes.get(key) as MdxNode;
    const content = state.nested(() =>
      renderNodes(definition.children as MdxNode[], new Scope(note.module, null), state),
    );
    const id = escapeHtml(key);
    const back = backLinks(id, note.uses);
    const body = content.trimEnd();
    html += `<li id="fn-${id}">${body.endsWith("</p>") ? `${body.slice(0, -4)} ${back}</p>` : `${body} ${back}`}</li>\n`;
  }
  return html ? `<section class="footnotes" aria-label="Footnotes">\n<ol>\n${html}</ol>\n</section>\n` : "";
}

/** Places that a note leads back to at most. */
const backMost = 20;

/** A link to each place that uses a note. */
function backLinks(id: string, uses: number): string {
  const links = Array.from({ length: Math.min(uses, backMost) }, (_, index) => {
    const [suffix, number] = index === 0 ? ["", ""] : [`-${index + 1}`, `<sup>${index + 1}</sup>`];
    const label = index === 0 ? "Back to the text" : `Back to the text, place ${index + 1}`;
    return `<a href="#fnref-${id}${suffix}" class="lc-footnote-back" aria-label="${label}">↩${number}</a>`;
  });
  return links.join(" ");
}
