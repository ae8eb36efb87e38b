import type { Place } from "../place.ts";

/** Tells where an offset of the text that is being evaluated stands in its file. */
export type Origin = (offset: number) => Place;

export type EvaluationCode = "unbound-name" | "unsupported-expression" | "expression-limit" | "expression-error";

/** An expression that cannot be evaluated; `offset` is where, from the beginning of the text of `origin`, once known. */
export class EvaluationFault extends Error {
  readonly code: EvaluationCode;
  offset: number | null;
  /** Undefined until it is known; null for code of no file. */
  origin: Origin | null | undefined;
  /** The name that nothing binds. */
  unbound = "";
  /** What it follows from has been told where that stands, and is all there is to correct. */
  isTold = false;
  /** What the content itself threw; undefined for all other faults. */
  thrown: unknown;
  /** The class of the error that JavaScript throws there, which content may catch. */
  errorName = "TypeError";
  constructor(code: EvaluationCode, message: string, offset: number | null = null) {
    super(message);
    this.code = code;
    this.offset = offset;
  }

  /** Where it stands; null where that is not known. */
  get place(): Place | null {
    return this.origin && this.offset !== null ? this.origin(this.offset) : null;
  }
}

/** The fault of a name that nothing binds. */
export function unboundName(name: string, offset: number): EvaluationFault {
  const fault = new EvaluationFault("unbound-name", `\`${name}\` is not defined`, offset);
  fault.unbound = name;
  fault.errorName = "ReferenceError";
  return fault;
}

/** The fault of an error of JavaScript's own, of that class. */
export function errorFault(errorName: string, message: string): EvaluationFault {
  const fault = new EvaluationFault("expression-error", message);
  fault.errorName = errorName;
  return fault;
}

/** The fault of asking for a value that is missing for a reason which has been told. */
export function toldFault(message: string): EvaluationFault {
  const fault = new EvaluationFault("expression-error", message);
  fault.isTold = true;
  return fault;
}

/** The fault of a part of the language that content may not use; `what` begins the sentence. */
export function unsupported(what: string, node: { start: number }): EvaluationFault {
  return new EvaluationFault("unsupported-expression", `${what} cannot be used in content`, node.start);
}

/** Whether an expression is at fault, and not the room that a page has for all of them. */
export function isExpressionFault(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof EvaluationFault && error.code !== "expression-limit");
}

/** What was thrown while a node was evaluated: a fault whose place is not known yet is at that node. */
export function placed(error: unknown, offset: number, origin: Origin | null): unknown {
  if (error instanceof EvaluationFault && error.origin === undefined) {
    error.offset ??= offset;
    error.origin = origin;
  }
  return error;
}
