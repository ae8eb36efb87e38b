/** Services that docs.json asks for (`integrations`), in pages under the policy that hosted pages have. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { bundleInfo } from "../../../bundle/index.ts";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { type Built, build, compose, folderOf, type TestScope } from "../../../test/build-fixture.ts";
import { serveBuilt } from "../../testing/serve-built.ts";

const browser = await openBrowser();

const services = {
  adobe: { launchUrl: "https://assets.adobedtm.com/launch-1.min.js" },
  amplitude: { apiKey: "amp1" },
  clarity: { projectId: "cla1" },
  clearbit: { publicApiKey: "pk_1" },
  fathom: { siteId: "FAT1" },
  frontchat: { snippetId: "front123" },
  ga4: { measurementId: "G-1" },
  gtm: { tagId: "GTM-1" },
  heap: { appId: "1234" },
  hightouch: { writeKey: "hk1", apiHost: "us-east-1.hightouch-events.com" },
  hotjar: { hjid: 77, hjsv: 6 },
  intercom: { appId: "int123" },
  koala: { publicApiKey: "pk_2" },
  logrocket: { appId: "lr/app" },
  mixpanel: { projectToken: "mix1", region: "eu" },
  pirsch: { id: "pir1" },
  plausible: { domain: "docs.example.test", server: "stats.example.test" },
  posthog: { apiKey: "phc_1", apiHost: "https://eu.i.posthog.com" },
  segment: { key: "seg1" },
};
const wanted = [
  "https://assets.adobedtm.com/launch-1.min.js",
  "https://cdn.amplitude.com/script/amp1.js",
  "https://www.clarity.ms/tag/cla1",
  "https://tag.clearbitscripts.com/v1/pk_1/tags.js",
  "https://cdn.usefathom.com/script.js",
  "https://chat-assets.frontapp.com/v1/chat.bundle.js",
  "https://www.googletagmanager.com/gtag/js?id=G-1",
  "https://www.googletagmanager.com/gtm.js?id=GTM-1",
  "https://cdn.heapanalytics.com/js/heap-1234.js",
  "https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js",
  "https://static.hotjar.com/c/hotjar-77.js?sv=6",
  "https://widget.intercom.io/widget/int123",
  "https://cdn.getkoala.com/v1/pk_2/sdk.js",
  "https://cdn.logrocket.io/LogRocket.min.js",
  "https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js",
  "https://api.pirsch.io/pa.js",
  "https://stats.example.test/js/script.js",
  "https://eu-assets.i.posthog.com/static/array.js",
  "https://cdn.segment.com/analytics.js/v1/seg1/analytics.min.js",
];

function site(t: TestScope, integrations: object, options: Parameters<typeof build>[2] = {}): Promise<Built> {
  const config = { name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation: { pages: ["a"] }, integrations };
  return build(
    t,
    folderOf(t, { "docs.json": JSON.stringify(config), "a.mdx": "---\ntitle: A\n---\n\nText.\n" }),
    options,
  );
}

/** Opens the site at a host of its own, or where it is served; other hosts answer scripts that note that they ran. */
async function open(t: TestScope, built: Built, host = "docs.example.test") {
  const served = await serveBuilt(built);
  const context = await browser.newContext();
  t.after(() => context.close().then(() => served.close()));
  const asked: string[] = [];
  const complaints: string[] = [];
  await context.route("**/*", async (route) => {
    const address = new URL(route.request().url());
    if (address.host === "docs.example.test") {
      const response = await route.fetch({ url: served.origin + address.pathname });
      return route.fulfill({ response });
    }
    if (address.origin === served.origin) return route.continue();
    asked.push(address.href);
    const body = `(window.ran ??= []).push(${JSON.stringify(address.href)})`;
    return route.fulfill({ contentType: "text/javascript", headers: { "access-control-allow-origin": "*" }, body });
  });
  const page = await context.newPage();
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(host === "docs.example.test" ? `http://${host}/` : served.origin);
  return { page, asked, complaints };
}

const ran = async (page: Page) => ((await page.evaluate("window.ran ?? []")) as string[]).toSorted();

test("each service is started with the site's own settings, and the page's policy lets it run", async (t) => {
  const built = await site(t, services);
  assert.deepEqual(built.complaints, []);
  const { page, complaints } = await open(t, built);
  await waitFor(page, `(window.ran ?? []).length >= ${wanted.length}`);
  assert.deepEqual(await ran(page), wanted.toSorted());
  assert.deepEqual(complaints, []);
  const state = await page.evaluate<unknown[]>(`[
    Array.from(dataLayer[0]), [Array.from(dataLayer[1])[0] instanceof Object, dataLayer[1][0], dataLayer[1][1]],
    dataLayer[2].event, clarity.q.length, hj.q.length, _hjSettings, intercomSettings.app_id, heap.appid,
    posthog._i[0], mixpanel._i[0], analytics[0], analytics._writeKey, htevents._loadOptions,
    document.querySelector("#pianjs").dataset.code, document.querySelector("[data-domain]").dataset.domain,
    document.querySelector("[data-site]").dataset.site,
  ]`);
  const [first, , ...rest] = state as [unknown[], unknown, ...unknown[]];
  assert.equal(first[0], "js");
  assert.deepEqual(rest, [
    "gtm.js",
    0,
    0,
    { hjid: 77, hjsv: 6 },
    "int123",
    "1234",
    ["phc_1", { api_host: "https://eu.i.posthog.com", disable_session_recording: true }],
    ["mix1", { track_pageview: true, api_host: "https://api-eu.mixpanel.com" }, "mixpanel"],
    ["page"],
    "seg1",
    { apiHost: "us-east-1.hightouch-events.com" },
    "pir1",
    "docs.example.test",
    "FAT1",
  ]);
});

test("scripts of other hosts that docs.json names are loaded, and those that are none are told", async (t) => {
  const customScripts = [
    { src: "https://cdn.widget.example/chat.js?v=2" },
    { src: "https://stats.widget.example/late.js", strategy: "lazyOnload" },
    { src: "http://plain.widget.example/x.js" },
    { src: "https://cdn.widget.example/program.exe" },
    { strategy: "lazyOnload" },
  ];
  const built = await site(t, { customScripts });
  assert.deepEqual(
    built.report.diagnostics.map(({ code, message }) => `${code} ${message.split(" ")[0]}`),
    [2, 3, 4].map((index) => `bad-script integrations.customScripts[${index}].src`),
  );
  const { page, asked, complaints } = await open(t, built);
  await waitFor(page, "(window.ran ?? []).length >= 2");
  const loaded = ["https://cdn.widget.example/chat.js?v=2", "https://stats.widget.example/late.js"];
  assert.deepEqual(await ran(page), loaded);
  assert.deepEqual(asked.toSorted(), loaded);
  assert.deepEqual(complaints, []);
  const agreed = await open(t, await site(t, { customScripts, cookies: { key: "agreed", value: "yes" } }));
  assert.deepEqual(agreed.asked, []);
});

test("a page without services has a policy of its own scripts alone; one of another host is refused", async (t) => {
  const { page, asked } = await open(t, await site(t, { ga4: { measurementId: "G-1" } }));
  await waitFor(page, "(window.ran ?? []).length === 1");
  await page.evaluate(`(() => {
    const script = document.createElement("script");
    script.src = "https://evil.example/x.js";
    script.onerror = () => { window.refused = true };
    document.head.append(script);
  })()`);
  await waitFor(page, "window.refused === true");
  assert.deepEqual(asked, ["https://www.googletagmanager.com/gtag/js?id=G-1"]);
  const none = await site(t, { ga4: {}, telemetry: { enabled: true } });
  assert.equal(none.manifest.site.services, undefined);
  assert.deepEqual(none.complaints, ["docs.json:1:107 missing-key"]);
  assert.ok(!Object.keys(none.manifest.files).some((path) => path.includes("integrations")));
});

test("with consent asked for, nothing starts before the reader's browser holds it", async (t) => {
  const built = await site(t, { ga4: { measurementId: "G-1" }, cookies: { key: "consent", value: "yes" } });
  const { page, asked } = await open(t, built);
  await page.waitForLoadState("load");
  assert.deepEqual(asked, []);
  await page.evaluate(`localStorage.setItem("consent", "no")`);
  await page.reload();
  assert.deepEqual(asked, []);
  await page.evaluate(`localStorage.setItem("consent", "yes")`);
  await waitFor(page, "(window.ran ?? []).length === 1");
});

test("consent managers are loaded at once, and the others wait for their purpose", async (t) => {
  const { page, asked } = await open(
    t,
    await site(t, { fathom: { siteId: "F" }, onetrust: { domainScript: "o1" }, transcend: { bundleId: "t1" } }),
  );
  await waitFor(page, "(window.ran ?? []).length === 2");
  assert.deepEqual(asked.toSorted(), [
    "https://cdn.cookielaw.org/scripttemplates/otSDKStub.js",
    "https://transcend-cdn.com/cm/t1/airgap.js",
  ]);
  await page.evaluate(`window.OnetrustActiveGroups = ",C0001,C0002,"`);
  await page.evaluate("window.airgap = { getConsent: () => ({ purposes: { Analytics: true } }) }");
  await waitFor(page, "(window.ran ?? []).length === 3");
});

test("nobody is counted on the author's machine, in a preview, or in a bundle that reaches nobody", async (t) => {
  const integrations = { ga4: { measurementId: "G-1" } };
  const built = await site(t, integrations);
  const { page, asked } = await open(t, built, "localhost");
  await page.waitForLoadState("networkidle");
  assert.deepEqual(asked, []);
  assert.match(built.text("a.html"), /data-settings/);
  const preview = await site(t, integrations, { preview: { branch: "next" } });
  assert.equal(preview.manifest.site.services, undefined);
  assert.doesNotMatch(preview.text("a.html"), /data-settings/);
  const bundle = await compose(built);
  assert.doesNotMatch(bundle.text("a.html"), /data-settings|googletagmanager/);
  assert.ok(![...bundle.files.keys()].some((path) => path.includes("integrations")));
  const outside = await compose(built, { features: { outsideContent: true } });
  assert.match(outside.text("a.html"), /<script defer src="_lectern\/integrations\.\w+\.js" data-settings=/);
  assert.ok([...outside.files.keys()].some((path) => path.includes("integrations")));
  const infoOf = (target: "client-hosted" | "air-gapped", outsideContent: boolean) =>
    bundleInfo(built.manifest, { target, features: { outsideContent }, version: "1" }).services;
  assert.deepEqual(infoOf("client-hosted", true)?.scripts, ["https://*.googletagmanager.com"]);
  assert.deepEqual([infoOf("client-hosted", false), infoOf("air-gapped", true)], [undefined, undefined]);
  assert.deepEqual(
    bundle.diagnostics.map(({ code, file }) => `${code} ${file}`),
    ["outside-content-left-out docs.json"],
  );
});
