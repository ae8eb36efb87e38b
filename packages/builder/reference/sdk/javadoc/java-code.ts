import { divided, outerText } from "../linked-text.ts";

/** Characters of a declaration in one line. */
const lineMost = 80;

/** What every class, enum and record comes from: no source says it. */
const unsaid = /^(?:(?:java\.lang\.)?(?:Object|Record)|(?:java\.lang\.)?Enum<[^<>]*>)$/;

/** Whether a clause only says what its keyword means. */
export function isUnsaid(keyword: string, clause: string): boolean {
  return keyword !== "interface" && unsaid.test(clause);
}

/**
 * A declaration as a programmer would lay it out: annotations in lines of their own, the rest in one, or each parameter and
 * each clause in its own where that is too long.
 * @param outer the same text with spaces for what stands in brackets.
 * @param start behind the annotations.
 */
export function javaCode(text: string, outer: string, start: number): string {
  const annotations = annotationsOf(text, outer, start);
  const clauses = clausesOf(outer, start).map(([from, to]) => oneLine(text.slice(from, to)));
  const [head = "", ...others] = clauses.filter(
    (clause) => !isUnsaid("", clause.replace(/^extends /, "")) || !clause.startsWith("extends "),
  );
  const line = [head, ...others].join(" ");
  if (line.length <= lineMost) return [...annotations, line].join("\n");
  return [...annotations, inLines(head), ...others.map((clause) => `    ${clause}`)].join("\n");
}

function annotationsOf(text: string, outer: string, start: number): string[] {
  const places = [...outer.slice(0, start).matchAll(/@/g)].map(({ index }) => index);
  return places.map((at, index) => oneLine(text.slice(at, places[index + 1] ?? start)));
}

/** Where the declaration itself stands, and each `extends`, `implements`, `permits` and `throws` behind it. */
function clausesOf(outer: string, start: number): [number, number][] {
  const words = [...outer.slice(start).matchAll(/(?<![\p{L}\p{N}_$.])(?:extends|implements|permits|throws)(?=\s)/gu)];
  const places = [start, ...words.map(({ index }) => start + index)];
  return places.map((at, index) => [at, places[index + 1] ?? outer.length]);
}

function inLines(line: string): string {
  const outer = outerText(line);
  const open = outer.indexOf("(");
  const close = outer.indexOf(")", open);
  if (line.length <= lineMost || open < 0 || close < 0) return line;
  const parameters = divided(line, ",", open + 1, close).map(
    ({ start, end }) => `    ${line.slice(start, end).trim()}`,
  );
  if (parameters.length < 2) return line;
  return [line.slice(0, open + 1), parameters.join(",\n"), line.slice(close)].join("\n");
}

function oneLine(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/,(?=\S)/g, ", ")
    .trim();
}
