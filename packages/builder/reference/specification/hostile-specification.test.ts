import assert from "node:assert/strict";
import { test } from "node:test";
import { codesOf, configuration, markup, script, site } from "../../test/hostile-site.ts";

/** An API of one operation whose answer is the schema `A0`. */
function specification(schemas: object): string {
  const answer = { schema: { $ref: "#/components/schemas/A0" }, example: { a: "</script><script>alert(1)</script>" } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: markup, version: "1" },
    servers: [{ url: script }, { url: `https://x.test/${markup}` }, { url: "https://x.test" }],
    paths: {
      "/a": {
        get: {
          summary: markup,
          description: `<script>alert(1)</script> {process.env} [x](${script})`,
          responses: { 200: { description: "</script>", content: { "application/json": answer } } },
        },
      },
    },
    components: { schemas },
  });
}

const reference = (index: number) => ({ $ref: `#/components/schemas/A${index}` });
const levels = (make: (index: number) => object) =>
  Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`A${index}`, index === 39 ? {} : make(index)]));

test("M08 M09: Schemas that multiply, recur or reach elsewhere are printed finitely, and what they say cannot run", async (t) => {
  const bombs: Record<string, object> = {
    properties: levels((at) => ({ type: "object", properties: { p: reference(at + 1), q: reference(at + 1) } })),
    circles: {
      A0: { type: "object", properties: { p: reference(1), q: reference(0) } },
      A1: { allOf: [reference(1), reference(0)] },
    },
    allOf: levels((at) => ({ allOf: [reference(at + 1), reference(at + 1)], properties: { [`p${at}`]: {} } })),
    oneOf: levels((at) => ({
      oneOf: [reference(at + 1), reference(at + 1), { properties: { x: reference(at + 1) } }],
    })),
    itself: { A0: reference(0) },
    outside: {
      A0: {
        type: "object",
        properties: Object.fromEntries(
          ["/etc/passwd", "file:///etc/passwd", "http://169.254.169.254/x", "http://[::1]/", "#/__proto__"].map(
            ($ref, at) => [`p${at}`, { $ref }],
          ),
        ),
      },
    },
  };
  for (const [name, schemas] of Object.entries(bombs)) {
    const built = await site(t, {
      "docs.json": configuration({ navigation: { groups: [{ group: "A", openapi: "o.json" }] } }),
      "o.json": specification(schemas),
    });
    const pages = Object.keys(built.manifest.files).filter((path) => path.endsWith(".html"));
    assert.equal(pages.length, 3, name);
    for (const page of pages) {
      assert.doesNotMatch(built.text(page), /<script>|<img src=x|root:x:0/i, `${name} ${page}`);
      assert.doesNotMatch(built.text(page), /(?:href|src|action)="[^"]*(?:javascript:|data:text)/i, `${name} ${page}`);
    }
    const isBroken = ["outside", "circles", "itself"].includes(name);
    const codes = isBroken ? ["unresolved-reference", "unsafe-link"] : ["unsafe-link"];
    assert.deepEqual(codesOf(built).sort(), codes, name);
  }
});

test("M08: a specification of 30 MB is refused or read, and every other page is there", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({ navigation: { groups: [{ group: "A", pages: ["index", "GET /a"] }] } }),
    "o.json": specification({ A0: { type: "string", description: "d".repeat(30_000_000) } }),
  });
  assert.match(built.text("index.html"), /Home/);
  for (const { code, file, line } of built.report.diagnostics)
    assert.ok(code !== "" && file !== "" && (line ?? 1) > 0, code);
  const answer = built.manifest.pages.find(({ source }) => source !== "index.mdx");
  assert.ok(answer ? built.text(answer.file).length < 2_000_000 : codesOf(built).length > 0);
});

test("M08: an API of five thousand operations has a page for each, in one pass over it", async (t) => {
  const count = 5000;
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `/ships/${at}/{id}`,
      { get: { summary: `Ship ${at}`, tags: [`Tag ${at % 50}`], responses: { 200: { description: "Here" } } } },
    ]),
  );
  const api = { openapi: "3.1.0", info: { title: "A", version: "1" }, servers: [{ url: "https://x.test" }], paths };
  const built = await site(t, {
    "docs.json": configuration({ navigation: { groups: [{ group: "A", openapi: "o.json" }] } }),
    "o.json": JSON.stringify(api),
  });
  assert.equal(built.manifest.pages.filter(({ source }) => source !== "index.mdx").length, count);
  assert.deepEqual(built.complaints, []);
});
