import { accepted, flag, object, record, type Shape, text } from "./shape.ts";

const reason = "pages load nothing from other hosts; readers' feedback is counted by the server itself";
const service = (...keys: string[]): Shape =>
  accepted(object(Object.fromEntries(keys.map((key) => [key, text()]))), reason);

/** Services that count or talk to readers. */
export const integrations: Shape = {
  ...object({
    adobe: service("launchUrl"),
    amplitude: service("apiKey"),
    clarity: service("projectId"),
    clearbit: service("publicApiKey"),
    fathom: service("siteId"),
    frontchat: service("snippetId"),
    ga4: service("measurementId"),
    gtm: service("tagId"),
    heap: service("appId"),
    hightouch: service("writeKey", "apiHost"),
    hotjar: service("hjid", "hjsv"),
    intercom: service("appId"),
    koala: service("publicApiKey"),
    logrocket: service("appId"),
    mixpanel: service("projectToken", "region"),
    onetrust: service("domainScript", "categoryId", "scriptSource"),
    pirsch: service("id"),
    plausible: service("domain", "server"),
    posthog: accepted(object({ apiKey: text(), apiHost: text(), sessionRecording: flag() }), reason),
    segment: service("key", "cdnUrl"),
    transcend: service("bundleId", "analyticsPurpose"),
    telemetry: object({ enabled: flag("`false`: no feedback is asked for") }),
    cookies: accepted(object({ key: text(), value: text() }), "pages set no cookies"),
  }),
  additionalProperties: accepted(record(text()), reason),
};
