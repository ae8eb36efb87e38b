import assert from "node:assert/strict";
import { test } from "node:test";
import type { SiteFile, SiteManifest } from "@lectern/contract";
import { checkManifest } from "./check-manifest.ts";

const hash = "a".repeat(64);

function manifestOf(file: Partial<SiteFile>): SiteManifest {
  const files = { "llms-full.txt": { sha256: hash, size: 6, type: "text/plain", ...file } };
  return {
    format: 1,
    builder: "test",
    files,
    pages: [],
    parts: {},
    redirects: [],
    site: { name: "Docs", description: "", trailingSlash: false },
  };
}

test("a file in pieces is published where each of them has a hash and all have its size", () => {
  const piece = { sha256: hash, size: 3 };
  checkManifest(manifestOf({}));
  checkManifest(manifestOf({ pieces: [piece, piece] }));
  for (const [pieces, why] of [
    [[piece], /size of its pieces/],
    [[piece, { sha256: "../secret", size: 3 }], /no hash/],
    [[piece, { sha256: hash, size: -3 }], /no size/],
    [
      [
        { sha256: hash, size: 7 },
        { sha256: hash, size: -1 },
      ],
      /no size/,
    ],
    [[], /size of its pieces/],
  ] as const)
    assert.throws(() => checkManifest(manifestOf({ pieces: [...pieces] })), why);
});

test("hosts of scripts are hosts, and nothing else gets into the policy of pages", () => {
  const naming = (...scripts: unknown[]) => {
    const manifest = manifestOf({});
    return { ...manifest, site: { ...manifest.site, services: { scripts: scripts as string[] } } };
  };
  checkManifest(naming("https://cdn.example.com", "https://*.example.com:8443"));
  for (const one of [
    "https:",
    "*",
    "https://a.b; script-src *",
    "http://a.b",
    "'unsafe-inline'",
    "https://a.b/x",
    1,
    null,
  ])
    assert.throws(() => checkManifest(naming(one)), /host of scripts/, String(one));
  assert.throws(() => checkManifest(naming(...Array(101).fill("https://a.b"))), /host of scripts/);
});

test("a path that could lead anywhere else is refused, whatever else has dots is not", () => {
  const named = (path: string) => {
    const manifest = manifestOf({});
    return { ...manifest, files: { [path]: manifest.files["llms-full.txt"] as SiteFile } };
  };
  for (const path of ["a.html", ".well-known/x", "a/...", "..a/b..", "é ü/日本.md"]) checkManifest(named(path));
  for (const path of ["", "/a", "a/", "a//b", ".", "..", "../a", "a/./b", "a/..", "a\\b", "a\n", "a/\u0085"])
    assert.throws(() => checkManifest(named(path)), /plain relative path/, JSON.stringify(path));
});

test("a manifest of another format, and pages that are no files of it, are refused", () => {
  const page = { path: "start", file: "start.html", title: "Start", description: "", noindex: false };
  assert.throws(() => checkManifest({ ...manifestOf({}), format: 2 as 1 }), /its format is 2/);
  assert.throws(() => checkManifest({ ...manifestOf({}), pages: [page] }), /start\.html is no file/);
  checkManifest({ ...manifestOf({}), pages: [{ ...page, file: "llms-full.txt" }] });
});
