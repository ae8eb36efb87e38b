import { isObject, type Json, listOf, objectOf, own, textOf } from "../../json.ts";
import type { GroupWord } from "../../library/group-label.ts";
import { type Declaration, declaration, type MemberKind, type PageKind, type Signature } from "../declaration.ts";
import { webLink } from "../declaration-link.ts";
import { type CsharpSyntax, readCsharp } from "./csharp-syntax.ts";
import type { DocfxItem, DocfxItems } from "./load.ts";
import type { DocfxNames } from "./names.ts";
import { parametersOf, returnOf, throwsOf, typeParametersOf } from "./syntax.ts";
import { docfxMarkdown } from "./text.ts";

const types = new Map<string, { kind: PageKind; label: string | null; group: GroupWord }>([
  ["Class", { kind: "class", label: null, group: "Classes" }],
  ["Struct", { kind: "class", label: "struct", group: "Structs" }],
  ["Interface", { kind: "interface", label: null, group: "Interfaces" }],
  ["Enum", { kind: "enum", label: null, group: "Enums" }],
  ["Delegate", { kind: "type", label: "delegate", group: "Delegates" }],
]);
const members = new Map<string, MemberKind>([
  ["Constructor", "constructor"],
  ["Field", "property"],
  ["Property", "property"],
  ["AttachedProperty", "property"],
  ["Method", "method"],
  ["Operator", "method"],
  ["Event", "event"],
  ["AttachedEvent", "event"],
]);

/** The groups of a namespace, in the order of the navigation. */
export const groupOrder: readonly string[] = [...types.values()].map(({ group }) => group);

/** Bases that say no more than the kind of the type. */
const unsaid = new Set([
  "System.Object",
  "System.ValueType",
  "System.Enum",
  "System.Delegate",
  "System.MulticastDelegate",
]);

/** What everything of one library is read with. */
export interface DocfxContext {
  loaded: DocfxItems;
  names: DocfxNames;
}

/** A namespace, where something is said of it. */
export function namespaceOf(item: DocfxItem, context: DocfxContext): Declaration | null {
  const name = textOf(own(item.data, "name")) ?? item.uid;
  const { description, sections, see } = said(item.data, context);
  if (description === null && sections.length === 0) return null;
  return declaration({
    ...base(item),
    kind: "namespace",
    id: item.uid,
    name,
    fullName: name,
    description,
    sections,
    see,
    groups: [name],
  });
}

/** A type with its members; null for what is none, and for what is not for others. */
export function typeOf(item: DocfxItem, context: DocfxContext): Declaration | null {
  const kind = types.get(item.type);
  const { loaded, names } = context;
  const code = codeOf(item.data);
  const syntax = readCsharp(code ?? "");
  if (!kind || syntax.isHidden) return null;
  const namespace = textOf(own(item.data, "namespace")) ?? textOf(own(item.data, "parent")) ?? "";
  const uids = (key: string) => listOf(own(item.data, key)).flatMap((uid) => textOf(uid) ?? []);
  const bases = uids("inheritance").filter((uid) => !unsaid.has(uid));
  const told = common(item, syntax, context);
  return declaration({
    ...base(item),
    ...told,
    kind: kind.kind,
    id: item.uid,
    name: textOf(own(item.data, "name")) ?? item.uid,
    fullName: textOf(own(item.data, "fullName")) ?? item.uid,
    label: syntax.isRecord ? (kind.label ? "record struct" : "record") : kind.label,
    code: item.type === "Delegate" ? null : code,
    typeParameters: item.type === "Delegate" ? [] : typeParametersOf(syntaxOf(item.data), syntax, context),
    signatures: item.type === "Delegate" && code !== null ? [signatureOf(item.data, code, syntax, context)] : [],
    extends: bases.slice(-1).map((uid) => names.partsOf(uid)),
    implements: uids("implements").map((uid) => names.partsOf(uid)),
    sections: [...told.sections, ...relations(item.data, context)],
    members: (loaded.byParent.get(item.uid) ?? []).flatMap((member) => memberOf(member, item, context) ?? []),
    groups: [
      namespace === "" || namespace === "<global namespace>" ? { word: "Global namespace" } : namespace,
      { word: kind.group },
    ],
  });
}

function memberOf(item: DocfxItem, parent: DocfxItem, context: DocfxContext): Declaration | null {
  const known = members.get(item.type);
  const code = codeOf(item.data);
  const syntax = readCsharp(code ?? "");
  if (!known || syntax.isHidden) return null;
  const isValue = parent.type === "Enum" && item.type === "Field";
  const isIndexer = known === "property" && listOf(own(syntaxOf(item.data), "parameters")).length > 0;
  // An indexer is given parameters, as a method is.
  const kind = isValue ? "value" : isIndexer ? "method" : known;
  const written = textOf(own(item.data, "name")) ?? item.uid;
  const name = written.includes("(") ? written.slice(0, written.indexOf("(")).trim() || written : written;
  const told = common(item, syntax, context);
  const isCalled = kind === "method" || kind === "constructor";
  const answer = returnOf(syntaxOf(item.data), context);
  return declaration({
    ...base(item),
    ...told,
    kind,
    id: item.uid,
    name,
    fullName: textOf(own(item.data, "fullName")) ?? item.uid,
    label: memberLabel(item.type, isValue, syntax),
    modifiers: isValue ? [] : told.modifiers,
    code: isCalled || isValue ? null : code,
    type: isCalled || isValue ? null : (answer?.type ?? null),
    default: isCalled ? null : syntax.value,
    signatures: isCalled ? [signatureOf(item.data, code ?? written, syntax, context)] : [],
    sections: [...told.sections, ...(isCalled ? [] : valueSections(item.data, context))],
  });
}

function memberLabel(type: string, isValue: boolean, { modifiers }: CsharpSyntax): string | null {
  if (type === "Operator") return "operator";
  if (type !== "Field" || isValue) return null;
  return modifiers.includes("const") ? "constant" : "field";
}

function base(item: DocfxItem) {
  return { language: "csharp", position: { file: item.file, line: 1, column: 1 }, source: sourceOf(item.data) };
}

function common(item: DocfxItem, syntax: CsharpSyntax, context: DocfxContext) {
  return {
    ...said(item.data, context),
    deprecated: obsoleteOf(item.data) ?? syntax.obsolete,
    modifiers: syntax.modifiers,
  };
}

/** What comments say. */
function said(data: Json, { names }: DocfxContext) {
  const remarks = docfxMarkdown(own(data, "remarks"), names);
  const examples = listOf(own(data, "example")).flatMap((one) => docfxMarkdown(one, names) ?? []);
  const sections = remarks === null ? [] : [{ title: "Remarks", text: remarks }];
  const written = examples.filter((text) => codeAlone(text) === null);
  return {
    description: docfxMarkdown(own(data, "summary"), names),
    sections: [...sections, ...(written.length > 0 ? [{ title: "Examples", text: written.join("\n\n") }] : [])],
    examples: examples.flatMap((text) => codeAlone(text) ?? []),
    see: listOf(own(data, "seealso")).flatMap((one) => seeOf(objectOf(one), names) ?? []),
  };
}

/** An example that is code and nothing else. */
function codeAlone(text: string) {
  const [, fence, language = "", code] = /^(`{3,})([^\n`]*)\n([\s\S]*)\n\1$/.exec(text) ?? [];
  if (fence === undefined || code === undefined || code.includes(`\n${fence}`)) return null;
  return { title: null, code, language: language.trim() || "csharp", description: null };
}

function seeOf(link: Json, names: DocfxNames): string | null {
  const target = textOf(own(link, "linkId"));
  const text = docfxMarkdown(own(link, "altText"), names);
  if (target === null) return text;
  const address = webLink(target);
  if (own(link, "linkType") === "HRef" || address !== null) {
    if (address === null) return text;
    return text === null || text === target || text.startsWith("[")
      ? `<${address.replace(/[<>]/g, encodeURIComponent)}>`
      : `[${text}](${address.replace(/[()\s]/g, encodeURIComponent)})`;
  }
  return names.linkOf(target, text?.replace(/`/g, "") ?? null);
}

/** `Obsolete` among the attributes: the first thing that it is given is what it says. */
function obsoleteOf(data: Json): string | null {
  for (const attribute of listOf(own(data, "attributes")).filter(isObject)) {
    if (own(attribute, "type") !== "System.ObsoleteAttribute") continue;
    const [first] = listOf(own(attribute, "arguments")).filter(isObject);
    return textOf(own(objectOf(first), "value")) ?? "";
  }
  return null;
}

/** What a property holds, and what reading it may throw. */
function valueSections(data: Json, context: DocfxContext): { title: string; text: string }[] {
  const answer = returnOf(syntaxOf(data), context);
  const thrown = throwsOf(data, context).map(({ type, description }) => {
    const name = (type ?? []).map((part) => (typeof part === "string" ? part : part.text)).join("");
    return `- \`${name}\`${description === null ? "" : ` – ${description.replace(/\n(?=[^\n])/g, "\n  ")}`}`;
  });
  return [
    ...(answer?.description ? [{ title: "Value", text: answer.description }] : []),
    ...(thrown.length > 0 ? [{ title: "Exceptions", text: thrown.join("\n") }] : []),
  ];
}

/** Names of what belongs to a type and is declared elsewhere. */
function relations(data: Json, { names }: DocfxContext): { title: string; text: string }[] {
  const lists = [
    { key: "derivedClasses", title: "Derived classes" },
    { key: "inheritedMembers", title: "Inherited members" },
    { key: "extensionMethods", title: "Extension methods" },
  ];
  return lists.flatMap(({ key, title }) => {
    const uids = listOf(own(data, key)).flatMap((uid) => textOf(uid) ?? []);
    return uids.length === 0 ? [] : [{ title, text: uids.map((uid) => names.linkOf(uid, null)).join(", ") }];
  });
}

function signatureOf(data: Json, code: string, syntax: CsharpSyntax, context: DocfxContext): Signature {
  const given = syntaxOf(data);
  return {
    code,
    typeParameters: typeParametersOf(given, syntax, context),
    parameters: parametersOf(given, syntax, context),
    returns: returnOf(given, context),
    throws: throwsOf(data, context),
    description: null,
  };
}

function syntaxOf(data: Json): Json {
  return objectOf(own(data, "syntax"));
}

/** The declaration in C#, else in the language that there is. */
function codeOf(data: Json): string | null {
  const syntax = syntaxOf(data);
  return textOf(own(syntax, "content")) ?? textOf(own(syntax, "content.csharp")) ?? textOf(own(syntax, "content.vb"));
}

/** Where the source is to be read: on the host of its repository. */
function sourceOf(data: Json): string | null {
  const source = objectOf(own(data, "source"));
  const remote = objectOf(own(source, "remote"));
  const repository = textOf(own(remote, "repo"))
    ?.replace(/\.git$/, "")
    .replace(/\/$/, "");
  const branch = textOf(own(remote, "branch"));
  const path = textOf(own(remote, "path"));
  if (!repository || !branch || !path || !/^https:\/\/(?:github|gitlab)\.com\/[\w.-]+\/[\w./-]+$/.test(repository))
    return null;
  const line = own(source, "startLine");
  const anchor = typeof line === "number" && Number.isSafeInteger(line) && line >= 0 ? `#L${line + 1}` : "";
  const segments = [...branch.split("/"), ...path.split("/")].filter(
    (part) => part !== "" && part !== "." && part !== "..",
  );
  const folder = repository.includes("//gitlab.com/") ? "-/blob" : "blob";
  return `${repository}/${folder}/${segments.map((part) => encodeURIComponent(part.toWellFormed())).join("/")}${anchor}`;
}
