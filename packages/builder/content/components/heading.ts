import { escapeHtml } from "../../html/html.ts";
import { withJoints } from "../../html/long-names.ts";
import { shownLine } from "../../html/typography.ts";
import { within } from "../html/misplaced.ts";
import type { Component } from "../rendering/element-call.ts";
import { slugOf } from "../rendering/heading-ids.ts";
import type { RenderState } from "../rendering/render-state.ts";

/**
 * `<h2 id="…">Title<a class="lc-heading-anchor" href="#…" aria-label="Link to this section"></a></h2>`. Enters the table of
 * contents and starts a section of the search index. `wantedId` is the author's own (`{#id}`, `id="…"`).
 */
export function renderHeading(
  level: number,
  wantedId: string | undefined,
  content: () => string,
  state: RenderState,
  options: { anchor?: boolean; attributes?: string } = {},
): string {
  const before = state.plain.text;
  state.plain.text = "";
  const asides: HeadingAsides = [];
  const html = within(`h${level}`, state, () => state.withFrame("heading", asides, content));
  const text = state.plain.text.replace(/\s+/g, " ").trim();
  state.plain.text = before;
  const id = wantedId ? state.headingIds.claim(wantedId) : state.headingIds.unique(text);
  const shown = shownLine(html, text);
  if (!state.frame<ClosedDialog>("dialog"))
    state.startSection(shown === undefined ? { id, text, level } : { id, text, shown, level });
  const safeId = escapeHtml(id);
  const aliases = wantedId
    ? ""
    : state.anchorAliases.forHeading(text, id) + state.anchorAliases.forNames([slugWithout(text, asides)], id);
  const anchor = options.anchor === false ? "" : anchorTo(id, state);
  return `<h${level} id="${safeId}"${options.attributes ?? ""}>${aliases}${withJoints(html)}${anchor}</h${level}>\n`;
}

/** The sign that leads to what it stands in; none where a press means something else. */
export function anchorTo(id: string, state: RenderState): string {
  if (state.insideLink || state.insideControl) return "";
  return `<a class="lc-heading-anchor" href="#${escapeHtml(id)}" aria-label="Link to this section"></a>`;
}

/** Whether the dialog around is closed: its headings are seen by none who follows a link. */
export type ClosedDialog = boolean;

/** Texts in a heading that stand beside its own words: of badges, and what components of the content say by themselves. */
type HeadingAsides = string[];

/** Prints what stands beside the words of a heading, if it is in one: authors link to the heading without it. */
export function besideHeading(print: () => string, state: RenderState): string {
  const asides = state.frame<HeadingAsides>("heading");
  if (!asides) return print();
  const before = state.plain.text.length;
  const count = asides.length;
  const html = print();
  asides.length = count;
  asides.push(state.plain.text.slice(before).trim());
  return html;
}

/** The id that a heading would have without its asides: authors link to `#theme` where `theme - REQUIRED` stands. */
function slugWithout(text: string, asides: readonly string[]): string {
  if (asides.length === 0) return "";
  const rest = asides.reduce((left, aside) => left.replace(aside, " "), text);
  return slugOf(rest.replace(/[\s–—|:-]+$/u, ""));
}

/** `<Heading level={2} id noAnchor>`. */
export const heading: Component = (element) => {
  const level = Math.min(Math.max(Math.round(element.number("level") ?? 2), 1), 6);
  return renderHeading(level, element.text("id") || undefined, () => element.line(), element.state, {
    anchor: !element.flag("noAnchor"),
    attributes: element.classAttribute(""),
  });
};
