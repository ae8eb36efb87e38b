/** `lectern serve`, `lectern verify` and `lectern config` as their users run them. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { folderOf, lectern, siteOf, startServing } from "../testing.ts";

let folder: string;
let site: string;
let bundle: string;
const removals: (() => void)[] = [];

before(async () => {
  folder = folderOf(
    { after: (remove) => void removals.push(remove as () => void) },
    siteOf({ index: "Hello, harbour.", "guides/start": "Start." }),
  );
  site = join(folder, "dist");
  bundle = join(folder, "docs.tar.gz");
  const built = await lectern(["build", folder, "--out", site, "--bundle", bundle, "--label", "1.0"]);
  assert.equal(built.code, 0, built.stderr);
});
after(() => {
  for (const remove of removals) remove();
});

test("a folder and a bundle are served alike, under any path, and stop when told to", async () => {
  for (const args of [[site], [bundle], [site, "--base", "/docs/v 1"]]) {
    const serving = await startServing([...args, "--port", "0"]);
    try {
      const page = await fetch(`${serving.url}guides/start`);
      assert.deepEqual([page.status, (await page.text()).includes("Start.")], [200, true], args.join(" "));
      assert.equal((await fetch(`${serving.url}nothing`)).status, 404);
      const ready = await (await fetch(new URL("/readyz", serving.url))).json();
      assert.deepEqual(ready, { ready: true, version: "1.0", reason: null, notice: null });
    } finally {
      assert.equal(await serving.stop(), 0);
    }
  }
});

test("a site that is built again while it is served is the new one", async (context) => {
  const source = folderOf(context, siteOf({ index: "Hello, harbour." }));
  const out = join(source, "dist");
  const build = () => lectern(["build", source, "--out", out]);
  await build();
  const serving = await startServing([out, "--port", "0"]);
  try {
    assert.match(await (await fetch(serving.url)).text(), /Hello, harbour\./);
    writeFileSync(join(source, "index.mdx"), "# Home\n\n```js\nconst berth = 1;\n```\n");
    await build();
    let page = "";
    while (!page.includes("berth")) page = await (await fetch(serving.url)).text();
    for (const [, file] of page.matchAll(/(?:src|href)="(_lectern\/[^"]+)"/g))
      assert.equal((await fetch(new URL(file as string, serving.url))).status, 200, file);
  } finally {
    await serving.stop();
  }
});

test("what cannot be served says why", async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => blocker.once("listening", resolve));
  const { port } = blocker.address() as AddressInfo;
  try {
    for (const [args, code, message] of [
      [
        [site, "--port", String(port)],
        1,
        new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is in use; give another --port`),
      ],
      [[bundle, "--port", String(port)], 1, /is in use/],
      [[join(folder, "nowhere")], 2, /There is nothing at/],
      [[folder], 1, /is content, not a site; build it first: lectern build \S+ --out site$/m],
      [[join(folder, "guides")], 1, /holds no bundle \(manifest_missing\)/],
      [[join(folder, "docs.json")], 1, /\(not_gzip\)/],
      [[site, "--port", "70000"], 2, /--port/],
      [[site, "--base", "/../x"], 2, /--base/],
      [[site, "--port", "0", "--host", "192.0.2.1"], 1, /no address of this machine/],
    ] as [string[], number, RegExp][]) {
      const ended = await lectern(["serve", ...args]);
      assert.equal(ended.code, code, args.join(" "));
      assert.match(ended.stderr, message);
      assert.doesNotMatch(ended.stderr, /^ {4}at /m);
    }
  } finally {
    blocker.close();
  }
});

test("verify tells a good bundle from a truncated, an altered and another one", async (context) => {
  const work = folderOf(context);
  const bytes = readFileSync(bundle);
  const write = (name: string, content: Uint8Array) => {
    writeFileSync(join(work, name), content);
    return join(work, name);
  };
  const altered = Buffer.from(bytes);
  altered[Math.floor(bytes.length / 2)] = (altered[Math.floor(bytes.length / 2)] as number) ^ 0xff;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  for (const [args, code, message] of [
    [[bundle], 0, new RegExp(`sha256 ${sha256}`)],
    [[site], 0, /Acme 1\.0/],
    [[write("truncated", bytes.subarray(0, bytes.length - 100))], 1, /\(truncated\)/],
    [[write("altered", altered)], 1, /\((not_gzip|not_tar|hash_mismatch|truncated|manifest_invalid)\)/],
    [[write("longer", Buffer.concat([bytes, Buffer.from("more")]))], 1, /\((trailing_data|not_gzip)\)/],
    [[bundle, "--sha256", sha256.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))], 1, /\(checksum_mismatch\)/],
    [[bundle, "--label", "2.0"], 1, /expected 2\.0, the bundle has 1\.0 \(version_mismatch\)/],
    [[site, "--label", "2.0"], 1, /expected 2\.0, it has 1\.0/],
    [[join(work, "nowhere")], 2, /There is nothing at/],
  ] as [string[], number, RegExp][]) {
    const ended = await lectern(["verify", ...args]);
    assert.equal(ended.code, code, args.join(" "));
    assert.match(ended.stdout + ended.stderr, message);
    assert.doesNotMatch(ended.stderr, /^ {4}at /m);
  }
});

test("config prints every setting with its value, its source and its meaning; a wrong one is named", async (context) => {
  const cwd = folderOf(context, { "lectern.config.json": JSON.stringify({ port: 4455 }) });
  const json = await lectern(["config", "--json"], { cwd, env: { LECTERN_SITES_DOMAIN: "docs.example.com" } });
  assert.equal(json.code, 0, json.stderr);
  const settings = JSON.parse(json.stdout) as {
    env: string;
    key: string;
    value: unknown;
    source: string;
    meaning: string;
  }[];
  const of = (key: string) => settings.find((one) => one.key === key);
  assert.deepEqual([of("port")?.value, of("port")?.source], [4455, "file"]);
  assert.deepEqual([of("sitesDomain")?.value, of("sitesDomain")?.source], ["docs.example.com", "environment"]);
  assert.equal(of("host")?.source, "default");
  assert.ok(settings.every(({ env, meaning }) => env.length > 0 && meaning.length > 10));
  const text = await lectern(["config"], { cwd });
  for (const { env, meaning } of settings) assert.ok(text.stdout.includes(env) && text.stdout.includes(meaning), env);

  const wrong = await lectern(["config"], { cwd, env: { LECTERN_PORT: "many", LECTERN_HOST: "" } });
  assert.equal(wrong.code, 1);
  assert.match(wrong.stderr, /LECTERN_PORT/);
  assert.doesNotMatch(wrong.stderr, /^ {4}at /m);
});
