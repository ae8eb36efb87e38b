import { posix } from "node:path";
import type { Diagnostic } from "@lectern/contract";
import { composed } from "../../text/composed.ts";
import { SourceFault } from "../source-fault.ts";
import { JsonDocument, type JsonNode, type JsonObject, type JsonPlace, positionOf } from "./json-node.ts";
import { parseJson } from "./parse-json.ts";

/** Files between the outermost one and the deepest one it reaches. */
const maxChain = 20;
/** Values of the whole, after every reference is in place. */
const maxValues = 2_000_000;
/** Faults that are told; each file is read once, but may have any number of its own. */
const maxFaults = 100;

/** Text of a JSON file of the tree; undefined when there is none. */
export type ReadJsonText = (path: string) => string | undefined;

/**
 * Puts every `$ref` in place. A reference is a relative path to a JSON file inside the content root, read from the
 * folder of the file where it stands. Keys beside a reference to an object win over the keys of that object. Throws
 * a `SourceFault` with all references that leave the root, have no file that can be read, or come back to themselves.
 */
export function resolveReferences(root: JsonNode, file: string, read: ReadJsonText, diagnostics: Diagnostic[]) {
  const references = new JsonReferences(read, diagnostics);
  const node = references.resolve(root, file, [file]);
  const [fault, ...further] = references.faults;
  if (fault) throw new SourceFault(fault, further);
  return { node, used: [...references.used] };
}

class JsonReferences {
  /** Files that were read, by their paths. */
  readonly used = new Set<string>();
  /** What is wrong with references, in the order in which they were followed. */
  readonly faults: Diagnostic[] = [];
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
      throw new SourceFault(
        badReference(at, "the references make a configuration that is too large", "Refer to each file once"),
      );
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
      return this.#refuse(
        at,
        `the reference ${JSON.stringify(reference)} leads out of the content`,
        "Use a relative path to a .json file",
      );
    }
    if (chain.includes(path)) {
      return this.#refuse(
        at,
        `the reference ${JSON.stringify(reference)} comes back to itself: ${[...chain, path].join(" → ")}`,
        "Break the circle",
      );
    }
    if (chain.length >= maxChain)
      return this.#refuse(at, `more than ${maxChain} references lead to each other`, "Shorten the chain");
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
    const start = this.#size;
    const parsed = this.#parse(path);
    if (parsed === null)
      return this.#refuse(at, `the reference ${JSON.stringify(reference)} names no file`, `There is no ${path}`);
    const node = this.resolve(parsed, path, [...chain, path]);
    this.#resolved.set(path, { node, size: this.#size - start });
    return node;
  }

  /** The content of a file; of one that cannot be read the fault is told and nothing stands for it. Null where there is none. */
  #parse(path: string): JsonNode | null {
    try {
      const text = this.#read(path);
      if (text === undefined) return null;
      this.used.add(path);
      return parseJson(path, text, this.#diagnostics);
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      this.#tell(error.diagnostic);
      return nothingAt({ document: new JsonDocument(path, ""), offset: 0 });
    }
  }

  /** Notes what is wrong with a reference and puts nothing in its place: all that is wrong is told at once. */
  #refuse(at: JsonNode, message: string, hint: string): JsonNode {
    this.#tell(badReference(at, message, hint));
    return nothingAt(at.place);
  }

  #tell(fault: Diagnostic): void {
    if (this.faults.length < maxFaults) this.faults.push(fault);
  }
}

function nothingAt(place: JsonPlace): JsonNode {
  return { kind: "scalar", value: null, place };
}

/** Path of the tree that a reference names, or null when it is not a relative path that stays inside. */
function confine(reference: string, from: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(reference) || reference.startsWith("/") || reference.includes("\\")) return null;
  const plain = reference.replace(/#.*$/s, "");
  const path = composed(posix.normalize(posix.join(posix.dirname(from), plain)));
  return path.startsWith("..") || path === "." || !/\.json$/i.test(path) ? null : path;
}

function badReference(at: JsonNode, message: string, hint: string): Diagnostic {
  return {
    severity: "error",
    code: "bad-reference",
    message: `In ${at.place.document.file}, ${message}`,
    hint,
    ...positionOf(at.place),
  };
}
