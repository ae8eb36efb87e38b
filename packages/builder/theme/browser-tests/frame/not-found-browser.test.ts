/** What a reader is offered where an address leads nowhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const page = (title: string, text = "Text.") => `---\ntitle: ${title}\n---\n\n${text}\n`;
const files = {
  "index.mdx": page("Welcome"),
  "guides/berths.mdx": page("Book a berth", "Ships and users share a berth."),
  "guides/cranes.mdx": page("Move cargo", "Cranes and users."),
  "api/create-user.mdx": page("Create a user"),
  "api/delete-user.mdx": page("Delete a user"),
};

test("an address that leads nowhere is answered by the pages nearest to it", async (t) => {
  const opened = await openSite(t, browser, files);
  const list = opened.locator(".not-found-recommended-pages-list a.not-found-recommended-page-link");
  const asked = async (path: string) => {
    await opened.goto(new URL(path, opened.url()).href);
    await opened.locator(".not-found-recommended-pages-list a[href='/']").waitFor({ state: "detached" });
    return list.evaluateAll((links) => links.map((link) => link.textContent));
  };
  assert.equal((await asked("/v1/reference/delete-user"))[0], "Delete a user");
  assert.deepEqual((await asked("/api/users/creat-user.html")).slice(0, 2), ["Create a user", "Delete a user"]);
  assert.equal((await asked("/old/berth"))[0], "Book a berth");
  await list.first().click();
  assert.equal(await opened.locator("#page-title").textContent(), "Book a berth");
});

test("an address below another language is answered by that language's pages, in the list and in search", async (t) => {
  const languages = [
    { language: "en", pages: ["index", "guides/berths"] },
    { language: "de", pages: ["de/index", "de/anleitungen/kran"] },
  ];
  const opened = await openSite(t, browser, {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation: { languages } }),
    "index.mdx": page("Welcome"),
    "guides/berths.mdx": page("Book a berth", "Kran."),
    "de/index.mdx": page("Willkommen"),
    "de/anleitungen/kran.mdx": page("Den Kran bewegen", "Kran."),
  });
  const list = opened.locator(".not-found-recommended-pages-list");
  for (const [path, title, other] of [
    ["/de/alt/kran", "Den Kran bewegen", "Book a berth"],
    ["/alt/kran", "Book a berth", "Den Kran bewegen"],
  ] as const) {
    await opened.goto(new URL(path, opened.url()).href);
    await list.getByText(title).waitFor();
    await list.getByText(other).waitFor({ state: "detached" });
    await opened.keyboard.press("/");
    await opened.getByRole("dialog").getByRole("combobox").first().fill("kran");
    await opened.getByRole("dialog").getByRole("option", { name: title }).waitFor();
  }
});

test("an address that says nothing is answered by the pages that the site begins with", async (t) => {
  const opened = await openSite(t, browser, files, { javaScriptEnabled: false });
  await opened.goto(new URL("/qqqq", opened.url()).href);
  const links = opened.locator(".not-found-recommended-page-link");
  assert.deepEqual(await links.allTextContents(), [
    "Welcome",
    "Book a berth",
    "Move cargo",
    "Create a user",
    "Delete a user",
  ]);
});
