import { escapeHtml } from "../../html/html.ts";
import { withoutMarks } from "../../html/marks.ts";
import { besideHeading } from "../components/heading.ts";
import {
  BrowserValue,
  Closure,
  ComponentName,
  ContextConsumer,
  JsxElement,
  MdxFragment,
  MissingValue,
  showsSomething,
  unknownType,
  WrittenElement,
} from "../expressions/values.ts";
import { IslandSlot } from "../islands/island-props.ts";
import { pressedElement } from "../islands/pressed-element.ts";
import { renderComponent, renderSlot } from "../islands/render-component.ts";
import { MdxComponent } from "../modules/mdx-component.ts";
import { isLineWithPicture } from "./blocks/paragraph-parts.ts";
import { consumedValue, providedContext, whileProvided } from "./contexts.ts";
import { withDefaultProps } from "./elements/default-props.ts";
import type { ElementParts } from "./elements/element-parts.ts";
import { renderSnippet } from "./elements/render-snippet.ts";
import { renderUnknownComponent } from "./elements/unknown-component.ts";
import { renderNodes } from "./render-nodes.ts";
import type { RenderState } from "./render-state.ts";
import { standApart } from "./stand-apart.ts";

/** HTML of a value: text is escaped, lists are joined, elements and Markdown are rendered, functions print nothing. */
export function renderValue(value: unknown, state: RenderState): string {
  if (!state.hasRoom(typeof value === "string" ? value.length : 0)) return "";
  if (typeof value === "string") {
    const text = withoutMarks(value);
    state.plain.add(text);
    return escapeHtml(text);
  }
  if (typeof value === "number" || typeof value === "bigint") {
    state.plain.add(String(value));
    return String(value);
  }
  if (value === null || typeof value !== "object") return "";
  if (value instanceof MdxFragment) return renderFragment(value, state);
  if (value instanceof JsxElement) return state.nested(() => renderJsxValue(value, state));
  if (value instanceof IslandSlot) return state.nested(() => renderSlot(value, state));
  return Array.isArray(value) ? renderParts(value, state) : "";
}

/** HTML of parts that follow each other. Where only their places set them apart, a word ends between them. */
function renderParts(parts: readonly unknown[], state: RenderState): string {
  let html = "";
  let before: unknown;
  for (const part of parts) {
    if (!showsSomething(part)) continue;
    if (before !== undefined && !state.verbatim && (state.frame("boxes") || standApart(before, part)))
      if (!state.frame("heading"))
        // A heading is named by its letters alone.
        state.plain.add(" ");
    html += renderValue(part, state);
    before = part;
  }
  return html;
}

/** The frame `picture-line` tells images whether they stand among words that no paragraph is around. */
function renderFragment({ nodes, scope }: MdxFragment, state: RenderState): string {
  const isLine = isLineWithPicture(nodes);
  if (isLine === (state.frame<boolean>("picture-line") ?? false)) return renderNodes(nodes, scope, state);
  return state.withFrame("picture-line", isLine, () => renderNodes(nodes, scope, state));
}

function renderJsxValue(element: JsxElement, state: RenderState): string {
  state.standing = "made";
  if (!(element instanceof WrittenElement)) return renderTyped(element.type, element, state);
  const { place } = state;
  state.place = element.at;
  try {
    return renderTyped(element.type, element, state);
  } finally {
    state.place = place;
  }
}

/** Renders an element whose type may be a tag, a component of the format, of the page or of a snippet. */
export function renderTyped(type: unknown, element: ElementParts, state: RenderState): string {
  const isTold = type instanceof MissingValue && !(type instanceof BrowserValue);
  if (type === null || type === unknownType || isTold) return renderUnknownComponent(element.props, state);
  // `const Tag = header ? "th" : "td"` and then `<Tag>`.
  if (typeof type === "string" && type !== "") return renderNamed(type, element, state);
  if (type instanceof ComponentName) return renderNamed(type.name, element, state);
  if (type instanceof MdxComponent) return renderSnippet(type, element.props, state);
  if (type instanceof ContextConsumer)
    return renderValue(consumedValue(type.context, element.props, state.interpreter), state);
  const provided = providedContext(type);
  if (provided) return whileProvided(provided, element.props.value, () => renderValue(element.props.children, state));
  if (type instanceof Closure) {
    const print = () => renderComponent(type, withDefaultProps(type, element.props), state);
    return element.props.children === undefined ? besideHeading(print, state) : print();
  }
  return renderNoComponent(element, state);
}

function renderNamed(name: string, element: ElementParts, state: RenderState): string {
  const alive = pressedElement(name, element.props, state);
  return alive ? renderComponent(alive, element.props, state) : state.renderElement(name, element);
}

/** What stands between the tags of a name that stands for nothing: it is the text of the page all the same. */
function renderNoComponent({ props }: { props: Record<string, unknown> }, state: RenderState): string {
  if (!state.insideIsland)
    state.diagnose(
      "error",
      "unknown-component",
      "What this tag names is not a component.",
      "Its content is shown. Define the component, or correct its name.",
    );
  return renderUnknownComponent(props, state);
}

/** The text of a value without markup, for ids and attributes; rendering it leaves no other trace. */
export function plainTextOf(value: unknown, state: RenderState): string {
  const text = state.plain.text;
  const muted = state.muted;
  state.plain.text = "";
  state.muted = true;
  try {
    renderValue(value, state);
    return state.plain.text.replace(/\s+/g, " ").trim();
  } finally {
    state.plain.text = text;
    state.muted = muted;
  }
}
