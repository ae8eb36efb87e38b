/** How each service of `integrations` in docs.json is started: what its vendor's snippet for web pages does. */
import { load, part } from "./load.ts";

type Settings = Readonly<Record<string, string>>;

/** Where scripts of vendors put what is theirs, and look for it. */
const shared = window as unknown as Record<string, unknown>;

/** A function that keeps its calls until the vendor's script takes them. */
function queue(name: string): void {
  const q: unknown[] = [];
  shared[name] = Object.assign((...values: unknown[]) => void q.push(values), { q });
}

/** Calls what a vendor's script has left on the window: a function, or a method of an object. */
function call(name: string, method: string | null, ...values: unknown[]): void {
  const owner = shared[name] as Record<string, unknown> | undefined;
  const found = method === null ? owner : owner?.[method];
  if (typeof found === "function") found.apply(owner, values);
}

/** Google's services read what was pushed as arguments of a function, and no arrays. */
const dataLayer = (): unknown[] => {
  shared.dataLayer ??= [];
  return shared.dataLayer as unknown[];
};
function gtag(..._values: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the vendor's script tells commands from other data by their being arguments
  dataLayer().push(arguments);
}

/** Events before the script is there, as lists of a method and its values. */
function buffered(name: string, fields: object): void {
  shared[name] = Object.assign([["page"]], fields);
}

export const starts: Readonly<Record<string, (settings: Settings) => unknown>> = {
  adobe: ({ launchUrl = "" }) => load(launchUrl),
  amplitude: ({ apiKey = "" }) =>
    load(`https://cdn.amplitude.com/script/${part(apiKey)}.js`).then(() =>
      call("amplitude", "init", apiKey, { autocapture: true }),
    ),
  clarity: ({ projectId = "" }) => {
    queue("clarity");
    load(`https://www.clarity.ms/tag/${part(projectId)}`);
  },
  clearbit: ({ publicApiKey = "" }) =>
    load(`https://tag.clearbitscripts.com/v1/${part(publicApiKey)}/tags.js`, {
      referrerpolicy: "strict-origin-when-cross-origin",
    }),
  customScripts: (scripts) => {
    for (const [src, strategy] of Object.entries(scripts)) {
      if (strategy !== "lazyOnload") load(src);
      else if ("requestIdleCallback" in window) requestIdleCallback(() => load(src));
      else setTimeout(() => load(src), 2000);
    }
  },
  fathom: ({ siteId = "" }) => load("https://cdn.usefathom.com/script.js", { "data-site": siteId }),
  frontchat: ({ snippetId = "" }) =>
    load("https://chat-assets.frontapp.com/v1/chat.bundle.js").then(() =>
      call("FrontChat", null, "init", { chatId: snippetId, useDefaultLauncher: true }),
    ),
  ga4: ({ measurementId = "" }) => {
    gtag("js", new Date());
    gtag("config", measurementId);
    load(`https://www.googletagmanager.com/gtag/js?id=${part(measurementId)}`);
  },
  gtm: ({ tagId = "" }) => {
    dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`https://www.googletagmanager.com/gtm.js?id=${part(tagId)}`);
  },
  heap: ({ appId = "" }) => {
    shared.heap = Object.assign([], { appid: appId, config: {} });
    load(`https://cdn.heapanalytics.com/js/heap-${part(appId)}.js`);
  },
  hightouch: ({ writeKey = "", apiHost }) => {
    buffered("htevents", { _writeKey: writeKey, _loadOptions: apiHost ? { apiHost } : {}, SNIPPET_VERSION: "0.0.1" });
    load("https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js");
  },
  hotjar: ({ hjid = "", hjsv = "6" }) => {
    queue("hj");
    shared._hjSettings = { hjid: Number(hjid), hjsv: Number(hjsv) };
    load(`https://static.hotjar.com/c/hotjar-${part(hjid)}.js?sv=${part(hjsv)}`);
  },
  intercom: ({ appId = "" }) => {
    queue("Intercom");
    shared.intercomSettings = { api_base: "https://api-iam.intercom.io", app_id: appId };
    load(`https://widget.intercom.io/widget/${part(appId)}`).then(() => call("Intercom", null, "update"));
  },
  koala: ({ publicApiKey = "" }) => load(`https://cdn.getkoala.com/v1/${part(publicApiKey)}/sdk.js`),
  logrocket: ({ appId = "" }) =>
    load("https://cdn.logrocket.io/LogRocket.min.js", { crossorigin: "anonymous" }).then(() =>
      call("LogRocket", "init", appId),
    ),
  mixpanel: ({ projectToken = "", region }) => {
    const host = region === "eu" || region === "in" ? { api_host: `https://api-${region}.mixpanel.com` } : {};
    const first = [projectToken, { track_pageview: true, ...host }, "mixpanel"];
    shared.mixpanel = Object.assign([], { _i: [first], __SV: 1.2, people: [] });
    load("https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js");
  },
  pirsch: ({ id = "" }) => load("https://api.pirsch.io/pa.js", { id: "pianjs", "data-code": id }),
  plausible: ({ domain = "", server = "plausible.io" }) =>
    load(`https://${server.replace(/^https?:\/\//, "")}/js/script.js`, { "data-domain": domain }),
  posthog: ({ apiKey = "", apiHost = "https://us.i.posthog.com", sessionRecording }) => {
    const host = apiHost.replace(/\/+$/, "");
    const options = { api_host: host, disable_session_recording: sessionRecording !== "true" };
    shared.posthog = Object.assign([], { _i: [[apiKey, options]], __SV: 1, people: [] });
    load(`${host.replace(".i.posthog.com", "-assets.i.posthog.com")}/static/array.js`, { crossorigin: "anonymous" });
  },
  segment: ({ key = "", cdnUrl = "https://cdn.segment.com" }) => {
    const cdn = cdnUrl.replace(/\/+$/, "");
    buffered("analytics", { _writeKey: key, _cdn: cdn, SNIPPET_VERSION: "5.2.0" });
    load(`${cdn}/analytics.js/v1/${part(key)}/analytics.min.js`);
  },
};
