import { isObject, type Json, objectOf } from "../../json.ts";
import { bothTexts } from "../../schemas/fields/field-notes.ts";
import { type Declaration, declaration, type MemberKind, type TypePart } from "../declaration.ts";
import type { TypedocProject } from "./project.ts";
import { hasFlag, isPrivate, kindOf, nameOf, reflections } from "./reflection.ts";
import { heldMembers, type ReadSignature, signaturesOf } from "./signatures.ts";
import { toldOf } from "./told.ts";
import { flatParts } from "./type-layout.ts";
import { shortParts, TypeWriter, typeParts } from "./types.ts";

/** Parts of one class. */
const maxMembers = 2000;

/** The parts of a class, an interface, an enumeration: those that users of a library may know of. */
export function membersOf(owner: Json, project: TypedocProject): Declaration[] {
  const indexes = [...reflections(owner.indexSignatures), ...reflections([owner.indexSignature])];
  return [
    ...reflections(owner.children)
      .filter((child) => !isPrivate(child) && kindOf(child) !== "reference")
      .slice(0, maxMembers)
      .map((child) => memberOf(child, owner, project)),
    ...indexes.slice(0, maxMembers).map((one) => indexMember(one, project)),
  ];
}

function memberOf(child: Json, owner: Json, project: TypedocProject): Declaration {
  const kind = kindOf(child);
  const getter = objectOf(reflections([child.getSignature].flat())[0]);
  const setter = objectOf(reflections([child.setSignature].flat())[0]);
  const calls = memberCalls(child, owner, project);
  const halves = accessorCalls(getter, setter, project);
  const told = toldOf(child, [...calls, ...halves], project);
  const type = child.type ?? getter.type ?? objectOf(reflections(setter.parameters)[0]).type;
  const members = kind === "value" || calls.length > 0 ? [] : heldMembers(type, project);
  const memberKind = told.isEvent ? "event" : memberKindOf(kind, calls);
  const isField = memberKind === "property" || memberKind === "value";
  return declaration({
    ...told,
    kind: memberKind,
    id: project.idOf(child),
    name: nameOf(child),
    language: "ts",
    position: project.position,
    description: calls.length > 0 ? told.description : bothTexts(told.description, setterText(setter, project)),
    sections: [...told.sections, ...accessorSections(halves)],
    signatures: told.signatures.slice(0, calls.length),
    type:
      type === undefined ? null : members.length > 0 ? shortParts(type, project.find) : typeParts(type, project.find),
    default: isField && kind !== "value" ? (told.default ?? defaultOf(child)) : null,
    modifiers: [...modifiersOf(child, getter, setter), ...told.modifiers],
    inheritedFrom: otherOf(child, "inheritedFrom", project),
    origins: [
      { word: "Overrides", of: otherOf(child, "overwrites", project) },
      { word: "Implementation of", of: otherOf(child, "implementationOf", project) },
    ].flatMap(({ word, of }) => (of ? [{ word, of }] : [])),
    members,
  });
}

function memberKindOf(kind: ReturnType<typeof kindOf>, calls: readonly ReadSignature[]): MemberKind {
  if (kind === "constructor" || kind === "value") return kind;
  return calls.length > 0 && kind !== "property" ? "method" : "property";
}

/** How a part is called. A property that is a function is shown as one where its parameters are told of. */
function memberCalls(child: Json, owner: Json, project: TypedocProject): ReadSignature[] {
  const kind = kindOf(child);
  if (kind === "constructor") {
    // Its class says what types it is made with.
    const isOfClass = kindOf(owner) === "class";
    const written = reflections(child.signatures).map((one) =>
      isOfClass ? { ...one, typeParameter: undefined, typeParameters: undefined } : one,
    );
    const calls = signaturesOf(written, "new", project);
    return calls.map((call) => ({ ...call, signature: { ...call.signature, returns: null } }));
  }
  if (child.signatures !== undefined) return signaturesOf(child.signatures, nameOf(child), project);
  const held = signaturesOf(objectOf(objectOf(child.type).declaration).signatures, nameOf(child), project);
  const isTold = held.some(
    ({ signature }) =>
      signature.description !== null ||
      signature.returns?.description ||
      signature.parameters.some((one) => one.description !== null || one.fields.length > 0),
  );
  return isTold ? held : [];
}

/** What the two halves of a property say, as if they were calls. */
function accessorCalls(getter: Json, setter: Json, project: TypedocProject): ReadSignature[] {
  return signaturesOf(
    [getter, setter].filter((one) => Object.keys(one).length > 0),
    "",
    project,
  );
}

/** What reading and setting a property answers and throws, which no signature says. */
function accessorSections(halves: readonly ReadSignature[]): Declaration["sections"] {
  return halves.flatMap(({ comment }) => [
    ...(comment.returns === null ? [] : [{ title: "Returns", text: comment.returns }]),
    ...comment.throws.flatMap(({ type, description }) => {
      const name = type?.map((part) => (typeof part === "string" ? part : part.text)).join("");
      const text = [name && `\`${name.replaceAll("`", "")}\``, description].filter(Boolean).join(" ");
      return text === "" ? [] : [{ title: "Throws", text }];
    }),
  ]);
}

/** What is said of setting a property: in words, and of the value. */
function setterText(setter: Json, project: TypedocProject): string | null {
  const value = objectOf(reflections(setter.parameters)[0]);
  return bothTexts(project.comment(setter.comment).description, project.comment(value.comment).description);
}

function modifiersOf(child: Json, getter: Json, setter: Json): string[] {
  const flags = ["isProtected", "isStatic", "isAbstract", "isReadonly", "isOptional"];
  const words = flags.filter((flag) => hasFlag(child, flag)).map((flag) => flag.slice(2).toLowerCase());
  const isAccessor = Object.keys(getter).length + Object.keys(setter).length > 0;
  if (isAccessor && Object.keys(setter).length === 0) words.push("readonly");
  if (isAccessor && Object.keys(getter).length === 0) words.push("write-only");
  return words;
}

function defaultOf({ defaultValue }: Json): string | null {
  return typeof defaultValue === "string" && defaultValue !== "..." ? defaultValue : null;
}

/** The part of another class that this one comes from: `Base.value`, or a name of another library's. */
function otherOf(child: Json, key: string, project: TypedocProject): TypePart[] | null {
  const signature = reflections([child.signatures, child.getSignature, child.setSignature].flat())[0];
  const written = child[key] ?? objectOf(signature)[key];
  if (!isObject(written) || !nameOf(written)) return null;
  const id = project.find(written.target ?? written.id);
  return [id === undefined ? nameOf(written) : { text: nameOf(written), id }];
}

/** `[key: string]: unknown` as a property. */
function indexMember(signature: Json, project: TypedocProject): Declaration {
  const told = toldOf(signature, [], project);
  const parts = flatParts(new TypeWriter(project.find).index({ ...signature, type: undefined }));
  const name = parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
  return declaration({
    ...told,
    kind: "property",
    id: project.idOf(signature),
    name: name.replace(/: unknown$/, ""),
    language: "ts",
    position: project.position,
    signatures: [],
    type: typeParts(signature.type, project.find),
  });
}
