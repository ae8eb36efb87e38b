import type { Diagnostic } from "@lectern/contract";
import { printParseErrorCode, visit } from "jsonc-parser";
import type { JsonDocument } from "../../source/json/json-node.ts";

/** What files have that are nearly JSON, and that can be meant in one way only. */
const looseness = {
  comment: "comments",
  trailing: "a comma before a closing bracket",
  missing: "no comma between two values",
} as const;

type Looseness = (typeof looseness)[keyof typeof looseness];

/** Tells of what other programs refuse to read. */
export function looseJson(document: JsonDocument, what: Looseness, offset: number): Diagnostic {
  return {
    severity: "warning",
    code: "loose-json",
    message: `${document.file} is not valid JSON: it has ${what}`,
    hint: "It is read over here, but not by other programs: correct it",
    ...document.positionAt(offset),
  };
}

/** A text that is nearly JSON as the JSON that it means, and what is wrong first; null where anything else is wrong. */
export function strictJson(text: string): { text: string; what: Looseness; offset: number } | null {
  const edits: { what: Looseness; offset: number; length: number; instead: string }[] = [];
  let comma: number | null = null;
  const pass = () => {
    comma = null;
  };
  const close = () => {
    if (comma !== null) edits.push({ what: looseness.trailing, offset: comma, length: 1, instead: " " });
    comma = null;
  };
  try {
    visit(
      text,
      {
        onObjectBegin: pass,
        onArrayBegin: pass,
        onObjectProperty: pass,
        onLiteralValue: pass,
        onObjectEnd: close,
        onArrayEnd: close,
        onSeparator: (character, offset) => {
          comma = character === "," ? offset : null;
        },
        onComment: (offset, length) => void edits.push({ what: looseness.comment, offset, length, instead: " " }),
        onError: (code, offset) => {
          if (printParseErrorCode(code) !== "CommaExpected") throw new SyntaxError("It is no JSON");
          edits.push({ what: looseness.missing, offset, length: 0, instead: "," });
        },
      },
      { allowTrailingComma: true },
    );
  } catch {
    // What nests without end is given up as well.
    return null;
  }
  const [first] = edits.sort((one, other) => one.offset - other.offset);
  if (!first) return null;
  const parts: string[] = [];
  let at = 0;
  for (const { offset, length, instead } of edits) {
    parts.push(text.slice(at, offset), instead);
    at = offset + length;
  }
  return { text: parts.join("") + text.slice(at), what: first.what, offset: first.offset };
}
