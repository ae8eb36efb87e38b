import type { GroupWord } from "../../library/group-label.ts";
import { type Declaration, declaration, type Signature, type TypeParameter, type TypePart } from "../declaration.ts";
import { describedIn } from "../html-to-markdown.ts";
import { type LinkedText, linkedText } from "../linked-text.ts";
import { findAll, parseHtml } from "../parse-html.ts";
import { type ClassPage, type MemberPart, readClassPage } from "./class-page.ts";
import type { ClassFile } from "./files.ts";
import { callOf, type JavaSignature, readJavaSignature } from "./java-signature.ts";
import { type JavadocLinks, leadsToTypeParameter, memberId } from "./links.ts";
import { type JavadocNotes, readNotes } from "./notes.ts";

const language = "java";

/** What a page of a class says; null where it is another page. @throws {DeepHtml} */
export function classDeclaration(
  given: ClassFile,
  html: string,
  links: JavadocLinks,
  constants: ReadonlyMap<string, string>,
): Declaration | null {
  const page = readClassPage(parseHtml(html));
  if (page.signature === null) return null;
  const context = { file: given, links, constants };
  const read = readJavaSignature(linked(page.signature.children, context));
  if (read.keyword === null || read.modifiers.includes("private")) return null;
  const reading = links.reading(given.file);
  const notes = readNotes(page.said, reading, (href) => links.idOf(href, given.file));
  const isException = /java\.lang\.Throwable(?![\w.])/.test(page.ancestors);
  const { kind, label, group } = kindOf(read.keyword, isException);
  const inherited = page.inherited.flatMap(({ title, nodes }) => {
    const text = describedIn(nodes, reading);
    return text === null ? [] : [{ title, text }];
  });
  return declaration({
    kind,
    id: given.id,
    name: given.name,
    fullName: given.id,
    language,
    position: { file: given.file, line: 1, column: 1 },
    label,
    ...said(notes, read),
    code: read.code,
    typeParameters: described(read.typeParameters, notes),
    // An interface extends those that it builds upon.
    extends: read.extends,
    implements: read.implements,
    sections: notes.sections,
    lists: inherited,
    members: membersOf(page, read.keyword, context),
    groups: [given.package || { word: "Unnamed package" }, { word: group }],
  });
}

function kindOf(
  keyword: string,
  isException: boolean,
): { kind: "class" | "interface" | "enum"; label: string | null; group: GroupWord } {
  if (keyword === "@interface") return { kind: "interface", label: "annotation", group: "Annotations" };
  if (keyword === "interface") return { kind: "interface", label: null, group: "Interfaces" };
  if (keyword === "enum") return { kind: "enum", label: null, group: "Enums" };
  if (keyword === "record") return { kind: "class", label: "record", group: "Records" };
  return { kind: "class", label: isException ? "exception" : null, group: isException ? "Exceptions" : "Classes" };
}

interface Context {
  file: ClassFile;
  links: JavadocLinks;
  constants: ReadonlyMap<string, string>;
}

/** The text of a signature; parameters of types lead nowhere. */
function linked(nodes: Parameters<typeof linkedText>[0], { links, file }: Context): LinkedText {
  for (const link of findAll(nodes, ({ name }) => name === "a")) {
    // The tree is ours alone.
    if (leadsToTypeParameter(link)) link.attribs.href = "";
  }
  return linkedText(nodes, (href) => (href.includes("src-html/") ? null : links.idOf(href, file.file)));
}

function membersOf(page: ClassPage, keyword: string, context: Context): Declaration[] {
  return page.members.flatMap((part) => memberOf(part, keyword, context) ?? []);
}

function memberOf(part: MemberPart, keyword: string, context: Context): Declaration | null {
  const { file, links, constants } = context;
  const read = readJavaSignature(linked(part.signature.children, context));
  if (read.name === "" || read.modifiers.includes("private")) return null;
  const notes = readNotes(part.said, links.reading(file.file), (href) => links.idOf(href, file.file));
  const isElementOfAnnotation = keyword === "@interface" && part.area !== "field";
  const isCalled = read.parameters !== null && !isElementOfAnnotation;
  const isConstructor = part.area === "constructor" || (isCalled && read.type === null);
  const isValue = part.area === "enum-constant";
  const kind = isValue ? "value" : isConstructor ? "constructor" : isCalled ? "method" : "property";
  const name = isConstructor ? simpleName(file.name) : read.name;
  return declaration({
    kind,
    id: memberId(file.id, part.anchor || name),
    name,
    fullName: `${file.id}.${name}`,
    language,
    position: { file: file.file, line: 1, column: 1 },
    label: kind === "property" && !isElementOfAnnotation ? (isConstant(read) ? "constant" : "field") : null,
    ...said(notes, isValue ? { ...read, modifiers: [] } : read),
    sections: isCalled ? notes.sections : [...notes.sections, ...answerSection(notes)],
    code: isCalled || isValue ? null : read.code,
    type: isCalled || isValue ? null : read.type,
    default: isCalled ? null : (notes.default ?? constants.get(`${file.id}.${name}`) ?? null),
    signatures: isCalled ? [signatureOf(read, notes)] : [],
  });
}

function isConstant({ modifiers, code }: JavaSignature): boolean {
  return modifiers.includes("final") && (modifiers.includes("static") || /\bstatic\b/.test(code));
}

/** What an element of an annotation returns is said of its value. */
function answerSection({ returns }: JavadocNotes): { title: string; text: string }[] {
  return returns === null ? [] : [{ title: "Returns", text: returns }];
}

function simpleName(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

function said(notes: JavadocNotes, read: JavaSignature) {
  return {
    description: notes.description,
    deprecated: notes.deprecated,
    modifiers: [...read.modifiers, ...(notes.isForRemoval ? ["for removal"] : []), ...notes.modifiers],
    see: notes.see,
  };
}

function described(parameters: readonly TypeParameter[], { typeParameters }: JavadocNotes): TypeParameter[] {
  return parameters.map((one) => ({
    ...one,
    description: typeParameters.find(({ name }) => name === one.name)?.description ?? null,
  }));
}

function signatureOf(read: JavaSignature, notes: JavadocNotes): Signature {
  const call = callOf(read);
  const parameters = call.parameters.map((one) => ({
    ...one,
    description: notes.parameters.find(({ name }) => name === one.name)?.description ?? null,
  }));
  const { returns } = call;
  return {
    ...call,
    typeParameters: described(call.typeParameters, notes),
    parameters,
    returns:
      returns && (notes.returns !== null || !isVoid(returns.type)) ? { ...returns, description: notes.returns } : null,
    throws: thrownOf(call, notes),
  };
}

function isVoid(type: readonly TypePart[] | null): boolean {
  return type?.length === 1 && type[0] === "void";
}

/** What the comment says of exceptions, and those that only the signature names. */
function thrownOf(call: Signature, notes: JavadocNotes): Signature["throws"] {
  const name = (type: readonly TypePart[] | null) =>
    (type ?? [])
      .map((part) => (typeof part === "string" ? part : part.text))
      .join("")
      .replace(/^.*\./, "");
  const told = new Set(notes.throws.map(({ type }) => name(type)));
  return [...notes.throws, ...call.throws.filter(({ type }) => !told.has(name(type)))];
}
