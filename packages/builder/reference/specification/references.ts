import { posix } from "node:path";
import { composed } from "../../text/composed.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import { isObject, type Json, own } from "../json.ts";
import { isRemote } from "./remote-address.ts";

/**
 * Rewrites every local `$ref` of a document to `file#/pointer`, counted from the content root, so that it means the
 * same wherever it is read. References that leave the root or name a URL are reported and left out.
 * @param place is told where each example is.
 */
export function absoluteReferences(
  root: unknown,
  file: string,
  refuse: (reference: string, why: string) => void,
  place?: (holder: Json, key: string) => void,
): void {
  const make = (reference: string, object: Json) => {
    const target = absoluteReference(reference, file);
    if (typeof target === "string") object.$ref = target;
    else {
      refuse(reference, target.why);
      delete object.$ref;
    }
  };
  walkReferences(root, make, place);
}

/** Keys whose objects have names for keys: an attribute may be called `example`, and a schema `value`. */
const namings = new Set([
  "properties",
  "patternProperties",
  "schemas",
  "$defs",
  "definitions",
  "headers",
  "parameters",
]);

/** Calls for every object with a reference, each object once. `$ref` inside an example is a part of the example. */
function walkReferences(
  root: unknown,
  found: (reference: string, object: Json) => void,
  example: (holder: Json, key: string) => void = () => {},
): void {
  const pending: unknown[] = [root];
  const areNames: boolean[] = [false];
  const seen = new Set<object>();
  while (pending.length > 0) {
    const value = pending.pop();
    const hasNames = areNames.pop();
    if (value === null || typeof value !== "object" || seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value)) {
      for (const item of value) {
        pending.push(item);
        areNames.push(false);
      }
      continue;
    }
    const object = value as Json;
    // What is called `$ref` is no text; the headers of a message are a schema, which may well be a reference.
    const reference = own(object, "$ref");
    if (typeof reference === "string") found(reference, object);
    for (const key in object) {
      if (!hasNames && key === "$ref") continue;
      if (!hasNames && isExample(key, object)) {
        example(object, key);
        continue;
      }
      if (!hasNames && key === "examples" && Array.isArray(object[key])) {
        pending.push(placedList(object[key], example));
        areNames.push(false);
        continue;
      }
      pending.push(object[key]);
      areNames.push(!hasNames && namings.has(key));
    }
  }
}

/** Those of a list of examples that are references themselves: the others are told as examples. */
function placedList(list: unknown[], example: (holder: Json, key: string) => void): unknown[] {
  const isReference = (one: unknown) => isObject(one) && typeof one.$ref === "string";
  // An example is known by its place in what holds it: a list has its indexes.
  for (const [index, one] of list.entries()) if (!isReference(one)) example(list as unknown as Json, String(index));
  return list.filter(isReference);
}

function isExample(key: string, object: Json): boolean {
  return key === "example" || (key === "value" && !("schema" in object) && !("type" in object));
}

/**
 * A reference as `file#/pointer`, counted from the content root; why it is none. A document on the web refers to its own
 * parts alone: whoever wrote it may not read the repository.
 */
export function absoluteReference(reference: string, from: string): string | { why: string } {
  const hash = reference.indexOf("#");
  if (isRemote(from)) {
    const address = hash < 0 ? reference : reference.slice(0, hash);
    const isOwn = address === "" || (URL.canParse(address, from) && new URL(address, from).href === new URL(from).href);
    if (isOwn) return `${from}#${hash < 0 ? "" : reference.slice(hash + 1)}`;
    return { why: "it leads to another document than the URL that was fetched" };
  }
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(reference)) return { why: "it names a URL, and nothing is fetched" };
  const path = hash < 0 ? reference : reference.slice(0, hash);
  const pointer = hash < 0 ? "" : reference.slice(hash + 1);
  if (path === "") return `${from}#${pointer}`;
  if (path.includes("\\") || path.includes("\0")) return { why: "it is not a path" };
  const plain = composed(percentDecoded(path));
  const target = plain.startsWith("/") ? plain.slice(1) : posix.join(posix.dirname(from), plain);
  const normal = posix.normalize(target);
  if (normal.startsWith("../") || normal === ".." || normal.startsWith("/"))
    return { why: "it leads out of the content" };
  return `${normal}#${pointer}`;
}

/** A copy of a value whose references are absolute, with references that mean the same in every file. */
export function rootedCopy(value: unknown): unknown {
  const copy = structuredClone(value);
  walkReferences(copy, (reference, object) => {
    const { file, pointer } = splitReference(reference);
    object.$ref = `/${encodeURI(file)}#${pointer}`;
  });
  return copy;
}

/** File and pointer of an absolute reference. */
export function splitReference(reference: string): { file: string; pointer: string } {
  const hash = reference.indexOf("#");
  return { file: reference.slice(0, hash), pointer: reference.slice(hash + 1) };
}

/** The value at a JSON pointer (RFC 6901) or at the schema's anchor of this name; undefined when there is none. */
export function atPointer(document: unknown, pointer: string): unknown {
  let value = document;
  if (pointer === "" || pointer === "/") return value;
  if (!pointer.startsWith("/")) return atAnchor(document, percentDecoded(pointer));
  for (const part of pointer.slice(1).split("/")) {
    const name = percentDecoded(part).replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(value)) value = /^\d+$/.test(name) ? value[Number(name)] : undefined;
    else value = isObject(value) ? own(value, name) : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}

/** What has a name of its own in a document (`$anchor`, `$dynamicAnchor`), the first of each name. */
const anchors = new WeakMap<object, Map<string, unknown>>();

function atAnchor(document: unknown, name: string): unknown {
  if (!isObject(document)) return undefined;
  let known = anchors.get(document);
  if (!known) {
    known = new Map();
    // A set gives what is added to it while it is walked, and holds what is shared once.
    const reached = new Set<unknown>([document]);
    for (const value of reached) {
      if (Array.isArray(value)) for (const one of value) reached.add(one);
      if (!isObject(value)) continue;
      for (const own of [value.$anchor, value.$dynamicAnchor])
        if (typeof own === "string" && !known.has(own)) known.set(own, value);
      for (const one of Object.values(value)) reached.add(one);
    }
    anchors.set(document, known);
  }
  return known.get(name);
}

/** Every reference inside a value, each once. */
export function referencesIn(root: unknown): string[] {
  const found = new Set<string>();
  // The mapping of a discriminator names schemas that its alternatives name too.
  walkReferences(root, (reference) => void found.add(reference));
  return [...found];
}
