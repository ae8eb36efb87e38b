import type { Declaration, TypeParameter, TypePart } from "../declaration.ts";
import type { PhpNames } from "./names.ts";
import { referenceText, textOf } from "./texts.ts";
import { attribute, childrenOf, childText, type XmlElement } from "./xml-tree.ts";

/** What stands above a declaration, sorted. All text is Markdown. */
export interface DocBlock {
  description: string | null;
  sections: Declaration["sections"][number][];
  examples: Declaration["examples"][number][];
  deprecated: string | null;
  modifiers: string[];
  see: string[];
  /** By name without the dollar. */
  parameters: Map<string, { type: string; description: string | null }>;
  returns: { type: string; description: string | null } | null;
  throws: { type: readonly TypePart[] | null; description: string | null }[];
  /** Of a property. */
  variable: { type: string; description: string | null } | null;
  typeParameters: TypeParameter[];
  /** Tags of parts that the code does not have. */
  magic: XmlElement[];
  overrides: string;
}

/** Tags of one block. */
const maxTags = 1000;

/** Tags for programs, and those that say where something stands. */
const silentTags = new Set(
  "package subpackage category author copyright license filesource ignore todo access static final abstract codeCoverageIgnore codeCoverageIgnoreStart codeCoverageIgnoreEnd SuppressWarnings SuppressWarning fluent inheritDoc inheritdoc noinspection method property property-read property-write mixin name global source coversNothing".split(
    " ",
  ),
);

/** Reads the comment of an element. @param owner full name of the class that names in it are looked up in. */
export function docBlockOf(element: XmlElement, names: PhpNames, owner: string): DocBlock {
  const block: DocBlock = {
    description: null,
    sections: [],
    examples: [],
    deprecated: null,
    modifiers: [],
    see: [],
    parameters: new Map(),
    returns: null,
    throws: [],
    variable: null,
    typeParameters: [],
    magic: [],
    overrides: "",
  };
  const [written] = childrenOf(element, "docblock");
  if (!written) return block;
  const texts = ["description", "long-description"].map((name) => textOf(childText(written, name), names, owner));
  block.description = texts.filter((text) => text !== null).join("\n\n") || null;
  for (const tag of childrenOf(written, "tag").slice(0, maxTags)) addTag(block, tag, names, owner);
  return block;
}

function addTag(block: DocBlock, tag: XmlElement, names: PhpNames, owner: string): void {
  const name = attribute(tag, "name");
  const text = textOf(attribute(tag, "description"), names, owner);
  const typed = { type: attribute(tag, "type"), description: text };
  const version = attribute(tag, "version");
  switch (name) {
    case "param": {
      const variable = attribute(tag, "variable").replace(/^(?:\.{3}|[$&])+/, "");
      if (variable !== "") block.parameters.set(variable, typed);
      return;
    }
    case "return":
      block.returns ??= typed;
      return;
    case "throws":
    case "throw":
      block.throws.push({ type: names.type(typed.type, owner), description: text });
      return;
    case "var":
      block.variable ??= typed;
      return;
    case "since":
    case "version": {
      const told = [version, text].filter(Boolean).join(" ");
      if (told !== "") block.modifiers.push(`${name} ${told.replace(/\s+/g, " ")}`);
      return;
    }
    case "deprecated":
      block.deprecated = version === "" ? (text ?? "") : `Since ${version}${text === null ? "." : `: ${text}`}`;
      return;
    case "see":
    case "link":
    case "uses":
    case "used-by": {
      // A link's description is its address once more where nothing else is said.
      const link = attribute(tag, "link") || attribute(tag, "refers");
      const said = text === link ? "" : (text ?? "");
      const reference = [referenceText(link, "", names, owner), said].filter(Boolean).join(" ");
      if (reference !== "") block.see.push(reference);
      return;
    }
    case "example":
      if (text !== null) block.examples.push(exampleOf(attribute(tag, "description"), text));
      return;
    case "internal":
    case "api":
      block.modifiers.push(name);
      return;
    case "inherited_from":
      block.overrides = attribute(tag, "refers") || attribute(tag, "description");
      return;
    case "template":
    case "template-covariant":
    case "template-contravariant":
      addTemplate(block, attribute(tag, "description"), typed.type, names, owner);
      return;
  }
  if (/^(?:method|property(?:-read|-write)?)$/.test(name)) block.magic.push(tag);
  else if (text !== null && !silentTags.has(name) && !/^(?:phpstan|psalm|phan|phpcs)/.test(name))
    block.sections.push({ title: titleOf(name), text });
}

/** `T of Item The kind of thing`. */
function addTemplate(block: DocBlock, written: string, type: string, names: PhpNames, owner: string): void {
  const match = /^(\w+)(?:\s+(?:of|as|extends)\s+(\S+))?\s*([\s\S]*)$/.exec(written);
  if (!match) return;
  const [, name = "", bound = type, rest = ""] = match;
  block.typeParameters.push({
    name,
    constraint: names.type(bound, owner),
    description: textOf(rest, names, owner),
  });
}

/** Code is told from words by its signs: examples of PHP's tools are files, words, or lines of code. */
function exampleOf(written: string, text: string): DocBlock["examples"][number] {
  const isCode = /[;{}]\s*$|\$\w+\s*=|->\w+\(/.test(written) && !/^\s*<|```/.test(written);
  return isCode
    ? { title: null, code: written, language: "php", description: null }
    : { title: null, code: "", language: "php", description: text };
}

function titleOf(name: string): string {
  const words = name.slice(0, 60).replace(/[-_\\]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
