export type EvaluationCode = "unbound-name" | "unsupported-expression" | "expression-limit" | "expression-error";

/** An expression that cannot be evaluated; `offset` is where, from the beginning of the parsed text, once known. */
export class EvaluationFault extends Error {
  readonly code: EvaluationCode;
  offset: number | null;
  constructor(code: EvaluationCode, message: string, offset: number | null = null) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}

/** The fault of a part of the language that content may not use; `what` begins the sentence. */
export function unsupported(what: string, node: { start: number }): EvaluationFault {
  return new EvaluationFault("unsupported-expression", `${what} cannot be used in content`, node.start);
}
