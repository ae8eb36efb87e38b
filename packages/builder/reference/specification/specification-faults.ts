import type { Diagnostic } from "@lectern/contract";

/** A specification, or a file of it, of which nothing can be used. */
export function unreadable(
  fault: { file: string; line: number; column: number; message: string },
  hint = "Correct the file; the rest of the site is not affected",
): Diagnostic {
  const { message, ...position } = fault;
  return {
    severity: "error",
    code: "unreadable-specification",
    message: `The specification ${fault.file} cannot be read: ${message}`,
    hint,
    ...position,
  };
}

/** A reference that leads nowhere; `text` is that of the file in which it stands. */
export function unresolved(file: string, text: string, reference: string, why: string, hint: string): Diagnostic {
  return {
    severity: "error",
    code: "unresolved-reference",
    message: `The reference ${JSON.stringify(reference)} cannot be resolved: ${why}`,
    hint,
    file,
    ...whereIs(text, reference),
  };
}

/** Where a text stands first, as line and column from 1. A reference of another folder is found by its last part. */
function whereIs(text: string, written: string): { line: number; column: number } {
  const hash = written.indexOf("#");
  // A whole file is named without `#`, and a pointer that is empty stands everywhere.
  const names = [written, written.slice(hash), written.slice(0, hash)].filter((one) => one.length > 1);
  const at = names.map((one) => text.indexOf(one)).find((offset) => offset >= 0) ?? 0;
  const before = text.slice(0, at);
  return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
}
