import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

type Json = Record<string, unknown>;

const page = "api-reference/a.html";
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const fieldNames = (html: string) =>
  [...html.matchAll(/lc-field-name">(?:<span class="lc-muted">[^<]*<\/span><wbr>)?([^<]*)/g)].map(([, name]) => name);

function siteOf(t: Parameters<typeof buildApi>[0], schemas: Json, schema: Json) {
  const paths = { "/a": { get: answering(schema, { summary: "A" }) } };
  return buildApi(t, openapi(paths, { components: { schemas } }), { pages: ["GET /a"] });
}

/** Schemas that refer to each other in all ways: each has ten values of its own and four neighbours. */
function network(count: number): Json {
  const schemas: Json = {};
  for (let index = 0; index < count; index++) {
    const next = (step: number) => ref(`Model${(index * 4 + step) % count}`);
    const own = Array.from({ length: 10 }, (_, at) => [`m${index}_${at}`, { type: "string", description: "A value" }]);
    schemas[`Model${index}`] = {
      type: "object",
      properties: {
        ...Object.fromEntries(own),
        one: next(1),
        some: { type: "array", items: next(2) },
        either: { oneOf: [{ type: "string" }, next(3)] },
        both: { allOf: [next(4), { type: "object", properties: { [`more_${index}`]: { type: "string" } } }] },
      },
    };
  }
  return schemas;
}

test("M08: a page of schemas that lead to hundreds of others stays a page, and says first what is nearest", async (t) => {
  const site = await siteOf(t, network(400), ref("Model0"));
  assert.deepEqual(site.complaints, []);
  const html = site.text(page);
  const names = fieldNames(html);
  assert.ok(names.length < 600, `${names.length} fields`);
  assert.ok(html.length < 1_200_000, `${html.length} characters`);
  // All of the schema itself, of its neighbours and of theirs.
  for (const model of [0, 1, 2, 3, 4, 5, 8, 12, 16]) {
    for (let at = 0; at < 10; at++) assert.ok(names.includes(`m${model}_${at}`), `m${model}_${at}`);
  }
  // What is closed tells its names.
  const closed = names.filter((name) => name === "one").length;
  const told = [...html.matchAll(/<code>m(\d+)_9<\/code>/g)].map(([, model]) => model);
  assert.ok(closed > 30 && told.length > 40, `${closed} ${told.length}`);
});

test("a long page shows a schema once, and leads to it from everywhere else", async (t) => {
  const users = Array.from({ length: 60 }, (_, index) => [`user_${index}`, ref("User")]);
  const values = Array.from({ length: 8 }, (_, index) => [`value_${index}`, { type: "string" }]);
  const schemas = { User: { type: "object", properties: Object.fromEntries(values) } };
  const site = await siteOf(t, schemas, { type: "object", properties: Object.fromEntries(users) });
  assert.deepEqual(site.complaints, [], "every link leads somewhere");
  const html = site.text(page);
  const names = fieldNames(html);
  assert.equal(names.filter((name) => name?.startsWith("user_")).length, 60);
  assert.ok(names.filter((name) => name === "value_0").length < 12);
  assert.match(
    html,
    /<code>value_7<\/code> – <a href="#response-user-0" class="lc-shown-fields">as in <code>user_0<\/code><\/a>/,
  );
});

test("a page of usual length shows a schema wherever it stands", async (t) => {
  const schemas = { User: { type: "object", properties: { login: { type: "string" } } } };
  const list = { type: "array", items: { type: "object", properties: { owner: ref("User"), author: ref("User") } } };
  const html = (await siteOf(t, schemas, list)).text(page);
  assert.equal(fieldNames(html).filter((name) => name === "login").length, 2);
  assert.doesNotMatch(html, /as in/);
});

test("what a page shows nowhere has all of its names and leads to the specification", async (t) => {
  const wide = Array.from({ length: 300 }, (_, index) => [`wide_${index}`, { type: "string" }]);
  let schema: Json = { type: "object", properties: Object.fromEntries(wide) };
  for (let level = 0; level < 12; level++) schema = { type: "object", properties: { [`level_${level}`]: schema } };
  const file = "specs/my api.json";
  const site = await buildApi(
    t,
    "{}",
    { tabs: [{ tab: "API", openapi: file }] },
    {
      [file]: JSON.stringify(openapi({ "/a": { get: answering(schema, { summary: "A" }) } })),
    },
  );
  assert.deepEqual(site.complaints, [], "every link leads somewhere");
  const html = site.text(page);
  assert.match(html, /<code>level_1<\/code> – <a href="[./]*specs\/my%20api\.json"[^>]*>see the specification/);
  assert.ok(site.manifest.files[file], "the specification is served");
});

test("attributes of lists and alternatives that are too deep are told by name", async (t) => {
  const object = (name: string, inside: Json) => ({ type: "object", properties: { [name]: inside } });
  let schema: Json = { type: "array", items: object("deepest", { type: "string" }) };
  for (const name of ["inner", "outer"])
    schema = { type: "array", items: { oneOf: [object(name, schema), { type: "string" }] } };
  const html = (await siteOf(t, {}, object("a", object("b", object("list", schema))))).text(page);
  assert.match(html, /<code>deepest<\/code> – <a href="[^"]*openapi\.json"/);
});

test("an example of a large schema is short, and has what is nearest", async (t) => {
  const html = (await siteOf(t, network(400), ref("Model0"))).text(page);
  const example = /id="response-example"[\s\S]*?<\/pre>/.exec(html)?.[0].replace(/<[^>]*>/g, "") ?? "";
  for (const model of [0, 1, 2, 4]) assert.ok(example.includes(`m${model}_9`), `m${model}_9`);
  assert.ok(example.split("\n").length < 700, `${example.split("\n").length} lines`);
});

test("M08: alternatives of alternatives end", async (t) => {
  const schemas: Json = { L6_0: { type: "object", properties: { end: { type: "string" } } } };
  for (let level = 0; level < 6; level++) {
    for (let at = 0; at < 20; at++)
      schemas[`L${level}_${at}`] = {
        oneOf: Array.from({ length: 20 }, (_, next) => (level === 5 ? ref("L6_0") : ref(`L${level + 1}_${next}`))),
      };
  }
  const html = (await siteOf(t, schemas, { type: "object", properties: { root: ref("L0_0") } })).text(page);
  assert.ok(fieldNames(html).includes("end"));
  assert.ok(html.length < 3_000_000, `${html.length} characters`);
});

/** Schemas of twenty attributes with examples and ten others, which all lead to each other. */
function wideNetwork(count: number): Json {
  const next = (index: number, at: number) => ref(`Wide${(index * 7 + at * 13 + 1) % count}`);
  const schemaOf = (index: number): Json => {
    const own = Array.from({ length: 20 }, (_, at) => [
      `own${index}_${at}`,
      { type: "string", description: "What it is. ".repeat(15), example: "as it is" },
    ]);
    const others = Array.from({ length: 10 }, (_, at) => [`other${index}_${at}`, next(index, at)]);
    return { type: "object", properties: Object.fromEntries([...own, ...others]) };
  };
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`Wide${index}`, schemaOf(index)]));
}

test("M08: a page of wide schemas full of examples has samples and lists of names that end, and says so", async (t) => {
  const content = (index: number) => ({ content: { "application/json": { schema: ref(`Wide${index}`) } } });
  const responses = { 200: { description: "Fine", ...content(1) }, 400: { description: "Bad", ...content(2) } };
  const paths = { "/a": { post: { summary: "A", requestBody: content(0), responses } } };
  const specification = openapi(paths, { components: { schemas: wideNetwork(300) } });
  const site = await buildApi(t, specification, { pages: ["POST /a"] });
  const html = site.text(page);
  assert.ok(html.length < 1_000_000, `${html.length} characters`);
  const sample = /id="request-example"[\s\S]*?<\/pre>/.exec(html)?.[0].replace(/<[^>]*>/g, "") ?? "";
  assert.ok(sample.split("\n").length < 500, `${sample.split("\n").length} lines`);
  for (let at = 0; at < 20; at++) assert.ok(sample.includes(`own0_${at}`), `own0_${at}`);
  assert.match(html, /Shortened: (?:<[^>]*>)*application\/json/);
  // Beyond the names that there is room for stands where all of them are.
  assert.match(html, /lc-field-fact"><code>…<\/code> – <a href="[^"]*openapi\.json"/);
});
