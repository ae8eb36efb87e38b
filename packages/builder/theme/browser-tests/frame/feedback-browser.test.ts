import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { openFixture } from "../../testing/open-fixture.ts";

const browser = await openBrowser();
/** What is pressed does not move: the page would still be scrolling to the form on a busy machine. */
const options = { reducedMotion: "reduce" } as const;

test("a vote with its reason and comment is sent once and thanked for", async (t) => {
  const { served, page } = await openFixture(t, browser, fixtureSite(), "start", options);
  await page.locator("#feedback-thumbs-down").click();
  await page.getByLabel("Something is missing").check();
  await page.locator("#feedback-form-input").fill("Where is the anchor?");
  await page.locator("#feedback-form-submit").click();
  await page.getByText("Thank you. Your feedback has been passed on.").first().waitFor();
  const [{ path, type, body }] = served.posted as [{ path: string; type: string; body: Record<string, unknown> }];
  assert.equal(path, "/docs/sub/_lectern/feedback");
  assert.equal(type, "application/json");
  assert.match(String(body.id), /^[0-9a-f-]{36}$/);
  const { id: _, ...rest } = body;
  assert.deepEqual(rest, {
    path: "/start",
    kind: "contextual",
    helpful: false,
    reason: "Something is missing",
    comment: "Where is the anchor?",
  });
  assert.equal(served.posted.length, 1);
});

test("after sending or cancelling the focus is back at the thumb, whose form has gone", async (t) => {
  const { page } = await openFixture(t, browser, fixtureSite(), "start", options);
  for (const button of ["#feedback-form-submit", "#feedback-form-cancel"]) {
    await page.locator("#feedback-thumbs-down").focus();
    await page.keyboard.press("Enter");
    await page.locator(button).focus();
    await page.keyboard.press("Enter");
    await page.locator(".lc-feedback-message").waitFor();
    assert.equal(await page.evaluate("document.activeElement.id"), "feedback-thumbs-down", button);
  }
});

test("what became of a report is told within its dialog: what lies behind it is not read out", async (t) => {
  const { page } = await openFixture(t, browser, fixtureSite(), "start", options);
  await page.locator(".lc-code-report").first().click({ force: true });
  await page.locator(".code-snippet-feedback-textarea").fill("It fails.");
  await page.locator(".code-snippet-feedback-form-submit-button").click();
  const told = page.locator('dialog [role="status"]', { hasText: "Thank you." });
  await told.waitFor({ state: "attached" });
});

test("whoever thinks again before sending has voted once, as thought last, and keeps what is written", async (t) => {
  const { served, page } = await openFixture(t, browser, fixtureSite(), "start", options);
  await page.locator("#feedback-thumbs-up").click();
  await page.locator("#feedback-form-input").fill("Where is the anchor?");
  await page.locator("#feedback-thumbs-down").click();
  await page.getByLabel("Something is missing").waitFor();
  assert.equal(await page.locator("#feedback-form-input").inputValue(), "Where is the anchor?");
  await page.locator("#feedback-form-submit").click();
  await page.getByText("Thank you. Your feedback has been passed on.").first().waitFor();
  await page.goto(`${served.address}components`);
  await page.locator("#content").waitFor();
  const votes = (served.posted as { body: { helpful: boolean; comment?: string } }[]).map(({ body }) => body);
  assert.deepEqual(
    votes.map(({ helpful, comment }) => ({ helpful, comment })),
    [{ helpful: false, comment: "Where is the anchor?" }],
  );
});

test("F17: what could not be stored is said to wait, and is sent at the next visit under the same id", async (t) => {
  const { served, page } = await openFixture(t, browser, fixtureSite(), "start", options);
  served.answer.status = 503;
  await page.locator(".code-block .lc-code-report").first().click({ force: true });
  await page.locator(".code-snippet-feedback-textarea").fill("It fails.");
  await page.locator(".code-snippet-feedback-form-submit-button").click();
  await page.getByText("it is kept in this browser").first().waitFor();
  served.answer.status = 202;
  const again = page.waitForResponse((response) => response.request().method() === "POST");
  await page.goto(`${served.address}components`);
  await again;
  const bodies = (served.posted as { body: { id: string; kind: string; code: string; path: string } }[]).map(
    ({ body }) => body,
  );
  assert.equal(bodies.length, 2);
  assert.deepEqual(bodies[1], bodies[0]);
  assert.equal(bodies[0]?.kind, "code_snippet");
  assert.equal(bodies[0]?.path, "/start");
  assert.match(bodies[0]?.code ?? "", /npm install harbour/);
  await waitFor(page, 'localStorage.getItem("lectern:feedback") === "[]"');
});

test("search and feedback speak the language of the page, and the reason arrives in English", async (t) => {
  const { served, page } = await openFixture(t, browser, fixtureSite({ language: "de" }), "start", options);
  await page.keyboard.press("/");
  await page.locator("#search-input").fill("qqqzzz");
  await page.getByText("Nichts gefunden für „qqqzzz“").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#feedback-thumbs-down").click();
  await page.getByLabel("Etwas fehlt").check();
  await page.getByRole("button", { name: "Senden" }).click();
  await page.getByText("Danke. Ihre Rückmeldung wurde weitergegeben.").first().waitFor();
  assert.equal((served.posted as { body: { reason: string } }[])[0]?.body.reason, "Something is missing");
});
