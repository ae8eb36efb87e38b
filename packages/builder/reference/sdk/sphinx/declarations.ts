import type { ChildNode, Element } from "domhandler";
import { append } from "../append.ts";
import { type Declaration, declaration, type Signature } from "../declaration.ts";
import type { HtmlReading } from "../inline-markdown.ts";
import { codeSpan, indented } from "../markdown-text.ts";
import { attributeOf, classesOf, elementsIn, hasClass } from "../parse-html.ts";
import { readDescription, type SphinxDescription } from "./description.ts";
import { describedParameters } from "./fields.ts";
import { sphinxKind } from "./kinds.ts";
import { readSignature, type SphinxSignature, signatureOf } from "./signature.ts";

/** Where descriptions stand, and what is known of them. */
export interface SphinxPlace {
  file: string;
  reading: HtmlReading;
  knows(id: string): boolean;
  /** The module that descriptions without a name of it belong to. */
  module: string | null;
  /** The names of all modules, and the title of the page for what is in none. */
  groupOf(id: string, language: string): string;
}

/** All that a list describes: the things that have pages, and as their members what is part of them. */
export function declarationsIn(list: Element, place: SphinxPlace): Declaration[] {
  const found: Declaration[] = [];
  for (const { signatures, body } of entriesIn(list)) append(found, entry(list, signatures, body, null, place));
  return found;
}

/** The lines that name a thing, with what is said of them. */
function entriesIn(list: Element): { signatures: Element[]; body: ChildNode[] }[] {
  const entries: { signatures: Element[]; body: ChildNode[] }[] = [];
  let isOpen = false;
  for (const child of elementsIn(list)) {
    if (child.name === "dt") {
      if (!isOpen) entries.push({ signatures: [], body: [] });
      entries.at(-1)?.signatures.push(child);
      isOpen = true;
    } else {
      append(entries.at(-1)?.body ?? [], child.children);
      isOpen = false;
    }
  }
  return entries;
}

/** One thing, behind those within it that have pages of their own. */
function entry(
  list: Element,
  lines: readonly Element[],
  body: readonly ChildNode[],
  parent: Declaration | null,
  place: SphinxPlace,
): Declaration[] {
  const kind = sphinxKind(classesOf(list));
  const reads = lines.map((line) => readSignature(line, place.knows));
  const [read] = reads;
  if (!kind || !read || read.name === "" || isPrivate(read.name)) return [];
  const said = readDescription(body, place.reading, place.knows);
  const isPage = parent === null || kind.kind === "class" || kind.kind === "enum" || kind.kind === "interface";
  const fullName = fullNameOf(lines[0] as Element, read, parent, place);
  const group = place.groupOf(fullName, kind.language);
  const isDecorator = read.prefix.startsWith("@") || kind.label === "decorator";
  const isConstructor =
    parent !== null && kind.asMember === "method" && (read.name === "__init__" || read.name === "constructor");
  const own = declaration({
    kind: isPage ? kind.kind : isConstructor ? "constructor" : kind.asMember,
    id: lines.map((line) => attributeOf(line, "id")).find(Boolean) || fullName,
    name: isPage ? withoutGroup(fullName, group) : read.name,
    fullName,
    language: kind.language,
    position: { file: place.file, line: 1, column: 1 },
    label: isDecorator ? "decorator" : isPage || kind.label === "attribute" ? kind.label : null,
    description: said.description,
    sections: [...said.sections, ...said.fields.sections],
    deprecated: said.deprecated,
    modifiers: [...modifiersOf(read, kind.word, isPage), ...said.modifiers],
    extends: said.bases,
    see: said.see,
    source: read.source,
    type: read.type ?? said.fields.type,
    default: read.value,
    groups: isPage ? [group, { word: kind.group }] : [],
  });
  const isCalled = kind.asMember === "method";
  if (isCalled) own.signatures = signaturesOf(reads, said);
  else
    own.code = reads
      .map(({ words, code }) => (kind.language === "python" ? [...words, code].join(" ") : code))
      .join("\n");
  const inner: Declaration[] = [];
  if (hasParts.has(kind.kind)) own.members = membersOf(own, reads, said, place, inner);
  else if (!isCalled) tellAnswer(own, said);
  return [own, ...inner];
}

/** What may have members, and a way to be made. */
const hasParts = new Set(["class", "enum", "interface", "type"]);

/** A property of which its fields speak as of a method. */
function tellAnswer(own: Declaration, { fields }: SphinxDescription): void {
  const { returns, throws } = fields;
  own.type ??= returns?.type ?? null;
  const raised = throws.map(({ type, description }) => {
    const name = codeSpan((type ?? []).map((part) => (typeof part === "string" ? part : part.text)).join(""));
    return `- ${indented([name, description].filter(Boolean).join(" – "), 2)}`;
  });
  const told = fields.parameters.map(
    ({ name, description }) => `- ${indented([codeSpan(name), description].filter(Boolean).join(" – "), 2)}`,
  );
  const sections = [
    { title: "Parameters", text: told.join("\n") },
    { title: "Returns", text: returns?.description ?? "" },
    { title: "Raises", text: raised.join("\n") },
  ];
  own.sections = [...own.sections, ...sections.filter(({ text }) => text !== "")];
}

function signaturesOf(reads: readonly SphinxSignature[], { fields }: SphinxDescription): Signature[] {
  return reads.map((read, index) => {
    const signature = signatureOf(read);
    const isLast = index === reads.length - 1;
    // Of several ways each has the fields that name its parameters; what is not theirs stands at the last.
    const names = new Set(signature.parameters.map(({ name }) => name.replace(/^\*+/, "")));
    const known = isLast
      ? fields.parameters.filter(({ name }) => names.has(name.replace(/^\*+/, "")) || !named(reads, name))
      : fields.parameters.filter(({ name }) => names.has(name.replace(/^\*+/, "")));
    const code = read.words.includes("async") ? `async ${signature.code}` : signature.code;
    return {
      ...signature,
      code,
      parameters: describedParameters(signature.parameters, known),
      returns:
        signature.returns || fields.returns
          ? {
              type: signature.returns?.type ?? fields.returns?.type ?? null,
              description: fields.returns?.description ?? null,
            }
          : null,
      throws: fields.throws,
    };
  });
}

function named(reads: readonly SphinxSignature[], name: string): boolean {
  return reads.some(({ parameters }) =>
    parameters.some((one) => one.name.replace(/^\*+/, "") === name.replace(/^\*+/, "")),
  );
}

function membersOf(
  own: Declaration,
  reads: readonly SphinxSignature[],
  said: SphinxDescription,
  place: SphinxPlace,
  inner: Declaration[],
): Declaration[] {
  const members: Declaration[] = [];
  for (const list of said.parts) {
    for (const { signatures, body } of entriesIn(list)) {
      for (const found of entry(list, signatures, body, own, place)) {
        if (found.groups.length > 0) inner.push(found);
        else members.push(found);
      }
    }
  }
  for (const variable of said.fields.variables) {
    const member = members.find(({ name }) => name === variable.name);
    if (member) {
      member.type ??= variable.type;
      if (variable.description !== null && !member.description?.includes(variable.description))
        member.description = [member.description, variable.description].filter(Boolean).join("\n\n");
    } else {
      const { name, type, description } = variable;
      const id = `${own.fullName}.${name}`;
      members.push(declaration({ ...base(own), kind: "property", id, name, fullName: id, type, description }));
    }
  }
  return [...constructorsOf(own, reads, said, members), ...members];
}

const base = ({ language, position }: Declaration) => ({ language, position });

/** How an object is made, as the line of its class says, unless a member says it. */
function constructorsOf(
  own: Declaration,
  reads: readonly SphinxSignature[],
  said: SphinxDescription,
  members: readonly Declaration[],
): Declaration[] {
  const called = reads.filter(({ isCalled }) => isCalled);
  const hasFields = said.fields.parameters.length > 0 || said.fields.throws.length > 0 || said.fields.returns !== null;
  const isTold = members.some(({ kind }) => kind === "constructor");
  if (called.length === 0 ? !hasFields : isTold && !hasFields) return [];
  const name = own.name.slice(own.name.lastIndexOf(".") + 1);
  const id = `${own.id}${isTold ? "()" : ".__init__"}`;
  const signatures = signaturesOf(called.length > 0 ? called : reads, said);
  return [
    declaration({ ...base(own), kind: "constructor", id, name, fullName: `${own.fullName}.${name}`, signatures }),
  ];
}

/** A name that begins with one underscore, as Python marks what is not for others. */
export function isPrivate(name: string): boolean {
  return /^_(?!_)/.test(name) || /^__.*(?<!__)$/.test(name);
}

function fullNameOf(line: Element, read: SphinxSignature, parent: Declaration | null, place: SphinxPlace): string {
  const id = attributeOf(line, "id");
  if (/^[\w$.]+$/.test(id) && id.endsWith(read.name) && !id.startsWith("c.") && !id.startsWith("_CPP")) return id;
  if (parent) return `${parent.fullName}.${read.name}`;
  const module = hasClass(line, "py") ? place.module : null;
  const prefix = read.prefix.replace(/^@/, "").replace(/\s/g, "");
  return prefix !== "" || module === null ? prefix + read.name : `${module}.${read.name}`;
}

function withoutGroup(fullName: string, group: string): string {
  return fullName.startsWith(`${group}.`) ? fullName.slice(group.length + 1) : fullName;
}

/** Words that are not said by the kind of the thing. */
function modifiersOf({ words }: SphinxSignature, word: string, isPage: boolean): string[] {
  const known =
    /^(?:async|abstract|abstractmethod|classmethod|static|final|property|virtual|readonly|get|set|coroutine)$/;
  const said = words.filter((one) => known.test(one));
  if (!isPage && (word === "classmethod" || word === "property") && !said.includes(word)) said.push(word);
  if (!isPage && word === "staticmethod" && !said.includes("static")) said.push("static");
  return said;
}
