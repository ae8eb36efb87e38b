import assert from "node:assert/strict";
import { test } from "node:test";
import { buildWith } from "./testing.ts";

test("chat is started also where its account stands alone, and of other services that is told", async (t) => {
  const integrations = { frontchat: "harbour-chat", intercom: "abc123", ga4: "G-1" };
  const site = await buildWith(t, { navigation: { pages: ["a"] }, integrations });
  const page = site.text("a.html").replaceAll("&quot;", '"');
  assert.match(page, /"frontchat":\{"snippetId":"harbour-chat"\}/);
  assert.match(page, /"intercom":\{"appId":"abc123"\}/);
  assert.doesNotMatch(page, /"ga4"/);
  assert.deepEqual(
    site.report.diagnostics.map(({ code, message }) => `${code}: ${message}`),
    ["wrong-type: integrations.ga4 must be an object"],
  );
});
