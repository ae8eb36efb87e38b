/** What a reader is offered where an address leads nowhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../test/browser.ts";
import { openSite } from "./testing/open-site.ts";

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
