import { closingBrace } from "../../scan/closing-brace.ts";
import type { Repair } from "../repair.ts";

const tagName = /<([A-Za-z][\w.:-]*)/y;
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/y;
const attributeName = /[A-Za-z_$][\w$-]*(?::[A-Za-z_$][\w$-]*)?/y;
/** `:title`, `@click`, `#slot`, `a.b`: what other templates call attributes. */
const foreignName = /[:@#]?[\w$-]+(?:[.:][\w$-]+)*/y;
const value = /"[^"]*"|'[^']*'/y;
const curledValue = /“([^“”"{}<>\n]*)”|‘([^‘’"{}<>\n]*)’/y;
/** A value with its own quote in it behind a backslash, as other languages write it. */
const escapedValue = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
const bareValue = /[^\s"'<>`={},;]+/y;
/** A value without the quote that ends it, before another attribute. */
const unendedValue = /(["'])([^"'<>{}]{0,1000}?)(\s{1,100})(?=[A-Za-z_$][\w$-]*=\1[^\s>/])/y;
/** What stands between a name and its value where the equals sign is missing. */
const otherEquals = /[ \t]*:[ \t]*(?=["'{])|[ \t]*(?=(?:"[^"<>{}\n]*"|'[^'<>{}\n]*')[\s/>,;])/y;
/** A value without the quote that begins it. */
const unbegunValue = /([^\s"'<>`={},;][^"'<>`={}\n]{0,1000})["'](?=[\s/>])/y;
/** Characters of one tag that are looked through. */
const tagMost = 20_000;

/** What is wrong with a tag. */
const faults = {
  escape: {
    message: (tag: string) => `A quote behind a backslash ends the value in ${tag}; it is shown as a quote.`,
    hint: "Write &quot; or &#39; within quotes.",
  },
  quote: {
    message: (tag: string) => `A quote is missing between the attributes of ${tag}; it was added.`,
    hint: "Write a quote before and behind each value.",
  },
  curled: {
    message: (tag: string) => `Typographic quotes stand around a value in ${tag}; they were read as straight ones.`,
    hint: 'Write " before and behind each value.',
  },
  equals: {
    message: (tag: string) => `An equals sign is missing before a value in ${tag}; it was added.`,
    hint: 'Write attributes as name="value" or name={value}.',
  },
  other: {
    message: (tag: string) => `${tag} has something between its attributes that JSX does not know; it was left out.`,
    hint: 'Write attributes as name="value" or name={value}, without comments or commas between them.',
  },
};

/**
 * The opening tag at a place without what JSX does not know in one: comments, commas, typographic quotes, values without
 * quotes, attributes of other templates. Null where that does not make a tag of it, or where it is one already.
 */
export function repairOpening(source: string, at: number): Repair | null {
  return openingWithout(source, at, false) ?? openingWithout(source, at, true);
}

/** @param hasEscapes whether a backslash keeps a quote from ending its value */
function openingWithout(source: string, at: number, hasEscapes: boolean): Repair | null {
  const name = match(tagName, source, at);
  if (!name) return null;
  const opening = new Opening(source, at, hasEscapes);
  opening.keep(name[0].length);
  while (!opening.isEnded) if (opening.next - at > tagMost || !opening.readPart()) return null;
  const { next: end, text } = opening;
  if (text === source.slice(at, end)) return null;
  const { message, hint } = hasEscapes ? faults.escape : (opening.fault ?? faults.other);
  return { start: at, end, text, message: message(`\`<${name[1]}>\``), hint };
}

/** An opening tag that is read from its beginning, and written anew as JSX has it. */
class Opening {
  text = "";
  /** Where in the source it is read on. */
  next: number;
  isEnded = false;
  /** The first that was wrong with a value. */
  fault: (typeof faults)[keyof typeof faults] | undefined;
  readonly #source: string;
  readonly #hasEscapes: boolean;

  constructor(source: string, at: number, hasEscapes: boolean) {
    this.#source = source;
    this.next = at;
    this.#hasEscapes = hasEscapes;
  }

  /** Reads a space, a comment, an expression or an attribute; false where it is none, and no tag can be made of it. */
  readPart(): boolean {
    const source = this.#source;
    const sign = source[this.next];
    if (sign === undefined) return false;
    if (sign === ">" || source.startsWith("/>", this.next)) {
      this.keep(sign === ">" ? 1 : 2);
      this.isEnded = true;
      return true;
    }
    if (sign === "{") return this.#readBraces();
    const skipped = match(comment, source, this.next);
    if (/\s/.test(sign)) this.keep(1);
    else if (skipped) this.#drop(skipped[0].length);
    else if (sign === "," || sign === ";") this.#drop(1);
    else return this.#readAttribute();
    return true;
  }

  keep(length: number): void {
    this.#put(this.#source.slice(this.next, this.next + length), length);
  }

  #drop(length: number): void {
    this.#put(this.#source.slice(this.next, this.next + length).replace(/[^\n]/g, " "), length);
  }

  /** Writes something in the place of the next characters. */
  #put(written: string, length: number): void {
    this.text += written;
    this.next += length;
  }

  /** Attributes in braces, which are kept, or a comment in braces. */
  #readBraces(): boolean {
    const end = closingBrace(this.#source, this.next);
    if (end < 0) return false;
    const inner = this.#source.slice(this.next + 1, end).trim();
    const length = end + 1 - this.next;
    if (inner.startsWith("...")) this.keep(length);
    else if (isComment(inner)) this.#drop(length);
    else return false;
    return true;
  }

  #readAttribute(): boolean {
    const source = this.#source;
    const known = match(attributeName, source, this.next);
    const foreign = match(foreignName, source, this.next);
    if (!foreign) return false;
    const isApart = /\s/.test(source[this.next - 1] ?? "");
    const isKnown = known !== null && known[0].length === foreign[0].length;
    this.#take(isKnown, foreign[0].length);
    const equals = /^\s*=\s*/.exec(source.slice(this.next, this.next + 100))?.[0];
    if (equals !== undefined) {
      this.#take(isKnown, equals.length);
      return this.#readValue(isKnown);
    }
    const colon = isKnown && isApart ? match(otherEquals, source, this.next)?.[0] : undefined;
    if (colon === undefined) return true;
    this.fault ??= faults.equals;
    this.#put("=", colon.length);
    return this.#readValue(isKnown);
  }

  /** What belongs to an attribute that JSX does not know is left out with it. */
  #take(isKnown: boolean, length: number): void {
    if (isKnown) this.keep(length);
    else this.#drop(length);
  }

  #readValue(isKnown: boolean): boolean {
    const source = this.#source;
    const escaped = this.#hasEscapes && isKnown ? match(escapedValue, source, this.next)?.[0] : undefined;
    if (escaped?.includes(`\\${escaped[0]}`)) {
      this.#put(withReferences(escaped), escaped.length);
      return true;
    }
    const length = valueLength(source, this.next);
    if (isKnown && this.#addsQuote(length)) return true;
    if (length > 0) {
      this.#take(isKnown, length);
      return true;
    }
    return isKnown && this.#quotesValue();
  }

  /**
   * Reads a value that lacks one of its quotes; whether it does.
   * @param length of the value as it stands; 0 where it is none
   */
  #addsQuote(length: number): boolean {
    const unended = match(unendedValue, this.#source, this.next);
    if (unended) {
      const [all, quote = "", written = "", space = ""] = unended;
      this.#put(quote + written.replace(/[”’]$/, "") + quote + space, all.length);
    } else {
      const unbegun = length === 0 ? match(unbegunValue, this.#source, this.next)?.[1] : undefined;
      if (unbegun === undefined) return false;
      this.#put(`"${unbegun}"`, unbegun.length + 1);
    }
    this.fault ??= faults.quote;
    return true;
  }

  /** Reads a value in typographic quotes or in none; whether it is one. */
  #quotesValue(): boolean {
    const curled = match(curledValue, this.#source, this.next);
    const bare = curled ? null : match(bareValue, this.#source, this.next);
    const written = curled?.[1] ?? curled?.[2] ?? bare?.[0];
    if (written === undefined) return false;
    if (curled) this.fault ??= faults.curled;
    this.#put(`"${written}"`, (curled ?? bare)?.[0].length ?? 0);
    return true;
  }
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function isComment(text: string): boolean {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "").trim() === "";
}

/** Characters of a quoted value or an expression; 0 for neither. */
function valueLength(source: string, at: number): number {
  if (source[at] === "{") return Math.max(closingBrace(source, at) + 1 - at, 0);
  return match(value, source, at)?.[0].length ?? 0;
}

/** A quoted value with references for its own quotes, and without the backslashes before them. */
function withReferences(value: string): string {
  const quote = value[0] as string;
  const inner = value.slice(1, -1).replaceAll(`\\${quote}`, quote === '"' ? "&quot;" : "&#39;");
  return quote + inner + quote;
}
