import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { after, before, it } from "node:test";
import { createApi } from "../create-api.ts";
import { createTestApi, type TestApi } from "../testing.ts";
import { healthRoutes } from "./health.ts";
import { createMetrics, listenMetrics } from "./metrics.ts";

let api: TestApi;
before(async () => {
  api = await createTestApi({ plugins: [healthRoutes] });
});
after(() => api.close());

it("a process that answers is healthy, whatever else is away", async () => {
  const answer = await api.withDatabaseFault("unavailable", () => api.inject({ url: "/healthz", key: null }));
  assert.deepEqual([answer.status, answer.json()], [200, { status: "ok" }]);
});

it("it is ready when everything it needs is there, and says what is not", async () => {
  const ready = await api.inject({ url: "/readyz", key: null });
  assert.deepEqual(ready.json(), { status: "ok", checks: { database: "ok", storage: "ok" } });
  const away = await api.withDatabaseFault("unavailable", () => api.inject({ url: "/readyz", key: null }));
  assert.deepEqual([away.status, away.headers["retry-after"], away.json().checks.database], [503, "5", "failed"]);
  const { blobs } = api.services;
  const check = blobs.check;
  blobs.check = () => Promise.reject(new Error("password=secret"));
  const noFiles = await api.inject({ url: "/readyz", key: null });
  blobs.check = check;
  assert.deepEqual([noFiles.status, noFiles.json().checks], [503, { database: "ok", storage: "failed" }]);
  assert.ok(!noFiles.body.includes("secret"));
});

it("D18: metrics count requests by route, without anything of a tenant, on a port of their own", async () => {
  const metrics = createMetrics();
  const app = await createApi(api.services, [healthRoutes], {
    authenticate: () => Promise.reject(new Error()),
    metrics,
  });
  await app.inject("/healthz");
  await app.inject("/v1/org_secret");
  const server = await listenMetrics(metrics, { host: "127.0.0.1", port: 0 });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = await (await fetch(`${at}/metrics`)).text();
  assert.match(text, /lectern_http_requests_total\{method="GET",route="\/healthz",status="200"\} 1/);
  assert.match(text, /lectern_http_requests_total\{method="GET",route="none",status="404"\} 1/);
  assert.ok(!text.includes("org_secret"));
  assert.equal((await fetch(`${at}/`)).status, 404);
  server.close();
  server.closeAllConnections();
  await app.close();
});
