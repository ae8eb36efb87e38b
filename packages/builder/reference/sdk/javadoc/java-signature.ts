import { append } from "../append.ts";
import type { Parameter, Signature, TypeParameter, TypePart } from "../declaration.ts";
import { divided, type LinkedText, outerText, partsOf } from "../linked-text.ts";
import { isUnsaid, javaCode } from "./java-code.ts";

/** What a declaration of Java says, taken apart. */
export interface JavaSignature {
  code: string;
  modifiers: string[];
  typeParameters: TypeParameter[];
  name: string;
  /** Of a field, or what a method returns; null for a constructor. */
  type: readonly TypePart[] | null;
  /** Null for a field. */
  parameters: Parameter[] | null;
  throws: (readonly TypePart[])[];
  /** `class`, `interface`, `@interface`, `enum`, `record`; null for what is no type. */
  keyword: string | null;
  extends: (readonly TypePart[])[];
  implements: (readonly TypePart[])[];
}

const modifiers =
  /^(?:public|protected|private|static|final|abstract|default|synchronized|native|strictfp|transient|volatile|sealed|non-sealed)(?=\s|$)/;
/** Words that each declaration has: they say nothing to readers. */
const unsaid = new Set(["public"]);

/** Reads a declaration as Javadoc shows it, with the types that its links lead to. */
export function readJavaSignature(whole: LinkedText): JavaSignature {
  const { text } = whole;
  const outer = outerText(text);
  const read: JavaSignature = {
    code: javaCode(text, outer, afterAnnotations(outer, 0)),
    modifiers: [],
    typeParameters: [],
    name: "",
    type: null,
    parameters: null,
    throws: [],
    keyword: null,
    extends: [],
    implements: [],
  };
  let at = afterAnnotations(outer, 0);
  for (let word = modifiers.exec(outer.slice(at)); word; word = modifiers.exec(outer.slice(at))) {
    if (!unsaid.has(word[0])) read.modifiers.push(word[0]);
    at = afterAnnotations(outer, at + word[0].length);
  }
  const [keyword] = /^(?:@interface|class|interface|enum|record)(?=\s)/.exec(outer.slice(at)) ?? [];
  if (keyword) return typeSignature(read, whole, outer, at, keyword);
  if (outer[at] === "<") {
    const end = outer.indexOf(">", at);
    read.typeParameters = typeParametersIn(whole, at + 1, end);
    at = end < 0 ? outer.length : end + 1;
  }
  const open = outer.indexOf("(", at);
  const close = open < 0 ? -1 : outer.indexOf(")", open);
  const head = outer.slice(at, open < 0 ? undefined : open);
  // The value of a constant may follow it.
  const named = head.replace(/=[\s\S]*$/, "").trimEnd();
  const [name = ""] = /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*$/u.exec(named) ?? [];
  read.name = name;
  read.type = partsOf(whole, at, at + named.length - name.length);
  if (open < 0 || close < 0) return read;
  read.parameters = divided(text, ",", open + 1, close).flatMap(({ start, end }) => parameterIn(whole, start, end));
  const [, before = "", thrown] = /^(\s*throws\s)([\s\S]*)$/.exec(outer.slice(close + 1)) ?? [];
  if (thrown !== undefined) read.throws = listIn(whole, close + 1 + before.length, text.length);
  return read;
}

function typeSignature(
  read: JavaSignature,
  whole: LinkedText,
  outer: string,
  start: number,
  keyword: string,
): JavaSignature {
  read.keyword = keyword;
  let at = start + keyword.length;
  const [, before = "", name = ""] = /^(\s+)([\p{L}_$][\p{L}\p{N}_$.]*)/u.exec(outer.slice(at)) ?? [];
  read.name = name;
  at += before.length + name.length;
  if (outer[at] === "<") {
    const end = outer.indexOf(">", at);
    read.typeParameters = typeParametersIn(whole, at + 1, end);
    at = end < 0 ? outer.length : end + 1;
  }
  const clauses = [...outer.slice(at).matchAll(/(?<![\p{L}\p{N}_$.])(extends|implements|permits)(?=\s)/gu)];
  for (const [index, clause] of clauses.entries()) {
    const from = at + clause.index + clause[0].length;
    const next = clauses[index + 1];
    if (isUnsaid(keyword, whole.text.slice(from, next ? at + next.index : undefined).trim())) continue;
    const types = listIn(whole, from, next ? at + next.index : whole.text.length);
    if (clause[1] === "extends") append(read.extends, types);
    else if (clause[1] === "implements") append(read.implements, types);
  }
  return read;
}

/** Behind annotations and what stands between their parentheses. */
function afterAnnotations(outer: string, from: number): number {
  let at = from + spaces(outer, from);
  while (outer[at] === "@" && !/^@interface(?=\s)/.test(outer.slice(at, at + 12))) {
    at += /^@\s*[\p{L}\p{N}_$.]*/u.exec(outer.slice(at, at + longestName))?.[0].length ?? 1;
    const space = spaces(outer, at);
    if (outer[at + space] === "(") {
      const end = outer.indexOf(")", at);
      at = end < 0 ? outer.length : end + 1;
    }
    at += spaces(outer, at);
  }
  return at;
}

const longestName = 500;

function spaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] as string)) at++;
  return at - from;
}

function listIn(whole: LinkedText, start: number, end: number): (readonly TypePart[])[] {
  return divided(whole.text, ",", start, end).flatMap((piece) => {
    const parts = partsOf(whole, piece.start, piece.end);
    return parts ? [parts] : [];
  });
}

function typeParametersIn(whole: LinkedText, start: number, end: number): TypeParameter[] {
  return divided(whole.text, ",", start, end < 0 ? whole.text.length : end).flatMap((piece) => {
    const text = whole.text.slice(piece.start, piece.end);
    const outer = outerText(text);
    const at = afterAnnotations(outer, 0);
    const [name = ""] = /^[\p{L}\p{N}_$?]+/u.exec(outer.slice(at)) ?? [];
    return name === ""
      ? []
      : [{ name, constraint: partsOf(whole, piece.start + at + name.length, piece.end), description: null }];
  });
}

function parameterIn(whole: LinkedText, start: number, end: number): Parameter[] {
  const text = whole.text.slice(start, end).trimEnd();
  const outer = outerText(text);
  let at = afterAnnotations(outer, 0);
  const [final = ""] = /^final\s+/.exec(outer.slice(at)) ?? [];
  at += final.length;
  const [name = ""] = /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*$/u.exec(outer) ?? [];
  const type = partsOf(whole, start + at, start + text.length - name.length);
  // Without names the type stands alone.
  if (type === null) return name === "" ? [] : [plain("", partsOf(whole, start + at, end))];
  return [plain(name, type)];
}

function plain(name: string, type: readonly TypePart[] | null): Parameter {
  return { name, type, required: true, default: null, description: null, fields: [] };
}

/** A way to call it. */
export function callOf(read: JavaSignature): Signature {
  return {
    code: read.code,
    typeParameters: read.typeParameters,
    parameters: read.parameters ?? [],
    returns: read.type === null ? null : { type: read.type, description: null },
    throws: read.throws.map((type) => ({ type, description: null })),
    description: null,
  };
}
