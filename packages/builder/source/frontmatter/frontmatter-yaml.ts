import { createRequire } from "node:module";
import { readLoosely } from "./loose-yaml.ts";
import { indentQuoted, quoteValues } from "./quoted-values.ts";
import { readSimple } from "./simple-yaml.ts";
import type { YamlEntry, YamlFault } from "./yaml-entry.ts";

const require = createRequire(import.meta.url);

/**
 * The top level of a YAML mapping with lines. The schema is YAML 1.2's core: no tags that make objects, at most a
 * hundred aliases. A block that is not valid YAML is reported, and the lines of it that are plain `key: value` count.
 */
export function readFrontmatterYaml(text: string): { entries: YamlEntry[]; faults: YamlFault[] } {
  const simple = readSimple(text);
  return simple ? { entries: simple, faults: [] } : readFull(text);
}

function readFull(text: string): { entries: YamlEntry[]; faults: YamlFault[] } {
  // Loaded where it is needed: the heads of most pages are simple, and it is large.
  const yaml = require("yaml") as typeof import("yaml");
  const { isMap, isScalar, LineCounter, parseDocument } = yaml;
  let lines = new LineCounter();
  const faults: YamlFault[] = [];
  try {
    const parse = (block: string, lineCounter: InstanceType<typeof LineCounter>) =>
      parseDocument(block, {
        lineCounter,
        schema: "core",
        uniqueKeys: true,
        strict: true,
        logLevel: "silent",
        prettyErrors: false,
        stringKeys: true,
      });
    let document = parse(text, lines);
    if (document.errors.length > 0) {
      const counter = new LineCounter();
      const other = parse(indentQuoted(text), counter);
      if (other.errors.length === 0) [document, lines] = [other, counter];
    }
    const untold = document.errors.length === 0 ? readTags(document, text, yaml) : new Set<object>();
    for (const error of [...document.errors, ...document.warnings]) {
      if (untold.has(error)) continue;
      const { line, col } = lines.linePos(error.pos[0]);
      faults.push({ line: Math.max(line, 1), column: Math.max(col, 1), message: toldOf(error.message) });
    }
    if (document.errors.length > 0) {
      faults.length = 1;
      const counter = new LineCounter();
      const other = parse(quoteValues(text), counter);
      if (other.errors.length === 0) [document, lines] = [other, counter];
    }
    if (document.errors.length === 0) {
      if (document.contents === null) return { entries: [], faults };
      if (!isMap(document.contents)) {
        return { entries: readLoosely(text), faults: [{ line: 1, column: 1, message: "it must be keys and values" }] };
      }
      const plain = document.toJS({ maxAliasCount: 100, mapAsMap: true }) as Map<unknown, unknown>;
      const entries: YamlEntry[] = [];
      for (const pair of document.contents.items) {
        const name = isScalar(pair.key) ? String(pair.key.value) : null;
        if (name === null) continue;
        const { line, col } = lines.linePos((isScalar(pair.key) && pair.key.range?.[0]) || 0);
        const value = plain.get(name) ?? null;
        const written = typeof value === "number" && isScalar(pair.value) ? pair.value.source : undefined;
        entries.push({
          key: name,
          value: withoutMaps(value),
          ...(written === undefined ? {} : { written }),
          line: Math.max(line, 1),
          column: Math.max(col, 1),
        });
      }
      return { entries, faults };
    }
  } catch (error) {
    faults.push({ line: 1, column: 1, message: toldOf(error instanceof Error ? error.message : String(error)) });
  }
  return { entries: readLoosely(text), faults: faults.slice(0, 1) };
}

/**
 * Makes text of the scalars with a tag that nobody knows, as it is written: `title: !important` means none. Answers what the parser
 * has said of them.
 */
function readTags(
  document: import("yaml").Document.Parsed,
  text: string,
  { isScalar, visit }: typeof import("yaml"),
): Set<object> {
  const unknown = document.warnings
    .filter(({ code, pos: [at] }) => code === "TAG_RESOLVE_FAILED" && /^!(?![!<])/.test(text.slice(at, at + 2)))
    .sort((one, other) => one.pos[0] - other.pos[0]);
  const read = new Set<object>();
  let next = 0;
  visit(document, (_, node) => {
    if (!isScalar(node) || !node.range) return;
    const [start, end] = node.range;
    let tag = unknown[next];
    while (tag && tag.pos[1] <= start && text.slice(tag.pos[1], start).trim() !== "") tag = unknown[++next];
    if (!tag || tag.pos[1] > start || text.slice(tag.pos[0], end).includes("\n")) return;
    next++;
    node.value = text.slice(tag.pos[0], end);
    read.add(tag);
  });
  return read;
}

/** The parser's message; in words where its own stack came to an end. */
function toldOf(message: string): string {
  return message.includes("call stack") ? "it is nested too deeply" : message;
}

const dangerous = new Set(["__proto__", "constructor", "prototype"]);

/** Plain objects, without the keys that could reach a prototype. */
function withoutMaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMaps);
  if (value instanceof Map) {
    const plain: Record<string, unknown> = {};
    for (const [name, item] of value) {
      if (!dangerous.has(String(name))) plain[String(name)] = withoutMaps(item);
    }
    return plain;
  }
  return typeof value === "bigint" ? String(value) : value;
}
