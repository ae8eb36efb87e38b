import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, openapi, textOf } from "../testing.ts";

type Site = Awaited<ReturnType<typeof buildApi>>;

/** Text of the panels of code on a page. */
function panelsOf(site: Site, file: string): string[] {
  const unescaped = (html: string) =>
    html
      .replace(/<[^>]*>/g, "")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, "<")
      .replace(/&amp;/g, "&");
  return [...site.text(file).matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)].map((one) => unescaped(one[1] as string));
}

const rows = Array.from({ length: 2000 }, (_, index) => ({ id: index, name: `row ${index}` }));

function answer(content: Record<string, unknown>) {
  const specification = openapi({
    "/a": { get: { summary: "A", responses: { 200: { description: "Fine", content } } } },
  });
  return (test: Parameters<typeof buildApi>[0]) =>
    buildApi(test, specification, { tabs: [{ tab: "API", openapi: "openapi.json" }] });
}

test("an example that is too long is cut so that its JSON can be read, and the page says so", async (t) => {
  const schema = { type: "object" };
  const site = await answer({
    "application/json": {
      schema,
      examples: {
        many: { summary: "Many", value: { total: 2000, rows } },
        text: { summary: "Text", value: JSON.stringify({ total: 2000, rows }) },
        deep: {
          summary: "Deep",
          value: rows.slice(0, 60).reduce<unknown>((inner, row) => ({ ...row, rows, inner }), 1),
        },
      },
    },
    "text/plain": { schema: { type: "string" }, example: "x".repeat(40_000) },
  })(t);
  const panels = panelsOf(site, "api-reference/a.html").filter((one) => one.trimStart().startsWith("{"));
  const cut = panels.filter((one) => one.includes("row 0"));
  assert.equal(cut.length, 3);
  for (const one of cut) {
    assert.ok(one.length < 31_000);
    assert.equal(typeof JSON.parse(one), "object", "it can be read");
  }
  assert.equal(
    (JSON.parse(cut[0] as string) as { total: number }).total,
    2000,
    "what stands behind a long list is there",
  );
  assertHas(textOf(site, "api-reference/a.html"), [
    "Shortened: 200 Many",
    "Shortened: 200 Text",
    "Shortened: 200 Deep",
    "Shortened: 200 text/plain",
  ]);
});

test("an example that is not too long is shown whole, and nothing is said of it", async (t) => {
  const site = await answer({ "application/json": { example: rows.slice(0, 500) } })(t);
  assertHas(textOf(site, "api-reference/a.html"), ["row 499"]);
  assert.doesNotMatch(textOf(site, "api-reference/a.html"), /Shortened/);
});

test("a body that is too long is cut in samples, each of which would write it again, and the page says so", async (t) => {
  const schema = { type: "object" };
  const sent = (summary: string, content: object) => ({ post: { summary, requestBody: { content }, responses: {} } });
  const specification = openapi({
    "/a": sent("Data", { "application/json": { schema, example: { total: 2000, rows } } }),
    "/b": sent("Words", { "text/plain": { schema: { type: "string" }, example: "x".repeat(40_000) } }),
    "/c": sent("Few", { "application/json": { schema, example: { rows: rows.slice(0, 300) } } }),
  });
  const site = await buildApi(t, specification, { tabs: [{ tab: "API", openapi: "openapi.json" }] });
  const samples = (file: string) => panelsOf(site, `api-reference/${file}.html`);
  for (const file of ["data", "words"]) {
    assert.ok(samples(file).length > 2);
    for (const one of samples(file)) assert.ok(one.length < 40_000, `${file}: ${one.length}`);
  }
  const [curl = ""] = samples("data");
  assert.match(curl, /"row 19"/);
  const body = JSON.parse(curl.slice(curl.indexOf("{"), curl.lastIndexOf("}") + 1)) as { total: number };
  assert.equal(body.total, 2000, "what stands behind a long list is there");
  assertHas(textOf(site, "api-reference/data.html"), ["Shortened: application/json"]);
  assertHas(textOf(site, "api-reference/words.html"), ["Shortened: text/plain"]);
  assertHas(textOf(site, "api-reference/few.html"), ["row 299"]);
  assert.doesNotMatch(textOf(site, "api-reference/few.html"), /Shortened/);
});
