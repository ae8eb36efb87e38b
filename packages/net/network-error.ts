/** Why an outside address was not reached, or may not be; the codes are stable. */
export type NetworkErrorCode =
  | "url_invalid"
  | "host_not_found"
  | "address_refused"
  | "host_not_allowed"
  | "plain_http_refused"
  | "connection_failed"
  | "tls_failed"
  | "too_many_redirects"
  | "response_too_large"
  | "timeout";

/** Thrown by everything in `net/`; the message is one sentence for the person who entered the address. */
export class NetworkError extends Error {
  readonly code: NetworkErrorCode;
  /** Whether trying again later may help. */
  readonly retryable: boolean;

  constructor(code: NetworkErrorCode, message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "NetworkError";
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}
