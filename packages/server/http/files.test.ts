import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { fileRoutes } from "./files.ts";
import { createTestApi, type TestApi } from "./testing.ts";

let api: TestApi;
let link: URL;
const content = Buffer.from("0123456789".repeat(10));
before(async () => {
  api = await createTestApi({ plugins: [fileRoutes] });
  await api.services.blobs.put("bundles/a.tar.gz", content);
  const options = { seconds: 60, filename: "docs ü.tar.gz", contentType: "application/gzip" };
  link = new URL((await api.services.blobs.signedUrl("bundles/a.tar.gz", options)).url);
});
after(() => api.close());

const path = () => link.pathname + link.search;
const get = (url: string, headers = {}, method: "GET" | "HEAD" | "PUT" | "DELETE" = "GET") =>
  api.inject({ method, url, key: null, headers });

it("E06: a link gives the file, as a download, as often as it is used", async () => {
  for (let i = 0; i < 2; i++) {
    const answer = await get(path());
    assert.deepEqual([answer.status, answer.body, answer.headers["content-length"]], [200, content.toString(), "100"]);
    assert.equal(answer.headers["content-type"], "application/gzip");
    assert.equal(
      answer.headers["content-disposition"],
      `attachment; filename="docs _.tar.gz"; filename*=UTF-8''docs%20%C3%BC.tar.gz`,
    );
    assert.equal(answer.headers["x-content-type-options"], "nosniff");
  }
  const head = await get(path(), {}, "HEAD");
  assert.deepEqual([head.status, head.body, head.headers["content-length"]], [200, "", "100"]);
});

it("a link gives parts of the file", async () => {
  const part = await get(path(), { range: "bytes=10-14" });
  assert.deepEqual([part.status, part.body, part.headers["content-range"]], [206, "01234", "bytes 10-14/100"]);
  assert.equal((await get(path(), { range: "bytes=-3" })).body, "789");
  const beyond = await get(path(), { range: "bytes=100-" });
  assert.deepEqual([beyond.status, beyond.headers["content-range"]], [416, "bytes */100"]);
});

it("E06: a link that was altered, is over, or is used to write is refused", async () => {
  for (const [name, value] of [
    ["expires", "9999999999"],
    ["filename", "x.html"],
    ["type", "text/html"],
    ["signature", "AAAA"],
  ] as const) {
    const altered = new URL(link);
    altered.searchParams.set(name, value);
    assert.equal((await get(altered.pathname + altered.search)).json().code, "link_invalid", name);
  }
  assert.equal((await get(path().replace("a.tar.gz", "b.tar.gz"))).status, 403);
  assert.equal((await get(link.pathname)).status, 403);
  const over = new URL((await api.services.blobs.signedUrl("bundles/a.tar.gz", { seconds: -1 })).url);
  assert.equal((await get(over.pathname + over.search)).json().code, "link_expired");
  for (const method of ["PUT", "DELETE"] as const) assert.equal((await get(path(), {}, method)).status, 405);
});

it("a link to a file that was removed is 404", async () => {
  const gone = new URL((await api.services.blobs.signedUrl("bundles/gone.tar.gz", { seconds: 60 })).url);
  assert.equal((await get(gone.pathname + gone.search)).status, 404);
});
