import type { Diagnostic } from "@lectern/contract";
import { type ParseErrorCode, printParseErrorCode, visit } from "jsonc-parser";
import { SourceFault } from "../source-fault.ts";
import { printable } from "../source-text.ts";
import { type JsonArray, JsonDocument, type JsonNode, type JsonObject } from "./json-node.ts";

/** Bytes of a configuration file; real ones of 25,000 pages have 2.3 MB. */
export const maxJsonBytes = 16 * 1024 * 1024;
/** Levels of nesting; real ones have under twenty. */
const maxJsonDepth = 100;

/**
 * Strict JSON (RFC 8259; a byte order mark is forgiven) with positions. Throws a `SourceFault` with line and column
 * for what cannot be read; keys written twice are reported and the last one counts, as everywhere.
 */
export function parseJson(file: string, text: string, diagnostics: Diagnostic[]): JsonNode {
  const document = new JsonDocument(file, text);
  const fail = (offset: number, message: string, hint: string): never => {
    throw new SourceFault({
      severity: "error",
      code: "unreadable-config",
      message,
      hint,
      ...document.positionAt(offset),
    });
  };
  if (text.length > maxJsonBytes) fail(0, `${file} is larger than 16 MB`, "Split it with $ref");
  if (text.trim() === "")
    fail(0, `${file} is empty`, 'Write at least { "name": …, "theme": …, "colors": …, "navigation": … }');
  const deep = tooDeepAt(text);
  if (deep >= 0) fail(deep, `${file} is nested deeper than ${maxJsonDepth} levels`, "Flatten it");

  let root: JsonNode | null = null;
  const stack: (JsonObject | JsonArray)[] = [];
  let key: { name: string; offset: number } | null = null;
  const add = (node: JsonNode) => {
    const parent = stack.at(-1);
    if (!parent) root = node;
    else if (parent.kind === "array") parent.items.push(node);
    else if (key) {
      if (parent.entries.has(key.name)) diagnostics.push(duplicate(document, key.name, key.offset));
      parent.entries.set(key.name, node);
      parent.keys.set(key.name, { document, offset: key.offset });
    }
  };
  const open = (node: JsonObject | JsonArray) => {
    add(node);
    stack.push(node);
  };
  visit(
    text,
    {
      onObjectBegin: (offset) =>
        open({ kind: "object", entries: new Map(), keys: new Map(), place: { document, offset } }),
      onArrayBegin: (offset) => open({ kind: "array", items: [], place: { document, offset } }),
      onObjectProperty: (name, offset) => {
        key = { name: printable(name), offset };
      },
      onObjectEnd: () => {
        stack.pop();
      },
      onArrayEnd: () => {
        stack.pop();
      },
      onLiteralValue: (value: string | number | boolean | null, offset) =>
        add({
          kind: "scalar",
          value: typeof value === "string" ? printable(value) : value,
          place: { document, offset },
        }),
      onError: (code, offset) =>
        fail(offset, `${file} is not valid JSON: ${describe(code)}`, hintFor(code, text, offset)),
    },
    { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
  );
  return root ?? fail(0, `${file} holds no value`, "Write a JSON object");
}

/** Offset at which nesting passes the limit, or -1; found without recursion, since the parser itself recurses. */
function tooDeepAt(text: string): number {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 92) index++;
      else if (code === 34 || code === 10) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      if (++depth > maxJsonDepth) return index;
    } else if (code === 125 || code === 93) depth--;
  }
  return -1;
}

function duplicate(document: JsonDocument, name: string, offset: number): Diagnostic {
  return {
    severity: "warning",
    code: "duplicate-key",
    message: `The key ${JSON.stringify(name)} is written twice; the last one counts`,
    hint: "Remove one of them",
    ...document.positionAt(offset),
  };
}

function describe(code: ParseErrorCode): string {
  const words = printParseErrorCode(code).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.trim();
}

/** What is likely wrong at a place where the text cannot be read on. */
function hintFor(code: ParseErrorCode, text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - 100), offset).trimEnd();
  switch (printParseErrorCode(code)) {
    case "InvalidSymbol":
      return "Write names and texts in double quotes";
    case "CloseBraceExpected":
    case "CloseBracketExpected":
      return lacksBracket;
    case "CommaExpected":
      return /[\]}]/.test(text[offset] ?? "") ? lacksBracket : "Look for a comma missing just before";
    case "InvalidCommentToken":
      return "Comments are not allowed in JSON";
    case "PropertyNameExpected":
    case "ValueExpected":
      if (text[offset] === "," || before.endsWith(",")) return "Look for a comma too many just before";
      if (before.endsWith(":")) return "Write a value behind the colon";
      if (text[offset] === "]" || text[offset] === "}") return lacksBracket;
  }
  return "Check the place with any JSON validator";
}

const lacksBracket = "Look for a closing bracket that is missing just before";
