import { isDecoration } from "../../html/decoration.ts";
import { imageActions } from "../../html/image-actions.ts";
import { preInGroup, recordingInGroup } from "../components/code-group.ts";
import { type ClosedDialog, renderHeading } from "../components/heading.ts";
import { renderImage } from "../components/image.ts";
import type { Scope } from "../expressions/scope.ts";
import { isRecord, MdxFragment, record } from "../expressions/values.ts";
import { listItem, withItems } from "../rendering/blocks/list-items.ts";
import { withoutParagraphs } from "../rendering/blocks/phrasing.ts";
import { isDataScript, renderDataScript } from "../rendering/data-script.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { renderValue } from "../rendering/render-value.ts";
import { renderStyleSheet, withStylesBefore } from "../styles/style-sheet.ts";
import { renderAnchor } from "./html-anchor.ts";
import { printAttributes } from "./html-attributes.ts";
import { renderMedia, renderSource, textOfSet } from "./html-media.ts";
import { documentTags, refusedTags, svgTags, urlAttributes, voidTags } from "./html-names.ts";
import { elementsOfHtml } from "./html-to-elements.ts";
import { misplaced } from "./misplaced.ts";
import { renderPlain } from "./plain-element.ts";

const imageSkipped: ReadonlySet<string> = new Set([...urlAttributes, "srcset", "alt", "title", "loading"]);
const idSkipped: ReadonlySet<string> = new Set(["id"]);

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
  if (holdsNothing.has(name) && props.children !== undefined) return withContentBehind(tag, props, scope, state);
  return renderByName(name, props, state);
}

/** HTML of a tag that may stand where it is: by a way of its own, or as it is written. */
function renderByName(name: string, props: Record<string, unknown>, state: RenderState): string {
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
      return renderHeadingTag(name, props, state);
    case "pre":
      return preInGroup(renderPlain(name, props, state), props, state);
    case "svg":
      return withStylesBefore(state, () => renderPlain(name, props, state));
    case "dialog": {
      const closed: ClosedDialog = !props.open;
      return state.withFrame("dialog", closed, () => renderPlain(name, props, state));
    }
    case "li":
      return listItem(state, () => renderPlain(name, props, state));
    case "ul":
    case "ol":
    case "menu":
      return withItems(state, false, () => renderPlain(name, props, state));
    default:
      return renderPlain(name, props, state);
  }
}

function renderHeadingTag(name: string, props: Record<string, unknown>, state: RenderState): string {
  const id = typeof props.id === "string" ? props.id : undefined;
  const content = () => renderValue(withoutParagraphs(props.children, name), state);
  const attributes = printAttributes(name, props, idSkipped, state);
  return renderHeading(Number(name[1]), id, content, state, { anchor: !props.noAnchor, attributes });
}

/** Elements within which authors leave text, and browsers none. */
const holdsNothing: ReadonlySet<string> = new Set(["br", "hr", "img", "input", "wbr"]);

function withContentBehind(tag: string, props: Record<string, unknown>, scope: Scope, state: RenderState): string {
  const { children, ...others } = props;
  const html = renderHtmlElement(tag, record(Object.entries(others)), scope, state);
  const content = renderValue(children, state);
  if (content.trim() !== "") {
    const message = `\`<${tag}>\` can hold nothing: what stands in it is shown behind it.`;
    state.diagnose("warning", "misplaced-element", message, `Write <${tag} />, and the text behind it.`);
  }
  return html + content;
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

/** HTML of `<img>` with props of JSX. */
export function renderImageTag(props: Record<string, unknown>, state: RenderState): string {
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
