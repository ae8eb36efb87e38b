import assert from "node:assert/strict";
import { test } from "node:test";
import { compileRedirects } from "../../routing/redirects.ts";
import { codesOf, configuration, site } from "../../test/hostile-site.ts";

test("M12: A wildcard that leads below itself is a loop", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index"] },
      redirects: [{ source: "/w/*", destination: "/w/x/*" }],
    }),
  });
  assert.deepEqual(codesOf(built), ["redirect-loop"]);
});

test("M12: what looks like a pattern in a redirect is a path like any other", async (t) => {
  const sources = ["/(a+)+$", "/[x]*", "/a|b", "/(?=x)", "/.*", "/a{1,99999}", "/^$", "/\\d+"];
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index"] },
      redirects: sources.map((source) => ({ source, destination: "/index" })),
    }),
  });
  const redirects = compileRedirects(built.manifest.redirects);
  for (const path of ["/a|b", "/^$", "/(a+)+$"]) assert.ok(redirects.find(path, "found"), path);
  for (const path of ["/aaa", "/x", "/a", "/b", "/1", "/c", "/"])
    assert.equal(redirects.find(path, "missing"), null, path);
});

test("a redirect that an earlier one leaves nothing to is reported, unless it leads to the same place", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index"] },
      redirects: [
        { source: "/old/:slug*", destination: "/index" },
        { source: "/old/start", destination: "/#start" },
        { source: "/old/same", destination: "/index" },
        { source: "/old-start", destination: "/#start" },
      ],
    }),
  });
  assert.deepEqual(codesOf(built), ["redirect-shadowed"]);
  assert.deepEqual(
    built.manifest.redirects.slice(0, 4).map(({ source }) => source),
    ["/old/:slug*", "/old/start", "/old/same", "/old-start"],
  );
});

test("a redirect to the file of a page leads to the page's own address at once", async (t) => {
  const destinations = [
    "/piers/index",
    "/piers/index.mdx#north",
    "/piers/",
    "/index",
    "/quay/index",
    "/piers.mdx?a=1",
    "/docs/quay#x",
  ];
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index", "piers/index", "quay", "quay/index"] },
      redirects: [
        ...destinations.map((destination, number) => ({ source: `/old-${number}`, destination })),
        { source: "/loose", destination: "/docs/loose" },
      ],
    }),
    "loose.mdx": "Loose\n",
    "piers/index.mdx": "Piers\n",
    "quay.mdx": "Quay\n",
    "quay/index.mdx": "All quays\n",
  });
  assert.match(built.text("loose.html"), /Loose/, "one from a page to itself takes nothing away");
  assert.deepEqual(
    built.manifest.redirects.slice(0, destinations.length).map(({ destination }) => destination),
    ["/piers", "/piers#north", "/piers", "/", "/quay/index", "/piers?a=1", "/quay#x"],
  );
});

test("a redirect is called by the source that its author wrote", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index", "piers"] },
      redirects: [
        { source: "/piers.mdx", destination: "/index" },
        { source: "/old/:slug*/", destination: "/index" },
        { source: "old/first start.mdx", destination: "/piers" },
      ],
    }),
    "piers.mdx": "Piers\n",
  });
  assert.deepEqual(
    built.report.diagnostics.map(({ message }) => message),
    [
      "The redirect from /piers.mdx has no effect: there is a page",
      "The redirect from old/first start.mdx has no effect: the one from /old/:slug*/, which comes before it, leads to /",
    ],
  );
});

test("a redirect that leads to no page and no file is reported where it is written", async (t) => {
  const destinations = [
    ...[
      "/piers",
      "/piers/",
      "/piers#north",
      "/piers.md",
      "/plan.txt",
      "/llms.txt",
      "/mcp",
      "/quays",
      "/old-0",
      "https://a.example",
      "/berths/:slug*",
    ],
    ...["/cranes", "/Piers", "/old-9"],
  ];
  const text = configuration({
    navigation: { pages: ["index", "piers", "quays/east"] },
    redirects: [
      ...destinations.map((destination, number) => ({ source: `/old-${number}`, destination })),
      { source: "/boats/:slug*", destination: "/ships/:slug*" },
    ],
  });
  const built = await site(t, {
    "docs.json": text,
    "piers.mdx": "Piers\n",
    "quays/east.mdx": "East\n",
    "plan.txt": "Plan\n",
  });
  const told = built.report.diagnostics.filter(({ code }) => code === "broken-redirect");
  assert.deepEqual(
    told.map(({ message, file }) => [message, file]),
    ["/cranes", "/Piers"].map((path) => [`There is no page at ${path}, where a redirect leads`, "docs.json"]),
  );
  // docs.json of the test is one line.
  assert.ok(told.every(({ column = 0 }) => /^"\/(?:cranes|Piers)"/.test(text.slice(column - 1))));
});

test("redirects and links that lead to each other below /docs come to an end", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index"] },
      redirects: [
        { source: "/gone", destination: "/docs/gone" },
        { source: "/docs/lost", destination: "/lost" },
        { source: "/old", destination: "/docs" },
      ],
    }),
    "index.mdx": "[Gone](/gone) [lost](/lost) [old](/docs/old) [below](/docs/lost)\n",
  });
  assert.match(built.text("index.html"), /<a[^>]* href="\/"[^>]*>old/);
  assert.deepEqual(codesOf(built), ["broken-link", "broken-redirect"]);
});
