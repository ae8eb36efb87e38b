import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "../test/build-fixture.ts";
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
