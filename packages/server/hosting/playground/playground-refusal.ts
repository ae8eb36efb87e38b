import { NetworkError } from "@lectern/net";
import { awayRetrySeconds } from "../../http/index.ts";
import { isUnavailable } from "../../storage/index.ts";

/** Why a request is not passed on; the codes are stable. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Of the answer, beside those that all have. */
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** What is told of a fault: a refusal as it is, what the network says as one, and of anything else nothing. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof NetworkError) {
    const isOurs = ["address_refused", "plain_http_refused", "host_not_allowed", "url_invalid"].includes(error.code);
    return new Refusal(isOurs ? 403 : error.code === "timeout" ? 504 : 502, error.code, error.message);
  }
  if (isUnavailable(error))
    return new Refusal(503, "unavailable", "This site cannot pass requests on right now; try again", {
      "retry-after": awayRetrySeconds,
    });
  return new Refusal(500, "internal", "Something went wrong");
}
