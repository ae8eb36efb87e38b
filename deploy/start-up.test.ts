/**
 * The start-up program of the chart, run for real: the commands of the rendered manifests, with the pod's folder and port
 * mapped to this machine, against good, truncated, swapped, hostile and expired bundles.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { type Ended, folderOf, lectern, siteOf } from "../packages/cli/testing.ts";
import { rendererMissing } from "./render/render-chart.ts";
import { craftedBundle } from "./testing/crafted-bundle.ts";
import { servePod, startPod } from "./testing/pod.ts";

const skip = rendererMissing() ?? false;
const removals: (() => void)[] = [];
const bundles = new Map<string, Buffer>();
let files: Server;
let origin: string;
/** A volume as a pod leaves it that has served version 1.0. */
let earlier: string;

before(async () => {
  if (skip) return;
  const work = folderOf({ after: (remove) => void removals.push(remove as () => void) });
  for (const [name, site, label] of [
    ["first", "Acme", "1.0"],
    ["second", "Acme", "2.0"],
    ["foreign", "Globex", "2.0"],
  ] as const) {
    const folder = folderOf(
      { after: (remove) => void removals.push(remove as () => void) },
      siteOf(pagesOf(name), site),
    );
    const bundle = join(work, `${name}.tar.gz`);
    const built = await lectern(["build", folder, "--out", join(work, name), "--bundle", bundle, "--label", label]);
    assert.equal(built.code, 0, built.stderr);
    bundles.set(name, readFileSync(bundle));
  }
  const second = bytesOf("second");
  bundles.set("truncated", second.subarray(0, second.length - 1000));
  const altered = Buffer.from(second);
  altered[second.length >> 1] = (altered[second.length >> 1] as number) ^ 0xff;
  bundles.set("altered", altered);
  bundles.set("page", Buffer.from("<html>Sign in to the file host</html>".repeat(20)));
  bundles.set(
    "link",
    await craftedBundle((archive) => archive.entry({ name: "a.html", type: "symlink", linkname: "/etc/passwd" })),
  );
  bundles.set("outside", await craftedBundle((archive) => archive.entry({ name: "../../escaped.html" }, "x")));
  bundles.set("bomb", gzipSync(Buffer.alloc(64 * 1024 * 1024)));
  bundles.set("huge", await craftedBundle(() => {}, { "zeros.bin": { sha256: "0".repeat(64), size: 3 * 2 ** 30 } }));
  files = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://files");
    const expires = Number(url.searchParams.get("expires"));
    const bytes = bundles.get(url.pathname.slice(1));
    if (expires * 1000 < Date.now()) response.writeHead(403).end('{"error":"The link has expired"}');
    else if (url.pathname === "/moved") response.writeHead(302, { location: link("second") }).end();
    else if (url.pathname === "/broken-off") {
      response.writeHead(200, { "content-length": second.length });
      response.write(second.subarray(0, 2000), () => response.destroy());
    } else if (!bytes) response.writeHead(404).end();
    else response.end(bytes);
  });
  await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  earlier = folderOf({ after: (remove) => void removals.push(remove as () => void) });
  assert.equal((await startPod(earlier, link("first"))).code, 0);
});
after(() => {
  files?.close();
  files?.closeAllConnections();
  for (const remove of removals) remove();
});

test("a fresh pod fetches, checks and serves the bundle of its link", { skip }, async (context) => {
  const site = folderOf(context);
  const fetched = await startPod(site, link("first"));
  assert.equal(fetched.code, 0, fetched.stderr);
  assert.match(fetched.stdout, /Acme 1\.0 is active: 3 pages, sha256 [0-9a-f]{64}/);
  await servePod(site, link("first"), async ({ url }) => {
    assert.match(await text(url), /edition-first/);
    assert.deepEqual(await readiness(url), { ready: true, version: "1.0", reason: null, notice: null });
  });
});

test("under another path the site stands there, and readiness where Kubernetes looks", { skip }, async (context) => {
  const site = folderOf(context);
  assert.equal((await startPod(site, link("first"))).code, 0);
  await servePod(
    site,
    link("first"),
    async ({ url }) => {
      assert.ok(url.endsWith("/docs/"));
      assert.match(await text(url), /edition-first/);
      assert.equal((await readiness(url)).ready, true);
    },
    { basePath: "/docs" },
  );
});

const refusals: { bundle: string; version?: string; sha256?: "second"; reason: RegExp; expires?: number }[] = [
  { bundle: "truncated", reason: /ends too early.*\(truncated\)/ },
  { bundle: "broken-off", reason: /The download of the bundle broke off/ },
  { bundle: "altered", reason: /The bundle is refused: .+\((not_gzip|not_tar|hash_mismatch|truncated)\)/ },
  { bundle: "page", reason: /not gzip data.*\(not_gzip\)/ },
  // Another site's bundle under the link that was signed for ours.
  {
    bundle: "foreign",
    sha256: "second",
    reason: /expected SHA-256 [0-9a-f]{64}, got [0-9a-f]{64} \(checksum_mismatch\)/,
  },
  { bundle: "second", version: "3.0", reason: /expected 3\.0, the bundle has 2\.0 \(version_mismatch\)/ },
  { bundle: "link", reason: /"a\.html" is a symlink \(entry_type\)/ },
  { bundle: "outside", reason: /"\.\.\/\.\.\/escaped\.html" .+\(entry_name\)/ },
  { bundle: "bomb", reason: /The bundle is refused: .+\((not_tar|manifest_missing|too_large)\)/ },
  { bundle: "huge", reason: /3221225472 bytes, at most 2147483648 are allowed \(too_large\)/ },
  { bundle: "moved", reason: /answered 302 \(redirects are not followed\)/ },
  { bundle: "nothing", reason: /answered 404/ },
  {
    bundle: "second",
    expires: Date.UTC(2026, 0, 2, 3, 4, 5) / 1000,
    reason: /The bundle link expired \(expiresAt 2026-01-02T03:04:05\.000Z\); generate the bundle again/,
  },
];

for (const { bundle, version, sha256, reason, expires } of refusals) {
  const title = [bundle, version && `for version ${version}`, expires && "by an expired link"]
    .filter(Boolean)
    .join(" ");
  test(`E17, E18, E19: refused: ${title}; what was served before is served on`, { skip }, async (context) => {
    const url = link(bundle, { sha256, expires });
    const values = version ? { version } : {};

    const empty = folderOf(context);
    const fresh = await startPod(empty, url, values);
    assert.equal(fresh.code, 1, "a pod with nothing to serve must not become ready");
    assert.match(fresh.stderr, reason);
    assert.match(fresh.stderr, /There is no earlier version to serve\.\n$/);
    assert.doesNotMatch(fresh.stderr, /signature|^ {4}at /m, "neither the link's signature nor a stack");

    const volume = folderOf(context);
    cpSync(earlier, volume, { recursive: true, verbatimSymlinks: true });
    const again = await startPod(volume, url, values);
    assert.equal(again.code, 0, again.stderr);
    assert.match(again.stderr, reason);
    assert.match(again.stderr, /The earlier version 1\.0 stays active/);
    assert.match(readFileSync(join(volume, "current", "index.html"), "utf8"), /edition-first/);
    if (!expires && !sha256) return;
    await servePod(volume, url, async ({ url }) => {
      assert.match(await text(url), /edition-first/);
      const { ready, version, notice } = await readiness(url);
      assert.deepEqual([ready, version], [true, "1.0"]);
      assert.match(String(notice), reason);
    });
  });
}

test("a file host that cannot be reached is tried again, then named", { skip }, async (context) => {
  const closed = await new Promise<string>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(`http://127.0.0.1:${port}`));
    });
  });
  const { code, stderr } = await startPod(folderOf(context), `${closed}/docs.tar.gz`);
  assert.equal(code, 1);
  assert.match(stderr, /^The bundle cannot be fetched from http:\/\/127\.0\.0\.1:\d+: .*ECONNREFUSED/);
});

test("what a volume holds is served only if every byte of it is right", { skip }, async (context) => {
  const volume = folderOf(context);
  assert.equal((await startPod(volume, link("first"))).code, 0);
  writeFileSync(join(volume, "current", "index.html"), "not what was unpacked");
  const { code, stderr } = await startPod(volume, link("truncated"));
  assert.equal(code, 1);
  assert.match(stderr, /\(truncated\)\. The earlier version is damaged: .*index\.html/);
});

test("a swap under load: every answer is whole, of one version, and never of the old one after the new", {
  skip,
}, async (context) => {
  const volume = folderOf(context);
  assert.equal((await startPod(volume, link("first"))).code, 0);
  await servePod(volume, link("first"), async ({ url }) => {
    let fetched: Ended | undefined;
    const readers = Array.from({ length: 3 }, async (_, reader) => {
      const seen: string[] = [];
      while (seen.at(-1) !== "second") {
        for (const page of ["", "page-1", "page-2.html"]) {
          const response = await fetch(url + page);
          const body = await response.text();
          assert.equal(response.status, 200, `${page} in the midst of a swap`);
          assert.ok(body.trimEnd().endsWith("</html>"), "a page that was cut");
          const edition = /edition-(\w+)/.exec(body)?.[1] as string;
          if (edition !== seen.at(-1)) seen.push(edition);
        }
        // The first reader has seen the old version before the new one is fetched.
        if (reader === 0) fetched ??= await startPod(volume, link("second"));
      }
      return seen;
    });
    for (const seen of await Promise.all(readers)) assert.deepEqual(seen, ["first", "second"]);
    assert.equal(fetched?.code, 0, fetched?.stderr);
    assert.deepEqual(await readiness(url), { ready: true, version: "2.0", reason: null, notice: null });
  });
});

function pagesOf(edition: string): Record<string, string> {
  const page = `This is edition-${edition}.\n\n${"Some text to read. ".repeat(200)}`;
  return { index: page, "page-1": page, "page-2": page };
}

function bytesOf(name: string): Buffer {
  return bundles.get(name) as Buffer;
}

function link(name: string, options: { sha256?: string | undefined; expires?: number | undefined } = {}): string {
  const expires = options.expires ?? Math.floor(Date.now() / 1000) + 3600;
  const hash = options.sha256 ? createHash("sha256").update(bytesOf(options.sha256)).digest("hex") : null;
  return `${origin}/${name}?expires=${expires}&signature=abc${hash ? `#sha256=${hash}` : ""}`;
}

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  assert.equal(response.status, 200);
  return response.text();
}

async function readiness(url: string): Promise<Record<string, unknown>> {
  return (await (await fetch(new URL("/readyz", url))).json()) as Record<string, unknown>;
}
