import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "../../test/build-fixture.ts";
import { buildApi, users } from "../testing.ts";
import { applyOverlay } from "./apply-overlay.ts";
import { selectPlaces } from "./json-path.ts";

const document = () => ({
  a: { b: [{ n: 1, t: "x" }, { n: 2 }, { n: 3, t: "y" }] },
  "odd key": { n: 4 },
});

const values = (path: string) => selectPlaces(document(), path)?.map(({ value }) => value);

test("a path selects by name, index, star, depth and simple filters", () => {
  assert.deepEqual(values("$.a.b[0].n"), [1]);
  assert.deepEqual(values("$['odd key'].n"), [4]);
  assert.deepEqual(values('$["a"]["b"][-1].n'), [3]);
  assert.deepEqual(values("$.a.b[*].n"), [1, 2, 3]);
  assert.deepEqual(values("$..n"), [1, 2, 3, 4]);
  assert.deepEqual(values("$.a.b[?(@.t == 'x')].n"), [1]);
  assert.deepEqual(values("$.a.b[?@.t].n"), [1, 3]);
  assert.deepEqual(values("$.a.b[?(@.n != 2)].n"), [1, 3]);
  assert.deepEqual(values("$.none.deeper"), []);
  for (const wrong of ["a.b", "$.a[", "$.a[?(@.x > 1)]", "$.a[(1)]", ""]) assert.equal(values(wrong), undefined, wrong);
});

test("an overlay merges objects, makes lists longer, replaces values and removes what it selects", () => {
  const target = document() as Record<string, unknown>;
  const faults = applyOverlay(target, {
    overlay: "1.0.0",
    actions: [
      { target: "$.a", update: { b: [{ n: 9 }], c: "new" } },
      { target: "$.a.b[?(@.n == 2)]", remove: true },
      { target: "$.a.b", update: { n: 10 } },
      { target: "$['odd key']", update: { n: 5 } },
    ],
  });
  assert.deepEqual(faults, []);
  assert.deepEqual(target, {
    a: { b: [{ n: 1, t: "x" }, { n: 3, t: "y" }, { n: 9 }, { n: 10 }], c: "new" },
    "odd key": { n: 5 },
  });
});

test("an overlay that would grow without end is stopped", () => {
  const target: Record<string, unknown> = { a: {} };
  const actions = Array.from({ length: 60 }, (_, index) => ({ target: "$..*", update: { [`k${index}`]: { x: {} } } }));
  const [fault] = applyOverlay(target, { overlay: "1.0.0", actions });
  assert.equal(fault?.code, "bad-overlay");
});

test("an overlay of more actions than are followed says so", () => {
  const actions = Array.from({ length: 5001 }, (_, index) => ({ target: "$.a", update: { n: index } }));
  const target = { a: { n: 0 } };
  const faults = applyOverlay(target, { overlay: "1.0.0", actions });
  assert.deepEqual(target, { a: { n: 4999 } });
  assert.match(faults.map(({ message }) => message).join(), /more than 5000 actions/);
});

test("overlays change a specification before its pages are made, and say what in them is wrong", async (t) => {
  const overlay = `overlay: 1.0.0
info: { title: Public, version: "1" }
actions:
  - target: $.paths['/users'].get
    update: { summary: People, tags: [public] }
  - target: $..parameters[?(@.in == 'query')]
    update: { description: In the address }
  - target: $.paths['/health']
    remove: true
  - target: $.paths['/nowhere']
    remove: true
  - target: $.paths[
    remove: true
`;
  const openapi = { source: "openapi.json", directory: "api", overlays: ["./public.yaml", "gone.yaml"] };
  const site = await buildApi(t, users, { tabs: [{ tab: "API", openapi }] }, { "public.yaml": overlay });
  const paths = site.manifest.pages.map(({ path }) => path);
  assert.ok(paths.includes("api/people/people"), paths.join(" "));
  assert.ok(!paths.includes("api/get-health"));
  assert.match(site.text("api/people/people.html"), /In the address/);
  assert.deepEqual(site.complaints.filter((one) => /overlay/.test(one)).sort(), [
    "gone.yaml:1:1 bad-overlay",
    "public.yaml:10:13 overlay-without-target",
    "public.yaml:12:13 bad-overlay",
  ]);
});

test("an overlay that says what it extends needs no other name; an empty list takes it away", async (t) => {
  const overlay = (more: object) =>
    JSON.stringify({
      overlay: "1.0.0",
      info: { title: "O", version: "1" },
      ...more,
      actions: [{ target: "$.paths['/users'].get", update: { summary: "Found" } }],
    });
  const title = async (openapi: unknown, extended: object, name = "specs/public.overlay.json") => {
    const navigation = { pages: [{ group: "G", openapi, pages: ["GET /users"] }] };
    return (await buildApi(t, users, navigation, { [name]: overlay(extended) })).manifest.pages[0]?.title;
  };
  assert.equal(await title("openapi.json", { extends: "../openapi.json" }), "Found");
  assert.equal(await title("openapi.json", { extends: "./openapi.json" }), "Found", "from the root");
  assert.equal(await title({ source: "openapi.json", overlays: [] }, { extends: "../openapi.json" }), "List users");
  assert.equal(await title("openapi.json", { extends: "other.json" }), "List users");
  assert.equal(await title("openapi.json", { extends: "https://example.org/openapi.json" }), "List users");
  assert.equal(await title("openapi.json", {}), "List users");
  assert.equal(await title("openapi.json", { extends: "../openapi.json" }, "specs/public.json"), "List users");
});

test("overlays that are not looked into, because there are too many, are told", async (t) => {
  const files = Object.fromEntries(
    Array.from({ length: 52 }, (_, index) => [`overlays/${String(index + 10)}.overlay.json`, "{}"]),
  );
  const navigation = { pages: [{ group: "G", openapi: "openapi.json", pages: ["GET /users"] }] };
  const told = (await buildApi(t, users, navigation, files)).report.diagnostics;
  assert.deepEqual(
    told.map(({ code, file, message }) => [code, file, message]),
    [
      [
        "too-many-overlays",
        "overlays/60.overlay.json",
        "More than 50 files are called overlays: this one and 1 more were not looked into",
      ],
    ],
  );
});

test("a build notices that an overlay changed, was added or was taken away", async (t) => {
  const cache = temporaryFolder(t);
  const title = async (summary: string | null) => {
    const openapi = summary === null ? "openapi.json" : { source: "openapi.json", overlays: ["o.json"] };
    const actions = [{ target: "$.paths['/users'].get", update: { summary } }];
    const files = { "o.json": JSON.stringify({ overlay: "1.0.0", actions }) };
    const site = await buildApi(t, users, { pages: [{ group: "G", openapi, pages: ["GET /users"] }] }, files, {
      cache,
    });
    return site.manifest.pages[0]?.title;
  };
  assert.deepEqual(
    [await title(null), await title("One"), await title("Two"), await title(null)],
    ["List users", "One", "Two", "List users"],
  );
});
