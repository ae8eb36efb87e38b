/** What comes of sending a request, and why one may not be sent. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { answer, control, send, until, usePlayground } from "../../testing/playground-page.ts";

const browser = await openBrowser();
const playground = await usePlayground(browser);
const { api, open } = playground;

test("a stream is shown as it comes, and can be left at any time", async () => {
  const page = await open("api-reference/follow-events");
  await send(page);
  const shown = page.locator(".lc-pg-body-view pre");
  for (const text of ["first", "second"]) {
    await api.sendEvent(text);
    await shown.getByText(text).waitFor();
  }
  assert.equal(await page.locator(".lc-pg-send").innerText(), "Cancel");
  await send(page);
  await page.locator(".lc-pg-failure", { hasText: "Cancelled" }).waitFor();
  assert.match(await shown.innerText(), /first[\s\S]*second/);
  await until(() => api.abandoned === 1);
  await page.locator(".lc-pg-send", { hasText: "Send" }).waitFor();
});

test("a picture is shown, and a document is text and nothing that runs", async () => {
  const picture = await open("api-reference/get-a-picture");
  await send(picture);
  assert.match(await answer(picture), /image\/png · 7\d B/);
  await until(() => picture.evaluate<boolean>('document.querySelector(".lc-pg-body-view img")?.naturalWidth === 1'));
  const page = await open("api-reference/get-a-page");
  await send(page);
  assert.match(await answer(page), /<script>document\.title='run'<\/script>/);
  assert.notEqual(await page.title(), "run");
});

test("an API that does not allow the page is told apart from one that is not there", async () => {
  api.cors = false;
  const page = await open("api-reference/get-a-ship");
  await page.getByLabel("Token").fill("t");
  await control(page, "id").fill("1");
  await send(page);
  await page.locator(".lc-pg-failure", { hasText: "CORS" }).waitFor();
  assert.match(await page.locator(".lc-pg-failure").innerText(), /Access-Control-Allow-Origin for http:\/\/localhost/);
  await page.route(`${api.origin}/**`, (route) => route.abort("connectionrefused"));
  await send(page);
  await page.locator(".lc-pg-failure", { hasText: "could not be reached" }).waitFor();
});

test("a host whose policy lets pages reach nobody else is named as the reason", async () => {
  await playground.context.route("**/get-a-page", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "default-src 'self'" };
    await route.fulfill({ response, headers });
  });
  const page = await open("api-reference/get-a-page");
  await send(page);
  await page.locator(".lc-pg-failure", { hasText: "policy lets pages reach no other host" }).waitFor();
  assert.equal(api.received.length, 0);
});

test("a page may say that nothing is to be sent from it", async () => {
  const page = await playground.context.newPage();
  await page.goto(`${playground.origin}/quiet`);
  await page.locator(".lc-endpoint-copy").waitFor();
  assert.equal(await page.locator(".lc-endpoint-try").count(), 0);
  assert.equal(await page.evaluate("document.querySelectorAll('script[src*=playground]').length"), 0);
});

test("cookies are told not to be sent, where they are parameters and where they let a request in", async () => {
  const notes = (page: Page) =>
    page.locator(".lc-pg-hint:visible", { hasText: "Browsers do not let a page set cookies" }).count();
  assert.equal(await notes(await open("api-reference/get-a-ship")), 1);
  const page = await open("api-reference/ask-for-a-tow");
  assert.equal(await notes(page), 0);
  await page.getByLabel("Authorization", { exact: true }).selectOption({ label: "visit" });
  assert.equal(await notes(page), 1);
});
