import type { Diagnostic } from "@lectern/contract";
import { type JsonNode, type JsonObject, type JsonPlace, positionOf } from "../json/json-node.ts";
import { printable } from "../source-text.ts";

/** Characters of one text of the configuration. */
const textMost = 20_000;

/**
 * Reads one object of docs.json, forgivingly: a key of the wrong type is reported where it stands and counts as
 * absent. `path` is the dotted name in messages.
 */
export class Fields {
  readonly node: JsonObject;
  readonly path: string;
  readonly diagnostics: Diagnostic[];

  constructor(node: JsonObject, path: string, diagnostics: Diagnostic[]) {
    this.node = node;
    this.path = path;
    this.diagnostics = diagnostics;
  }

  has(key: string): boolean {
    return this.node.entries.has(key);
  }

  /** The value itself; null counts as absent. */
  get(key: string): JsonNode | null {
    const node = this.node.entries.get(key);
    return !node || (node.kind === "scalar" && node.value === null) ? null : node;
  }

  /** Numbers and booleans are taken as their text. */
  string(key: string): string | null {
    const node = this.get(key);
    if (!node) return null;
    if (node.kind === "scalar") return this.bounded(key, String(node.value));
    this.wrongType(key, node, "a string");
    return null;
  }

  boolean(key: string): boolean | null {
    const node = this.get(key);
    if (!node) return null;
    if (node.kind === "scalar") {
      if (typeof node.value === "boolean") return node.value;
      if (node.value === "true" || node.value === "false") return node.value === "true";
    }
    this.wrongType(key, node, "true or false");
    return null;
  }

  number(key: string): number | null {
    const node = this.get(key);
    if (!node) return null;
    const value = node.kind === "scalar" && node.value !== "" ? Number(node.value) : Number.NaN;
    if (Number.isFinite(value)) return value;
    this.wrongType(key, node, "a number");
    return null;
  }

  /** One of the given words, else the default; other words are reported. */
  oneOf<const T extends string, D extends T | null>(key: string, allowed: readonly T[], otherwise: D): T | D {
    const value = this.string(key);
    if (value === null) return otherwise;
    if ((allowed as readonly string[]).includes(value)) return value as T;
    this.warn(
      key,
      "unknown-value",
      `${this.name(key)} is ${JSON.stringify(value)}`,
      `Use one of: ${allowed.join(", ")}`,
    );
    return otherwise;
  }

  object(key: string): Fields | null {
    const node = this.get(key);
    if (!node) return null;
    if (node.kind === "object") return new Fields(node, this.name(key), this.diagnostics);
    this.wrongType(key, node, "an object");
    return null;
  }

  /** Elements of an array; an object alone counts as an array of one, and so does a word where words are wanted. */
  array(key: string, ofWords = false): JsonNode[] {
    const node = this.get(key);
    if (!node) return [];
    if (node.kind === "array") return node.items;
    const isOne = node.kind === "object" || (ofWords && typeof node.value === "string" && node.value !== "");
    this.wrongType(key, node, "an array", isOne ? "It is read as a list of one" : "It is ignored");
    return isOne ? [node] : [];
  }

  /** Elements that are objects; others are reported. */
  objects(key: string): Fields[] {
    const fields: Fields[] = [];
    for (const [index, item] of this.array(key).entries()) {
      const name = `${this.name(key)}[${index}]`;
      if (item.kind === "object") fields.push(new Fields(item, name, this.diagnostics));
      else this.report("warning", item.place, "wrong-type", `${name} must be an object`, "It is left out");
    }
    return fields;
  }

  /** An object whose values are words; other values are reported and left out. */
  strings(key: string): Record<string, string> {
    const record: Record<string, string> = {};
    const fields = this.object(key);
    for (const name of fields?.node.entries.keys() ?? []) {
      const value = name === "__proto__" ? null : fields?.string(name);
      if (value !== null && value !== undefined) record[name] = value;
    }
    return record;
  }

  warn(key: string, code: string, message: string, hint?: string): void {
    this.report("warning", this.placeOf(key), code, message, hint);
  }

  report(severity: Diagnostic["severity"], place: JsonPlace, code: string, message: string, hint?: string): void {
    this.diagnostics.push({ severity, code, message, ...(hint ? { hint } : {}), ...positionOf(place) });
  }

  placeOf(key: string): JsonPlace {
    return this.node.entries.get(key)?.place ?? this.node.place;
  }

  name(key: string): string {
    return this.path ? `${this.path}.${key}` : key;
  }

  private bounded(key: string, text: string): string {
    if (text.length <= textMost) return printable(text);
    this.warn(key, "value-too-long", `${this.name(key)} is longer than ${textMost} characters`, "The rest is cut off");
    return printable(text.slice(0, textMost));
  }

  private wrongType(key: string, node: JsonNode, wanted: string, hint = "It is ignored"): void {
    this.report("warning", node.place, "wrong-type", `${this.name(key)} must be ${wanted}`, hint);
  }
}
