import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import type { Browser, Page } from "playwright-core";
import { build, compose, folderOf } from "../../test/build-fixture.ts";

const policy = "default-src 'self'";

/**
 * A page with components in `/parts.jsx`, opened on a host with the strictest policy; and what the browser complained about.
 * @param told what the builder tells of it.
 */
export async function openIslands(
  browser: Browser,
  context: TestContext,
  parts: string,
  content: string,
  names: string,
  told: readonly string[] = [],
) {
  const built = await build(
    context,
    folderOf(context, {
      "docs.json": JSON.stringify({
        name: "Islands",
        theme: "mint",
        colors: { primary: "#0a7" },
        navigation: { pages: ["index"] },
      }),
      "parts.jsx": parts,
      "a.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      "index.mdx": `import ${names} from "/parts.jsx"\n\n${content}\n`,
    }),
    { origin: null },
  );
  assert.deepEqual(built.complaints, told);
  const { files } = await compose(built, { target: "air-gapped" });
  const page = await browser.newPage();
  context.after(() => page.close());
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.route("**/*", (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname.slice(1)) || "index.html";
    const body = files.get(path);
    const type = { js: "text/javascript", css: "text/css", html: "text/html" }[path.split(".").at(-1) as string];
    return route.fulfill({
      status: body ? 200 : 404,
      body: Buffer.from(body ?? ""),
      contentType: type ?? "application/octet-stream",
      headers: { "content-security-policy": policy },
    });
  });
  const first = await firstStates(built.text("index.html"));
  await page.goto("http://islands.test/");
  const count = await page.locator("lc-island").count();
  await page
    .locator("lc-island[data-alive]")
    .nth(count - 1)
    .waitFor();
  return { page, complaints, first };
}

/** Text of each island before a script has run, by the name of its component. */
async function firstStates(html: string): Promise<Record<string, string>> {
  const islands = html.matchAll(/<lc-island [^>]*data-export="(\w+)"[^>]*>(.*?)<\/lc-island>/gs);
  const text = (markup: string) => markup.replace(/<template.*?<\/template>/gs, "").replace(/<[^>]*>/g, "");
  return Object.fromEntries([...islands].map(([, name = "", markup = ""]) => [name, text(markup)]));
}

/** The text of an element of a page. */
export const shown = async (page: Page, selector: string) => (await page.locator(selector).textContent()) ?? "";
