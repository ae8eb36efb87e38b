import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { openPage } from "../../test/browser.ts";
import { build, folderOf, type TestScope } from "../../test/build-fixture.ts";
import { serveBuilt } from "./serve-built.ts";

/** Builds a site of these pages and files, serves it as long as the test runs, and opens its first page. */
export async function openSite(
  test: TestScope,
  browser: Browser,
  files: Record<string, string>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const pages = Object.keys(files).flatMap((path) => (path.endsWith(".mdx") ? path.slice(0, -".mdx".length) : []));
  const config = { name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation: { pages } };
  const served = await serveBuilt(await build(test, folderOf(test, { "docs.json": JSON.stringify(config), ...files })));
  test.after(() => served.close());
  return openPage(test, browser, served.origin, options);
}
