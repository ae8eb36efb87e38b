/** How links within text are drawn, and what a heading that is pressed does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("an anchor that leads nowhere is drawn as the text around it, and one that leads somewhere as a link", async (t) => {
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0d7a5f" },
      navigation: { pages: ["index"] },
    }),
    "index.mdx": '---\ntitle: A\n---\n\n## <a name="old">Named</a>\n\nSee [it](#old).\n',
  });
  const lines = await page.evaluate<string[]>(
    `[...document.querySelectorAll("#content :is(h2 > a[name], p > a)")].map((one) => getComputedStyle(one).textDecorationLine)`,
  );
  assert.deepEqual(lines, ["none", "underline"]);
});

test("a link is as heavy as the words that it stands in where those are heavier than a link", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx":
      "See [plain](/).\n\n## Try [heading](/) out\n\n**All of [bold](/) words**, [a **part**](/).\n\n| Head [cell](/) |\n| --- |\n| x |\n",
  });
  const weights = await page.evaluate(`
    [...document.querySelectorAll("#content a:not(.lc-heading-anchor)")]
      .map((link) => { const weight = (one) => getComputedStyle(one).fontWeight; return [link.textContent, weight(link) - weight(link.parentElement)]; })
  `);
  assert.deepEqual(weights, [
    ["plain", 100],
    ["heading", 0],
    ["bold", 0],
    ["a part", 100],
    ["cell", 0],
  ]);
});

test("who presses the words of a heading is led to it and has its address, unless it has no anchor or a link is pressed", async (t) => {
  const page = await openSite(
    t,
    browser,
    {
      "index.mdx":
        '## First words\n\n## See [other](/other)\n\n<h2 noAnchor>Bare</h2>\n\n<Steps titleSize="h3"><Step title="Cast off">x</Step></Steps>\n\n<Steps><Step title="Sail">x</Step><Step title="Land" noAnchor>x</Step></Steps>\n',
      "other.mdx": "Other.",
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  );
  const copied = () => page.evaluate<string>("navigator.clipboard.readText()");
  const press = (name: string) => page.getByRole("heading", { name }).click({ position: { x: 4, y: 10 } });
  await press("First words");
  await page.locator("[data-done]").waitFor({ state: "attached" });
  const address = new URL("/#first-words", page.url()).href;
  assert.equal(page.url(), address);
  assert.equal(await copied(), address);
  await press("Bare");
  assert.equal(page.url(), address);
  await press("Cast off");
  await page.waitForURL("**/#cast-off");
  await page.getByText("Sail").click({ position: { x: 4, y: 10 } });
  await page.waitForURL("**/#sail");
  await page.getByText("Land").click({ position: { x: 4, y: 10 } });
  assert.equal(new URL(page.url()).hash, "#sail");
  await page.locator("#content h2 a", { hasText: "other" }).click();
  await page.waitForURL("**/other");
});
