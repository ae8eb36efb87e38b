import type { Element } from "domhandler";
import type { Parameter, Signature, TypePart } from "../declaration.ts";
import { divided, type LinkedText, linkedText, outerSigns, partsOf } from "../linked-text.ts";
import { attributeOf, elementsIn, findAll, hasClass, isElement, lineIn } from "../parse-html.ts";
import { knownId } from "./reading.ts";

/** What a line that describes a part of a program says. */
export interface SphinxSignature {
  name: string;
  /** What stands before the name: `shop.client.`. */
  prefix: string;
  /** Words before it: `class`, `async`, `static`. */
  words: string[];
  /** In one line or more, without those words. */
  code: string;
  isCalled: boolean;
  parameters: Parameter[];
  returns: readonly TypePart[] | null;
  /** Of an attribute. */
  type: readonly TypePart[] | null;
  value: string | null;
  /** An address of the web where its source is. */
  source: string | null;
}

/** Characters of a signature in one line. */
const lineMost = 80;

/**
 * Reads a signature as Sphinx writes it (`<dt>`).
 * @param knows whether there is a declaration of an id, to which types may lead
 */
export function readSignature(dt: Element, knows: (id: string) => boolean): SphinxSignature {
  const shown = dt.children.filter((child) => !isElement(child) || !isFurniture(child));
  const idOf = (href: string) => knownId(href, knows);
  const name = lineIn(findAll(dt.children, (child) => hasClass(child, "sig-name", "descname")).slice(0, 1));
  const prefix = lineIn(findAll(dt.children, (child) => hasClass(child, "sig-prename", "descclassname")));
  const at = shown.findIndex(
    (child) => isElement(child) && hasClass(child, "sig-name", "descname", "sig-prename", "descclassname"),
  );
  const before = lineIn(shown.slice(0, Math.max(0, at)));
  const isPython = hasClass(dt, "py");
  const from = isPython ? firstName(shown) : hasClass(dt, "js") ? Math.max(0, at) : 0;
  const afterName = linkedText(shown.slice(lastName(shown) + 1), idOf);
  const call = callOf(afterName.text);
  const parameters = call ? parametersOf(dt, afterName, call, idOf) : [];
  const typed = call ? { type: null, value: null } : typeAndValue(afterName);
  const returns = call ? returnOf(afterName, call.end + 1) : null;
  return {
    name,
    prefix,
    words: before.split(" ").filter(Boolean),
    code: written(linkedText(shown.slice(from), idOf).text, afterName.text, call),
    isCalled: call !== null,
    parameters,
    returns,
    ...typed,
    source: sourceOf(dt),
  };
}

function isFurniture(element: Element): boolean {
  return hasClass(element, "headerlink") || findAll([element], (child) => hasClass(child, "viewcode-link")).length > 0;
}

function firstName(nodes: readonly Element["children"][number][]): number {
  const found = nodes.findIndex((child) => isElement(child) && hasClass(child, "sig-name", "descname"));
  return Math.max(0, found);
}

function lastName(nodes: readonly Element["children"][number][]): number {
  return nodes.findLastIndex((child) => isElement(child) && hasClass(child, "sig-name", "descname"));
}

/** Where the parentheses of a call stand. */
function callOf(text: string): { start: number; end: number } | null {
  let start = -1;
  for (const at of outerSigns(text)) {
    if (start < 0 && text[at] === "(") start = at;
    else if (start >= 0 && text[at] === ")") return { start, end: at };
  }
  return null;
}

type IdOf = (href: string) => string | null;

function parametersOf(dt: Element, after: LinkedText, call: { start: number; end: number }, idOf: IdOf): Parameter[] {
  const written: Parameter[] = [];
  let optional = 0;
  let isOpen = false;
  const walk = (element: Element): void => {
    for (const child of elementsIn(element)) {
      const text = lineIn(child.children);
      if (hasClass(child, "sig-paren")) isOpen = text === "(" || (text !== ")" && isOpen);
      else if (hasClass(child, "optional")) optional += text === "[" ? 1 : -1;
      else if (hasClass(child, "sig-param")) {
        const parameter = isOpen ? parameterOf(linkedText(child.children, idOf), optional > 0) : null;
        if (parameter) written.push(parameter);
      } else walk(child);
    }
  };
  walk(dt);
  if (written.length > 0 || hasClass(dt, "py", "js")) return written;
  return divided(after.text, ",", call.start + 1, call.end).flatMap(({ start, end }) => declared(after, start, end));
}

/** `*`, `/` and `key: str = "a"` of Python. */
function parameterOf(whole: LinkedText, isOptional: boolean): Parameter | null {
  const { text } = whole;
  let colon = -1;
  let equals = -1;
  for (const at of outerSigns(text)) {
    if (text[at] === ":" && colon < 0 && equals < 0) colon = at;
    else if (text[at] === "=" && equals < 0) equals = at;
  }
  const nameEnd = colon >= 0 ? colon : equals >= 0 ? equals : text.length;
  const name = text.slice(0, nameEnd).trim();
  if (name === "" || name === "*" || name === "/") return null;
  const value = equals < 0 ? null : oneLine(text.slice(equals + 1)) || null;
  return {
    name,
    type: colon < 0 ? null : partsOf(whole, colon + 1, equals < 0 ? text.length : equals),
    required: value === null && !isOptional && !name.startsWith("*"),
    default: value,
    description: null,
    fields: [],
  };
}

/** `const char *name = 0` of C and C++. */
function declared(whole: LinkedText, start: number, end: number): Parameter[] {
  const [first = { start, end }] = divided(whole.text, "=", start, end);
  const value = oneLine(whole.text.slice(first.end + 1, end)) || null;
  const text = whole.text.slice(first.start, first.end);
  const [, name = ""] = /(?<![\w:])([A-Za-z_]\w*)\s*(?:\[\w*\]\s*)*$/.exec(text) ?? [];
  if (name === "" || text.trim() === "void") return [];
  const at = first.start + text.lastIndexOf(name);
  const type = partsOf(whole, first.start, at);
  if (type === null) return [];
  return [{ name, type, required: value === null, default: value, description: null, fields: [] }];
}

function typeAndValue(after: LinkedText): { type: readonly TypePart[] | null; value: string | null } {
  const [, colon = ""] = /^(\s*:)/.exec(after.text) ?? [];
  const [first] = divided(after.text, "=", colon.length);
  const equals = first && first.end < after.text.length ? first.end : -1;
  const isValue = /^\s*=/.test(after.text);
  const from = isValue ? after.text.indexOf("=") : equals;
  return {
    type: colon === "" ? null : partsOf(after, colon.length, equals < 0 ? after.text.length : equals),
    value: from < 0 ? null : oneLine(after.text.slice(from + 1)) || null,
  };
}

function returnOf(after: LinkedText, from: number): readonly TypePart[] | null {
  const [arrow = ""] = /^\s*(?:→|->)\s*/.exec(after.text.slice(from)) ?? [];
  return arrow === "" ? null : partsOf(after, from + arrow.length);
}

/** The code in one line, or each parameter in its own where that is too long. */
function written(text: string, after: string, call: { start: number; end: number } | null): string {
  const line = oneLine(text.replace(/→/g, "->"));
  const pieces = call ? divided(after, ",", call.start + 1, call.end) : [];
  if (!call || line.length <= lineMost || pieces.length < 2) return line;
  const head = oneLine(text.slice(0, text.length - after.length) + after.slice(0, call.start + 1));
  const tail = oneLine(after.slice(call.end).replace(/→/g, "->"));
  const rows = pieces.map(({ start, end }) => `    ${oneLine(after.slice(start, end))},`);
  return [head, ...rows, tail].join("\n");
}

/** In one line; `~typing.` is how Sphinx asks itself for a short name where it cannot read a type. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/~(?=[A-Za-z_]\w*\.)/g, "")
    .trim();

function sourceOf(dt: Element): string | null {
  for (const link of findAll(dt.children, ({ name }) => name === "a")) {
    const href = attributeOf(link, "href");
    if (/^https:\/\//.test(href) && findAll([link], (child) => hasClass(child, "viewcode-link")).length > 0)
      return href;
  }
  return null;
}

/** A way to call it, before its fields say more. */
export function signatureOf(read: SphinxSignature): Signature {
  const returns = read.returns ? { type: read.returns, description: null } : null;
  return { code: read.code, typeParameters: [], parameters: read.parameters, returns, throws: [], description: null };
}
