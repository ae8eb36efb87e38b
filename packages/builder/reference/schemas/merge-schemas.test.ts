import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

async function pageOf(test: Parameters<typeof buildApi>[0], schemas: Record<string, unknown>): Promise<string> {
  const paths = { "/a": { get: answering(reference("Answer"), { summary: "A" }) } };
  const site = await buildApi(test, openapi(paths, { components: { schemas } }), all);
  assert.deepEqual(site.complaints, []);
  return textOf(site, "api-reference/a.html");
}

test("an attribute that an heir narrows keeps what its ancestor says of it", async (t) => {
  const text = await pageOf(t, {
    Base: {
      properties: {
        source: { type: "string", description: "Where it comes from", enum: ["old", "new"], example: "old" },
        level: { type: "integer", description: "How high", enum: [1, 2] },
        gone: { type: "string", description: "Not of heirs" },
      },
    },
    Answer: {
      allOf: [reference("Base"), { properties: { source: { enum: ["new"] }, level: { const: 2 }, gone: true } }],
    },
  });
  assertHas(text, [
    "source enum<string> Where it comes from Available options: new",
    "level integer How high Allowed value: 2",
    "gone string Not of heirs",
  ]);
  assert.doesNotMatch(text, /Available options: 1|Example: old/);
});

test("items of a list and further attributes of an object that several parts tell of are what all of them say", async (t) => {
  const step = { type: "object", properties: { state: { enum: ["failed", "skipped"] }, name: { type: "string" } } };
  const text = await pageOf(t, {
    Answer: {
      allOf: [
        {
          properties: {
            steps: { type: "array", items: step },
            marks: { type: "object", additionalProperties: { type: "string", description: "How it was marked" } },
          },
        },
        {
          properties: {
            steps: { type: "array", items: { type: "object", properties: { state: { type: "string" } } } },
            marks: { additionalProperties: true },
          },
        },
      ],
    },
  });
  assertHas(text, ["steps object[]", "Available options: failed , skipped", "How it was marked"]);
});

test("a plain value that is made of a named one says what both say; an object only what is its own", async (t) => {
  const text = await pageOf(t, {
    Time: { type: "string", format: "date-time", description: "Set by the server" },
    Base: { type: "object", description: "Of everything", properties: { id: { type: "string" } } },
    Answer: {
      type: "object",
      properties: {
        created: { description: "When it was made", allOf: [reference("Time")] },
        part: { description: "A part", allOf: [reference("Base")] },
      },
    },
  });
  assertHas(text, ["created string<date-time> When it was made Set by the server", "part object A part"]);
  assert.doesNotMatch(text, /Of everything/);
});

test("an object that is made of several tells what is said of each, a paragraph of all of them once", async (t) => {
  const text = await pageOf(t, {
    Base: { type: "object", description: "Of everything", properties: { id: { type: "string" } } },
    Sized: { allOf: [reference("Base"), { description: "Has a size", properties: { size: { type: "integer" } } }] },
    Named: { allOf: [reference("Base"), { description: "Has a name", properties: { name: { type: "string" } } }] },
    Answer: { type: "object", properties: { part: { allOf: [reference("Sized"), reference("Named")] } } },
  });
  assertHas(text, ["Has a name", "Of everything", "Has a size"]);
  assert.equal(text.split("Of everything").length, 2);
});

test("what none of several parts wants a value to be is told, each once", async (t) => {
  const text = await pageOf(t, {
    Word: { type: "string", not: { enum: ["gone"] } },
    Answer: {
      properties: { word: { allOf: [reference("Word"), { not: { const: "lost" } }, reference("Word")] } },
    },
  });
  assertHas(text, ['Not: {"anyOf":[{"enum":["gone"]},{"const":"lost"}]}']);
});
