import { setTimeout as pause } from "node:timers/promises";
import { FailedError, UsageError } from "../exit-codes.ts";

/** A link to a bundle, as the generate operation answers it. */
export interface BundleLink {
  url: URL;
  /** Hash that the link names in its fragment (`#sha256=…`), which no server sees and none can change. */
  sha256: string | undefined;
}

/** The bundle cannot be had; the message says why, without the signature of the link. */
export class BundleFetchError extends FailedError {}

const attempts = 3;

/** @throws {UsageError} when there is no link, or one that is not http or https. */
export function openBundleLink(text: string | undefined): BundleLink {
  if (!text) throw new UsageError("A link to a bundle is needed: give it, or set LECTERN_BUNDLE_URL");
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new UsageError("The link to the bundle must begin with https:// or http://");
  const sha256 = /^#sha256=([0-9a-f]{64})$/.exec(url.hash)?.[1];
  return { url, sha256 };
}

/**
 * Starts the download. What may pass by itself (no connection, an overloaded server) is tried three times in all.
 * @throws {BundleFetchError}
 */
export async function* fetchBundle(link: BundleLink): AsyncGenerator<Uint8Array> {
  const body = await open(link);
  try {
    for await (const chunk of body) yield chunk;
  } catch (error) {
    throw new BundleFetchError(`The download of the bundle broke off: ${causeOf(error)}`);
  }
}

async function open({ url }: BundleLink): Promise<AsyncIterable<Uint8Array>> {
  for (let attempt = 1; ; attempt++) {
    let fault: BundleFetchError;
    try {
      // A signed link answers by itself; whatever redirects is somewhere else than the operator allowed.
      const response = await fetch(url, { redirect: "manual", headers: { "accept-encoding": "identity" } });
      if (response.ok && response.body) return response.body as AsyncIterable<Uint8Array>;
      await response.body?.cancel();
      fault = new BundleFetchError(refusal(url, response.status));
      if (response.status < 500 && response.status !== 429) throw fault;
    } catch (error) {
      if (error instanceof BundleFetchError) throw error;
      fault = new BundleFetchError(`The bundle cannot be fetched from ${url.origin}: ${causeOf(error)}`);
    }
    if (attempt === attempts) throw fault;
    await pause(500 * attempt);
  }
}

function refusal(url: URL, status: number): string {
  const expiresAt = linkExpiry(url);
  if (status === 403 && expiresAt !== null && expiresAt.getTime() < Date.now())
    return `The bundle link expired (expiresAt ${expiresAt.toISOString()}); generate the bundle again for a fresh link`;
  const why = status >= 300 && status < 400 ? " (redirects are not followed)" : "";
  return `The bundle cannot be fetched: ${url.origin}${url.pathname} answered ${status}${why}`;
}

function causeOf(error: unknown): string {
  return ((error as Error).cause as Error | undefined)?.message || (error as Error).message;
}

/** When a signed link ends: ours names the second, S3's a start and a length; null where the link does not say. */
function linkExpiry({ searchParams: query }: URL): Date | null {
  const own = Number(query.get("expires"));
  if (own > 0) return new Date(own * 1000);
  const start = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(query.get("X-Amz-Date") ?? "");
  const seconds = Number(query.get("X-Amz-Expires"));
  if (!start || !(seconds > 0)) return null;
  const [, year, month, day, hour, minute, second] = start.map(Number) as number[];
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) + seconds * 1000);
}
