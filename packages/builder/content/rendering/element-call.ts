import { escapeHtml } from "../../html/html.ts";
import { inlineCodeHtml } from "../../html/long-names.ts";
import { withoutMarks } from "../../html/marks.ts";
import { type TitlePart, titleParts, titleWords } from "../../text/title-parts.ts";
import type { Scope } from "../expressions/scope.ts";
import { JsxElement, showsSomething, textOf } from "../expressions/values.ts";
import type { Place } from "../place.ts";
import { withoutParagraphs } from "./blocks/phrasing.ts";
import type { RenderState } from "./render-state.ts";
import { plainTextOf, renderValue } from "./render-value.ts";

/** A component of the format: an element with its props in, HTML out. */
export type Component = (element: ElementCall) => string;

/** One use of a component: its props, readable as what the component needs them to be. */
export class ElementCall {
  readonly name: string;
  readonly props: Record<string, unknown>;
  readonly scope: Scope;
  readonly state: RenderState;
  /** Where it stands. */
  readonly place: Place;
  /** HTML of what stands between the tags, as it was printed last. */
  content: string | undefined;

  constructor(name: string, props: Record<string, unknown>, scope: Scope, state: RenderState) {
    this.name = name;
    this.props = props;
    this.scope = scope;
    this.state = state;
    this.place = state.place;
  }

  has(name: string): boolean {
    const value = this.props[name];
    return value !== undefined && value !== null && value !== false && value !== "";
  }

  /** Plain text of a prop; empty when it is missing. Elements are reduced to their text. */
  text(name: string): string {
    const value = this.props[name];
    if (typeof value === "string") return this.state.hasRoom(value.length) ? withoutMarks(value) : "";
    if (value === undefined || value === null || typeof value === "boolean") return "";
    return typeof value === "number" ? String(value) : plainTextOf(value, this.state);
  }

  /** Whether a prop is set: `<X open>`, `open={true}`, `open="true"`. */
  flag(name: string): boolean {
    const value = this.props[name];
    return (
      value === true ||
      value === "" ||
      (typeof value === "string" && value !== "false") ||
      (typeof value === "number" && value !== 0)
    );
  }

  /** A prop as a number, also when written as a string; null when it is missing or none. */
  number(name: string): number | null {
    const value = this.props[name];
    if (typeof value === "number") return Number.isFinite(value) ? value : null;
    const parsed = typeof value === "string" ? Number.parseFloat(value) : Number.NaN;
    return Number.isNaN(parsed) ? null : parsed;
  }

  /** A prop that names one of several values, in small letters: authors write `Pill` as well as `pill`. */
  choice(name: string): string {
    return this.text(name).trim().toLowerCase();
  }

  /** One of the values allowed for a prop, in capitals or not, else the first of them. */
  oneOf<T extends string>(name: string, allowed: readonly [T, ...T[]]): T {
    const value = this.choice(name);
    return allowed.find((item) => item === value) ?? allowed[0];
  }

  /** A prop as a list of texts: an array, without what shows nothing, or one text. Elements are reduced to their text. */
  list(name: string): string[] {
    const value = this.props[name];
    if (Array.isArray(value))
      return value
        .filter(showsSomething)
        .map((one) => (one instanceof JsxElement ? plainTextOf(one, this.state) : textOf(one)));
    const text = this.text(name);
    return text ? [text] : [];
  }

  /** A prop as a list of pieces of inline HTML: an array, or one value. */
  inlines(name: string): string[] {
    const value = this.props[name];
    if (value instanceof JsxElement) return [renderValue(value, this.state)];
    if (!Array.isArray(value)) return this.list(name).map(escapeHtml);
    return value
      .filter(showsSomething)
      .map((one) => (one instanceof JsxElement ? renderValue(one, this.state) : escapeHtml(textOf(one))))
      .filter(Boolean);
  }

  /** A prop as inline HTML: text escaped, elements rendered. What is printed also counts as text of the page. */
  inline(name: string): string {
    const value = this.props[name];
    if (typeof value === "string") {
      if (!this.state.hasRoom(value.length)) return "";
      const text = withoutMarks(value);
      this.state.plain.add(`${text} `);
      return escapeHtml(text);
    }
    return value === true ? "" : renderValue(value, this.state);
  }

  /** A prop that the format calls a title, as inline HTML: text may mark bold, italic, deleted words and code in it. */
  title(name = "title"): string {
    const value = this.props[name];
    if (typeof value !== "string" || !this.state.hasRoom(value.length)) return this.inline(name);
    const text = withoutMarks(value);
    this.state.plain.add(`${titleWords(text)} `);
    return titleParts(text).map(printTitlePart).join("");
  }

  /** The words of such a prop without their marks. */
  titleText(name = "title"): string {
    const text = this.text(name);
    return typeof this.props[name] === "string" ? titleWords(text) : text;
  }

  /** What stands between the tags, as HTML. */
  children(): string {
    this.content = renderValue(this.props.children, this.state);
    return this.content;
  }

  /** The same for a component that stands within a line and holds no paragraphs. */
  line(): string {
    return renderValue(withoutParagraphs(this.props.children, "span"), this.state);
  }

  /** ` class="base and the author's"`; the author's classes are made known to the utility engine. */
  classAttribute(base: string): string {
    const own = this.props.className ?? this.props.class;
    const style = this.props.style === undefined ? "" : this.state.styles.useStyle(this.props.style);
    const author = typeof own === "string" && own ? this.state.styles.useClasses(own) : "";
    const names = [base, author, style].filter(Boolean).join(" ");
    return names ? ` class="${escapeHtml(names)}"` : "";
  }
}

function printTitlePart(part: TitlePart): string {
  if (typeof part === "string") return escapeHtml(part);
  if ("code" in part) return inlineCodeHtml(part.code);
  return `<${part.tag}>${part.parts.map(printTitlePart).join("")}</${part.tag}>`;
}
