import assert from "node:assert/strict";
import { test } from "node:test";
import { upgraded } from "./testing.ts";

test("every key of mint.json has its effect, and none is unknown", () => {
  const { config, complaints } = upgraded({
    mintlify: "1",
    favicon: "/f.svg",
    theme: "quill",
    rounded: "default",
    topbar: { style: "gradient" },
    sidebar: { items: "card" },
    isWhiteLabeled: true,
    colors: {
      primary: "#0a6",
      light: "#0b7",
      dark: "#096",
      background: { light: "#fff", dark: "#000" },
      anchors: { from: "#0a6", to: "#0b7" },
      ultraLight: "#eee",
    },
    background: { style: "grid" },
    backgroundImage: "/back.png",
    font: { headings: { family: "Serif", url: "/serif.woff2", format: "woff2" }, body: { family: "Sans" } },
    modeToggle: { default: "dark", isHidden: true },
    eyebrow: { display: "breadcrumbs" },
    codeBlock: { mode: "dark" },
    feedback: { thumbsRating: false, suggestEdit: true },
    search: { prompt: "Find", location: "top" },
    metadata: { "og:image": "/og.png" },
    seo: { indexHiddenPages: true },
    topbarLinks: [
      { name: "Help", url: "mailto:a@b.example" },
      { type: "github", url: "https://github.com/a/b" },
    ],
    topbarCtaButton: { type: "link", name: "Go", url: "https://go.example", style: "pill", arrow: false },
    footer: {
      socials: [{ type: "x", url: "https://x.com/a" }],
      links: [{ title: "More", links: [{ label: "Jobs", url: "https://jobs.example" }] }],
    },
    analytics: { ga4: { measurementId: "G-1" } },
    integrations: { intercom: "abcdef" },
    openapi: ["one.json", "two.json"],
    api: {
      baseUrl: ["https://a.example", "https://b.example"],
      auth: { method: "key", name: "x-key", inputPrefix: "K " },
      playground: { mode: "hide", disableProxy: true },
      request: { example: { showOptionalParams: false, languages: ["python"] } },
      paramFields: { expanded: "all", post: ["format"] },
      maintainOrder: true,
    },
  });
  assert.deepEqual(complaints, []);
  assert.equal(config.theme, "willow");
  assert.deepEqual(config.background, {
    decoration: "grid",
    color: { light: "#fff", dark: "#000" },
    image: { light: "/back.png", dark: "/back.png" },
  });
  assert.equal(config.fonts.heading?.source, "/serif.woff2");
  assert.equal(config.fonts.body?.family, "Sans");
  assert.deepEqual(config.appearance, { default: "dark", strict: true });
  assert.equal(config.styling.eyebrows, "breadcrumbs");
  assert.match(config.styling.codeblocks.light, /dark/);
  assert.deepEqual(config.feedback, { thumbsRating: false, suggestEdit: true, raiseIssue: false });
  assert.equal(config.search.prompt, "Find");
  assert.equal(config.seo.indexing, "all");
  assert.deepEqual(config.seo.metatags, { "og:image": "/og.png" });
  assert.deepEqual(
    config.navbar.links.map(({ type, label }) => [type, label]),
    [
      ["link", "Help"],
      ["github", "a/b"],
    ],
  );
  assert.equal(config.navbar.primary?.label, "Go");
  assert.deepEqual(config.footer, {
    socials: [{ platform: "x", href: "https://x.com/a" }],
    columns: [{ header: "More", items: [{ label: "Jobs", href: "https://jobs.example" }] }],
  });
  assert.deepEqual(config.integrations, { ga4: { measurementId: "G-1" }, intercom: { appId: "abcdef" } });
  assert.deepEqual(config.api, {
    openapi: ["one.json", "two.json"],
    mdx: { server: ["https://a.example", "https://b.example"], auth: { method: "key", name: "x-key" } },
    params: { expanded: "all", post: ["format"] },
    playground: { display: "none", proxy: false },
    examples: { languages: ["python"], defaults: "required" },
  });
});

test("pages of the oldest files that hide the buttons of feedback have none", () => {
  const { config, complaints } = upgraded({ hideFeedbackButtons: true });
  assert.deepEqual(complaints, []);
  assert.equal(config.feedback.thumbsRating, false);
  assert.equal(upgraded({ hideFeedbackButtons: false }).config.feedback.thumbsRating, true);
});

test("social links of either form, and a button that is GitHub's", () => {
  for (const footerSocials of [{ github: "https://g.example" }, [{ name: "github", url: "https://g.example" }]]) {
    const { config, complaints } = upgraded({
      footerSocials,
      topbarCtaButton: { type: "github", url: "https://github.com/a/b" },
    });
    assert.deepEqual(complaints, []);
    assert.deepEqual(config.footer.socials, [{ platform: "github", href: "https://g.example" }]);
    assert.deepEqual([config.navbar.primary?.type, config.navbar.primary?.label], ["github", "a/b"]);
  }
});
