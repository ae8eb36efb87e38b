/** What pages may load for one service of `integrations` in docs.json, from what its vendor tells sites to allow. */
export interface Service {
  /** The setting without which it does nothing. */
  required: string;
  /** Sources of scripts, for a content security policy; null where a setting is no address. */
  scripts(settings: Readonly<Record<string, string>>): string[] | null;
  /** Whether its window in the page brings styles along. */
  hasStyles?: true;
}

/** Services by the names that the format gives them. */
export const services: Readonly<Record<string, Service>> = {
  adobe: { required: "launchUrl", scripts: ({ launchUrl }) => and(originOf(launchUrl), "https://*.adobedtm.com") },
  amplitude: from("apiKey", "https://cdn.amplitude.com"),
  clarity: from("projectId", "https://www.clarity.ms", "https://scripts.clarity.ms"),
  clearbit: from("publicApiKey", "https://tag.clearbitscripts.com", "https://x.clearbitjs.com"),
  fathom: from("siteId", "https://cdn.usefathom.com"),
  frontchat: { ...from("snippetId", "https://chat-assets.frontapp.com"), hasStyles: true },
  ga4: from("measurementId", "https://*.googletagmanager.com"),
  gtm: from("tagId", "https://*.googletagmanager.com", "https://*.google-analytics.com"),
  heap: from("appId", "https://cdn.heapanalytics.com", "https://heapanalytics.com", "https://cdn.us.heap-api.com"),
  hightouch: from("writeKey", "https://cdn.hightouch-events.com"),
  hotjar: { ...from("hjid", "https://static.hotjar.com", "https://script.hotjar.com"), hasStyles: true },
  intercom: {
    ...from("appId", "https://widget.intercom.io", "https://js.intercomcdn.com", "https://app.intercom.io"),
    hasStyles: true,
  },
  koala: from("publicApiKey", "https://cdn.getkoala.com"),
  logrocket: from("appId", "https://cdn.logrocket.io", "https://cdn.lr-ingest.io", "https://cdn.lr-in.com"),
  mixpanel: from("projectToken", "https://cdn.mxpnl.com"),
  onetrust: {
    required: "domainScript",
    scripts: ({ scriptSource }) =>
      and(originOf(scriptSource ?? "https://cdn.cookielaw.org"), "https://cdn.cookielaw.org", "https://*.onetrust.com"),
    hasStyles: true,
  },
  pirsch: from("id", "https://api.pirsch.io"),
  plausible: {
    required: "domain",
    scripts: ({ server }) => and(originOf(`https://${(server ?? "plausible.io").replace(/^https?:\/\//, "")}`)),
  },
  posthog: {
    required: "apiKey",
    scripts: ({ apiHost }) => {
      const host = originOf(apiHost ?? "https://us.i.posthog.com");
      return and(host, ...(host?.endsWith(".posthog.com") ? ["https://*.posthog.com"] : []));
    },
  },
  segment: { required: "key", scripts: ({ cdnUrl }) => and(originOf(cdnUrl ?? "https://cdn.segment.com")) },
  transcend: { ...from("bundleId", "https://transcend-cdn.com"), hasStyles: true },
};

function from(required: string, ...scripts: string[]): Service {
  return { required, scripts: () => scripts };
}

function and(first: string | null, ...others: string[]): string[] | null {
  return first === null ? null : [first, ...others.filter((one) => one !== first)];
}

/** The origin of an address whose scripts may be loaded; null for anything else. */
function originOf(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === "https:" && /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? origin : null;
}
