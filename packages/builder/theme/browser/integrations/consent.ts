import { load, part } from "./load.ts";

type AllSettings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Milliseconds between looks at what the reader has chosen: no event tells of a value that the page's own scripts keep. */
const lookMs = 1000;

/**
 * Waits for the reader's consent where docs.json asks for it: a value in the browser's storage (`cookies`), a purpose of OneTrust
 * or of Transcend, which are started here. Settles when all of them are given, at once where there are none.
 */
export async function consent({ cookies, onetrust, transcend }: AllSettings): Promise<void> {
  const asked: (() => boolean)[] = [];
  if (cookies?.key) {
    const { key, value = "true" } = cookies;
    asked.push(() => stored(key) === value);
  }
  if (onetrust?.domainScript) {
    const { domainScript, categoryId = "C0002", scriptSource } = onetrust;
    load(scriptSource ?? "https://cdn.cookielaw.org/scripttemplates/otSDKStub.js", {
      "data-domain-script": domainScript,
    });
    asked.push(() => of<string>("OnetrustActiveGroups")?.split(",").includes(categoryId) === true);
  }
  if (transcend?.bundleId) {
    const { bundleId, analyticsPurpose = "Analytics" } = transcend;
    load(`https://transcend-cdn.com/cm/${part(bundleId)}/airgap.js`, { "data-cfasync": "false" });
    asked.push(() => of<Airgap>("airgap")?.getConsent?.().purposes[analyticsPurpose] === true);
  }
  while (!asked.every((isGiven) => isGiven())) await new Promise((resolve) => setTimeout(resolve, lookMs));
}

interface Airgap {
  getConsent?(): { purposes: Record<string, unknown> };
}

function of<T>(name: string): T | undefined {
  return (window as unknown as Record<string, T | undefined>)[name];
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
