import { words } from "./response-words.ts";
import { ProxyRefusal } from "./send-request.ts";
import { words as formWords } from "./words.ts";

/** Why there is no answer, and what the reader can do. */
export interface Failure {
  title: string;
  hint: string;
}

/**
 * Browsers say of every request that came to nothing only that it failed. What can be known is found out here: the page's
 * policy, mixed content, and whether the host answers at all to a question whose answer may not be read.
 */
export async function explainFailure(error: unknown, url: string, isBlockedByPolicy: () => boolean): Promise<Failure> {
  const target = URL.canParse(url, document.baseURI)
    ? new URL(url, document.baseURI)
    : new URL("https://unknown.invalid");
  const fill = (text: string) =>
    text
      .replace("{host}", () => (target.hostname === "unknown.invalid" ? url : target.host))
      .replace("{origin}", () => (location.protocol === "file:" ? "null" : location.origin));
  const failure = (title: string, hint: string): Failure => ({ title: fill(title), hint: fill(hint) });
  if (error instanceof DOMException && error.name === "AbortError")
    return failure(words.cancelled, words.cancelledHint);
  if (error instanceof ProxyRefusal) {
    const hint = words.proxyHint
      .replace("{reason}", () => error.message.replace(/\.$/, ""))
      .replace("{setting}", () => formWords.throughSite);
    return { title: words.proxy, hint };
  }
  // A page hears of its policy a moment after the request has failed.
  await new Promise((resolve) => setTimeout(resolve));
  if (isBlockedByPolicy()) return failure(words.policy, words.policyHint);
  if (!navigator.onLine) return failure(words.offline, words.offlineHint);
  const isOwnMachine = /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(target.hostname);
  if (location.protocol === "https:" && target.protocol === "http:" && !isOwnMachine)
    return failure(words.mixed, words.mixedHint);
  const isThere = await fetch(target.origin, {
    mode: "no-cors",
    credentials: "omit",
    cache: "no-store",
    referrerPolicy: "no-referrer",
  }).then(
    () => true,
    () => false,
  );
  if (isBlockedByPolicy()) return failure(words.policy, words.policyHint);
  return isThere ? failure(words.cors, words.corsHint) : failure(words.network, words.networkHint);
}

/** Watches whether the page's own policy stops a request while something runs. */
export function watchPolicy(): { isBlocked(): boolean; stop(): void } {
  let blocked = false;
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === "connect-src") blocked = true;
  };
  document.addEventListener("securitypolicyviolation", onViolation);
  return {
    isBlocked: () => blocked,
    stop: () => document.removeEventListener("securitypolicyviolation", onViolation),
  };
}
