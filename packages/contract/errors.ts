/**
 * The catalogue of every error the API may answer with. A code never changes its meaning; the manual's
 * page "Errors" is generated from this list.
 */
export const errorCatalogue = {
  unauthorized: { status: 401, message: "Unauthorized" },
  insufficient_scope: { status: 403, message: "This API key does not have the required scope" },
  address_not_allowed: { status: 403, message: "IP address is not allowed for this API key" },
  insufficient_role: { status: 403, message: "Your role does not allow this" },
  origin_not_allowed: { status: 403, message: "The request does not come from an allowed origin" },
  plan_required: { status: 403, message: "This needs another plan" },
  preview_limit_reached: { status: 403, message: "The number of previews of this project is at its limit" },
  link_invalid: { status: 403, message: "The link is not valid" },
  link_expired: { status: 403, message: "The link has expired" },
  rate_limited: { status: 429, message: "Rate limit exceeded. Please try again later" },
  not_found: { status: 404, message: "Not found" },
  method_not_allowed: { status: 405, message: "Method not allowed" },
  body_too_large: { status: 413, message: "The request body is too large" },
  unsupported_media_type: { status: 415, message: "The request body must be application/json" },
  invalid_request: { status: 400, message: "Invalid request" },
  invalid_body: { status: 400, message: "Invalid request body" },
  conflict: { status: 409, message: "The request conflicts with the current state" },
  job_not_completed: { status: 409, message: "The export job has not completed" },
  idempotency_in_progress: { status: 409, message: "A request with this Idempotency-Key is still running" },
  idempotency_mismatch: { status: 422, message: "This Idempotency-Key was used with another request body" },
  gone: { status: 410, message: "Gone" },
  internal: { status: 500, message: "Internal server error" },
  unavailable: { status: 503, message: "The service is temporarily unavailable. Please try again" },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** One fault of a request: what is wrong, and where (`query.limit`, `body.branch`). */
export interface ErrorDetail {
  message: string;
  path?: string;
}

/** The only error that a use case throws on purpose; everything else is answered as `internal`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetail[] | undefined;
  /** Extra response headers, for example `Retry-After`. */
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    options: { message?: string; details?: ErrorDetail[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}
