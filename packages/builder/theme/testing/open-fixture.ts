import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { openPage } from "../../test/browser.ts";
import type { TestScope } from "../../test/build-fixture.ts";
import type { fixtureSite } from "./fixture-site.ts";
import { type Served, serveFixture } from "./serve-fixture.ts";

/** Serves a fixture site as long as the test runs, and opens its page of that path. */
export async function openFixture(
  test: TestScope,
  browser: Browser,
  files: ReturnType<typeof fixtureSite>,
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ served: Served; page: Page }> {
  const served = await serveFixture(files);
  test.after(() => served.close());
  return { served, page: await openPage(test, browser, served.address + path, options) };
}
