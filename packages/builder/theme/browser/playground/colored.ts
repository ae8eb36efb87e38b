import { element } from "../element.ts";

/** Longer texts are shown in one colour: so many elements would make the page slow. */
const most = 150_000;

const json = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;
/** What most languages have in common: comments, texts, numbers. */
const code =
  /((?:^|\s)(?:\/\/|#)[^\n]*)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|\b(\d+(?:\.\d+)?)\b/g;

/** Text with its values coloured, as nodes. */
export function colored(text: string, language: "json" | "code"): (Node | string)[] {
  if (text.length > most) return [text];
  const nodes: (Node | string)[] = [];
  let at = 0;
  for (const match of text.matchAll(language === "json" ? json : code)) {
    const [whole, first, second, third, fourth] = match;
    if (match.index > at) nodes.push(text.slice(at, match.index));
    at = match.index + whole.length;
    if (language === "code") {
      const kind = first !== undefined ? "comment" : second !== undefined ? "string" : "number";
      nodes.push(element("span", { class: `lc-pg-${kind}` }, whole));
    } else if (first !== undefined) {
      nodes.push(element("span", { class: second === undefined ? "lc-pg-string" : "lc-pg-property" }, first));
      if (second !== undefined) nodes.push(second);
    } else nodes.push(element("span", { class: third === undefined ? "lc-pg-word" : "lc-pg-number" }, fourth ?? whole));
  }
  nodes.push(text.slice(at));
  return nodes;
}

/** JSON with line breaks, its numbers and order as they came; null when it is none. */
export function formatted(text: string): string | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  let out = "";
  let depth = 0;
  const line = () => `\n${"  ".repeat(depth)}`;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+|[{}[\],:]/g)) {
    if (token === "{" || token === "[") {
      depth += 1;
      out += token + line();
    } else if (token === "}" || token === "]") {
      depth -= 1;
      out = /[{[]\s*$/.test(out) ? out.trimEnd() + token : out + line() + token;
    } else if (token === ",") out += token + line();
    else out += token === ":" ? ": " : token;
  }
  return out;
}
