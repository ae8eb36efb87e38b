import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";

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

/** A way in that is asked for, and that nothing describes. */
export function unknownScheme(name: string): Omit<Diagnostic, keyof Position> {
  return {
    severity: "warning",
    code: "unknown-security-scheme",
    message: `There is no security scheme ${JSON.stringify(name)}: the page cannot say how to be let in`,
    hint: "Describe it in `components.securitySchemes`, or correct the name",
  };
}

/** A way in of a kind that OpenAPI does not have. */
export function unknownSchemeType(name: string, type: string): Omit<Diagnostic, keyof Position> {
  const isHttp = /^(?:bearer|basic|digest|jwt|token)$/i.test(type);
  return {
    severity: "warning",
    code: "unknown-security-scheme",
    message: `The security scheme ${JSON.stringify(name)} is of the type ${JSON.stringify(type.slice(0, 60))}, which OpenAPI does not have: it is not asked for`,
    hint: isHttp
      ? `Write \`type: http\` and \`scheme: ${/^(?:jwt|token)$/i.test(type) ? "bearer" : type.toLowerCase()}\``
      : "Write apiKey, http, oauth2, openIdConnect or mutualTLS; letters count",
  };
}

/** Says that a file has faults that are not told; nothing where there are none. */
export function untoldFaults(file: string, count: number): Diagnostic[] {
  if (count === 0) return [];
  const message = `${file} has ${count} faults more that are not told`;
  const hint = "Correct those that are told: the others are told then";
  return [{ severity: "warning", code: "more-faults", message, hint, file, line: 1, column: 1 }];
}

/** A reference that closes a circle of references; it stands in the file's part at `pointer`. */
export function circular(file: string, text: string, reference: string, pointer: string): Diagnostic {
  const name = pointer.slice(pointer.lastIndexOf("/") + 1);
  // The part begins with its name as a key; the reference is behind it.
  const start = /^[\w.-]+$/.test(name) ? Math.max(0, text.search(new RegExp(`^\\s+["']?${name}["']?\\s*:`, "m"))) : 0;
  const at = text.indexOf(reference.slice(reference.indexOf("#")), start);
  const position = at < 0 ? whereIs(text, reference) : positionAt(text, at);
  const why = "it only leads back to itself";
  return {
    ...unresolved(file, "", reference, why, "Say what one of the circle is, beside a reference to none of it"),
    ...position,
  };
}

/** Where a text stands first, as line and column from 1. A reference of another folder is found by its last part. */
function whereIs(text: string, written: string): { line: number; column: number } {
  const hash = written.indexOf("#");
  // A whole file is named without `#`, and a pointer that is empty stands everywhere.
  const names = [written, written.slice(hash), written.slice(0, hash)].filter((one) => one.length > 1);
  const at = names.map((one) => text.indexOf(one)).find((offset) => offset >= 0) ?? 0;
  return positionAt(text, at);
}

function positionAt(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
}
