import assert from "node:assert/strict";
import { test } from "node:test";
import { themeNames } from "../../../source/site-config.ts";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const files = (theme: string) => ({
  "docs.json": JSON.stringify({
    name: "Harbour",
    theme,
    colors: { primary: "#0d7a5f" },
    navbar: { primary: { type: "button", label: "Sign in", href: "https://example.com" } },
    navigation: { pages: ["index"] },
  }),
  "index.mdx": "---\ntitle: Berths\ntag: New\n---\n\nText.\n\n<Panel>Beside.</Panel>\n",
});

for (const theme of ["luma", "linden", "willow", "almond", "aspen"])
  test(`in ${theme} the tag of the page that is read stands on a ground, buttons have one shape, and a panel the font of text`, async (t) => {
    const page = await openSite(t, browser, files(theme));
    const styleOf = (selector: string, name: string) =>
      page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${name}`);
    const entry = "#sidebar a[data-active]";
    const ground = await styleOf(`${entry} .nav-tag-pill`, "backgroundColor");
    // Where the entry has no ground of its own, the page's is seen.
    for (const around of [entry, "html"]) {
      if (theme === "luma" && around === "html") continue;
      assert.notEqual(ground, await styleOf(around, "backgroundColor"), around);
    }
    const shape = await styleOf("#topbar-cta-button > a > span", "borderRadius");
    assert.equal(shape, await styleOf("#topbar-cta-button > a", "borderRadius"));
    assert.equal(await styleOf(".panel", "fontFamily"), await styleOf(".mdx-content", "fontFamily"));
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`in almond the tags of all entries are seen on the desk (${colorScheme})`, async (t) => {
    const page = await openSite(
      t,
      browser,
      {
        "docs.json": JSON.stringify({
          name: "Harbour",
          theme: "almond",
          colors: { primary: "#6d4aff" },
          navigation: { groups: [{ group: "Ships", tag: "New", pages: ["index", "new", "old"] }] },
        }),
        "index.mdx": "Text.",
        "new.mdx": "---\ntag: New\n---\n\nText.",
        "old.mdx": "---\ndeprecated: true\n---\n\nText.",
      },
      { colorScheme },
    );
    const grounds = (selector: string) =>
      page.evaluate<number[][]>(
        `[...document.querySelectorAll("${selector}")].map((one) => getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).map(Number))`,
      );
    const [desk = []] = await grounds("body");
    const tags = await grounds("#sidebar .nav-tag-pill");
    assert.equal(tags.length, 3);
    for (const tag of tags) {
      const most = Math.max(...desk.slice(0, 3).map((one, index) => Math.abs(one - (tag[index] as number))));
      assert.ok(most >= 10, `${tag} on ${desk}`);
    }
  });

test("in linden, whose corners are square, so are those of tags and of what one filters by; elsewhere they are round", async (t) => {
  const entries = '<Update label="May" tags={["Fix"]}>\nText.\n</Update>\n';
  const tabs = [
    { tab: "Guides", pages: ["index"] },
    { tab: "News", pages: ["more"] },
  ];
  for (const [theme, isSquare] of [
    ["linden", true],
    ["mint", false],
  ] as const) {
    const config = { ...JSON.parse(files(theme)["docs.json"]), navigation: { tabs } };
    const page = await openSite(t, browser, {
      "docs.json": JSON.stringify(config),
      "index.mdx": `---\ntitle: News\ndeprecated: true\n---\n\n${entries}`,
      "more.mdx": "Text about the news.",
    });
    await page.locator("#changelog-filters").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("news");
    await page.locator(".lc-search-chip").first().waitFor();
    for (const found of [".lc-page-tag", ".lc-update-tag", "#changelog-filters .lc-button", ".lc-search-chip"]) {
      const radius = await page.evaluate<string>(
        `getComputedStyle(document.querySelector(${JSON.stringify(found)})).borderTopLeftRadius`,
      );
      assert.equal(radius, isSquare ? "0px" : "16px", `${theme} ${found}`);
    }
  }
});

for (const language of ["en", "ar"])
  test(`in maple the logo stands on the panel of the navigation, and what is beside it has one edge (${language})`, async (t) => {
    const groups = [{ group: "Moor", pages: ["index", "landing"] }];
    const tabs = [
      { tab: "Berths", groups },
      { tab: "Cranes", pages: ["cranes"] },
    ];
    const docs = { ...JSON.parse(files("maple")["docs.json"]), navigation: { languages: [{ language, tabs }] } };
    const site = {
      ...files("maple"),
      "docs.json": JSON.stringify(docs),
      "landing.mdx": "---\ntitle: Landing\nmode: custom\n---\n\nText.\n",
      "cranes.mdx": "---\ntitle: Cranes\n---\n\nText.\n",
    };
    const page = await openSite(t, browser, site, { viewport: { width: 1440, height: 900 } });
    const edges = (selector: string) =>
      page.evaluate<{ start: number; end: number; top: number; bottom: number }>(`(() => {
        const { left, right, top, bottom } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
        const [start, end] = document.dir === "rtl" ? [innerWidth - right, innerWidth - left] : [left, right];
        return { start, end, top, bottom };
      })()`);
    const [logo, panel, text] = [await edges(".lc-logo"), await edges("#sidebar"), await edges("#page-title")];
    assert.ok(logo.start > panel.start && logo.end < panel.end, JSON.stringify({ logo, panel }));
    assert.ok(logo.bottom < panel.top && panel.bottom < 900, "above its list, which ends within the window");
    for (const beside of [".lc-search-button", ".nav-tabs-item"]) {
      const found = await edges(beside);
      assert.ok(Math.abs(found.start - text.start) < 1, `${beside} ${JSON.stringify({ found, text })}`);
    }
    await page.goto(new URL("/landing", page.url()).href);
    assert.ok((await edges(".nav-tabs-item")).start < panel.end, "a page without the navigation has no panel");
  });

test("below a banner maple's panel ends within the window, before one scrolls and after", async (t) => {
  const docs = { ...JSON.parse(files("maple")["docs.json"]), banner: { content: "Open on Sunday", dismissible: true } };
  const text = "Text.\n\n".repeat(200);
  const site = {
    ...files("maple"),
    "docs.json": JSON.stringify(docs),
    "index.mdx": `---\ntitle: Berths\n---\n\n${text}`,
  };
  const page = await openSite(t, browser, site, { viewport: { width: 1440, height: 900 } });
  const room = () =>
    page.evaluate<number>(
      "new Promise(requestAnimationFrame).then(() => innerHeight - document.querySelector('#sidebar').getBoundingClientRect().bottom)",
    );
  const isEven = async () => assert.ok(Math.abs((await room()) - 16) <= 2, `${await room()} pixels below it`);
  await isEven();
  await page.evaluate("scrollTo(0, 2000)");
  await isEven();
  await page.evaluate("scrollTo(0, 0)");
  await page.locator("[data-dismiss]").first().click();
  await isEven();
});

test("in willow, whose cards have no line, one that is disabled keeps its own", async (t) => {
  const cards = '<Card title="Open" icon="x">A.</Card>\n\n<Card title="Shut" disabled>B.</Card>\n';
  const page = await openSite(t, browser, { ...files("willow"), "index.mdx": `---\ntitle: Berths\n---\n\n${cards}` });
  const lines = await page.evaluate<string[]>(
    '[...document.querySelectorAll(".card")].map((one) => getComputedStyle(one).borderTopColor)',
  );
  assert.equal(lines[0], "rgba(0, 0, 0, 0)");
  assert.notEqual(lines[1], "rgba(0, 0, 0, 0)");
});

test("a banner of several lines has no single word in its last", async (t) => {
  const words = Array.from({ length: 16 }, (_, at) => `harbours${at}`);
  for (const count of [12, 13, 14, 15, 16]) {
    const config = JSON.parse(files("mint")["docs.json"]);
    config.banner = { content: words.slice(0, count).join(" ") };
    const page = await openSite(
      t,
      browser,
      { ...files("mint"), "docs.json": JSON.stringify(config) },
      { viewport: { width: 820, height: 600 } },
    );
    const widths = await page.evaluate<number[]>(`(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("#banner"));
      const lines = new Map();
      for (const { top, width } of range.getClientRects()) lines.set(top, Math.max(width, lines.get(top) ?? 0));
      return [...lines.values()].filter((width) => width > 40);
    })()`);
    assert.ok(Math.min(...widths) > Math.max(...widths) / 3, `${count}: ${widths}`);
  }
});

test("the protocol of a channel stands on a ground, as methods do", async (t) => {
  const channels = { ships: { address: "/ships", messages: { moved: { payload: { type: "object" } } } } };
  const servers = { live: { host: "a.example", protocol: "wss" } };
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "Harbour",
      theme: "mint",
      colors: { primary: "#0d7a5f" },
      navigation: { groups: [{ group: "Events", asyncapi: "events.json" }] },
    }),
    "events.json": JSON.stringify({ asyncapi: "3.0.0", info: { title: "Events", version: "1" }, servers, channels }),
  });
  assert.equal(await page.locator(".method-pill").first().textContent(), "WSS");
  const ground = await page.evaluate<string>(
    'getComputedStyle(document.querySelector(".method-pill")).backgroundColor',
  );
  assert.notEqual(ground, "rgba(0, 0, 0, 0)");
});

for (const theme of themeNames)
  test(`The weights that a site chooses for its fonts are those of ${theme}'s headings and text`, async (t) => {
    const fonts = { heading: { family: "Inter", weight: 800 }, body: { family: "Inter", weight: 300 } };
    const config = { name: "A", theme, colors: { primary: "#0a6" }, fonts, navigation: { pages: ["index"] } };
    const page = await openSite(t, browser, {
      "docs.json": JSON.stringify(config),
      "index.mdx": "---\ntitle: Quay\n---\n\n# One\n\n## Two\n\n### Three\n\nText\n\n- Entry\n",
    });
    const weights = await page.evaluate<string[]>(
      '[...document.querySelectorAll("#page-title, #content :is(h1, h2, h3, p, li)")].map((one) => getComputedStyle(one).fontWeight)',
    );
    assert.deepEqual(weights, ["800", "800", "800", "800", "300", "300"]);
  });

test("badges come in four sizes, and one that is disabled is a fainter one of its colour", async (t) => {
  const sizes = ["xs", "sm", "md", "lg"].map((size) => `<Badge size="${size}">A</Badge>`);
  const disabled = ["blue", "red"].map((color) => `<Badge color="${color}" disabled>A</Badge>`);
  const page = await openSite(t, browser, { "index.mdx": `${[...sizes, ...disabled].join(" ")}\n` });
  const badges = page.locator(".badge");
  const boxes = await Promise.all([0, 1, 2, 3].map((index) => badges.nth(index).boundingBox()));
  assert.deepEqual(
    boxes.map((box) => box?.height),
    [16, 20, 24, 28],
  );
  const styles = `[...document.querySelectorAll(".badge[data-disabled]")].map((one) => {
    const { color, opacity } = getComputedStyle(one);
    return { color, isFaint: opacity < 1 };
  })`;
  const [blue, red] = await page.evaluate<{ color: string; isFaint: boolean }[]>(styles);
  assert.ok(blue?.isFaint && red?.isFaint && blue.color !== red.color, JSON.stringify([blue, red]));
});

test("the words of a callout, its links and its bold words are of its colour, dark on a light page and light on a dark one", async (t) => {
  const words = "Words, **bold** ones and [a link](/).";
  const source = `${words}\n\n<Note>\n${words}\n</Note>\n\n<Callout color="#ffc107">\n${words}\n</Callout>\n`;
  const page = await openSite(t, browser, { "index.mdx": source });
  const colors = `[...document.querySelectorAll("#content > p, .callout p")].map((line) =>
    [line, ...line.querySelectorAll("strong, a")].map((one) => getComputedStyle(one).color))`;
  const seen: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(colorScheme === "dark" ? "html.dark" : "html:not(.dark)").waitFor();
    await page.waitForTimeout(300);
    const [plain = [], ...callouts] = await page.evaluate<string[][]>(colors);
    for (const [line = "", ...parts] of callouts) {
      assert.deepEqual(new Set(parts), new Set([line]));
      assert.ok(!plain.includes(line), line);
      seen.push(line);
    }
  }
  assert.equal(new Set(seen).size, 4, seen.join(" "));
});

test("colours of a row stand beside its name where there is room; only sites with palettes carry their rules", async (t) => {
  const row = '<Color.Row title="Sea"><Color.Item name="deep" value="#036" /></Color.Row>';
  const page = await openSite(t, browser, { "index.mdx": `<Color variant="table">\n${row}\n</Color>\n` });
  const places = async () => {
    const name = await page.locator(".lc-color-title").boundingBox();
    const swatch = await page.locator(".lc-color-swatch").boundingBox();
    assert.ok(name && swatch);
    return { below: swatch.y >= name.y + name.height, beside: swatch.x >= name.x + name.width };
  };
  assert.deepEqual(await places(), { below: false, beside: true });
  await page.setViewportSize({ width: 390, height: 800 });
  assert.deepEqual(await places(), { below: true, beside: false });
  const rules = `[...document.styleSheets].some((sheet) => [...sheet.cssRules].some((one) => one.cssText.includes("lc-color-title")))`;
  assert.equal(await page.evaluate(rules), true);
  const other = await openSite(t, browser, { "index.mdx": "No colours.\n" });
  assert.equal(await other.evaluate(rules), false);
});

test("trees stand in a box of their own; only sites with trees carry their rules", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": "<Tree>\n- src/\n  - main.ts\n</Tree>\n" });
  const box = `(() => { const { borderTopWidth, fontFamily } = getComputedStyle(document.querySelector(".tree")); return borderTopWidth + fontFamily; })()`;
  assert.match(await page.evaluate<string>(box), /^1px.*mono/i);
  const rules = `[...document.styleSheets].some((sheet) => [...sheet.cssRules].some((one) => one.cssText.includes(".mdx-content .tree ul")))`;
  assert.equal(await page.evaluate(rules), true);
  const other = await openSite(t, browser, { "index.mdx": "No trees.\n" });
  assert.equal(await other.evaluate(rules), false);
});
