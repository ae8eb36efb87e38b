import { divided, outerText } from "../linked-text.ts";

/** What a declaration of C# says beside what docfx tells of it. */
export interface CsharpSyntax {
  modifiers: string[];
  isHidden: boolean;
  isRecord: boolean;
  /** By the names of parameters: their values, and words before their types. */
  parameters: Map<string, { default: string | null; words: string }>;
  /** By the names of type parameters: `class, new()`. */
  constraints: Map<string, string>;
  /** Of a constant, or a member of an enumeration. */
  value: string | null;
  /** What `Obsolete` says; empty where it says nothing. */
  obsolete: string | null;
}

const modifier =
  /^(?:public|protected|private|internal|static|abstract|virtual|override|sealed|readonly|const|async|extern|unsafe|new|required|partial|volatile|ref|event|file)(?=\s)/;
/** What readers see by the kind of the thing, or never see. */
const unsaid = new Set(["public", "partial", "event", "ref"]);

/** Reads the declaration that docfx writes into `syntax.content`: one of C#, attributes included. */
export function readCsharp(code: string): CsharpSyntax {
  const outer = outerText(code);
  const start = afterAttributes(outer);
  const words: string[] = [];
  let at = start;
  for (let found = modifier.exec(outer.slice(at, at + 20)); found; found = modifier.exec(outer.slice(at, at + 20))) {
    words.push(found[0]);
    at +=
      found[0].length +
      (/^\s*/.exec(outer.slice(at + found[0].length, at + found[0].length + 50)) as RegExpExecArray)[0].length;
  }
  const [, obsolete] =
    /\[(?:System\.)?Obsolete(?:Attribute)?(?:\(("(?:[^"\\]|\\.){0,2000}")?[^\]]{0,200}\))?\]/.exec(
      code.slice(0, start),
    ) ?? [];
  const isObsolete = /\[(?:System\.)?Obsolete(?:Attribute)?[(\]]/.test(code.slice(0, start));
  const isHidden =
    (words.includes("private") || words.includes("internal")) &&
    !(words.includes("protected") && words.includes("internal"));
  return {
    modifiers: words.filter((word) => !unsaid.has(word)),
    isHidden,
    isRecord: /^record\b/.test(outer.slice(at, at + 10)),
    parameters: parametersIn(code, outer, start),
    constraints: constraintsIn(code, outer, start),
    value: valueIn(code, outer, start),
    obsolete: isObsolete ? (obsolete ?? "").replace(/^"|"$/g, "").replace(/\\(.)/g, "$1") : null,
  };
}

/** Attributes stand in brackets before all else. */
function afterAttributes(outer: string): number {
  let at = 0;
  for (;;) {
    while (at < outer.length && /\s/.test(outer[at] as string)) at++;
    if (outer[at] !== "[") return at;
    const end = outer.indexOf("]", at);
    if (end < 0) return outer.length;
    at = end + 1;
  }
}

function parametersIn(code: string, outer: string, start: number): CsharpSyntax["parameters"] {
  const parameters: CsharpSyntax["parameters"] = new Map();
  // An indexer has brackets: `this[int index]`.
  const isIndexer = /\bthis\s*\[/.test(outer);
  const open = outer.indexOf(isIndexer ? "[" : "(", start);
  const close = outer.indexOf(isIndexer ? "]" : ")", open);
  if (open < 0 || close < 0) return parameters;
  for (const piece of divided(code, ",", open + 1, close)) {
    const text = code.slice(piece.start, piece.end);
    const [head = { start: 0, end: 0 }] = divided(text, "=");
    const declared = text.slice(head.start, head.end).trim();
    const [, name] = /(?<![\p{L}\p{N}_])@?([\p{L}_][\p{L}\p{N}_]*)$/u.exec(declared) ?? [];
    if (!name) continue;
    const shown = declared.slice(afterAttributes(outerText(declared)));
    const [words = ""] = /^(?:(?:params|ref|out|in|this|scoped|readonly)\s+)+/.exec(shown.slice(0, 200)) ?? [];
    const value = head.end < text.length ? text.slice(head.end + 1).trim() : "";
    parameters.set(name, { default: value || null, words });
  }
  return parameters;
}

function constraintsIn(code: string, outer: string, start: number): Map<string, string> {
  const constraints = new Map<string, string>();
  const clauses = [...outer.slice(start).matchAll(/(?<=\s)where\s+([\p{L}_][\p{L}\p{N}_]*)\s*:/gu)];
  for (const [index, clause] of clauses.entries()) {
    const from = start + clause.index + clause[0].length;
    const next = clauses[index + 1];
    constraints.set(
      clause[1] as string,
      code
        .slice(from, next ? start + next.index : undefined)
        .replace(/\s+/g, " ")
        .trim(),
    );
  }
  return constraints;
}

/** Behind the sign that gives a field its value. */
function valueIn(code: string, outer: string, start: number): string | null {
  const [, before] = /^([^=(]*?)=(?![=>])/.exec(outer.slice(start)) ?? [];
  if (before === undefined) return null;
  return code.slice(start + before.length + 1).trim() || null;
}
