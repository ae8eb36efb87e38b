import type { Diagnostic } from "@lectern/contract";
import { flatText } from "../flat-text.ts";
import { printable } from "../source-text.ts";
import type { Frontmatter } from "./frontmatter-data.ts";
import { toFrontmatter } from "./frontmatter-fields.ts";
import { quoteVariables, type SeenVariables, VariableFiller } from "./frontmatter-variables.ts";
import { readFrontmatterYaml } from "./frontmatter-yaml.ts";
import type { YamlEntry } from "./yaml-entry.ts";

/** Characters of a frontmatter block; real ones have under two thousand. */
const maxLength = 64 * 1024;

export interface ReadPage {
  frontmatter: Frontmatter;
  /** Its keys and values in their order, as written. */
  entries: readonly YamlEntry[];
  /** The text after the frontmatter. */
  source: string;
  /** Line of the file at which `source` begins, from 1. */
  firstLine: number;
  /** The variables of docs.json that the frontmatter names. */
  variables: SeenVariables;
  diagnostics: Diagnostic[];
}

/**
 * Takes the frontmatter off a page. Whatever is wrong with it is a diagnostic with its line, and the page goes on
 * without the part that could not be read. `variables` are those of docs.json, for `{{name}}` in its values.
 */
export function readFrontmatter(
  file: string,
  text: string,
  variables: Readonly<Record<string, string>> = {},
): ReadPage {
  const diagnostics: Diagnostic[] = [];
  const closed = splitFrontmatter(text);
  const unclosed = splitUnclosed(text, closed);
  if (unclosed) {
    const message = "The frontmatter is not closed where its keys end";
    const hint = "End it with a line of three dashes";
    diagnostics.push(fault(file, unclosed.firstLine, 1, "unclosed-frontmatter", message, hint));
  }
  const block = unclosed ?? closed;
  if (!block) {
    const frontmatter = toFrontmatter([], file, diagnostics);
    return { frontmatter, entries: [], source: text, firstLine: 1, variables: {}, diagnostics };
  }
  let entries: YamlEntry[] = [];
  const filler = block.yaml.includes("{{") ? new VariableFiller(variables, file, block.yaml, diagnostics) : null;
  if (block.yaml.length > maxLength) {
    diagnostics.push(fault(file, 2, 1, "bad-frontmatter", "The frontmatter is larger than 64 kB", "Shorten it"));
  } else {
    const read = readFrontmatterYaml(quoteVariables(block.yaml));
    entries = filler ? filler.fill(read.entries) : read.entries;
    for (const { line, column, message } of read.faults) {
      diagnostics.push(
        fault(
          file,
          line + 1,
          column,
          "bad-frontmatter",
          `The frontmatter is not valid YAML: ${printable(message)}`,
          hintOf(message),
        ),
      );
    }
  }
  const frontmatter = toFrontmatter(entries, file, diagnostics);
  const { rest: source, firstLine } = block;
  return { frontmatter, entries, source, firstLine, variables: filler?.seen ?? {}, diagnostics };
}

interface Block {
  yaml: string;
  rest: string;
  firstLine: number;
}

/** The block between `---` lines at the very start; null when there is none. Works in one pass, without backtracking. */
function splitFrontmatter(text: string): Block | null {
  const opening = /^\s*?---[ \t]*\n/.exec(text.slice(0, 200));
  if (opening?.[0].trim() !== "---") return null;
  const skipped = countLines(opening[0]) - 1;
  let line = skipped + 1;
  for (let at = opening[0].length; at <= text.length; line++) {
    const end = text.indexOf("\n", at);
    const stop = end < 0 ? text.length : end;
    if (text.startsWith("---", at) && text.slice(at, stop).trim() === "---") {
      const yaml = "\n".repeat(skipped) + flatText(text.slice(opening[0].length, at));
      return { yaml, rest: end < 0 ? "" : text.slice(end + 1), firstLine: line + 2 };
    }
    if (end < 0) return null;
    at = end + 1;
  }
  return null;
}

/**
 * The keys at the very start of a page whose line of dashes after them is missing, so that its text would be taken for
 * YAML up to the next rule, or its keys for text. Null for any other page: `closed` is what stands between dashes.
 */
function splitUnclosed(text: string, closed: Block | null): Block | null {
  if (!/^---[ \t]*\n/.test(text)) return null;
  if (closed && !(closed.yaml.includes("\n\n") && readFrontmatterYaml(quoteVariables(closed.yaml)).faults.length > 0))
    return null;
  const start = text.indexOf("\n") + 1;
  const lines = (closed?.yaml ?? text.slice(start, start + maxLength)).split("\n");
  // Below an empty line a list, a comment or what is indented is Markdown rather than YAML.
  const end = lines.findIndex((line, at) => !(lines[at - 1] === "" ? keyLine : yamlLine).test(line));
  const keys = lines.slice(0, end < 0 ? lines.length : end);
  if (!keys.some((line) => keyLine.test(line) && line !== "")) return null;
  // Dashes that follow keys with a fault among them do close a frontmatter.
  if (closed && (end < 0 || lines[end - 1] !== "")) return null;
  const yaml = flatText(keys.join("\n"));
  return { yaml, rest: text.slice(start + yaml.length + 1), firstLine: keys.length + 2 };
}

const keyLine = /^(?:["'\w]\S*:(?:[ \t]|$)|$)/;
const yamlLine = /^(?:["'\w]\S*:(?:[ \t]|$)|[ \t]|- |#|$)/;

function hintOf(message: string): string {
  if (/must be unique/.test(message)) return "Leave one line of each name";
  if (/^Tabs /.test(message)) return "Indent with spaces";
  return "Put values with a colon, quote or bracket into double quotes";
}

function countLines(text: string): number {
  let count = 0;
  for (const character of text) if (character === "\n") count++;
  return count;
}

function fault(file: string, line: number, column: number, code: string, message: string, hint: string): Diagnostic {
  return { severity: "warning", code, message, file, line, column, hint };
}
