import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf, temporaryFolder } from "../test/build-fixture.ts";
import { answering, buildApi, openapi, user, users } from "./testing.ts";

test("faults say where they are and take no other page down", async (t) => {
  const unreadable = await buildApi(
    t,
    '{\n  "openapi": "3.1.0",\n  "paths": {,}\n}',
    { tabs: [{ tab: "API", openapi: "openapi.json" }] },
    { "a.mdx": "Fine" },
  );
  assert.deepEqual(unreadable.complaints, ["openapi.json:3:13 unreadable-specification"]);
  assert.match(unreadable.text("a.html"), /Fine/);
  const unknown = await buildApi(
    t,
    users,
    { pages: ["GET /nowhere", "b"] },
    { "b.mdx": "---\ntitle: B\nopenapi: GET /neither\n---\n" },
  );
  assert.deepEqual(
    unknown.complaints.map((one) => one.replace(/docs\.json:\d+:\d+/, "docs.json")),
    ["b.mdx:3:1 unknown-operation", "docs.json unknown-operation"],
  );
  const remote = await buildApi(t, users, { tabs: [{ tab: "API", openapi: "https://example.org/openapi.json" }] });
  assert.match(remote.complaints.join(), /remote-specification/);
});

test("a specification of docs.json that is missing or cannot be read is told where it is named, whoever uses it", async (t) => {
  const config = (api: object, navigation: object) =>
    JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, api, navigation }, null, 1);
  const told = async (text: string, files: Record<string, string> = {}) => {
    const site = await build(t, folderOf(t, { "docs.json": text, "a.mdx": "A", ...files }));
    const lines = text.split("\n");
    const missing = (name: string) => {
      const line = lines.findIndex((one) => one.includes(name));
      return `docs.json:${line + 1}:${(lines[line] ?? "").indexOf(`"${name}`) + 1} missing-specification`;
    };
    return { complaints: site.complaints, missing };
  };
  const pages = { pages: ["a"] };
  const named = await told(config({ openapi: ["gone.json", { source: "lost.yaml" }] }, pages));
  assert.deepEqual(named.complaints, [named.missing("gone.json"), named.missing("lost.yaml")]);
  const tabs = [
    { tab: "A", pages: ["a"] },
    { tab: "B", graphql: "gone.graphql" },
    { tab: "C", sdk: { format: "typedoc", source: "gone-typedoc.json" } },
  ];
  const libraries = await told(config({}, { tabs }));
  assert.deepEqual(libraries.complaints, [libraries.missing("gone.graphql"), libraries.missing("gone-typedoc.json")]);
  const unused = await told(config({ openapi: "broken.json" }, pages), { "broken.json": "{" });
  assert.match(unused.complaints.join(), /^broken\.json:1:\d unreadable-specification$/);
});

test("operations are made once, and again only those that changed", async (t) => {
  const paths = (changed: number) =>
    Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [
        `/things/${index}`,
        {
          get: answering(
            { $ref: "#/components/schemas/User" },
            { summary: `Thing ${index}${index === changed ? " new" : ""}`, operationId: `t${index}` },
          ),
        },
      ]),
    );
  const components = { schemas: { User: user } };
  const cache = temporaryFolder(t);
  const navigation = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
  const build = (changed: number) => buildApi(t, openapi(paths(changed), { components }), navigation, {}, { cache });
  const first = await build(-1);
  assert.equal(first.report.rendered, 200);
  const second = await build(7);
  assert.equal(second.report.rendered, 1);
  assert.match(second.text("api-reference/thing-7-new.html"), /Thing 7 new/);
});

test("a page is made anew when what lets a request in has changed in another file", async (t) => {
  const specification = openapi(
    { "/a": { get: answering({}, { summary: "A" }) } },
    { security: [{ key: [] }], components: { securitySchemes: { key: { $ref: "schemes.json#/key" } } } },
  );
  const cache = temporaryFolder(t);
  for (const name of ["X-First", "X-Second"]) {
    const schemes = JSON.stringify({ key: { type: "apiKey", in: "header", name } });
    const navigation = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
    const site = await buildApi(t, specification, navigation, { "schemes.json": schemes }, { cache });
    assert.match(site.text("api-reference/a.html"), new RegExp(name), name);
  }
});
