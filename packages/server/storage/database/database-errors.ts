/** The fields of a PostgreSQL error that callers look at; the same on both engines. */
interface DatabaseErrorFields {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

/** An error of a statement on the embedded database; `pg` has a class of its own with the same fields. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(fields: DatabaseErrorFields) {
    super(fields.message);
    this.name = "DatabaseError";
    this.code = fields.code;
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
  }
}

/** The database or the blob store cannot be reached now; the same request may succeed later. */
export class UnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "UnavailableError";
  }
}

/** Connection exceptions, out of resources, operator intervention (shutdown, cancel), and system errors. */
const unavailableStates = /^(08|53|57P|58)/;
/**
 * A statement or lock that took longer than its limit: the database is overloaded, not the request wrong. And a write to a
 * server that only reads, as one does that is about to take over from another.
 */
const passingStates = new Set(["57014", "55P03", "25006"]);
const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** What `pg` says without any code. */
const unavailableMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout|Cannot use a pool after calling end)/;

/** Whether the error says that the database (or the blob store) is away, so that the answer is 503 and not 500. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnavailableError) return true;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string") {
    return unavailableCodes.has(code) || passingStates.has(code) || (code.length === 5 && unavailableStates.test(code));
  }
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return unavailableMessages.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause));
}

/** Whether the statement broke a unique constraint (or index), any or the named one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fields = error as { code?: unknown; constraint?: unknown } | null;
  return fields?.code === "23505" && (constraint === undefined || fields.constraint === constraint);
}
