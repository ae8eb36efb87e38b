import { NetworkError } from "@lectern/net";

/** Why a request is not passed on; the codes are stable. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** What is told of a fault: a refusal as it is, what the network says as one, and of anything else nothing. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof NetworkError) {
    const isOurs = ["address_refused", "plain_http_refused", "host_not_allowed", "url_invalid"].includes(error.code);
    return new Refusal(isOurs ? 403 : error.code === "timeout" ? 504 : 502, error.code, error.message);
  }
  return new Refusal(500, "internal", "Something went wrong");
}
