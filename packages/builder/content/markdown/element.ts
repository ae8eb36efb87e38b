import { isRecord, JsxElement, showsSomething, textOf } from "../expressions/values.ts";
import type { MdxComponent } from "../modules/mdx-component.ts";
import type { RenderState } from "../rendering/render-state.ts";
import type { Surroundings } from "./surroundings.ts";

/** What writers of elements ask of the one that writes the page. */
export interface PageWriter {
  readonly state: RenderState;
  readonly around: Surroundings;
  /** Markdown of a value: text, lists, elements, fragments. */
  value(value: unknown): string;
  /** The same in one line. */
  line(value: unknown): string;
  /** What stands between tags that show text as it is. */
  verbatim(children: unknown): string;
  /** A snippet's Markdown with its props. */
  snippet(component: MdxComponent, props: Record<string, unknown>): string;
  /** An address as written, from the root of the site where it was relative to the page. */
  address(written: string): string;
  /** Whether an address may stand in a link. */
  mayLink(url: string): boolean;
}

/** One use of an element whose Markdown is wanted. */
export interface Element {
  name: string;
  props: Record<string, unknown>;
  writer: PageWriter;
}

/** An element as Markdown, without blank lines around it. */
export type ElementWriter = (element: Element) => string;

/** What stands between the tags. HTML that stands in the source as text is text of Markdown as it is. */
export const children: ElementWriter = ({ props, writer }) => {
  const { dangerouslySetInnerHTML: inner } = props;
  if (props.children === undefined && isRecord(inner) && typeof inner.__html === "string") return inner.__html.trim();
  return writer.value(props.children);
};

/** Writes an element that has nothing to read. */
export const nothing: ElementWriter = () => "";

/** A prop in one line; empty where it is missing or says nothing but yes. */
export function prop({ props, writer }: Element, name: string): string {
  const value = props[name];
  return value === undefined || typeof value === "boolean" ? "" : writer.line(value);
}

/** The first of several props that says something. */
export function firstProp(element: Element, ...names: string[]): string {
  for (const name of names) {
    const text = prop(element, name);
    if (text) return text;
  }
  return "";
}

/** Whether a prop is set, as components read it: `open`, `open={true}`, `open="true"`. */
export function flag({ props }: Element, name: string): boolean {
  const value = props[name];
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== "false";
}

/** A list of texts: an array, or one text. */
export function list(element: Element, name: string): string[] {
  const { props, writer } = element;
  const value = props[name];
  if (Array.isArray(value))
    return value
      .filter(showsSomething)
      .map((one) => (one instanceof JsxElement ? writer.line(one) : textOf(one)))
      .filter(Boolean);
  const text = prop(element, name);
  return text ? [text] : [];
}

/** Paragraphs, those that are empty left out. */
export function paragraphs(...texts: string[]): string {
  return texts.filter(Boolean).join("\n\n");
}

/** Text in bold, which may hold bold of its own. The stars of a range of media types (`image/*`) are no marks of that. */
export function bold(text: string): string {
  if (/^(?:\*|[\w.+-]+)\/\*$/.test(text)) return `**${text.replaceAll("*", "\\*")}**`;
  return text && `**${text.replaceAll("**", "")}**`;
}

/** A link as Markdown; the text alone where its address is refused or empty. */
export function linked(text: string, href: string, writer: PageWriter): string {
  return text && writer.mayLink(href) ? `[${text}](${writer.address(href)})` : text;
}

/** Code between fences that are longer than any in it. */
export function fenced(code: string, info: string): string {
  const fence = fenceOf(code, 3);
  return `${fence}${info.replaceAll("`", "")}\n${code.replace(/^\n|\n[ \t]*$/g, "")}\n${fence}`;
}

/** Backticks to write around code: more than it has in a row itself, and no fewer than `least`. */
export function fenceOf(code: string, least: number): string {
  return "`".repeat([...code.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length + 1), least));
}

/** Items of lists without empty lines between them. */
export function tight(text: string): string {
  return text.replace(/\n\n(?= *(?:-|\d+\.) )/g, "\n");
}
