import type { Diagnostic } from "@lectern/contract";
import { readText } from "../../source/source-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import type { Json } from "../json.ts";
import { isDocumentFault, readDocument } from "../specification/read-document.ts";
import { applyOverlay, isOverlay } from "./apply-overlay.ts";

export const maxOverlayBytes = 4 * 1024 * 1024;

/** Changes a specification by the overlays that docs.json names for it, in order; faults name the overlay's line. */
export function applyOverlays(
  document: Json,
  names: readonly string[],
  tree: OpenTree,
  report: (one: Diagnostic) => void,
): void {
  for (const file of names) {
    const refuse = (message: string, hint: string, line = 1, column = 1) =>
      report({ severity: "error", code: "bad-overlay", message, hint, file, line, column });
    const entry = tree.byPath.get(file);
    if (!entry || entry.size > maxOverlayBytes) {
      const why = entry ? `The overlay ${file} is larger than 4 MB` : `There is no overlay ${file}`;
      refuse(why, "Correct the path, from the root of the content");
      continue;
    }
    const text = readText(tree, file);
    const overlay = readDocument(file, text);
    if (isDocumentFault(overlay)) {
      refuse(
        `The overlay ${file} cannot be read: ${overlay.message}`,
        "Correct the file",
        overlay.line,
        overlay.column,
      );
      continue;
    }
    if (!isOverlay(overlay)) {
      refuse(`${file} is no overlay`, 'Write "overlay": "1.0.0" and "actions"');
      continue;
    }
    for (const { code, target, message } of applyOverlay(document, overlay)) {
      report({
        severity: code === "bad-overlay" ? "error" : "warning",
        code,
        message,
        hint: "Correct the target",
        file,
        ...placeOfTarget(text, target),
      });
    }
  }
}

/** Where an action's target stands, in YAML or JSON. */
function placeOfTarget(text: string, target: string): { line: number; column: number } {
  for (const [index, line] of text.split("\n").entries()) {
    const match = /^(.*?\btarget["']?\s*:\s*)(.*?)\s*,?\s*$/.exec(line);
    const value = match?.[2] ?? "";
    if (match && (value === target || value.slice(1, -1) === target || value.startsWith(JSON.stringify(target))))
      return { line: index + 1, column: (match[1] as string).length + 1 };
  }
  return { line: 1, column: 1 };
}
