import { escapeHtml } from "../../html/html.ts";
import { external } from "../../html/marks.ts";
import { componentInSmallLetters } from "../components/component-names.ts";
import { imageSource } from "../components/image.ts";
import { hrefAttribute } from "../components/link.ts";
import { textOf } from "../expressions/values.ts";
import { readLink, sourcePath } from "../links/links.ts";
import { endsParagraph } from "../rendering/blocks/paragraph.ts";
import { withoutParagraphs, withSummaryApart } from "../rendering/blocks/phrasing.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { renderValue } from "../rendering/render-value.ts";
import { laysOutBoxes } from "../rendering/stand-apart.ts";
import { areaContent, withChoice } from "./form-fields.ts";
import { anchorSkipped } from "./html-anchor.ts";
import { printAttributes } from "./html-attributes.ts";
import { htmlTags, inlineTags, svgTags, urlsSkipped, voidTags } from "./html-names.ts";
import { strayContent, strayIn, within } from "./misplaced.ts";

/** What an `<animate>` may change: never an address, a handler or a style. */
const animated = /^(?!on|href|src|style|class|id$)[a-z][a-zA-Z-]*$/;

/** Whether a drawing's element changes what it may not. In drawings a browser reads `attributename` as well. */
function animatesUnsafely(name: string, props: Record<string, unknown>): boolean {
  if (!name.startsWith("animate") && name !== "set") return false;
  const names = Object.keys(props).filter((prop) => prop.toLowerCase() === "attributename");
  return names.some((prop) => !animated.test(textOf(props[prop])));
}

/** HTML of a tag of which nothing but its name, its attributes and its content is to be said. */
export function renderPlain(name: string, props: Record<string, unknown>, state: RenderState): string {
  // What programs that draw note about a drawing is nothing that readers see.
  if (name === "metadata") return "";
  if (!htmlTags.has(name) && !svgTags.has(name)) return renderUnknown(name, props, state);
  if (animatesUnsafely(name, props)) {
    const hint = "Animate a colour, a place or a size.";
    state.diagnose("warning", "unsafe-element", "`<animate>` of an address or style was left out.", hint);
    return "";
  }
  let attributes = printAttributes(name, props, fieldsWithContent.has(name) ? contentSkipped : urlsSkipped, state);
  if (name === "use" || name === "mpath" || name === "image") attributes += drawingAddress(name, props, state);
  if (name === "area" && typeof props.href === "string") attributes += hrefAttribute(props.href, state);
  if (name === "form" && typeof props.action === "string" && props.action) state.diagnose(...formAction);
  // Words of two lines are words of their own; a heading is named by its letters alone.
  if (name === "br" && !state.frame("heading")) state.plain.add("\n");
  if (voidTags.has(name)) return `<${name}${attributes}>`;
  const children = name === "details" ? withSummaryApart(props.children) : withoutParagraphs(props.children, name);
  const around = codeTags.has(name) ? verbatim : controlTags.has(name) ? insideControl : plain;
  const { place } = state;
  const content =
    name === "textarea"
      ? areaContent(props, state)
      : within(name, state, () => around(() => withLayout(props, () => renderValue(children, state), state), state));
  const stray = strayIn(name, content);
  if (stray !== null) state.diagnose("warning", "misplaced-element", ...strayContent(name, stray), place);
  // A box of code is a line of it.
  if (!inlineTags.has(name)) state.plain.add(state.verbatim && state.plain.lastSign() !== "\n" ? "\n" : " ");
  // A browser would end the paragraph before a box, and lose what its author says of it.
  const tag = name === "p" && endsParagraph.test(content) ? "div" : name;
  if (tag !== name && !attributes.includes(" class=")) attributes += ' class="lc-paragraph"';
  const html = `<${tag}${attributes}>${name === "select" ? withChoice(content, props) : content}</${tag}>`;
  // One of which its author says nothing else is as wide as the text, and scrolls in its box, as those of Markdown do.
  return name === "table" && attributes === "" ? `<div class="lc-table">${html}</div>` : html;
}

const plain = (print: () => string): string => print();

/** The frame `boxes` tells lists of parts whether the element around them lays them out. */
function withLayout(props: Record<string, unknown>, print: () => string, state: RenderState): string {
  const boxes = laysOutBoxes(props);
  return boxes === (state.frame("boxes") ?? false) ? print() : state.withFrame("boxes", boxes, print);
}

const controlTags = new Set(["button", "summary"]);

function insideControl(print: () => string, state: RenderState): string {
  const outer = state.insideControl;
  state.insideControl = true;
  try {
    return print();
  } finally {
    state.insideControl = outer;
  }
}

const codeTags = new Set(["code", "kbd", "pre", "samp", "tt", "var"]);

function verbatim(print: () => string, state: RenderState): string {
  const around = state.verbatim;
  state.verbatim = true;
  const html = print();
  state.verbatim = around;
  return html;
}

const formAction = [
  "warning",
  "unsafe-attribute",
  "A form in content sends nothing: its `action` was left out.",
  "Link to a page that has the form.",
] as const;

/** Names of custom elements, which scripts of the repository may define; ours and those of SVG and MathML are none. */
const customName = /^(?!lc-|font-|color-|missing-|annotation-)[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;

/** A custom element as it is written; of any other name that HTML does not know, as `<your key>` in prose, the content. */
function renderUnknown(name: string, props: Record<string, unknown>, state: RenderState): string {
  const isCustom = customName.test(name);
  const meant = componentInSmallLetters(name);
  state.diagnose(
    isCustom ? "info" : "warning",
    "unknown-element",
    isCustom
      ? `\`<${name}>\` means something only where a script of the repository defines it.`
      : `\`<${name}>\` is not an element of HTML.`,
    `${meant ? `Did you mean <${meant}>? ` : ""}Write \\< for a less-than sign in text. Its content is shown.`,
  );
  const content = renderValue(props.children, state);
  if (!isCustom) return content;
  const source = typeof props.src === "string" ? imageSource(props.src, state) : null;
  const address = source ? ` src="${source.url}"` : "";
  const place = source?.remote ? external(address, "") : address;
  const href = typeof props.href === "string" ? hrefAttribute(props.href, state) : "";
  return `<${name}${printAttributes(name, props, anchorSkipped, state)}${place}${href}>${content}</${name}>`;
}

/** What a drawing takes from elsewhere: a part of its own (`#arrow`), a picture, or a drawing that is a file of the site. */
function drawingAddress(name: string, props: Record<string, unknown>, state: RenderState): string {
  const href = props.href ?? props.xlinkHref ?? props["xlink:href"];
  if (typeof href !== "string" || href === "") return "";
  if (/^#[\w:.-]+$/.test(href)) return ` href="${escapeHtml(href)}"`;
  if (name === "mpath" || (name === "use" && !isFile(href, state))) return "";
  const source = imageSource(href, state);
  if (!source) return "";
  const attribute = ` href="${source.url}"`;
  return source.remote ? external(attribute, "") : attribute;
}

/** Whether an address leads to a file of the site. Pages made by other tools ask for sets of icons that are not there. */
function isFile(href: string, state: RenderState): boolean {
  const target = readLink(href, state.base);
  return target.kind === "site" && state.context.hasFile(sourcePath(target.path));
}

/** Fields whose value stands between their tags in HTML, and is a property in JSX. */
const fieldsWithContent: ReadonlySet<string> = new Set(["textarea", "select"]);
const contentSkipped: ReadonlySet<string> = new Set([...urlsSkipped, "value"]);
