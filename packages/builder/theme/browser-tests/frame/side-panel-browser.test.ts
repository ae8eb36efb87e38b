/** Examples beside the text: what is asked and what is answered stand in one window, as far as it holds them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const height = 900;
const fence = (language: string, lines: number) =>
  `\`\`\`${language}\n${Array.from({ length: lines }, (_, at) => `line ${at}`).join("\n")}\n\`\`\``;
const example = (name: "Request" | "Response", ...fences: string[]) =>
  `<${name}Example>\n\n${fences.join("\n\n")}\n\n</${name}Example>\n\n`;
const text = "Ships come and go.\n\n".repeat(60);

const open = (t: Parameters<typeof openSite>[0], content: string, width = 1280) =>
  openSite(t, browser, { "index.mdx": `---\ntitle: Ship\n---\n\n${content}${text}` }, { viewport: { width, height } });

interface Box {
  top: number;
  bottom: number;
  height: number;
  /** Whether its code goes on below what is seen. */
  scrolls: boolean;
}

const boxes = (page: Page) =>
  page.evaluate<Box[]>(`[...document.querySelectorAll('.lc-side-panel > *')].map((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    const code = [...one.querySelectorAll("pre")].find((pre) => pre.offsetHeight > 0);
    return { top, bottom, height, scrolls: code ? code.scrollHeight > code.clientHeight + 1 : false };
  })`);

test("a long request and a long answer share the window, and each scrolls in itself", async (t) => {
  const page = await open(
    t,
    example("Request", fence("bash", 60), fence("python", 80)) +
      example("Response", fence("json 200", 60), fence("json 404", 4)),
  );
  const [request, response] = await boxes(page);
  assert.ok(request && response);
  assert.ok(request.scrolls && response.scrolls, "both are longer than their share");
  assert.ok(Math.abs(request.height - response.height) < 2, `${request.height} and ${response.height}`);
  assert.ok(response.bottom <= height && response.bottom > height - 80, `the answer ends at ${response.bottom}`);
  const masks = await page.evaluate<string[]>(
    "[...document.querySelectorAll('.lc-side-panel pre')].filter((one) => one.offsetHeight > 0).map((one) => getComputedStyle(one).maskImage)",
  );
  for (const mask of masks) assert.match(mask, /gradient/, "it fades where it goes on");
  const rows = await page.evaluate<number[]>(
    "[...document.querySelectorAll('.lc-side-panel .lc-tablist')].map((row) => row.scrollHeight - row.clientHeight)",
  );
  assert.deepEqual(rows, [0, 0], "the rows of their tabs are whole");
});

test("a short request leaves its room to a long answer, and what fits is as tall as its code", async (t) => {
  const page = await open(t, example("Request", fence("bash", 3)) + example("Response", fence("json", 60)));
  const [request, response] = await boxes(page);
  assert.ok(request && response);
  assert.ok(!request.scrolls && request.height < 160, `${request.height}`);
  assert.ok(response.scrolls && response.height > 450, `${response.height}`);
  assert.ok(response.bottom <= height, `${response.bottom}`);
  const short = await boxes(
    await open(t, example("Request", fence("bash", 3)) + example("Response", fence("json", 4))),
  );
  assert.deepEqual(
    short.map(({ scrolls }) => scrolls),
    [false, false],
  );
  assert.equal(Math.round((short[1]?.top ?? 0) - (short[0]?.bottom ?? 0)), 24);
});

test("what is asked stands above what is answered, in whichever order the page has them", async (t) => {
  const page = await open(t, example("Response", fence("json", 3)) + example("Request", fence("bash", 4)));
  const names = "[...document.querySelectorAll('.lc-side-panel > *')].map((one) => one.id)";
  assert.deepEqual(await page.evaluate(names), ["request-example", "response-example"]);
});

test("in a low window the examples keep room to be read, and the author's panel is never cut", async (t) => {
  const page = await open(t, example("Request", fence("bash", 60)) + example("Response", fence("json", 60)));
  await page.setViewportSize({ width: 1280, height: 320 });
  const low = await boxes(page);
  assert.ok(
    low.every((one) => one.height > 120),
    JSON.stringify(low),
  );
  const panel = await open(t, `<Panel>\n\n${text}</Panel>\n\n${example("Request", fence("bash", 60))}`);
  const [own, request] = await boxes(panel);
  assert.ok(own && own.height > height && request && !request.scrolls, JSON.stringify([own, request]));
});
