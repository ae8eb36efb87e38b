import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, openapi } from "../testing.ts";

const schemas = {
  Pet: {
    type: "object",
    xml: { name: "pet", prefix: "p", namespace: "https://pets.example/ns" },
    properties: {
      id: { type: "integer", example: 7, xml: { attribute: true }, readOnly: true },
      name: { type: "string", example: 'Rex & <Co> "x"' },
      tags: {
        type: "array",
        xml: { name: "tagList", wrapped: true },
        items: { type: "string", xml: { name: "tag" } },
        example: ["a", "b"],
      },
      photos: { type: "array", items: { type: "string", example: "one.png" } },
      toys: { type: "array", items: { $ref: "#/components/schemas/Toy" } },
      note: { type: "string", nullable: true, example: null },
      "bad name": { type: "string", example: "x" },
    },
  },
  Toy: { type: "object", properties: { label: { type: "string", example: "Ball" } } },
  Text: {
    type: "object",
    xml: { name: "text" },
    properties: {
      lang: { type: "string", example: 'e"n', xml: { nodeType: "attribute" } },
      body: { type: "string", example: "Hello", xml: { nodeType: "text" } },
      raw: { type: "string", example: "a < b ]]> c", xml: { nodeType: "cdata" } },
    },
  },
};
const xml = (schema: object, more: object = {}) => ({ content: { "application/xml": { schema, ...more } } });
const pet = { $ref: "#/components/schemas/Pet" };

async function page(t: Parameters<typeof buildApi>[0], operation: object): Promise<string> {
  const specification = openapi({ "/pets": { post: { summary: "Send", ...operation } } }, { components: { schemas } });
  const site = await buildApi(t, specification, { groups: [{ group: "A", openapi: "openapi.json" }] });
  assert.deepEqual(site.complaints, []);
  return site.text("api-reference/send.md");
}

test("bodies and answers of XML are shown as XML, with the names, attributes and lists that schemas give", async (t) => {
  const text = await page(t, {
    requestBody: xml(pet),
    responses: { 200: { description: "OK", ...xml({ type: "array", items: { $ref: "#/components/schemas/Toy" } }) } },
  });
  const sent = `<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="https://pets.example/ns">
  <name>Rex &amp; &lt;Co&gt; "x"</name>
  <tagList>
    <tag>a</tag>
    <tag>b</tag>
  </tagList>
  <photos>one.png</photos>
  <toys>
    <label>Ball</label>
  </toys>
  <note/>
  <bad_name>x</bad_name>
</p:pet>`;
  assert.ok(text.includes(sent.replaceAll("\n", "\n")), text);
  assert.match(text, /--header 'Content-Type: application\/xml'/);
  assert.match(
    text,
    /```xml 200\n<\?xml [^\n]*\n<root>\n {2}<Toy>\n {4}<label>Ball<\/label>\n {2}<\/Toy>\n<\/root>\n```/,
  );
});

test("what is only read stands in answers alone; an example as an object is written by its schema, one as text as it is", async (t) => {
  const text = await page(t, {
    responses: {
      200: { description: "OK", ...xml(pet, { example: { id: 9, tags: ["c"] } }) },
      201: { description: "OK", ...xml(pet, { example: "<pet>\n  <own/>\n</pet>" }) },
      202: { description: "OK", ...xml({ $ref: "#/components/schemas/Text" }) },
      203: { description: "OK", ...xml({ type: "string", example: "x" }) },
    },
  });
  assert.match(
    text,
    /```xml 200\n.*\n<p:pet xmlns:p="https:\/\/pets\.example\/ns" id="9">\n {2}<tagList>\n {4}<tag>c<\/tag>/,
  );
  assert.match(text, /```xml 201\n<pet>\n {2}<own\/>\n<\/pet>\n```/);
  assert.match(text, /<text lang="e&quot;n">Hello<!\[CDATA\[a < b \]\]\]\]><!\[CDATA\[> c\]\]><\/text>/);
});

test("M08: an example that is deep, and names that are no names of XML, harm nobody", async (t) => {
  let deep: unknown = "end";
  for (let level = 0; level < 60; level++) deep = { "<a>": [deep] };
  const text = await page(t, {
    responses: { 200: { description: "OK", ...xml({ xml: { name: "a b>", prefix: '"' } }, { example: deep }) } },
  });
  assert.match(text, /```xml 200\n<\?xml[^\n]*\n<_:a_b_>\n {2}<_a_>/);
  assert.doesNotMatch(text, /<<a>/);
});

test("an example of XML that is made of a part of its schema, or too deep to be written whole, says so", async (t) => {
  const wide = {
    type: "object",
    properties: Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`field${index}`, { type: "string" }])),
  };
  let deep: unknown = "end";
  for (let level = 0; level < 60; level++) deep = { a: deep };
  const text = await page(t, {
    requestBody: xml(wide),
    responses: {
      200: { description: "OK", ...xml(wide) },
      201: { description: "OK", ...xml({ type: "object" }, { example: deep }) },
      202: { description: "OK", ...xml(pet) },
    },
  });
  assert.match(text, /Shortened: `?application\/xml/, "the request");
  assert.match(text, /Shortened: `?200/);
  assert.match(text, /Shortened: `?201/);
  assert.doesNotMatch(text, /Shortened: `?202/);
});
