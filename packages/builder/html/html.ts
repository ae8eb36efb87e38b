/** Markup that is already safe; everything else that enters a template is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

/**
 * Markup that many pages have in common: the same object wherever it stands, so that what is made of it (its URLs for a
 * place, its bytes, their compressed form) is made once.
 */
export class SharedHtml extends Html {}

/** Text that stands at an offset of other text. */
export interface Insert {
  offset: number;
  insert: string;
}

/** Markup that many pages have in common but for what each inserts, in rising order of offsets. */
export class SplicedHtml extends Html {
  readonly whole: Html;
  readonly inserts: readonly Insert[];

  constructor(whole: Html, inserts: readonly Insert[]) {
    super(spliced(whole.text, inserts));
    this.whole = whole;
    this.inserts = inserts;
  }
}

/** The text with the inserts at their offsets, which rise. */
export function spliced(text: string, inserts: readonly Insert[]): string {
  let result = "";
  let done = 0;
  for (const { offset, insert } of inserts) {
    result += text.slice(done, offset) + insert;
    done = offset;
  }
  return result + text.slice(done);
}

export type HtmlValue = Html | string | number | boolean | null | undefined | readonly HtmlValue[];

/**
 * The one escaping template tag: html`<a href="${url}">${label}</a>`. Strings and numbers are escaped for text and
 * for double-quoted attributes alike; Html is kept; arrays are joined; null, undefined and booleans print nothing.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  let text = strings[0] as string;
  for (let index = 0; index < values.length; index++) {
    text += print(values[index]) + strings[index + 1];
  }
  return new Html(text);
}

/** Marks markup as safe. Only for text that this program made. */
export function raw(text: string): Html {
  return new Html(text);
}

/** The value as it would stand inside a template. */
export function print(value: HtmlValue): string {
  if (typeof value === "string") return escapeHtml(value);
  if (value instanceof Html) return value.text;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(print).join("");
  return "";
}

const special = /[&<>"]/;
const replacements: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for element content and for double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return special.test(text) ? text.replace(/[&<>"]/g, (character) => replacements[character] as string) : text;
}

const specialInText = /[&<>]/;

/** Escapes text for element content alone, where quotes stand for themselves: code has many. */
export function escapeContent(text: string): string {
  return specialInText.test(text) ? text.replace(/[&<>]/g, (character) => replacements[character] as string) : text;
}
