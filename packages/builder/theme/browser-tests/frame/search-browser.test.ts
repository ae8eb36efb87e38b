/** What a reader finds by searching, where a site has several indexes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const page = (title: string) => `---\ntitle: ${title}\n---\n\nAnchors and chains.\n`;

const versions = ["v2", "v1"].map((version) => ({ version, default: version === "v2", pages: [`${version}/moor`] }));
const tabs = [
  { tab: "Guides", versions },
  { tab: "Community", pages: ["community/charter"] },
];
const files = {
  "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation: { tabs } }),
  "v1/moor.mdx": page("Moor by hand"),
  "v2/moor.mdx": page("Moor by machine"),
  "community/charter.mdx": page("Charter of the crew"),
};

test("readers of a version find pages of no version too, and readers of those find the usual version", async (t) => {
  const opened = await openSite(t, browser, files);
  const dialog = opened.getByRole("dialog");
  const options = dialog.locator(".lc-search-hit");
  const found = async (expected: RegExp[]) => {
    for (const title of expected) await options.filter({ hasText: title }).waitFor();
    await options.nth(expected.length).waitFor({ state: "detached" });
  };
  const search = async (path: string) => {
    await opened.goto(new URL(path, opened.url()).href);
    await opened.keyboard.press("/");
    await dialog.getByRole("combobox").first().fill("anchors");
  };
  const version = dialog.getByRole("combobox", { name: "Version" });

  await search("/v1/moor");
  await found([/Moor by hand/, /Charter/]);
  await version.selectOption("v2");
  await found([/Moor by machine/, /Charter/]);
  await dialog.getByRole("button", { name: "Community" }).click();
  await found([/Charter/]);
  await dialog.getByRole("button", { name: "Guides" }).click();
  await found([/Moor by machine/]);

  await search("/community/charter");
  await found([/Charter/, /Moor by machine/]);
  assert.equal(await version.inputValue(), "en-v2.js");
  await version.selectOption("v1");
  await found([/Charter/, /Moor by hand/]);
});

test("where the list of indexes cannot be had, the page's own answers, and the others as soon as it can", async (t) => {
  const opened = await openSite(t, browser, files);
  const list = /\/search\/x-[0-9a-f]+\.js$/;
  await opened.route(list, (route) => route.abort());
  await opened.goto(new URL("/v1/moor", opened.url()).href);
  await opened.keyboard.press("/");
  const dialog = opened.getByRole("dialog");
  const field = dialog.getByRole("combobox").first();
  const hits = dialog.locator(".lc-search-hit");
  await field.fill("anchors");
  await hits.filter({ hasText: "Moor by hand" }).waitFor();
  assert.equal(await hits.count(), 1);
  await opened.unroute(list);
  await field.fill("chains");
  await hits.filter({ hasText: "Charter" }).waitFor();
});

test("where the search itself cannot be had, its button says so, and opens it as soon as it can", async (t) => {
  for (const [width, id] of [
    [1200, "#search-bar-entry"],
    [400, "#search-bar-entry-mobile"],
  ] as const) {
    const opened = await openSite(t, browser, files, { viewport: { width, height: 800 } });
    const part = /\/search\.\w+\.js$/;
    await opened.route(part, (route) => route.abort());
    const button = opened.locator(id);
    await button.click();
    await waitFor(
      opened,
      `getComputedStyle(document.querySelector("${id}"), "::after").content.includes("not reachable")`,
    );
    assert.ok(
      await opened.evaluate("document.documentElement.scrollWidth <= innerWidth"),
      "nothing wider than the page",
    );
    await opened.unroute(part);
    await button.click();
    await opened.getByRole("dialog").getByRole("combobox").first().waitFor();
  }
});

test("the key that closes the search stands in the middle of its field", async (t) => {
  const opened = await openSite(t, browser, files);
  await opened.keyboard.press("/");
  await opened.locator(".lc-search-close > kbd").waitFor();
  // Both at once: the dialog rises while it opens.
  const far = await opened.evaluate<number>(`(() => {
    const [key, field] = [".lc-search-close > kbd", "#search-input"].map((one) => document.querySelector(one).getBoundingClientRect());
    return Math.abs(key.top + key.height / 2 - field.top - field.height / 2);
  })()`);
  assert.ok(far <= 0.5, `${far}`);
});

test("a slash that an author's own field or search takes does not open ours", async (t) => {
  const opened = await openSite(t, browser, files);
  await opened.evaluate(`document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" }).innerHTML =
    '<input id="a"><div id="b" contenteditable>b</div><div role="textbox" tabindex="0"><i id="c" tabindex="0">c</i></div>'`);
  const scripts = () => opened.evaluate<number>("document.scripts.length");
  const before = await scripts();
  for (const field of ["#a", "#b", "#c"]) {
    await opened.locator(field).focus();
    await opened.keyboard.press("/");
    assert.equal(await scripts(), before, field);
  }
  assert.equal(await opened.locator("#a").inputValue(), "/");
  assert.match((await opened.locator("#b").textContent()) ?? "", /\//);

  await opened.evaluate(
    'document.activeElement.blur(), document.addEventListener("keydown", (key) => key.preventDefault(), { once: true })',
  );
  await opened.keyboard.press("/");
  assert.equal(await scripts(), before, "the author's own search");
  await opened.keyboard.press("/");
  await opened.getByRole("dialog").getByRole("combobox").first().waitFor();
  assert.ok((await scripts()) > before);
});

test("a result on the page itself closes the search and shows its section", async (t) => {
  const text = "Ships come and go.\n\n".repeat(80);
  const opened = await openSite(t, browser, {
    "index.mdx": `---\ntitle: Moor\n---\n\n${text}## Capstan\n\nTurn the bars.\n\n${text}`,
  });
  await opened.keyboard.press("/");
  const dialog = opened.getByRole("dialog");
  await dialog.getByRole("combobox").first().fill("bars");
  await dialog.locator(".lc-search-hit").filter({ hasText: "Capstan" }).waitFor();
  await opened.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  assert.match(opened.url(), /#capstan$/);
  // The way there may be seen.
  await waitFor(opened, "Math.abs(document.getElementById('capstan').getBoundingClientRect().top - 150) < 150");
});

test("who presses Enter before the answer is there opens what is found for the words typed, and nothing else", async (t) => {
  const opened = await openSite(t, browser, {
    ...files,
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0a6" },
      navigation: { pages: ["v1/moor", "v2/moor", "community/charter"] },
    }),
  });
  await opened.keyboard.press("/");
  const field = opened.locator("#search-input");
  await field.fill("hand");
  await opened.locator(".lc-search-hit", { hasText: "Moor by hand" }).waitFor();
  // As a fast hand does on a slow line: both before anything is read of the index.
  await field.evaluate(`((field) => {
    field.value = "charter";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  })(document.getElementById("search-input"))`);
  await opened.waitForURL(/community\/charter/);
});

test("the key that ends a word composed in Safari opens nothing", async (t) => {
  const opened = await openSite(t, browser, files);
  await opened.keyboard.press("/");
  await opened.locator("#search-input").fill("charter");
  await opened.locator(".lc-search-hit", { hasText: "Charter" }).waitFor();
  const before = opened.url();
  await opened.evaluate(`document.getElementById("search-input").dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }))`);
  await opened.waitForTimeout(200);
  assert.equal(opened.url(), before);
});

test("what is typed before the dialog has come is searched for, unless Escape follows", async (t) => {
  const opened = await openSite(t, browser, files);
  await opened.route(/\/_lectern\/search\.[0-9a-f]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await opened.goto(new URL("/v1/moor", opened.url()).href);
  await opened.keyboard.press("/");
  await opened.keyboard.type("and/or");
  await opened.keyboard.press("Escape");
  await opened.waitForTimeout(1200);
  assert.equal(await opened.locator("dialog.lc-search[open]").count(), 0);
  await opened.reload();
  await opened.keyboard.press("/");
  await opened.keyboard.type("charterx");
  await opened.keyboard.press("Backspace");
  await opened.locator(".lc-search-hit", { hasText: "Charter" }).waitFor();
  await opened.keyboard.type("s");
  assert.equal(await opened.locator("#search-input").inputValue(), "charters");
});
