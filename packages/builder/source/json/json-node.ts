import type { Position } from "../site-config.ts";

/** A JSON value that knows where it stands. Keys live in maps, so that no key (`__proto__`) can mean anything. */
export type JsonNode = JsonObject | JsonArray | JsonScalar;

export interface JsonObject {
  kind: "object";
  entries: Map<string, JsonNode>;
  /** Where each key stands. */
  keys: Map<string, JsonPlace>;
  place: JsonPlace;
}

export interface JsonArray {
  kind: "array";
  items: JsonNode[];
  place: JsonPlace;
}

export interface JsonScalar {
  kind: "scalar";
  value: string | number | boolean | null;
  place: JsonPlace;
}

export interface JsonPlace {
  document: JsonDocument;
  offset: number;
}

/** The text of one file, for turning offsets into lines and columns. */
export class JsonDocument {
  readonly file: string;
  readonly text: string;
  #lineStarts: number[] | null = null;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** Line and column of an offset, both from 1. */
  positionAt(offset: number): Position {
    const starts = this.#starts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file: this.file, line: low + 1, column: offset - (starts[low] as number) + 1 };
  }

  #starts(): number[] {
    if (!this.#lineStarts) {
      this.#lineStarts = [0];
      for (let at = this.text.indexOf("\n"); at >= 0; at = this.text.indexOf("\n", at + 1)) {
        this.#lineStarts.push(at + 1);
      }
    }
    return this.#lineStarts;
  }
}

/** Line and column of a place in its file. */
export function positionOf(place: JsonPlace): Position {
  return place.document.positionAt(place.offset);
}

/** An object made by us (an upgrade, say) that stands where `place` stands. */
export function jsonObject(place: JsonPlace, entries: Record<string, JsonNode | null | undefined>): JsonObject {
  const node: JsonObject = { kind: "object", entries: new Map(), keys: new Map(), place };
  for (const [key, value] of Object.entries(entries)) {
    if (!value) continue;
    node.entries.set(key, value);
    node.keys.set(key, value.place);
  }
  return node;
}

/** An array made by us that stands where `place` stands. */
export function jsonArray(place: JsonPlace, items: readonly JsonNode[]): JsonArray {
  return { kind: "array", items: [...items], place };
}

/** A value made by us that stands where `place` stands. */
export function jsonScalar(place: JsonPlace, value: string | number | boolean | null): JsonScalar {
  return { kind: "scalar", value, place };
}

/** What an object has by a key; undefined for anything else. */
export function entryOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === "object" ? node.entries.get(key) : undefined;
}

/** Elements of an array; none for anything else. */
export function itemsOf(node: JsonNode | undefined): JsonNode[] {
  return node?.kind === "array" ? node.items : [];
}

/** A text that is not empty; null for anything else. */
export function textOf(node: JsonNode | undefined): string | null {
  return node?.kind === "scalar" && typeof node.value === "string" ? node.value.trim() || null : null;
}

const dangerous = new Set(["__proto__", "constructor", "prototype"]);

/** The value as plain data, without the keys that could reach a prototype. */
export function toPlain(node: JsonNode): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "array") return node.items.map(toPlain);
  const plain: Record<string, unknown> = {};
  for (const [key, value] of node.entries) {
    if (!dangerous.has(key)) plain[key] = toPlain(value);
  }
  return plain;
}
