import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi, pathsOf, sidebarOf, tab, users } from "../testing.ts";

test("a division with a specification and no pages has all its operations, in a group for each tag", async (t) => {
  const site = await buildApi(t, users, { tabs: [{ tab: "API", openapi: "openapi.json" }] });
  const paths = site.manifest.pages.map((page) => page.path);
  assert.deepEqual(paths.sort(), [
    "api-reference/get-health",
    "api-reference/hidden",
    "api-reference/people/create-a-user",
    "api-reference/people/list-users",
    "elsewhere/here",
  ]);
  const page = site.text("api-reference/people/list-users.html");
  assert.match(page, /People &amp; teams/);
  assert.match(page, /class="method-nav-pill" data-method="post"/);
  assert.doesNotMatch(page, /href="[^"]*\/hidden"/);
  assert.deepEqual(site.complaints, []);
});

test("operations stand behind the pages of what names their specification, in the order of the specification", async (t) => {
  const site = await buildApi(
    t,
    openapi(
      {
        "/b": { get: answering({}, { summary: "B", tags: ["second"] }) },
        "/free": { get: answering({}, { summary: "Free" }) },
        "/a": { get: answering({}, { summary: "A", tags: ["first"] }) },
      },
      { tags: [{ name: "first" }, { name: "second", "x-group": "The second" }] },
    ),
    tab({ groups: [{ group: "Start", pages: ["intro"] }] }),
    { "intro.mdx": "# Intro\n" },
  );
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(sidebarOf(site, "intro.html"), [
    "# Start",
    "/intro",
    "# The second",
    "/api-reference/second/b",
    "# API Reference",
    "/api-reference/free",
    "# first",
    "/api-reference/first/a",
  ]);
});

test("where pages of one's own are about operations or channels, these are chosen and no others made", async (t) => {
  const specification = openapi({
    "/a": { get: answering({}, { summary: "A" }) },
    "/b": { get: answering({}, { summary: "B" }) },
  });
  const asyncapi = JSON.stringify({
    asyncapi: "3.0.0",
    info: { title: "Said", version: "1" },
    channels: { said: { address: "said" }, heard: { address: "heard" } },
  });
  const files = {
    "events.json": asyncapi,
    "other.json": JSON.stringify(openapi({ "/c": { get: answering({}, { summary: "C" }) } })),
    "own.mdx": "---\nopenapi: get /a\n---\n",
    "own-c.mdx": "---\nopenapi: other.json GET /c\n---\n",
    "said.mdx": "---\nasyncapi: events.json said\n---\n",
  };
  const site = await buildApi(
    t,
    specification,
    {
      tabs: [
        { tab: "Operations", openapi: "openapi.json", groups: [{ group: "Chosen", pages: ["own"] }] },
        { tab: "Channels", groups: [{ group: "Events", asyncapi: "events.json", pages: ["said"] }] },
        { tab: "Other", openapi: { source: "openapi.json", directory: "all" }, pages: ["own-c"] },
      ],
    },
    files,
  );
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(pathsOf(site).sort(), ["all/a", "all/b", "own", "own-c", "said"]);
});

test("a list that names operations has these alone; one of another file does not count", async (t) => {
  const paths = {
    "/a": { get: answering({}, { summary: "A" }) },
    "/b": { get: answering({}, { summary: "B" }) },
  };
  const listed = await buildApi(t, openapi(paths), tab({ groups: [{ group: "G", pages: ["GET /a"] }] }));
  assert.deepEqual(pathsOf(listed), ["api-reference/a"]);
  const other = await buildApi(t, openapi(paths), tab({ groups: [{ group: "G", pages: ["other.json GET /c"] }] }), {
    "other.json": JSON.stringify(openapi({ "/c": { get: answering({}, { summary: "C" }) } })),
  });
  assert.deepEqual(pathsOf(other).sort(), ["api-reference/a", "api-reference/b", "api-reference/c"]);
});

test("a written page at the address of an operation stands in its place, once", async (t) => {
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({}, { summary: "A" }) }, "/b": { get: answering({}, { summary: "B" }) } }),
    tab({}),
    { "api-reference/a.mdx": "---\ntitle: Mine\nopenapi: GET /a\n---\n\nIn my words\n" },
  );
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("api-reference/a.html"), /In my words/);
  assert.deepEqual(sidebarOf(site, "api-reference/a.html"), [
    "# API Reference",
    "/api-reference/a",
    "/api-reference/b",
  ]);
  const chosen = await buildApi(
    t,
    openapi({ "/a": { get: answering({}, { summary: "A" }) }, "/b": { get: answering({}, { summary: "B" }) } }),
    tab({ pages: ["api-reference/a"] }),
    { "api-reference/a.mdx": "---\ntitle: Mine\n---\n\nIn my words\n" },
  );
  assert.deepEqual(sidebarOf(chosen, "api-reference/a.html"), [
    "/api-reference/a",
    "# API Reference",
    "/api-reference/b",
  ]);
});

test("several specifications of one place have a folder each", async (t) => {
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({}, { summary: "A" }) } }),
    tab({ openapi: ["openapi.json", { source: "./more.json", directory: "more" }] }),
    { "more.json": JSON.stringify(openapi({ "/b": { get: answering({}, { summary: "B" }) } })) },
  );
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(pathsOf(site).sort(), ["api-reference/a", "more/b"]);
});

test("a specification above tabs makes pages that links lead to, and no sidebar", async (t) => {
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({}, { summary: "A" }) } }),
    { versions: [{ version: "v1", openapi: "openapi.json", tabs: [{ tab: "Guide", pages: ["intro"] }] }] },
    { "intro.mdx": "[A](/api-reference/a)\n" },
  );
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(pathsOf(site).sort(), ["api-reference/a", "intro"]);
  assert.deepEqual(sidebarOf(site, "intro.html"), ["/intro"]);
});

test("an operation is found in the file that is named, in one that is called so, or in the only one that has it", async (t) => {
  const one = (path: string) => JSON.stringify(openapi({ [path]: { get: answering({}, { summary: path }) } }));
  const site = await buildApi(
    t,
    openapi({ "/root": { get: answering({}) } }),
    { pages: ["exact", "part", "elsewhere", "nowhere"] },
    {
      "specs/v1.json": one("/first"),
      "specs/v2.json": one("/second"),
      "exact.mdx": "---\nopenapi: /specs/v1.json GET /first\n---\n",
      "part.mdx": "---\nopenapi: v2 GET /second\n---\n",
      "elsewhere.mdx": "---\nopenapi: specs/v1.json GET /second\n---\n",
      "nowhere.mdx": "---\nopenapi: specs/v1.json GET /third\n---\n",
    },
  );
  assert.deepEqual(site.complaints, ["nowhere.mdx:2:1 unknown-operation"]);
  assert.match(site.text("exact.html"), /data-method="GET"|GET/);
  for (const [page, path] of [
    ["exact", "first"],
    ["part", "second"],
    ["elsewhere", "second"],
  ] as const)
    assert.ok(site.text(`${page}.html`).includes(`/${path}`), page);
});

test("of an operation in a specification that is not fetched, method and path stand above the author's text", async (t) => {
  const remote = "https://api.shop.example/openapi.json";
  const site = await buildApi(
    t,
    openapi({ "/local": { get: answering({}) } }),
    { tabs: [{ tab: "API", openapi: remote, pages: ["one", "two", "typo", "GET /remote"] }] },
    {
      "one.mdx": "---\ntitle: One\nopenapi: post /things/{id}\n---\n\nSaid by hand\n",
      "typo.mdx": "---\ntitle: Typo\nopenapi: openapi.json get /loccal\n---\n\nWrong by hand\n",
      "two.mdx": `---\ntitle: Two\nopenapi: ${remote} GET /other\n---\n\nMore by hand\n`,
    },
  );
  assert.deepEqual(site.report.diagnostics.map(({ severity, code }) => `${severity} ${code}`).sort(), [
    "error unknown-operation",
    ...Array(4).fill("info remote-specification"),
  ]);
  assert.match(site.text("one.html"), /POST[^/]*<.*\/things\/.*Said by hand/s);
  assert.match(site.text("two.html"), /GET[^/]*<.*\/other.*More by hand/s);
});

test("a link with a specification leads where it says, and the pages of the operations are there", async (t) => {
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({}, { summary: "A" }) } }),
    {
      tabs: [
        { tab: "Guide", pages: ["intro"] },
        { tab: "API", href: "/api-reference/a", openapi: "openapi.json" },
      ],
    },
    { "intro.mdx": "[A](/api-reference/a)\n" },
  );
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(pathsOf(site).sort(), ["api-reference/a", "intro"]);
});

test("an operation is found whatever its page calls the parameters of the path", async (t) => {
  const paths = {
    "/users/{id}": { get: answering({}, { summary: "By id" }) },
    "/users/{id}/keys/{key}": { get: answering({}, { summary: "A key" }) },
  };
  const site = await buildApi(t, openapi(paths), { pages: ["GET /users/{user_id}/", "GET /users/{a}/keys/{b}"] });
  assert.deepEqual(site.manifest.pages.map(({ title }) => title).sort(), ["A key", "By id"]);
  assert.deepEqual(site.complaints, []);
  const wrong = await buildApi(t, openapi(paths), { pages: ["GET /users/id", "GET /users/{id}"] });
  assert.deepEqual(
    wrong.report.diagnostics.map(({ code }) => code),
    ["unknown-operation"],
  );
});
