import type { Position } from "../../../source/site-config.ts";
import { type Declaration, declaration, type MemberKind } from "../declaration.ts";
import { signatureOf } from "./calls.ts";
import { type DocBlock, docBlockOf } from "./doc-block.ts";
import { idOf, type PhpNames, simpleName } from "./names.ts";
import { textOf } from "./texts.ts";
import { attribute, childrenOf, childText, type XmlElement } from "./xml-tree.ts";

/** Parts of one class. */
const maxMembers = 2000;

/** What parts of a class are read with. */
export interface MemberContext {
  names: PhpNames;
  position: Position;
  /** Full name of the class. */
  owner: string;
}

/** The parts of a class that its users may know of, those that stand in its comment alone behind the others. */
export function membersOf(element: XmlElement, block: DocBlock, context: MemberContext): Declaration[] {
  const written = childrenOf(element, "case", "constant", "property", "method")
    .filter((one) => attribute(one, "visibility") !== "private")
    .slice(0, maxMembers)
    .map((one) => memberOf(one, context));
  const known = new Set(written.map((one) => `${one.kind} ${one.name}`));
  const magic = block.magic
    .slice(0, maxMembers)
    .flatMap((tag) => magicMember(tag, context) ?? [])
    .filter((one) => !known.has(`${one.kind} ${one.name}`));
  return [...written, ...magic];
}

/** What a declaration takes from the comment above it. */
export function toldOf(block: DocBlock) {
  const { description, sections, examples, deprecated, see } = block;
  return { description, sections, examples, deprecated, see };
}

function memberOf(element: XmlElement, context: MemberContext): Declaration {
  const { names, owner, position } = context;
  const block = docBlockOf(element, names, owner);
  const name = childText(element, "name").replace(/^\$/, "");
  const modifiers = modifiersOf(element);
  const from = childText(element, "inherited_from");
  const isMethod = element.name === "method";
  const value = childText(element, "value") || childText(element, "default");
  const given = {
    ...toldOf(block),
    id: from === "" ? partId(element, name, owner) : `${idOf(owner)}::${name}`,
    name,
    language: "php",
    position,
    // What everyone may use is said by the code alone.
    modifiers: [...modifiers.filter((word) => word !== "public"), ...block.modifiers],
    inheritedFrom: from === "" ? null : names.type(from, owner),
    origins: block.overrides === "" ? [] : [{ word: "Overrides", of: overridden(block.overrides, context) }],
  };
  if (isMethod) {
    const before = [...modifiers, "function"].join(" ");
    const kind: MemberKind = name === "__construct" ? "constructor" : "method";
    return declaration({ ...given, kind, signatures: [signatureOf(element, name, before, block, names, owner)] });
  }
  const kind: MemberKind = element.name === "case" ? "value" : "property";
  const type = childText(element, "type") || block.variable?.type || "";
  return declaration({
    ...given,
    kind,
    label: element.name === "constant" ? "constant" : null,
    description: given.description ?? block.variable?.description ?? null,
    type: kind === "value" ? null : names.type(type, owner),
    default: value === "" ? null : value,
  });
}

function overridden(name: string, { names, owner }: MemberContext): Declaration["origins"][number]["of"] {
  const id = names.find(name, owner);
  const text = simpleName(name).replace(/\(\)$/, "");
  return [id === undefined ? text : { text, id }];
}

function modifiersOf(element: XmlElement): string[] {
  const words = ["abstract", "final"].filter((word) => attribute(element, word) === "true");
  const visibility = attribute(element, "visibility");
  if (visibility !== "") words.push(visibility);
  return [...words, ...["static", "readonly"].filter((word) => attribute(element, word) === "true")];
}

/** `@property string $name What it is`, `@method User find(int $id) What it does`. */
function magicMember(tag: XmlElement, { names, owner, position }: MemberContext): Declaration | null {
  const isMethod = attribute(tag, "name") === "method";
  const name = (isMethod ? attribute(tag, "method_name") : attribute(tag, "variable")).replace(/^\$/, "");
  if (name === "") return null;
  const type = names.type(attribute(tag, "type"), owner);
  const given = {
    id: `${idOf(owner)}::${name}`,
    name,
    language: "php",
    position,
    description: textOf(attribute(tag, "description"), names, owner),
  };
  if (!isMethod) {
    const way = attribute(tag, "name").slice("property-".length);
    return declaration({ ...given, kind: "property", type, modifiers: ["magic", ...(way ? [`${way}-only`] : [])] });
  }
  return declaration({
    ...given,
    kind: "method",
    modifiers: ["magic"],
    signatures: [
      {
        code: `${name}()${type ? `: ${attribute(tag, "type")}` : ""}`,
        typeParameters: [],
        parameters: [],
        returns: type && type.join() !== "void" ? { type, description: null } : null,
        throws: [],
        description: null,
      },
    ],
  });
}

/** The id of a part; of one without a full name it is made of that of its class. */
export function partId(element: XmlElement, name: string, owner: string): string {
  const full = childText(element, "full_name");
  return full.includes("::") ? idOf(full) : `${idOf(owner)}::${name}`;
}
