import type { Diagnostic } from "@lectern/contract";
import { YAMLException } from "js-yaml";
import { visit } from "jsonc-parser";
import { JsonDocument } from "../../source/json/json-node.ts";
import type { Position } from "../../source/site-config.ts";
import { isLfsPointer } from "../../source/tree/lfs-pointer.ts";
import { parseJson } from "../exact-json.ts";
import { isObject, type Json } from "../json.ts";
import { replaceControls } from "./control-characters.ts";
import { duplicateKey, duplicateKeyOfJson } from "./duplicate-keys.ts";
import { looseJson, strictJson } from "./loose-json.ts";
import { readYaml } from "./read-yaml.ts";

/** Bytes of one file of a specification. */
export const maxSpecificationBytes = 64 * 1024 * 1024;
/** Values of one document, those behind YAML aliases counted wherever they stand. */
const maxValues = 8_000_000;
const maxDepth = 500;

/** The one key that an assignment takes for something else; attributes may well be called `constructor`. */
const dangerous = new Set(["__proto__"]);

/** Why a document cannot be read, and where. */
export interface DocumentFault extends Position {
  message: string;
}

/** Reads JSON or YAML, whichever it is. Nothing in it is executed or fetched. `tell` hears of what is read over. */
export function readDocument(file: string, text: string, tell?: (one: Diagnostic) => void): Json | DocumentFault {
  if (isLfsPointer(text)) return { file, line: 1, column: 1, message: "it is a pointer of Git LFS, not the file" };
  const isNamedJson = /\.json$/i.test(file);
  const start = text.slice(0, 1000);
  const isJson = /^\s*[{[]/.test(start) || (isNamedJson && /^\s*\/[/*]/.test(start));
  let value: unknown;
  try {
    value = isJson ? readJson(file, text, tell) : readYaml(file, text, tell);
  } catch (error) {
    // What begins like JSON may still be YAML in its flow style.
    const loose = isJson && isNamedJson ? readLoose(text) : null;
    if (loose) {
      value = loose.value;
      tell?.(looseJson(new JsonDocument(file, text), loose.what, loose.offset));
    } else if (isJson && !isNamedJson) {
      try {
        value = readYaml(file, text, tell);
      } catch (second) {
        return faultOf(file, text, second, false);
      }
    } else return faultOf(file, text, error, isJson);
  }
  if (!isObject(value)) return { file, line: 1, column: 1, message: "it holds no object" };
  const wrong = checkSize(value);
  if (wrong) return { file, line: 1, column: 1, message: wrong };
  replaceControls(value, text);
  return value;
}

/** Reads JSON, and tells of the first key that stands twice in one place. */
function readJson(file: string, text: string, tell?: (one: Diagnostic) => void): unknown {
  const value = parseJson(text);
  const twice = tell ? duplicateKeyOfJson(text) : -1;
  if (twice >= 0) tell?.(duplicateKey(new JsonDocument(file, text).positionAt(twice)));
  return value;
}

/** What a text that is nearly JSON means; null where it is anything else. */
function readLoose(text: string) {
  const strict = strictJson(text);
  try {
    return strict && { ...strict, value: parseJson(strict.text) };
  } catch {
    return null;
  }
}

/** Tells what could not be read from a document. */
export function isDocumentFault(result: Json | DocumentFault): result is DocumentFault {
  return typeof result.message === "string" && typeof result.line === "number" && typeof result.file === "string";
}

function faultOf(file: string, text: string, error: unknown, isJson: boolean): DocumentFault {
  if (error instanceof YAMLException) {
    const { line = 0, column = 0 } = error.mark ?? {};
    return { file, line: line + 1, column: column + 1, message: error.reason || "it is not valid YAML" };
  }
  if (isJson && error instanceof SyntaxError) {
    let at = 0;
    try {
      visit(text, {
        onError: (_code, offset) => {
          at = offset;
          throw new Error("found");
        },
      });
    } catch {
      // The place is found.
    }
    return { ...new JsonDocument(file, text).positionAt(at), message: "it is not valid JSON" };
  }
  return { file, line: 1, column: 1, message: error instanceof RangeError ? "it nests too deep" : String(error) };
}

/** Takes dangerous keys out; says what makes a document too large to walk, if anything does. */
function checkSize(root: Json): string | null {
  let left = maxValues;
  const pending: [value: unknown, depth: number][] = [[root, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, depth] = next;
    if (--left < 0) return `it has more than ${maxValues / 1_000_000} million values`;
    if (value === null || typeof value !== "object") continue;
    if (depth > maxDepth) return `it nests deeper than ${maxDepth} levels`;
    if (Array.isArray(value)) for (const item of value) pending.push([item, depth + 1]);
    else {
      for (const key of Object.keys(value)) {
        if (dangerous.has(key)) delete (value as Json)[key];
        else pending.push([(value as Json)[key], depth + 1]);
      }
    }
  }
  return null;
}
