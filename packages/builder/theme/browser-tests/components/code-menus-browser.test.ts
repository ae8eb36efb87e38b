import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("a menu of code names languages and the title of what it shows; choosing one chooses it in other groups", async (t) => {
  const fences = (first: string, second: string) => `\n\`\`\`py ${first}\n1\n\`\`\`\n\n\`\`\`go ${second}\n2\n\`\`\`\n`;
  const content = `---\ntitle: Code\n---\n\n<CodeGroup dropdown>\n${fences("GET /ships", "GET /ships")}\n</CodeGroup>\n\n<CodeGroup dropdown>\n${fences("ship.py", "Go")}\n</CodeGroup>\n`;
  const page = await openSite(t, browser, { "index.mdx": content });
  const [first, second] = [page.locator(".code-group").nth(0), page.locator(".code-group").nth(1)];
  assert.deepEqual(await first.locator("option").allInnerTexts(), ["Python", "Go"]);
  assert.equal(await first.locator(".lc-tablist > .lc-code-title").innerText(), "GET /ships");
  assert.equal(await second.locator(".lc-tablist > .lc-code-title").innerText(), "ship.py");
  await first.locator("select").selectOption("Go");
  assert.equal(await second.locator("code:visible").innerText(), "2");
  assert.equal(await second.locator(".lc-code-title:visible").count(), 0, "the title is the language");
});

test("samples of a request stand under the page's title, and a menu at their end chooses the language", async (t) => {
  const samples = (...fences: string[]) =>
    `<RequestExample dropdown>\n\n${fences.map((fence) => `\`\`\`${fence}\n1\n\`\`\`\n\n`).join("")}</RequestExample>\n`;
  const page = await openSite(t, browser, {
    "index.mdx": `---\ntitle: Launch a ship\ndeprecated: true\n---\n\n${samples("bash cURL", "go Go", "js By fetch")}`,
    "one.mdx": `---\ntitle: Sink a ship\n---\n\n${samples("bash cURL")}`,
  });
  const row = page.locator(".lc-request-example > .lc-tablist");
  const title = row.locator(".lc-code-title");
  assert.equal(await title.innerText(), "Launch a ship", "and not that it is deprecated");
  assert.deepEqual(await row.locator("option").allInnerTexts(), ["cURL", "Go", "JavaScript"]);
  const [words, menu] = [await title.boundingBox(), await row.locator("select").boundingBox()];
  assert.ok(words && menu && words.width > menu.width && words.x + words.width <= menu.x);
  await row.locator("select").selectOption("JavaScript");
  assert.equal(await title.innerText(), "By fetch", "a title of its own says more");
  await page.goto(new URL("one", page.url()).href);
  assert.equal(await row.innerText(), "Sink a ship\ncURL", "nothing to choose");
});
