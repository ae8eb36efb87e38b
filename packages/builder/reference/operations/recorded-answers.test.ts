import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, openapi } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "/openapi.json" }] };

async function answers(t: Parameters<typeof buildApi>[0], responses: object) {
  const site = await buildApi(t, openapi({ "/a": { get: { summary: "A", responses } } }), all);
  const page = site.text("api-reference/a.html");
  return { beside: /<div[^>]*id="response-example".*$/s.exec(page)?.[0] ?? "", twin: site.text("api-reference/a.md") };
}

test("a recording that is named by its address can be heard among the answers", async (t) => {
  const schema = { type: "string", format: "binary" };
  const examples = {
    short: { summary: "Short", value: "https://example.com/short.mp3" },
    long: { summary: "Long", value: "/sounds/long.mp3" },
  };
  const { beside, twin } = await answers(t, {
    200: { description: "Heard", content: { "audio/mpeg": { schema, examples } } },
    404: { description: "None", content: { "application/json": { example: { error: "none" } } } },
  });
  const panels = [...beside.matchAll(/<section class="lc-tab-panel" data-tab="([^"]*)">.*?<\/section>/gs)];
  assert.deepEqual(
    panels.map(([, title]) => title),
    ["200 Short", "200 Long", "404"],
  );
  assert.match(panels[0]?.[0] ?? "", /<audio[^>]* controls[^>]* src="https:\/\/example\.com\/short\.mp3"/);
  assert.match(panels[1]?.[0] ?? "", /<audio[^>]* controls[^>]* src="\/sounds\/long\.mp3"/);
  assert.doesNotMatch(beside, /<code[^>]*>[^<]*short\.mp3/);
  assert.match(twin, /\[200 Short\]\(https:\/\/example\.com\/short\.mp3\)/);
});

test("a recording that is not named by an address is code", async (t) => {
  const { beside } = await answers(t, {
    200: { description: "Heard", content: { "audio/wav": { example: "RIFF…WAVE" } } },
  });
  assert.match(beside, /RIFF…WAVE/);
  assert.doesNotMatch(beside, /<audio/);
});
