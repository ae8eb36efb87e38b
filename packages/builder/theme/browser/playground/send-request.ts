import type { BuiltRequest } from "./build-request.ts";

/** Where the platform passes requests on: a path of the site's own origin. */
const proxyPath = "/_lectern/playground";

export interface SendOptions {
  /** Through the site, where it offers that. */
  throughSite: boolean;
  /** Direct requests carry the reader's cookies. */
  credentials: boolean;
  signal: AbortSignal;
}

/** An answer whose body is still to come. */
export interface Answer {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  body: ReadableStream<Uint8Array> | null;
  /** Address that redirects have led to; null where there were none. */
  movedTo: string | null;
  /** Passed on by the site. */
  isPassedOn: boolean;
  /** The browser hides headers of this answer. */
  hidesHeaders: boolean;
}

/** The site answered that it does not pass this request on, and why. */
export class ProxyRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "ProxyRefusal";
    this.code = code;
  }
}

/** Refusals after which the browser may try it itself: the site has no proxy, or not for this host. */
const tryDirectly = new Set(["not_available", "host_not_listed", "plain_http_refused", "address_refused"]);

/** The site was asked, and has none: its files are served by something else than the platform. */
let hasNoProxy = false;

/** Sends a request. @throws what `fetch` throws, and `ProxyRefusal`. */
export async function sendRequest(request: BuiltRequest, options: SendOptions): Promise<Answer> {
  if (!options.throughSite || hasNoProxy || !isPassedOn(request.url)) return sendDirectly(request, options);
  try {
    return await sendThroughSite(request, options);
  } catch (error) {
    if (!(error instanceof ProxyRefusal && tryDirectly.has(error.code))) throw error;
    hasNoProxy = error.code === "not_available";
    return sendDirectly(request, options);
  }
}

/** A server on the reader's own machine is not one that the site could reach, and its own host needs no help. */
function isPassedOn(url: string): boolean {
  if (!URL.canParse(url, document.baseURI)) return false;
  const { hostname, origin } = new URL(url, document.baseURI);
  return origin !== location.origin && !/^(?:localhost|.*\.localhost|\[::1\])$/.test(hostname);
}

async function sendDirectly(request: BuiltRequest, { credentials, signal }: SendOptions): Promise<Answer> {
  const { method, url, body } = request;
  const isBodyless = method === "GET" || method === "HEAD";
  const response = await fetch(url, {
    method,
    // Browsers refuse to let a page set these, and say nothing.
    headers: request.headers
      .filter(([name]) => !/^(cookie|host|content-length)$/i.test(name))
      .map(([name, value]): [string, string] => [name, asBytes(value)]),
    body: isBodyless ? null : body,
    signal,
    credentials: credentials ? "include" : "omit",
    cache: "no-store",
    referrerPolicy: "no-referrer",
  });
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    body: response.body,
    movedTo: response.redirected ? response.url : null,
    isPassedOn: false,
    hidesHeaders: response.type === "cors",
  };
}

async function sendThroughSite(request: BuiltRequest, { signal }: SendOptions): Promise<Answer> {
  const { method, url } = request;
  const { body, headers } = await bytesOf(request);
  const response = await fetch(proxyPath, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: new Blob([JSON.stringify({ page: location.pathname, method, url, headers }), "\n", ...(body ? [body] : [])]),
    signal,
    credentials: "omit",
    cache: "no-store",
  });
  const told = response.headers.get("lectern-response");
  if (told === null) {
    const fault = (await response.json().catch(() => null)) as { code?: string; error?: string } | null;
    const isMissing = fault?.code === undefined && [404, 405, 501].includes(response.status);
    throw new ProxyRefusal(
      isMissing ? "not_available" : (fault?.code ?? "unknown"),
      fault?.error ?? String(response.status),
    );
  }
  const answer = JSON.parse(decodeURIComponent(told)) as Pick<Answer, "status" | "statusText" | "headers">;
  // The site follows none: they are shown as they are.
  return { ...answer, body: response.body, movedTo: null, isPassedOn: true, hidesHeaders: false };
}

/** The body as bytes, with the type that a browser would give it: the boundary of a form is part of that. */
async function bytesOf({
  method,
  headers,
  body,
}: BuiltRequest): Promise<Pick<BuiltRequest, "headers"> & { body: Blob | null }> {
  if (body === null || method === "GET" || method === "HEAD") return { headers, body: null };
  const written = new Response(body);
  const type = written.headers.get("content-type");
  const isTyped = headers.some(([name]) => name.toLowerCase() === "content-type");
  return { headers: isTyped || !type ? headers : [...headers, ["Content-Type", type]], body: await written.blob() };
}

/** Headers travel as bytes, one for each character: what is no Latin-1 goes as UTF-8. */
function asBytes(value: string): string {
  if (/^[\0-\xff]*$/.test(value)) return value;
  return String.fromCharCode(...new TextEncoder().encode(value));
}
