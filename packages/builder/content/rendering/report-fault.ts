import { EvaluationFault } from "../expressions/fault.ts";
import { SyntaxFault } from "../expressions/syntax.ts";
import { isSamePlace, type Place } from "../place.ts";
import type { RenderState } from "./render-state.ts";

const hints: Record<string, string> = {
  "unbound-name": "Write \\{ for a brace in text, or define the name with `export const`.",
  "unsupported-expression":
    "Content is evaluated without running code: use literals, properties, conditions and list methods.",
  "expression-limit": "Make the expression smaller.",
  "expression-error": "Correct the expression.",
  "expression-syntax": "Write \\{ for a brace in text.",
};

/** What else to do in a file of a program, which has no text around it. */
const hintsInPrograms: Record<string, string> = {
  "unbound-name": "Define the name in the file, or import it from another file of the repository.",
  "expression-syntax": "Correct the syntax at this place.",
};

const program = /\.[cm]?[jt]sx?$/i;

/**
 * Turns whatever stopped an expression into a diagnostic; returns its code.
 * @param use where the component stands whose code it is of.
 * @param isProgram whether it is of a file of a program, or a statement of a page that could not be read.
 */
export function reportFault(
  error: unknown,
  place: Place,
  state: RenderState,
  use: Place | null = null,
  isProgram?: boolean,
): string {
  let code = "expression-error";
  let message = error instanceof Error ? error.message : String(error);
  let at = place;
  if (error instanceof EvaluationFault) {
    code = error.code;
    if (code === "expression-limit") state.interpreter.budget.goOn();
    if (error.isTold) return code;
    at = error.place ?? place;
  } else if (error instanceof SyntaxFault) {
    code = "expression-syntax";
    message = `This is not an expression: ${message}`;
  } else if (error instanceof RangeError) {
    code = "expression-limit";
    message = "The content nests too deeply or grows too large.";
  } else if (!(error instanceof TypeError)) {
    throw error;
  }
  const hasNoText = isProgram ?? program.test(at.file);
  if (hasNoText && code === "expression-syntax") message = message.replace("an expression", "JavaScript");
  let hint = (hasNoText && hintsInPrograms[code]) || hints[code];
  if (use && code === "unbound-name") hint = "Define the name, or give it to the component as a prop.";
  if (error instanceof EvaluationFault && state.refusedNames.has(error.unbound))
    hint = "It comes from an import that content cannot have: define the name with `export const`.";
  if (error instanceof EvaluationFault && error.unbound === "require")
    hint = 'Write `import { name } from "/file.jsx"`: programs of the content are modules.';
  // A value goes wrong by what a use gives the component.
  if (use && code === "expression-error" && !isSamePlace(at, use))
    message += `, where ${use.file}:${use.line}:${use.column} uses it`;
  state.diagnose(
    code === "unbound-name" ? "warning" : "error",
    code,
    /[.?!]$/.test(message) ? message : `${message}.`,
    hint,
    at,
  );
  return code;
}
