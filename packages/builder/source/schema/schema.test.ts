import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import type { Diagnostic } from "@lectern/contract";
import { parseJson } from "../json/parse-json.ts";
import { checkShape } from "./check-shape.ts";
import { docsJsonSchema } from "./docs-json-schema.ts";
import { keysWithoutEffect } from "./keys-without-effect.ts";
import { publishedSchema } from "./published-schema.ts";

const { default: Ajv } = createRequire(import.meta.url)("ajv/dist/2020.js") as {
  default: new (options: object) => { compile(schema: object): { (value: unknown): boolean; errors?: unknown } };
};
const validate = new Ajv({ allErrors: true }).compile(publishedSchema());

const complaints = (text: string): string[] => {
  const diagnostics: Diagnostic[] = [];
  checkShape(parseJson("docs.json", text, diagnostics), docsJsonSchema, diagnostics);
  return diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code} ${message}`);
};

const fine = [
  { theme: "mint", name: "A", colors: { primary: "#fff" }, navigation: { pages: ["a", { group: "G", pages: ["b"] }] } },
  { navigation: { languages: [{ language: "pt-BR", default: true, banner: { content: "x" }, tabs: [{ tab: "T" }] }] } },
  { navigation: { $ref: "nav.json" }, variables: { a: "b" } },
  { navigation: { tabs: [{ tab: "A", menu: [{ item: "I", pages: ["GET /users"], icon: { name: "x" } }] }] } },
  { api: { openapi: ["a.json", "b.yaml"], asyncapi: { source: "c.yaml", directory: "d" }, mdx: { server: ["x"] } } },
  { styling: { codeblocks: { theme: { light: "nord", dark: "nord" }, languages: { custom: ["a.json"] } } } },
  {
    styling: { codeblocks: "dark" },
    banner: { content: "x", color: "#ffffff" },
    logo: "/a.svg",
    fonts: { family: "Inter" },
  },
  {
    contextual: { options: ["copy", { title: "T", description: "D", href: { base: "x", query: [] } }], display: "toc" },
  },
  { integrations: { ga4: { measurementId: "G-1" }, somethingNew: { key: "x" } }, customKey: { anything: [1] } },
];

test("the published schema allows what a build takes without a complaint, and keys that nobody knows", () => {
  for (const config of fine) {
    assert.ok(validate(config), `${JSON.stringify(config)}: ${JSON.stringify(validate.errors)}`);
    const found = complaints(JSON.stringify(config)).filter((one) => !one.includes("unknown-key"));
    assert.deepEqual(found, [], JSON.stringify(config));
  }
});

test("the published schema knows that lists may stand in other files", () => {
  assert.ok(validate({ redirects: { $ref: "./redirects.json" }, navigation: { tabs: { $ref: "./tabs.json" } } }));
  assert.ok(!validate({ redirects: {} }));
});

test("the published schema and a build refuse the same values", () => {
  for (const config of [
    { theme: "neon" },
    { appearance: { strict: {} } },
    { navbar: { links: "x" } },
    { api: { playground: { display: "loud" } } },
    { contextual: { options: ["fax"] } },
    { navigation: { tabs: [{ tab: "A", hidden: [] }] } },
    { background: { decoration: "dots" } },
    { metadata: { timestamp: "maybe" } },
  ]) {
    assert.ok(!validate(config), `${JSON.stringify(config)} is valid`);
    assert.equal(complaints(JSON.stringify(config)).length, 1, JSON.stringify(config));
  }
});

test("a key that nobody knows is told with its place, however deep it stands", () => {
  assert.deepEqual(
    complaints('{\n"nmae": "A",\n"navigation": {"tabs": [{"tab": "T", "pages": [{"group": "G",\n "pgaes": []}]}]}}'),
    [
      "2:1 unknown-key nmae is not a key of this format and has no effect",
      "4:2 unknown-key navigation.tabs[0].pages[0].pgaes is not a key of this format and has no effect",
    ],
  );
});

test("a key that is nearly one that there is, or one of another format, names what takes its place", () => {
  const diagnostics: Diagnostic[] = [];
  const text =
    '{"nmae": "A", "navigation": {"groups": [{"group": "G", "pgaes": []}]}, "somethingElse": 1, "styling": {"css": "a.css"}, "topbarLinks": [], "search": {"interaction": {}}, "metadata": {"og:image": "/a.png"}, "seo": {"indexHiddenPages": true}}';
  checkShape(parseJson("docs.json", text, diagnostics), docsJsonSchema, diagnostics);
  const hints = diagnostics.filter(({ code }) => code === "unknown-key").map(({ hint }) => hint);
  assert.deepEqual(hints, [
    "Did you mean name?",
    "Did you mean pages?",
    "Remove it, or correct its name",
    "Every .css and .js file of the folder is on all pages",
    "It is of the old format: write navbar.links",
    "It has its place at the top of docs.json",
    "Tags of pages stand in seo.metatags",
    "It is of the old format: write seo.indexing",
  ]);
});

test("a key that has its place elsewhere names it", () => {
  const hintsFor = (keys: object) => {
    const diagnostics: Diagnostic[] = [];
    checkShape(parseJson("docs.json", JSON.stringify(keys), diagnostics), docsJsonSchema, diagnostics);
    return diagnostics.filter(({ code }) => code === "unknown-key").map(({ hint }) => hint);
  };
  assert.deepEqual(hintsFor({ latex: true, languages: [], 404: {}, ga4: {}, api: { proxy: true } }), [
    "It has its place in errors.404",
    "It has its place in styling.latex",
    "It has its place in navigation.languages",
    "It has its place in integrations.ga4",
    "It has its place in api.playground.proxy",
  ]);
  assert.match(hintsFor({ ai: {} })[0] ?? "", /contextual\.options.*markdown\.instructions/);
  assert.deepEqual(hintsFor({ sidebar: [], title: "A" }), ["Write navigation", "Write name"]);
  const files = "Every .css and .js file of the folder is on all pages";
  assert.deepEqual(hintsFor({ styling: { custom: "own.css" } }), [files]);
  assert.deepEqual(hintsFor({ openGraph: { image: "/a.png" } }), ["Write seo.metatags"]);
  assert.deepEqual(
    hintsFor({
      "feedback.thumbsRating": true,
      search: { placeholder: "Find" },
      redirects: [{ from: "/a", to: "/b" }],
      integrations: { googleAnalytics: {} },
      banner: { text: "New" },
      styles: { css: "/own.css" },
      navbar: { links: [{ text: "Blog", href: "/a" }] },
    }),
    [
      "Write `thumbsRating` inside feedback",
      "Write `prompt`",
      "Write `source`",
      "Write `destination`",
      "Write `ga4`",
      "Write `content`",
      files,
      "Write `label`",
    ],
  );
  const group = {
    group: "G",
    anchor: "A",
    title: "T",
    collapsed: true,
    href: "/x",
    icons: "x",
    pages: ["a", { tab: "T" }],
  };
  assert.deepEqual(hintsFor({ navigation: { tabs: [{ tab: "T", label: "L", groups: [group] }] } }), [
    "Its name is what `tab` says",
    "An entry with `anchor` has its place in `anchors`",
    "Its name is what `group` says",
    "A group that is open from the beginning has `expanded`",
    "A group leads nowhere but to the page that `root` names",
    "Did you mean icon?",
    "An entry with `tab` has its place in `tabs`",
  ]);
});

test("keys that have no effect are known, each with a reason", () => {
  const keys = new Map(keysWithoutEffect().map(({ key, reason }) => [key, reason]));
  for (const key of ["public", "navigation.**.sourceRef", 'contextual.options: "assistant"'])
    assert.ok((keys.get(key) ?? "").length > 10, key);
  for (const key of ["integrations.telemetry", "integrations.ga4", "variations", 'contextual.options: "devin"'])
    assert.ok(!keys.has(key), `${key} has an effect, and is not listed`);
});
