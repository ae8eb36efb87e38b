import type { Deployment, ErrorDetail } from "@lectern/contract";
import { FailedError, UsageError } from "./exit-codes.ts";

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

/** Server and key from the options, else from `LECTERN_URL` and `LECTERN_API_KEY`. */
export function connectionFrom(options: { url?: string; key?: string }): Connection {
  const key = options.key ?? process.env.LECTERN_API_KEY;
  if (!key) throw new UsageError("An API key is needed: set LECTERN_API_KEY or give --key");
  if (!/^[\x21-\x7e]+$/.test(key)) throw new UsageError("The API key holds a character that no key has");
  return { url: serverUrl(options), key };
}

/** Address of the server, without trailing slash; `http://localhost:4400` when none is given. */
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
    throw new FailedError(`${connection.url} cannot be reached: ${cause?.message || (error as Error).message}`);
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
  throw new FailedError(
    `${answer.error ?? `HTTP ${response.status}`}${details.join("")}${answer.requestId ? ` (request ${answer.requestId})` : ""}`,
  );
}

/** Follows a deployment to its end, handing out each new line of its log. */
export async function followDeployment(
  connection: Connection,
  statusId: string,
  onLine: (line: string) => void,
): Promise<Deployment> {
  let shown = 0;
  for (;;) {
    const deployment = await call<Deployment>(connection, "GET", `/v1/project/update-status/${statusId}`);
    for (const line of deployment.logs.slice(shown)) onLine(line);
    shown = deployment.logs.length;
    if (deployment.status === "success" || deployment.status === "failure") return deployment;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
