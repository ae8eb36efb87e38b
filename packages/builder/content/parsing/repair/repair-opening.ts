import { closingBrace } from "../scan/closing-brace.ts";
import type { Repair } from "./repair.ts";

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
  let text = name[0];
  let fault: (typeof faults)[keyof typeof faults] | undefined;
  let next = at + text.length;
  const put = (written: string, length: number) => {
    text += written;
    next += length;
  };
  const keep = (length: number) => put(source.slice(next, next + length), length);
  const drop = (length: number) => put(source.slice(next, next + length).replace(/[^\n]/g, " "), length);
  for (;;) {
    if (next - at > tagMost) return null;
    const sign = source[next] as string | undefined;
    if (sign === undefined) return null;
    const skipped = match(comment, source, next);
    if (sign === ">" || (sign === "/" && source[next + 1] === ">")) {
      keep(sign === ">" ? 1 : 2);
      break;
    }
    if (/\s/.test(sign)) keep(1);
    else if (skipped) drop(skipped[0].length);
    else if (sign === "," || sign === ";") drop(1);
    else if (sign === "{") {
      const end = closingBrace(source, next);
      if (end < 0) return null;
      const inner = source.slice(next + 1, end).trim();
      if (inner.startsWith("...")) keep(end + 1 - next);
      else if (isComment(inner)) drop(end + 1 - next);
      else return null;
    } else {
      const known = match(attributeName, source, next);
      const foreign = match(foreignName, source, next);
      if (!foreign) return null;
      const isApart = /\s/.test(source[next - 1] ?? "");
      const isKnown = known !== null && known[0].length === foreign[0].length;
      const take = isKnown ? keep : drop;
      take(foreign[0].length);
      const equals = /^\s*=\s*/.exec(source.slice(next, next + 100))?.[0];
      const mayHaveValue = isKnown && isApart && equals === undefined;
      const colon = mayHaveValue ? match(otherEquals, source, next)?.[0] : undefined;
      if (equals !== undefined) take(equals.length);
      else if (colon !== undefined) {
        fault ??= faults.equals;
        put("=", colon.length);
      } else continue;
      const escaped = hasEscapes && isKnown ? match(escapedValue, source, next)?.[0] : undefined;
      if (escaped?.includes(`\\${escaped[0]}`)) {
        put(withReferences(escaped), escaped.length);
        continue;
      }
      const length = valueLength(source, next);
      const unended = isKnown ? match(unendedValue, source, next) : null;
      const unbegun = isKnown && length === 0 ? match(unbegunValue, source, next)?.[1] : undefined;
      if (unended) {
        fault ??= faults.quote;
        const [all, quote = "", written = "", space = ""] = unended;
        put(quote + written.replace(/[”’]$/, "") + quote + space, all.length);
      } else if (unbegun !== undefined) {
        fault ??= faults.quote;
        put(`"${unbegun}"`, unbegun.length + 1);
      } else if (length > 0) take(length);
      else if (!isKnown) return null;
      else {
        const curled = match(curledValue, source, next);
        const bare = curled ? null : match(bareValue, source, next);
        const written = curled?.[1] ?? curled?.[2] ?? bare?.[0];
        if (written === undefined) return null;
        if (curled) fault ??= faults.curled;
        put(`"${written}"`, (curled ?? bare)?.[0].length ?? 0);
      }
    }
  }
  if (text === source.slice(at, next)) return null;
  const { message, hint } = hasEscapes ? faults.escape : (fault ?? faults.other);
  return { start: at, end: next, text, message: message(`\`<${name[1]}>\``), hint };
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
