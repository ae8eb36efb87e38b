/** What pages may load for one service of `integrations` in docs.json, from what its vendor tells sites to allow. */
export interface Service {
  /** Sources of scripts, for a content security policy; null where a setting is no address. */
  scripts(settings: Readonly<Record<string, string>>): string[] | null;
  /** Whether its window in the page brings styles along. */
  hasStyles?: true;
}

/** Services by the names that the format gives them. */
export const services: Readonly<Record<string, Service>> = {
  adobe: { scripts: ({ launchUrl }) => and(originOf(launchUrl), "https://*.adobedtm.com") },
  amplitude: from("https://cdn.amplitude.com"),
  clarity: from("https://www.clarity.ms", "https://scripts.clarity.ms"),
  clearbit: from("https://tag.clearbitscripts.com", "https://x.clearbitjs.com"),
  fathom: from("https://cdn.usefathom.com"),
  frontchat: { ...from("https://chat-assets.frontapp.com"), hasStyles: true },
  ga4: from("https://*.googletagmanager.com"),
  gtm: from("https://*.googletagmanager.com", "https://*.google-analytics.com"),
  heap: from("https://cdn.heapanalytics.com", "https://heapanalytics.com", "https://cdn.us.heap-api.com"),
  hightouch: from("https://cdn.hightouch-events.com"),
  hotjar: { ...from("https://static.hotjar.com", "https://script.hotjar.com"), hasStyles: true },
  intercom: {
    ...from("https://widget.intercom.io", "https://js.intercomcdn.com", "https://app.intercom.io"),
    hasStyles: true,
  },
  koala: from("https://cdn.getkoala.com"),
  logrocket: from("https://cdn.logrocket.io", "https://cdn.lr-ingest.io", "https://cdn.lr-in.com"),
  mixpanel: from("https://cdn.mxpnl.com"),
  onetrust: {
    scripts: ({ scriptSource }) =>
      and(originOf(scriptSource ?? "https://cdn.cookielaw.org"), "https://cdn.cookielaw.org", "https://*.onetrust.com"),
    hasStyles: true,
  },
  pirsch: from("https://api.pirsch.io"),
  plausible: {
    scripts: ({ server }) => and(originOf(`https://${(server ?? "plausible.io").replace(/^https?:\/\//, "")}`)),
  },
  posthog: {
    scripts: ({ apiHost }) => {
      const host = originOf(apiHost ?? "https://us.i.posthog.com");
      return and(host, ...(host?.endsWith(".posthog.com") ? ["https://*.posthog.com"] : []));
    },
  },
  segment: { scripts: ({ cdnUrl }) => and(originOf(cdnUrl ?? "https://cdn.segment.com")) },
  transcend: { ...from("https://transcend-cdn.com"), hasStyles: true },
};

function from(...scripts: string[]): Service {
  return { scripts: () => scripts };
}

function and(first: string | null, ...others: string[]): string[] | null {
  return first === null ? null : [first, ...others.filter((one) => one !== first)];
}

/** The origin of an address whose scripts may be loaded; null for anything else. */
export function originOf(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === "https:" && /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? origin : null;
}
