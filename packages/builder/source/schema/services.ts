import { either, flag, list, number, object, oneOf, type Shape, text } from "./shape.ts";

/** Settings of services that count readers or talk to them; the first is the one without which it does nothing. */
const settings = {
  adobe: ["launchUrl"],
  amplitude: ["apiKey"],
  clarity: ["projectId"],
  clearbit: ["publicApiKey"],
  fathom: ["siteId"],
  frontchat: ["snippetId"],
  ga4: ["measurementId"],
  gtm: ["tagId"],
  heap: ["appId"],
  hightouch: ["writeKey", "apiHost"],
  hotjar: ["hjid", "hjsv"],
  intercom: ["appId"],
  koala: ["publicApiKey"],
  logrocket: ["appId"],
  mixpanel: ["projectToken", "region"],
  onetrust: ["domainScript", "categoryId", "scriptSource"],
  pirsch: ["id"],
  plausible: ["domain", "server"],
  posthog: ["apiKey", "apiHost", "sessionRecording"],
  segment: ["key", "cdnUrl"],
  transcend: ["bundleId", "analyticsPurpose"],
} as const;

/** By service, the setting without which it does nothing. */
export const requiredSettings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(settings).map(([service, [required]]) => [service, required]),
);

/** Services that may be given by the value of that setting alone: so it was in the old format. */
export const namedAlone: readonly string[] = ["frontchat", "intercom"];

const shapeOf = (key: string) =>
  key === "sessionRecording" ? flag() : key.startsWith("hj") ? either([text(), number()]) : text();
const about = "Loaded by pages of the production site";
const service = (keys: readonly string[]): Shape =>
  object(Object.fromEntries(keys.map((key) => [key, shapeOf(key)])), about);

/** Services that count or talk to readers. */
export const integrations: Shape = object({
  ...Object.fromEntries(
    Object.entries(settings).map(([name, keys]) => [
      name,
      namedAlone.includes(name) ? either([service(keys), text()], about) : service(keys),
    ]),
  ),
  customScripts: list(
    object({
      src: text("https address"),
      strategy: oneOf(["beforeInteractive", "afterInteractive", "lazyOnload"], "`lazyOnload` waits for a quiet moment"),
    }),
    "Scripts of other hosts, twenty at most, loaded by pages of the production site",
  ),
  telemetry: object({ enabled: flag("`false`: no feedback is asked for") }),
  cookies: object(
    { key: text(), value: text() },
    "Services start once the browser's storage holds this value under this key",
  ),
});
