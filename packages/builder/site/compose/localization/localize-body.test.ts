import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../../test/build-fixture.ts";

const specification = {
  openapi: "3.0.0",
  info: { title: "Harbour", version: "1" },
  paths: {
    "/ships/{id}": {
      get: {
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string", default: "a" } },
          { name: "size", in: "query", schema: { type: "integer", minimum: 1, maximum: 9, example: 3 } },
          { name: "kind", in: "query", schema: { enum: ["tug", "ferry"], pattern: "^[a-z]+$" } },
          { name: "fleet", in: "query", schema: { const: "north", minLength: 2 } },
          {
            name: "marks",
            in: "query",
            schema: {
              type: "array",
              maxItems: 4,
              uniqueItems: true,
              items: { type: "string", maxLength: 7, pattern: "^m" },
            },
          },
          { name: "depth", in: "query", schema: { type: "number", multipleOf: 5 } },
          {
            name: "cargo",
            in: "query",
            allowEmptyValue: true,
            schema: {
              type: "object",
              properties: { crates: { type: "integer" } },
              additionalProperties: false,
              propertyNames: { pattern: "^c", enum: ["crates"] },
              minProperties: 1,
              not: { required: ["sand"] },
            },
          },
          {
            name: "file",
            in: "query",
            schema: { contentMediaType: "text/csv", contains: { const: 1 }, minContains: 2 },
          },
        ],
        responses: { 200: { description: "One ship" } },
      },
    },
  },
};
const page = `---
title: T
---

## Response

<Note>n</Note>

<Note ariaLabel="Mine">n</Note>

<ParamField path="id" required deprecated default="x">Text that is required.</ParamField>

- [x] one
- [ ] two

<Accordion>Held.</Accordion>

<Accordion title="Details">Held.</Accordion>

<Expandable>Held.</Expandable>

<Expandable title="properties">Held.</Expandable>

Word[^1]

[^1]: Note.
`;

test("what our markup says in a body is in the page's language, and what the author says stays", async (t) => {
  const languages = ["en", "de"].map((language) => ({
    language,
    groups: [
      { group: "Text", pages: [`${language}/page`] },
      { group: "API", openapi: { source: "openapi.json", directory: `${language}/api` } },
    ],
  }));
  const folder = folderOf(t, {
    "docs.json": JSON.stringify({
      name: "Harbour",
      theme: "mint",
      colors: { primary: "#0055aa" },
      navigation: { languages },
    }),
    "openapi.json": JSON.stringify(specification),
    "en/page.mdx": page,
    "de/page.mdx": page,
  });
  const site = await build(t, folder);
  const english = site.text("en/page.html");
  assert.match(english, />required<\/span> <span [^>]*class="lc-field-deprecated">deprecated</);
  const german = site.text("de/page.html");
  assert.match(german, /<h2 id="response">Response<a [^>]+aria-label="Link zu diesem Abschnitt"/);
  assert.match(german, /role="note" aria-label="Hinweis"/);
  assert.match(german, /role="note" aria-label="Mine"/);
  assert.match(german, /Vorgabe: <code>&quot;x&quot;<\/code><\/span>.*>erforderlich<.*>veraltet</);
  assert.match(german, /Text that is required\./);
  assert.match(german, /aria-label="Fußnote 1"/);
  assert.match(german, /aria-label="Zurück zum Text"/);
  assert.deepEqual(
    german.match(/disabled[^>]* aria-label="[^"]+"/g)?.map((one) => /"(.+)"/.exec(one)?.[1]),
    ["Erledigt", "Offen"],
  );
  assert.deepEqual(
    [...german.matchAll(/class="lc-(?:accordion-title|expandable-summary)"[^>]*>(.*?)<(?:\/summary|span class)/g)].map(
      ([, title]) => title?.replace(/<[^>]*>/g, ""),
    ),
    ["Einzelheiten", "Details", "Zeige untergeordnete Attribute", "Zeige properties"],
  );

  const reference = Object.keys(site.manifest.files).find((path) => /^de\/api\/.+\.html$/.test(path)) ?? "";
  const html = site.text(reference);
  assert.match(html, /<h2 id="path-parameters"[^>]*>Pfadparameter<a class="lc-heading-anchor" href="#path-parameters"/);
  assert.match(html, /<a [^>]*href="#path-parameters"[^>]*>Pfadparameter<\/a>/, "the contents say the same");
  assert.doesNotMatch(html, />Path parameters</i);
  for (const fact of [
    "Mögliche Werte: <code>tug<",
    "Zulässiger Bereich: <code>1 ",
    "Beispiel: <code>3<",
    "Muster: <code>",
    "Immer <code>&quot;north&quot;<",
    "Minimale Textlänge: <code>2<",
    "Maximale Anzahl der Einträge: <code>4<",
    "Einträge sind eindeutig<",
    "Jeder Eintrag, Maximale Textlänge: <code>7<",
    "Jeder Eintrag, Muster: <code>",
    "Vielfaches von: <code>5<",
    "Darf ohne Wert gesendet werden<",
    "Weitere Attribute: keine<",
    "Muster der Schlüssel: <code>^c<",
    "Schlüssel: <code>crates<",
    "Minimale Anzahl der Attribute: <code>1<",
    "Nicht: <code>",
    "Gehalt: <code>text/csv<",
    "Enthält: <code>",
    "Einträge, die es enthalten: <code>2<",
  ])
    assert.ok(html.includes(`<p class="lc-field-fact">${fact}`), fact);
});
