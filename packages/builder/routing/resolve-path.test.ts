import assert from "node:assert/strict";
import { test } from "node:test";
import { resolvePath, type SitePaths } from "./resolve-path.ts";

const files = new Set([
  "index.html",
  "guides/start.html",
  "api/index.html",
  "logo.svg",
  "google123.html",
  "ü b.html",
  "guides/start.md",
]);
const pages = new Set(["index.html", "guides/start.html", "api/index.html", "ü b.html"]);
const site = (options: Partial<SitePaths> = {}): SitePaths => ({
  has: (file) => files.has(file),
  isPage: (file) => pages.has(file),
  addresses: "clean",
  trailingSlash: false,
  ...options,
});
const file = (name: string) => ({ kind: "file", file: name });
const moved = (path: string) => ({ kind: "moved", path });

const cases: [string, SitePaths, object][] = [
  ["/", site(), file("index.html")],
  ["/guides/start", site(), file("guides/start.html")],
  ["/guides/start/", site(), moved("/guides/start")],
  ["/guides/start.html", site(), moved("/guides/start")],
  ["/guides/start.md", site(), file("guides/start.md")],
  ["/index.html", site(), moved("/")],
  ["/api", site(), file("api/index.html")],
  ["/api/index.html", site(), moved("/api")],
  ["/logo.svg", site(), file("logo.svg")],
  ["/google123.html", site(), file("google123.html")],
  ["/%C3%BC%20b", site(), file("ü b.html")],
  ["/%C3%BC%20b/", site(), moved("/%C3%BC%20b")],
  // As a reader's macOS may write it.
  ["/u%CC%88%20b", site(), moved("/%C3%BC%20b")],
  ["/u%CC%88%20b/", site(), moved("/%C3%BC%20b")],
  ["/u%CC%88%20b", site({ addresses: "plain" }), moved("/%C3%BC%20b")],
  ["/u%CC%88", site(), { kind: "missing" }],
  ["/guides", site(), { kind: "missing" }],
  ["/GUIDES/start", site(), { kind: "missing" }],
  ["//guides/start", site(), { kind: "missing" }],
  ["/guides//start", site(), { kind: "missing" }],
  ["/guides/start//", site(), { kind: "missing" }],
  ["/guides/start", site({ trailingSlash: true }), moved("/guides/start/")],
  ["/guides/start/", site({ trailingSlash: true }), file("guides/start.html")],
  ["/guides/start.html", site({ trailingSlash: true }), moved("/guides/start/")],
  ["/guides/start.html", site({ addresses: "plain" }), file("guides/start.html")],
  ["/guides/start", site({ addresses: "plain" }), file("guides/start.html")],
  ["/guides/start/", site({ addresses: "plain" }), moved("/guides/start")],
  ["/api", site({ addresses: "plain" }), moved("/api/")],
  ["/api/", site({ addresses: "plain" }), file("api/index.html")],
];
for (const [path, paths, expected] of cases) {
  const mode = `${paths.addresses}${paths.trailingSlash ? " with slash" : ""}`;
  test(`${path} (${mode})`, () => assert.deepEqual(resolvePath(path, paths), expected));
}

for (const path of [
  "/../../etc/passwd",
  "/%2e%2e%2fetc/passwd",
  "/%2e%2e/etc/passwd",
  "/..%5cetc",
  "/a%00",
  "/%ff",
  "/./x",
  "guides/start",
  "http://evil.example/guides/start",
  `/${"a".repeat(20_000)}`,
  "",
]) {
  test(`${path.slice(0, 40)} is malformed`, () => assert.deepEqual(resolvePath(path, site()), { kind: "malformed" }));
}

test("M16: names that objects have, double encoding and hidden files find nothing", () => {
  for (const path of ["/%252e%252e/etc/passwd", "/constructor", "/__proto__", "/.git/config", "/docs.json", "/_meta"]) {
    assert.deepEqual(resolvePath(path, site()), { kind: "missing" });
  }
});
