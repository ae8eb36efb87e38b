import assert from "node:assert/strict";
import { test } from "node:test";
import { minimal, read } from "../testing.ts";

test("redirects are cleaned; ones that could lead anywhere are left out", (t) => {
  const redirects = [
    { source: "old/", destination: "new" },
    { source: "/b", destination: "https://example.org/x" },
    { source: "/c", destination: "//evil.example" },
    { source: "/d", destination: "javascript:alert(1)" },
    { source: "/e", destination: "/\\evil.example" },
    { source: "/f#x", destination: "/g" },
    { source: "/old", destination: "/second" },
    { source: "/t", destination: "/u", permanent: false },
    { source: "/v", destination: "./u#part" },
    { source: "/w", destination: ".//evil.example" },
  ];
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.deepEqual(config.redirects, [
    { source: "/old", destination: "/new", permanent: true },
    { source: "/b", destination: "https://example.org/x", permanent: true },
    { source: "/t", destination: "/u", permanent: false },
    { source: "/v", destination: "/u#part", permanent: true },
    { source: "/w", destination: "/evil.example", permanent: true },
  ]);
  assert.equal(diagnostics.filter((one) => one.code === "bad-redirect").length, 5);
});

test("redirects that begin at headings are told once, however many there are", (t) => {
  const redirects = [
    { source: "/berths#night", destination: "/night" },
    { source: "/berths#day", destination: "/day" },
    { source: "/piers#north", destination: "/north" },
    { source: "/piers?side=south", destination: "/south" },
  ];
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.deepEqual(config.redirects, []);
  const told = diagnostics.filter((one) => one.code === "bad-redirect").map(({ message }) => message);
  assert.equal(told.length, 2, told.join("\n"));
  assert.ok(told.some((message) => /"\/berths#night" and 2 more .*#/.test(message)));
  assert.ok(told.some((message) => message.includes("side=south")));
});

test("a redirect whose source is written as a pattern is told: it would lead on from nowhere", (t) => {
  const sources = ["/re/(.*)", "/ships/:id(\\d+)", "/v[0-9]/piers", "/quay/:rest+", "/a/*/b/*"];
  const plain = ["/lib/map(f)", "/list[int]", "/messages:batch", "/a/:path*/b", "/c++", "/what-*"];
  const redirects = [...sources, ...plain].map((source) => ({ source, destination: "/start" }));
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.equal(config.redirects.length, redirects.length, "they stay: each is a path like any other");
  const told = diagnostics.filter((one) => one.code === "bad-redirect").map(({ message }) => message);
  assert.equal(told.length, sources.length, told.join("\n"));
});

test("a redirect that is written twice in other words is named as it is written", (t) => {
  const redirects = [
    { source: "/x", destination: "/one" },
    { source: "/x.mdx", destination: "/two" },
  ];
  const { diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  const told = diagnostics.filter((one) => one.code === "bad-redirect").map(({ message }) => message);
  assert.deepEqual(told, ['There is already a redirect from /x, which "/x.mdx" is too; the first one counts']);
});

test("spaces in the paths of a redirect are those of an address", (t) => {
  const redirects = [{ source: "/old pier", destination: "/new pier#its lights" }];
  const { config } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.deepEqual(config.redirects, [
    { source: "/old%20pier", destination: "/new%20pier#its%20lights", permanent: true },
  ]);
});

test("a redirect that is repeated, with a slash at its end or without, stands once and is nothing to correct", (t) => {
  const redirects = [
    { source: "/old", destination: "/new" },
    { source: "/old/", destination: "/new" },
    { source: "/old", destination: "new" },
  ];
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.deepEqual(config.redirects, [{ source: "/old", destination: "/new", permanent: true }]);
  assert.deepEqual(diagnostics, []);
});
