import { isObject, type Json, listOf, objectOf } from "../../json.ts";

/** What TypeDoc calls the things that it finds, as far as they are told apart here. */
export type ReflectionKind =
  | "project"
  | "module"
  | "namespace"
  | "enum"
  | "value"
  | "variable"
  | "function"
  | "class"
  | "interface"
  | "constructor"
  | "property"
  | "method"
  | "accessor"
  | "type"
  | "reference"
  | "document"
  | "other";

/** Numbers that mean the same in all versions. */
const kinds = new Map<unknown, ReflectionKind>([
  [1, "project"],
  [2, "module"],
  [4, "namespace"],
  [8, "enum"],
  [16, "value"],
  [32, "variable"],
  [64, "function"],
  [128, "class"],
  [256, "interface"],
  [512, "constructor"],
  [1024, "property"],
  [2048, "method"],
  [262144, "accessor"],
]);

/** From TypeDoc 0.24 on, which writes a `variant`; before, types and references have other numbers. */
const newerKinds = new Map<unknown, ReflectionKind>([
  [2097152, "type"],
  [4194304, "reference"],
  [8388608, "document"],
]);
const olderKinds = new Map<unknown, ReflectionKind>([
  [0, "project"],
  [1, "module"],
  [4194304, "type"],
  [8388608, "reference"],
  [16777216, "reference"],
]);

/** What a reflection is; `kindString` is written by TypeDoc 0.23 and older. */
export function kindOf(reflection: Json): ReflectionKind {
  const { kind, kindString, variant } = reflection;
  if (variant === "reference" || kindString === "Reference") return "reference";
  if (variant === "document") return "document";
  if (kindString === "Project" || variant === "project") return "project";
  if (kindString === "Type alias") return "type";
  const isNewer = typeof variant === "string";
  return (
    (isNewer ? newerKinds.get(kind) : kinds.has(kind) ? undefined : olderKinds.get(kind)) ?? kinds.get(kind) ?? "other"
  );
}

/** The reflections in a list, without whatever else stands there. */
export function reflections(value: unknown): Json[] {
  return listOf(value).filter(isObject);
}

/** The name of a reflection; a module of a folder's index may have an empty one. */
export function nameOf(reflection: Json): string {
  return typeof reflection.name === "string" ? reflection.name : "";
}

/** Whether TypeDoc marks a reflection: `isOptional`, `isPrivate` … */
export function hasFlag(reflection: Json, flag: string): boolean {
  return objectOf(reflection.flags)[flag] === true;
}

/** Whether something is no business of who uses a library. */
export function isPrivate(reflection: Json): boolean {
  return hasFlag(reflection, "isPrivate") || nameOf(reflection).startsWith("#");
}

/** Whether a signature is that of a constructor: `kind` is a bit of TypeDoc's `ReflectionKind`. */
export function isConstructor(signature: Json): boolean {
  return signature.kind === 16384;
}
