import type { Parameter, Signature, TypePart } from "../declaration.ts";
import { typeText } from "../type-pill.ts";
import type { DocBlock } from "./doc-block.ts";
import type { PhpNames } from "./names.ts";
import { attribute, childrenOf, childText, type XmlElement } from "./xml-tree.ts";

/** Characters of a line of code. */
const lineWidth = 80;
/** Parameters of one function. */
const maxParameters = 200;

/** The one way to call a function or a method. @param before words before its name: `public static function`. */
export function signatureOf(
  element: XmlElement,
  name: string,
  before: string,
  block: DocBlock,
  names: PhpNames,
  owner: string,
): Signature {
  const parameters = childrenOf(element, "argument")
    .slice(0, maxParameters)
    .map((one) => parameterOf(one, block, names, owner));
  const type = names.type(block.returns?.type ?? "", owner);
  const isConstructor = name === "__construct";
  const description = block.returns?.description ?? null;
  const isNothing = type?.join("") === "void" && description === null;
  const mark = attribute(element, "returnByReference") === "true" ? "&" : "";
  return {
    code: codeOf(`${before} ${mark}${name}`, parameters, isConstructor ? null : type),
    typeParameters: block.typeParameters,
    parameters,
    returns: isConstructor || isNothing || block.returns === null ? null : { type, description },
    throws: block.throws,
    description: null,
  };
}

function parameterOf(element: XmlElement, block: DocBlock, names: PhpNames, owner: string): Parameter {
  const written = childText(element, "name");
  const name = written.replace(/^(?:\.{3}|[$&])+/, "");
  const told = block.parameters.get(name);
  const isVariadic = attribute(element, "variadic") === "true" || written.includes("...");
  const fallback = childText(element, "default");
  const type = childText(element, "type") || (told?.type ?? "");
  return {
    name: `${attribute(element, "by_reference") === "true" ? "&" : ""}${isVariadic ? "..." : ""}$${name}`,
    type: names.type(type, owner),
    required: fallback === "" && !isVariadic,
    default: fallback === "" ? null : fallback,
    description: told?.description ?? null,
    fields: [],
  };
}

function codeOf(start: string, parameters: readonly Parameter[], type: readonly TypePart[] | null): string {
  const items = parameters.map(
    (one) => `${one.type ? `${typeText(one.type)} ` : ""}${one.name}${one.default === null ? "" : ` = ${one.default}`}`,
  );
  const end = type ? `: ${typeText(type)}` : "";
  const line = `${start.trim()}(${items.join(", ")})${end}`;
  return line.length <= lineWidth || items.length === 0
    ? line
    : `${start.trim()}(\n${items.map((item) => `    ${item},\n`).join("")})${end}`;
}
