import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, it } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import type { ApiApp } from "./api-plugin.ts";
import { createApi } from "./create-api.ts";
import { createDashboard } from "./dashboard.ts";
import { createTestApi, type TestApi } from "./testing.ts";

let api: TestApi;
let app: ApiApp;
let folder: string;
const page = "<!doctype html><title>Lectern</title>";
const script = "console.log(1);\n".repeat(100);
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern-dashboard-test-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "assets/app-1a2b.js"), script);
  api = await createTestApi({ plugins: [] });
  app = await createApi(api.services, [], {
    authenticate: () => Promise.reject(new Error("not asked")),
    fallback: await createDashboard(folder),
  });
});
after(async () => {
  await app.close();
  await api.close();
  await rm(folder, { recursive: true });
});

it("D08: every address of the application is its page, which is kept nowhere and framed by nobody", async () => {
  for (const url of ["/", "/projects/prj_1/deployments", "/sign-in?next=/"]) {
    const answer = await app.inject(url);
    assert.deepEqual([answer.statusCode, answer.body], [200, page], url);
    assert.equal(answer.headers["cache-control"], "no-store");
    const policy = String(answer.headers["content-security-policy"]);
    assert.match(policy, /^default-src 'self';.*frame-ancestors 'none'$/);
    assert.doesNotMatch(policy, /script-src|style-src|img-src|unsafe|data:/, "nothing but files of this origin");
    assert.equal(answer.headers["x-content-type-options"], "nosniff");
  }
});

it("hashed files are kept for ever and sent compressed", async () => {
  const answer = await app.inject({ url: "/assets/app-1a2b.js", headers: { "accept-encoding": "gzip, br" } });
  assert.equal(answer.headers["content-encoding"], "br");
  assert.equal(brotliDecompressSync(answer.rawPayload).toString(), script);
  assert.equal(answer.headers["cache-control"], "public, max-age=31536000, immutable");
  assert.equal((await app.inject("/assets/app-1a2b.js")).body, script);
  const again = await app.inject({
    url: "/assets/app-1a2b.js",
    headers: { "if-none-match": String(answer.headers.etag) },
  });
  assert.deepEqual([again.statusCode, again.body], [304, ""]);
});

it("nothing else is the dashboard's", async () => {
  for (const url of [
    "/v1/nothing",
    "/v1",
    "/_lectern/x",
    "/assets/gone.js",
    "/../package.json",
    "/%2e%2e/package.json",
    "/favicon.ico",
  ]) {
    assert.equal((await app.inject(url)).statusCode, 404, url);
  }
  assert.equal((await app.inject({ method: "POST", url: "/projects" })).statusCode, 404);
  const head = await app.inject({ method: "HEAD", url: "/projects" });
  assert.deepEqual([head.statusCode, head.body], [200, ""]);
});

it("a server without a built dashboard has none", async () => {
  const none = await createDashboard(join(folder, "missing"));
  assert.equal(await none({ url: "/" } as never, {} as never), false);
});
