import assert from "node:assert/strict";
import { it } from "node:test";
import { fileRoutes } from "../files.ts";
import { createTestApi } from "../testing.ts";
import { createLogger } from "./logger.ts";

/** A log that is kept as lines. */
function recordingLogger() {
  const lines: string[] = [];
  const log = createLogger({ logLevel: "trace" }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

it("A08, A13: a request is one line with its route, and no key, cookie, query or signature", async () => {
  const { log, lines } = recordingLogger();
  const api = await createTestApi({ plugins: [fileRoutes], services: { log } });
  const { url } = await api.services.blobs.signedUrl("bundles/x", { seconds: 60 });
  const { pathname, search } = new URL(url);
  await api.inject({
    url: pathname + search,
    key: "lec_topsecret",
    headers: { cookie: "lectern_session=cookiesecret", "x-request-id": "r-1" },
  });
  await api.inject({ url: "/v1/nothing?api_key=querysecret", key: null });
  await api.close();
  const text = lines.join("");
  assert.equal(lines.length, 2);
  const { time: _time, ms: _ms, ...line } = JSON.parse(lines[0] as string);
  assert.deepEqual(line, {
    level: 30,
    requestId: "r-1",
    method: "GET",
    route: "/_lectern/files/*",
    status: 404,
    msg: "request",
  });
  for (const secret of ["lec_topsecret", "cookiesecret", "querysecret", "signature"])
    assert.ok(!text.includes(secret), secret);
});

it("A13: secrets in what is logged are hidden", () => {
  const { log, lines } = recordingLogger();
  log.info(
    {
      headers: { authorization: "Bearer x1", cookie: "x2", "set-cookie": "x3" },
      body: { password: "x4", token: "x5" },
      key: "x6",
    },
    "all",
  );
  assert.ok(!/x[1-6]/.test(lines.join("")), lines.join(""));
});
