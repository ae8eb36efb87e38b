import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

export interface YamlEntry {
  key: string;
  value: unknown;
  /** A number as it is written: `1.10` may be a version. */
  written?: string;
  /** Line in the block, from 1. */
  line: number;
  column: number;
}

export interface YamlFault {
  line: number;
  column: number;
  message: string;
}

/**
 * The top level of a YAML mapping with lines. The schema is YAML 1.2's core: no tags that make objects, at most a
 * hundred aliases. A block that is not valid YAML is reported, and the lines of it that are plain `key: value` count.
 */
export function readYaml(text: string): { entries: YamlEntry[]; faults: YamlFault[] } {
  const simple = readSimple(text);
  return simple ? { entries: simple, faults: [] } : readFull(text);
}

const key = /^([A-Za-z_][\w:.-]*):(?:[ \t]+(.*))?$/;
/** Words that YAML reads as nothing but a string: a letter first, and inside neither `: ` nor ` #`. */
const plainWord = /^\p{L}(?:[^#:\t]|:(?=\S)|(?<=\S)#)*$/u;
/** The same within a list, where more signs belong to the syntax. */
const listedWord = /^\p{L}[^#:[\]{},&*!|>'"%@`\\\t]*$/u;
const special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** The common case, read line by line without a parser; null when a line needs one. */
function readSimple(text: string): YamlEntry[] | null {
  const entries: YamlEntry[] = [];
  const seen = new Set<string>();
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const match = key.exec(line);
    if (!match || seen.has(match[1] as string) || (match[1] as string).endsWith(":")) return null;
    const value = simpleValue((match[2] ?? "").trimEnd());
    if (value === undefined) return null;
    // A value may go on in an indented line.
    if (/^[ \t]/.test(lines[index + 1] ?? "")) return null;
    seen.add(match[1] as string);
    entries.push({ key: match[1] as string, value, line: index + 1, column: 1 });
  }
  return entries;
}

function simpleValue(text: string): string | boolean | string[] | undefined {
  if (text === "true") return true;
  if (text === "false") return false;
  if (text.startsWith("[") && text.endsWith("]")) return simpleList(text);
  if (/^"[^"\\]*"$/.test(text) || /^'[^']*'$/.test(text)) return text.slice(1, -1);
  return plainWord.test(text) && !special.test(text) ? text : undefined;
}

/** A list of words in one line, each in quotes or plain. */
function simpleList(text: string): string[] | undefined {
  const items: string[] = [];
  const end = text.length - 1;
  const skipBlanks = (from: number) => {
    let at = from;
    while (text[at] === " ") at++;
    return at;
  };
  for (let at = skipBlanks(1); at < end; at = skipBlanks(at)) {
    const sign = text[at] as string;
    const isQuoted = sign === '"' || sign === "'";
    const found = text.indexOf(isQuoted ? sign : ",", at + 1);
    const close = !isQuoted && (found < 0 || found > end) ? end : found;
    if (close < 0 || close > end) return undefined;
    const item = text.slice(isQuoted ? at + 1 : at, close).trim();
    const isPlain = listedWord.test(item) && !special.test(item);
    if (isQuoted ? item.includes("\\") : !isPlain) return undefined;
    items.push(isQuoted ? text.slice(at + 1, close) : item);
    at = skipBlanks(isQuoted ? close + 1 : close);
    if (at < end && text[at] !== ",") return undefined;
    at++;
  }
  return items;
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

/**
 * Lines of a quoted value that begin at the margin, which YAML 1.2 refuses and most readers of frontmatter take, with
 * the space that they lack.
 */
function indentQuoted(text: string): string {
  let quote = "";
  return text
    .split("\n")
    .map((line) => {
      if (quote === "") {
        const opened = /^[\w":.-]+:[ \t]+(["'])/.exec(line);
        const value = opened ? line.slice(opened[0].length) : "";
        if (opened && !endsQuote(value, opened[1] as string)) quote = opened[1] as string;
        return line;
      }
      if (endsQuote(line, quote)) quote = "";
      return ` ${line}`;
    })
    .join("\n");
}

/** Values that YAML takes for something else than the text which they are, in quotes; lines keep their numbers. */
function quoteValues(text: string): string {
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const [, before = "", written = ""] = /^([\w":.-]+:[ \t]+)(\S.*)$/.exec(line) ?? [];
    let value = written.trimEnd();
    if (value === "" || !isMisread(value)) continue;
    let next = index + 1;
    while (isRunOn(lines[next])) value += ` ${lines[next++]?.trim()}`;
    const isWhole = next > index + 1 && /^["'[{]/.test(value) && !isMisread(value);
    if (isWhole || /^[ \t]+\S/.test(lines[next] ?? "")) continue;
    lines[index] = before + JSON.stringify(/^(["'])(.*)\1$/.exec(value)?.[2] ?? value);
    lines.fill("", index + 1, next);
  }
  return lines.join("\n");
}

/** Whether a line goes on with the text of the one before: it is indented, and begins neither an item nor a key. */
function isRunOn(line: string | undefined): boolean {
  return line !== undefined && /^[ \t]+[^\s#-]/.test(line) && !/^[ \t]+[\w".-]+:(?:\s|$)/.test(line);
}

/** Whether a value is no text to YAML, nor anything else that stands in one line. */
function isMisread(value: string): boolean {
  const first = value.charAt(0);
  if (first === '"') return !/^"(?:[^"\\]|\\.)*"$/.test(value);
  if (first === "'") return !/^'(?:[^']|'')*'$/.test(value);
  if (first === "[") return !value.endsWith("]");
  if (first === "{") return !value.endsWith("}");
  if (/^[|>][-+\d]*$/.test(value)) return false;
  return /^[@`%*&!|>]/.test(value) || /:(?:\s|$)/.test(value);
}

function endsQuote(text: string, quote: string): boolean {
  return text.replace(/\\./g, "").replaceAll("''", "").includes(quote);
}

/** A key behind one space or tab, without the space behind its colon, or with an equals sign for that. */
const slippedKey = /^[ \t]?([A-Za-z_][\w-]*)(?:[ \t]*=[ \t]*|:[ \t]+|:(?!\/\/))(\S.*)$/;

/** What can be understood of a block that is not YAML: its lines `key: value`, taken as text. */
function readLoosely(text: string): YamlEntry[] {
  const entries = new Map<string, YamlEntry>();
  let isNested = false;
  for (const [index, line] of text.split("\n").entries()) {
    if (/^\S/.test(line)) isNested = /:[ \t]*$/.test(line);
    const match = /^([A-Za-z_][\w:.-]*?):[ \t]+(.+)$/.exec(line) ?? (isNested ? null : slippedKey.exec(line));
    if (!match || entries.has(match[1] as string)) continue;
    const written = (match[2] as string)
      .trim()
      .replace(/^(["'])(.*)\1$/, "$2")
      .replace(/^["'](?=[^"']*$)/, "");
    const value = written === "true" ? true : written === "false" ? false : written;
    entries.set(match[1] as string, { key: match[1] as string, value, line: index + 1, column: 1 });
  }
  return [...entries.values()];
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
