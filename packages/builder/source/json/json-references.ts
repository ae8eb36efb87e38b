import { posix } from "node:path";
import type { Diagnostic } from "@lectern/contract";
import { composed } from "../../text/composed.ts";
import { SourceFault } from "../source-fault.ts";
import { type JsonNode, type JsonObject, positionOf } from "./json-node.ts";
import { parseJson } from "./parse-json.ts";

/** Files between the outermost one and the deepest one it reaches. */
const maxChain = 20;
/** Values of the whole, after every reference is in place. */
const maxValues = 2_000_000;

/** Text of a JSON file of the tree; undefined when there is none. */
export type ReadJsonText = (path: string) => string | undefined;

/**
 * Puts every `$ref` in place. A reference is a relative path to a JSON file inside the content root, read from the
 * folder of the file where it stands. Keys beside a reference to an object win over the keys of that object. Throws
 * a `SourceFault` at the reference that leaves the root, has no file, or comes back to itself.
 */
export function resolveReferences(root: JsonNode, file: string, read: ReadJsonText, diagnostics: Diagnostic[]) {
  const references = new JsonReferences(read, diagnostics);
  return { node: references.resolve(root, file, [file]), used: [...references.used] };
}

class JsonReferences {
  /** Files that were read, by their paths. */
  readonly used = new Set<string>();
  readonly #read: ReadJsonText;
  readonly #diagnostics: Diagnostic[];
  readonly #resolved = new Map<string, { node: JsonNode; size: number }>();
  /** Values of the whole so far. */
  #size = 0;

  constructor(read: ReadJsonText, diagnostics: Diagnostic[]) {
    this.#read = read;
    this.#diagnostics = diagnostics;
  }

  /**
   * @param from the file where it stands
   * @param chain the files that lead to it, from the outermost on
   */
  resolve(node: JsonNode, from: string, chain: string[]): JsonNode {
    this.#grow(1, node);
    if (node.kind === "scalar") return node;
    if (node.kind === "array") return { ...node, items: node.items.map((item) => this.resolve(item, from, chain)) };
    const reference = node.entries.get("$ref");
    return reference?.kind === "scalar" && typeof reference.value === "string"
      ? this.#include(node, reference, reference.value, from, chain)
      : this.#resolveEntries(node, from, chain);
  }

  #grow(by: number, at: JsonNode): void {
    this.#size += by;
    if (this.#size > maxValues)
      fail(at, "the references make a configuration that is too large", "Refer to each file once");
  }

  #resolveEntries(node: JsonObject, from: string, chain: string[]): JsonObject {
    const entries = new Map<string, JsonNode>();
    for (const [key, value] of node.entries) if (key !== "$ref") entries.set(key, this.resolve(value, from, chain));
    return { ...node, entries };
  }

  /** What a reference names, with the keys beside it. */
  #include(node: JsonObject, at: JsonNode, reference: string, from: string, chain: string[]): JsonNode {
    const path = confine(reference, from);
    if (path === null) {
      return fail(
        at,
        `the reference ${JSON.stringify(reference)} leads out of the content`,
        "Use a relative path to a .json file",
      );
    }
    if (chain.includes(path)) {
      return fail(
        at,
        `the reference ${JSON.stringify(reference)} comes back to itself: ${[...chain, path].join(" → ")}`,
        "Break the circle",
      );
    }
    if (chain.length >= maxChain)
      return fail(at, `more than ${maxChain} references lead to each other`, "Shorten the chain");
    const target = this.#targetOf(path, at, reference, chain);
    if (target.kind !== "object") return target;
    const beside = this.#resolveEntries(node, from, chain);
    return {
      ...target,
      entries: new Map([...target.entries, ...beside.entries]),
      keys: new Map([...target.keys, ...beside.keys]),
    };
  }

  /** The content of a file with its own references in place; each file is read once. */
  #targetOf(path: string, at: JsonNode, reference: string, chain: string[]): JsonNode {
    const before = this.#resolved.get(path);
    if (before) {
      this.#grow(before.size, at);
      return before.node;
    }
    const text = this.#read(path);
    if (text === undefined)
      return fail(at, `the reference ${JSON.stringify(reference)} names no file`, `There is no ${path}`);
    this.used.add(path);
    const start = this.#size;
    const node = this.resolve(parseJson(path, text, this.#diagnostics), path, [...chain, path]);
    this.#resolved.set(path, { node, size: this.#size - start });
    return node;
  }
}

/** Path of the tree that a reference names, or null when it is not a relative path that stays inside. */
function confine(reference: string, from: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(reference) || reference.startsWith("/") || reference.includes("\\")) return null;
  const plain = reference.replace(/#.*$/s, "");
  const path = composed(posix.normalize(posix.join(posix.dirname(from), plain)));
  return path.startsWith("..") || path === "." || !/\.json$/i.test(path) ? null : path;
}

function fail(at: JsonNode, message: string, hint: string): never {
  throw new SourceFault({
    severity: "error",
    code: "bad-reference",
    message: `In ${at.place.document.file}, ${message}`,
    hint,
    ...positionOf(at.place),
  });
}
