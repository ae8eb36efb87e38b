import type { ErrorDetail } from "@lectern/contract";
import { FailedError, UsageError } from "../exit-codes.ts";

/** Nobody answered, or the answer was to come again; later it may be another. */
export class AwayError extends FailedError {
  /** What the server asks to wait; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfter: string | null = null) {
    super(message);
    this.retryAfterMs = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) * 1000 : null;
  }
}

/** Statuses of a server, or of a proxy before it, that pass by themselves. */
const passing = new Set([429, 502, 503, 504]);

export interface Connection {
  url: string;
  key: string;
}

/** The options that say which server is asked, and by whom. */
export const urlOption = [
  "--url <address>",
  "address of the server (default: LECTERN_URL, else http://localhost:4400)",
] as const;
export const keyOption = ["--key <key>", "API key (default: LECTERN_API_KEY)"] as const;

/**
 * Server and key from the options, else from `LECTERN_URL` and `LECTERN_API_KEY`.
 * @throws {UsageError} where there is no key, or what is given can be none, or no address
 */
export function connectionFrom(options: { url?: string; key?: string }): Connection {
  const key = options.key ?? process.env.LECTERN_API_KEY;
  if (!key) throw new UsageError("An API key is needed: set LECTERN_API_KEY or give --key");
  if (!/^[\x21-\x7e]+$/.test(key)) throw new UsageError("The API key holds a character that no key has");
  return { url: serverUrl(options), key };
}

/**
 * Address of the server, without trailing slash; `http://localhost:4400` when none is given.
 * @throws {UsageError} where what is given is no address
 */
export function serverUrl(options: { url?: string }): string {
  const url = options.url ?? process.env.LECTERN_URL ?? "http://localhost:4400";
  if (url === "") throw new UsageError("LECTERN_URL is empty; set it to the address of a server, or unset it");
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    throw new UsageError(`${url} is not the address of a server, such as https://docs.example.com`);
  return url.replace(/\/$/, "");
}

/**
 * Calls the management API and answers its JSON body (undefined for 204).
 * @throws {FailedError} with the API's own sentence, its details, and the request id.
 */
export async function call<T>(
  connection: { url: string; key?: string },
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(connection.url + path, {
      method,
      headers: {
        ...(connection.key ? { authorization: `Bearer ${connection.key}` } : { origin: connection.url }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    const cause = (error as Error).cause as Error | undefined;
    throw new AwayError(`${connection.url} cannot be reached: ${cause?.message || (error as Error).message}`);
  }
  if (response.status === 204) return undefined as T;
  const said: unknown = await response.json().catch(() => null);
  const isOurs = typeof said === "object" && said !== null;
  if (response.ok && isOurs) return said as T;
  if (response.ok)
    throw new FailedError(`${connection.url} answers, and is no server of Lectern; correct --url or LECTERN_URL`);
  const answer = (isOurs ? said : {}) as { error?: string; details?: ErrorDetail[]; requestId?: string };
  // A single detail often is the sentence itself.
  const details = (answer.details ?? [])
    .filter((detail) => detail.message !== answer.error)
    .map((detail) => `\n  - ${detail.path ? `${detail.path}: ` : ""}${detail.message}`);
  const message = `${answer.error ?? `HTTP ${response.status}`}${details.join("")}${answer.requestId ? ` (request ${answer.requestId})` : ""}`;
  if (passing.has(response.status)) throw new AwayError(message, response.headers.get("retry-after"));
  throw new FailedError(message);
}
