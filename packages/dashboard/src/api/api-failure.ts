import type { ErrorCode, ErrorDetail } from "@lectern/contract";

/** Codes of the API's catalogue, and the two faults that happen before an answer can be read. */
export type FailureCode = ErrorCode | "network" | "unreadable_answer";

/** A call that did not succeed, as every screen receives it. */
export class ApiFailure extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: FailureCode;
  readonly details: ErrorDetail[];
  /** Seconds to wait before trying again, where the server named them. */
  readonly retryAfter: number | null;
  readonly requestId: string | null;

  constructor(fields: {
    status: number;
    code: FailureCode;
    message: string;
    details?: ErrorDetail[];
    retryAfter?: number | null;
    requestId?: string | null;
  }) {
    super(fields.message);
    this.name = "ApiFailure";
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details ?? [];
    this.retryAfter = fields.retryAfter ?? null;
    this.requestId = fields.requestId ?? null;
  }
}

/**
 * Reads an error answer. A body that is not the API's error shape (a proxy's HTML page, for example) becomes
 * a sentence that names the status.
 */
export function failureOf(status: number, headers: Headers, body: unknown): ApiFailure {
  const retryAfter = secondsToWait(headers.get("Retry-After"));
  if (isErrorBody(body)) {
    return new ApiFailure({
      status,
      code: body.code as ErrorCode,
      message: body.error,
      details: body.details ?? [],
      retryAfter,
      requestId: body.requestId ?? headers.get("X-Request-Id"),
    });
  }
  return new ApiFailure({
    status,
    code: "unreadable_answer",
    message: `The server answered with status ${status} and no explanation`,
    retryAfter,
    requestId: headers.get("X-Request-Id"),
  });
}

/** Any thrown thing as a failure: what `fetch` throws means that the server was not reached. */
export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  return new ApiFailure({
    status: 0,
    code: "network",
    message: "The server could not be reached. Check your connection and try again",
  });
}

/**
 * The details of a failure by field of the form: `body.email`, `/email` and `email` all belong to the field
 * `email`. What names no known field is left over, to be shown for the form as a whole.
 */
export function detailsByField(
  details: ErrorDetail[],
  fields: readonly string[],
): { byField: Record<string, string>; rest: string[] } {
  const byField: Record<string, string> = {};
  const rest: string[] = [];
  for (const { message, path } of details) {
    const name = path
      ?.replace(/^\/?(body|query|params)(?=[./]|$)/, "")
      .replace(/^[./]/, "")
      .replaceAll("/", ".");
    const field = fields.find((candidate) => name === candidate || name?.startsWith(`${candidate}.`));
    if (field === undefined) rest.push(message);
    else byField[field] = byField[field] === undefined ? message : `${byField[field]}. ${message}`;
  }
  return { byField, rest };
}

function secondsToWait(header: string | null): number | null {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}

function isErrorBody(
  body: unknown,
): body is { error: string; code: string; details?: ErrorDetail[]; requestId?: string } {
  return (
    typeof body === "object" && body !== null && "error" in body && typeof body.error === "string" && "code" in body
  );
}
