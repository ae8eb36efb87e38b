import assert from "node:assert/strict";
import { after, afterEach, beforeEach } from "node:test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { buildApi } from "../../reference/testing.ts";
import { type PlaygroundApi, startPlaygroundApi } from "./playground-api.ts";
import { playgroundSpecification } from "./playground-specification.ts";
import { serveBuilt } from "./serve-built.ts";

/** A page that describes its endpoint by hand. */
const byHand = `---
title: By hand
api: "PUT /ships/{id}"
---

<ParamField path="id" type="string" required>Which ship</ParamField>
<ParamField query="limit" type="integer" default="20">How many</ParamField>
<ParamField body="name" type="string" required placeholder="Nautilus">Her name</ParamField>
<ParamField body="size" type="object">
  Her size
  <Expandable title="size">
    <ParamField body="length" type="number">In metres</ParamField>
    <ParamField body="size.width" type="number">In metres</ParamField>
  </Expandable>
</ParamField>
<ParamField body="crew" type="object">Who sails</ParamField>
<ParamField body="crew.cook" type="string">Who cooks</ParamField>
`;

const navigation = {
  groups: [
    { group: "API", openapi: "openapi.json" },
    { group: "More", pages: ["hand", "quiet"] },
  ],
};

/** A site with playgrounds and the API that they ask, for the tests of a file. */
export interface Playground {
  api: PlaygroundApi;
  /** Of the site. */
  origin: string;
  /** What the test's pages are opened in; another one for each test. */
  readonly context: BrowserContext;
  /** Takes another context for the rest of the test. */
  renew(options: BrowserContextOptions): Promise<void>;
  /** Opens the playground of a page; complaints of scripts fail the test. */
  open(path: string): Promise<Page>;
}

/** Builds and serves the site and the API until the tests of the file have ended. */
export async function usePlayground(browser: Browser): Promise<Playground> {
  const api = await startPlaygroundApi();
  after(() => api.close());
  const built = await buildApi({ after }, playgroundSpecification(api.origin), navigation, {
    "hand.mdx": byHand,
    "quiet.mdx": '---\nopenapi: "GET /page"\nplayground: simple\n---\n',
    "own.css": ".lc-pg { border-color: rgb(1, 2, 3) }",
    "docs.json": JSON.stringify({
      name: "Harbour",
      theme: "mint",
      colors: { primary: "#0a6cff" },
      navigation,
      api: { playground: { proxy: false }, mdx: { server: api.origin, auth: { method: "bearer" } } },
    }),
  });
  assert.deepEqual(built.complaints, []);
  const site = await serveBuilt(built);
  after(() => site.close());
  let context: BrowserContext;
  const renew = async (options: BrowserContextOptions) => {
    context = await browser.newContext({ reducedMotion: "reduce", ...options });
    context.setDefaultTimeout(60_000);
  };
  beforeEach(async () => {
    api.cors = true;
    api.received.length = 0;
    await renew({ viewport: { width: 1280, height: 900 } });
  });
  afterEach(() => context.close());
  return {
    api,
    origin: site.origin,
    get context() {
      return context;
    },
    async renew(options) {
      await context.close();
      await renew(options);
    },
    async open(path) {
      const page = await context.newPage();
      page.on("pageerror", (error) => assert.fail(String(error)));
      await page.goto(`${site.origin}/${path}`);
      await page.locator(".lc-endpoint-try").click();
      await page.locator(".lc-pg[open]").waitFor();
      return page;
    },
  };
}

/** Finds a field by the name that the specification gives it. */
export const fieldsOf = (page: Page) => (name: string) =>
  page.locator(".lc-pg-field", { has: page.locator(`code:text-is("${name}")`) }).last();

/** Finds a control of the form by the beginning of its label. */
export const control = (page: Page, label: string) => page.locator(".lc-pg-form").getByLabel(new RegExp(`^${label}`));

/** Sends what the form holds. */
export const send = (page: Page) => page.locator(".lc-pg-send").click();

/** Waits for a whole answer. */
export async function answer(page: Page): Promise<string> {
  await page.locator(".lc-pg-tools, .lc-pg-binary").waitFor();
  return page.locator(".lc-pg-body-view").innerText();
}

/** Resolves as soon as the condition holds; fails where it does not within a minute. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await condition()); ) {
    assert.ok(Date.now() < end, String(condition));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
