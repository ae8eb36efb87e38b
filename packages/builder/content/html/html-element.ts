import { isDecoration } from "../../html/decoration.ts";
import { escapeHtml } from "../../html/html.ts";
import { imageActions } from "../../html/image-actions.ts";
import { external } from "../../html/marks.ts";
import { preInGroup, recordingInGroup } from "../components/code-group.ts";
import { componentInSmallLetters } from "../components/component-names.ts";
import { type ClosedDialog, renderHeading } from "../components/heading.ts";
import { imageSource, renderImage } from "../components/image.ts";
import { hrefAttribute } from "../components/link.ts";
import type { Scope } from "../expressions/scope.ts";
import { isRecord, MdxFragment, record, textOf } from "../expressions/values.ts";
import { readLink, sourcePath } from "../links/links.ts";
import { isDataScript, renderDataScript } from "../rendering/data-script.ts";
import { listItem, withItems } from "../rendering/list-items.ts";
import { endsParagraph } from "../rendering/paragraph.ts";
import { withoutParagraphs, withSummaryApart } from "../rendering/phrasing.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { renderValue } from "../rendering/render-value.ts";
import { renderStyleSheet, withStylesBefore } from "../styles/style-sheet.ts";
import { areaContent, withChoice } from "./form-fields.ts";
import { anchorSkipped, renderAnchor } from "./html-anchor.ts";
import { printAttributes } from "./html-attributes.ts";
import { renderMedia, renderSource, textOfSet } from "./html-media.ts";
import { documentTags, htmlTags, refusedTags, svgTags, urlAttributes, urlsSkipped, voidTags } from "./html-names.ts";
import { elementsOfHtml } from "./html-to-elements.ts";
import { misplaced, strayContent, strayIn, within } from "./misplaced.ts";

const imageSkipped: ReadonlySet<string> = new Set([...urlAttributes, "srcset", "alt", "title", "loading"]);
const idSkipped: ReadonlySet<string> = new Set(["id"]);

/** Elements between which text runs on; after all others a word ends. */
const inlineTags = new Set(
  "a abbr b bdi bdo cite code em font i kbd label mark q s samp small span strike strong sub sup u var tspan".split(
    " ",
  ),
);

const toFile = "Put scripts and styles into .js and .css files of the repository.";
const toFrame = "Show the file in an <iframe>, or link to it.";
/** What to do in the place of elements that are left out. */
const otherWays = new Map([
  ["script", toFile],
  ["link", toFile],
  ["object", toFrame],
  ["embed", toFrame],
  ["frame", toFrame],
  [
    "meta",
    "Say it in the frontmatter of the page (`noindex: true`, `og:title: …`), or lead on by `redirects` in docs.json.",
  ],
]);

/** Whether an element is left out whatever it holds. */
export function isRefusedElement(tag: string, props: Record<string, unknown>): boolean {
  const name = tag.toLowerCase();
  return refusedTags.has(name) && !(name === "script" && isDataScript(props));
}

/** HTML of a tag that an author wrote. What could run code or take over the page is left out, with a diagnostic. */
export function renderHtmlElement(
  tag: string,
  props: Record<string, unknown>,
  scope: Scope,
  state: RenderState,
): string {
  const lower = svgTags.has(tag) ? tag : tag.toLowerCase();
  // A page has one main part, and content stands in it.
  const name = lower === "main" ? "div" : lower;
  if (name === "style") return renderStyleSheet(props, state);
  if (name === "noscript") return renderWithoutScripts(props, state);
  if (name === "script" && isDataScript(props)) return renderDataScript(props, state);
  if (props.dangerouslySetInnerHTML !== undefined)
    return renderHtmlElement(tag, withInnerHtml(props, scope, state), scope, state);
  const fault = misplaced(name, state.htmlAround);
  if (fault) {
    state.diagnose("warning", "misplaced-element", ...fault);
    state.plain.add(" ");
    return voidTags.has(name) ? "" : `${renderValue(withoutParagraphs(props.children, name), state)} `;
  }
  if (documentTags.has(name)) {
    const message = `A page has its \`<${name}>\` already; what stands in this one is shown without it.`;
    state.diagnose("warning", "unsafe-element", message, "Leave the tag out.");
    return renderValue(props.children, state);
  }
  if (refusedTags.has(name)) {
    const message = `\`<${name}>\` is not allowed in content and was left out.`;
    state.diagnose("warning", "unsafe-element", message, otherWays.get(name) ?? "Leave it out.");
    // What stands between the tags of `<object>` is there for those that cannot show it.
    return name === "object" ? renderValue(props.children, state) : "";
  }
  switch (name) {
    case "img":
      return renderImageTag(props, state);
    case "a":
      return renderAnchor(props, state);
    case "iframe":
    case "video":
      return renderMedia(name, props, state);
    case "audio":
      return recordingInGroup(renderMedia(name, props, state), props, state);
    case "source":
    case "track":
      return renderSource(name, props, state);
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return renderHeading(
        Number(name[1]),
        typeof props.id === "string" ? props.id : undefined,
        () => renderValue(withoutParagraphs(props.children, name), state),
        state,
        {
          anchor: !props.noAnchor,
          attributes: printAttributes(name, props, idSkipped, state),
        },
      );
    case "pre":
      return preInGroup(renderPlain(name, props, scope, state), props, state);
    case "svg":
      return withStylesBefore(state, () => renderPlain(name, props, scope, state));
    case "dialog": {
      const closed: ClosedDialog = !props.open;
      return state.withFrame("dialog", closed, () => renderPlain(name, props, scope, state));
    }
    case "li":
      return listItem(state, () => renderPlain(name, props, scope, state));
    case "ul":
    case "ol":
    case "menu":
      return withItems(state, false, () => renderPlain(name, props, scope, state));
    default:
      return renderPlain(name, props, scope, state);
  }
}

/** What a browser reads as text up to the closing tag as long as it runs scripts, so that the tag must be the only one. */
function renderWithoutScripts(props: Record<string, unknown>, state: RenderState): string {
  const { text } = state.plain;
  const content = renderValue(props.children, state);
  // Nearly nobody reads it, and nobody who searches: that takes scripts.
  state.plain.text = text;
  return /<\/?(?:noscript|script|style)|<!--/i.test(content) ? "" : `<noscript>${content}</noscript>`;
}

/** HTML that an author set as text, made what could stand between the tags: it passes the same checks. */
function withInnerHtml(props: Record<string, unknown>, scope: Scope, state: RenderState): Record<string, unknown> {
  const { dangerouslySetInnerHTML: inner, ...others } = props;
  const html = isRecord(inner) ? inner.__html : undefined;
  if (typeof html !== "string" && typeof html !== "number") return record(Object.entries(others));
  const { line, column } = state.place;
  const place = { line: Math.max(line - scope.module.firstLine + 1, 1), column, offset: 0 };
  const nodes = elementsOfHtml(String(html).slice(0, innerHtmlMost), { start: place, end: place });
  return record([...Object.entries(others), ["children", new MdxFragment(nodes, scope)]]);
}

/** Characters of HTML that one element is given as text. */
const innerHtmlMost = 200_000;

/** What an `<animate>` may change: never an address, a handler or a style. */
const animated = /^(?!on|href|src|style|class|id$)[a-z][a-zA-Z-]*$/;

/** Whether a drawing's element changes what it may not. In drawings a browser reads `attributename` as well. */
function animatesUnsafely(name: string, props: Record<string, unknown>): boolean {
  if (!name.startsWith("animate") && name !== "set") return false;
  const names = Object.keys(props).filter((prop) => prop.toLowerCase() === "attributename");
  return names.some((prop) => !animated.test(textOf(props[prop])));
}

function renderPlain(name: string, props: Record<string, unknown>, _scope: Scope, state: RenderState): string {
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
      : within(name, state, () => around(() => renderValue(children, state), state));
  const stray = strayIn(name, content);
  if (stray !== null) state.diagnose("warning", "misplaced-element", ...strayContent(name, stray), place);
  if (!inlineTags.has(name)) state.plain.add(" ");
  // A browser would end the paragraph before a box, and lose what its author says of it.
  const tag = name === "p" && endsParagraph.test(content) ? "div" : name;
  if (tag !== name && !attributes.includes(" class=")) attributes += ' class="lc-paragraph"';
  const html = `<${tag}${attributes}>${name === "select" ? withChoice(content, props) : content}</${tag}>`;
  // One of which its author says nothing else is as wide as the text, and scrolls in its box, as those of Markdown do.
  return name === "table" && attributes === "" ? `<div class="lc-table">${html}</div>` : html;
}

const plain = (print: () => string): string => print();

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

function renderImageTag(props: Record<string, unknown>, state: RenderState): string {
  const src = typeof props.src === "string" ? props.src : "";
  return renderImage(
    {
      src,
      alt: typeof props.alt === "string" ? props.alt : "",
      ...(typeof props.title === "string" ? { title: props.title } : {}),
      attributes: printAttributes("img", props, imageSkipped, state),
      noZoom: props.noZoom === true || props.noZoom === "true" || props.noZoom === "",
      srcSet: textOfSet(props),
      actions: imageActions(props.actions),
      actionsPlacement: typeof props.actionsPlacement === "string" ? props.actionsPlacement : "",
      isDecoration: isDecoration(props),
    },
    state,
  );
}
