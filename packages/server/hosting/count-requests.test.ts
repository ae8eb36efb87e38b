import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createMetrics } from "../http/index.ts";
import { createTestApi, sendRaw, startLocalServer } from "../http/testing.ts";
import { createSites } from "./index.ts";
import { addSite, publishManifest, siteFiles, storeManifest } from "./testing.ts";

const api = await createTestApi({ plugins: [] });
after(() => api.close());

test("F16, D18: answers of sites are counted by what was asked for and status, so that a flood is seen, and by no site", async () => {
  const metrics = createMetrics();
  const sites = createSites(api.services, metrics);
  const server = await startLocalServer((request, response) => sites.handle(request, response));
  after(() => server.close());
  const site = await addSite(api.services, api.organizationId);
  await publishManifest(api.services, site, await storeManifest(api.services, siteFiles));
  const host = `${site.slug}.sites.localhost:${server.port}`;
  const send = async (path: string, method = "GET", headers = {}) =>
    (await sendRaw(server.port, { path, method, headers: { host, ...headers } })).status;

  assert.equal(await send("/guides/start"), 200);
  assert.equal(await send("/nothing?token=secret"), 404);
  const vote = { origin: `http://${host}`, "content-type": "application/json" };
  while ((await send("/_lectern/feedback", "POST", vote)) !== 429);
  assert.equal(await send("/_lectern/playground", "POST"), 403);
  assert.equal(await send("/mcp", "POST", { origin: "http://evil.example" }), 403);

  const text = await metrics.registry.metrics();
  const counted = (kind: string, status: number) =>
    Number(new RegExp(`lectern_site_requests_total\\{kind="${kind}",status="${status}"\\} (\\d+)`).exec(text)?.[1]);
  assert.deepEqual([counted("content", 200), counted("content", 404)], [1, 1]);
  assert.ok(counted("feedback", 400) > 1);
  assert.equal(counted("feedback", 429), 1);
  assert.deepEqual([counted("playground", 403), counted("mcp", 403)], [1, 1]);
  for (const secret of [site.slug, site.projectId, "secret", "guides"]) assert.ok(!text.includes(secret), secret);
});
