import assert from "node:assert/strict";
import { after, test } from "node:test";
import { addSite, createHostedSites } from "./testing.ts";

const sites = await createHostedSites();
const { api, get, hostOf, publish } = sites;
after(() => sites.close());

test("P26: an open page finds the assets of its own time for three deployments, and only assets", async () => {
  const site = await addSite(api.services, api.organizationId);
  const hashes = ["00000001", "00000002", "00000003", "00000004", "00000005"];
  for (const hash of hashes) {
    await publish(site, { [`_lectern/app.${hash}.js`]: `"${hash}"`, [`page-${hash}.html`]: hash });
  }
  const statuses = await Promise.all(
    hashes.map(async (hash) => (await get(hostOf(site), `/_lectern/app.${hash}.js`)).status),
  );
  assert.deepEqual(statuses, [404, 200, 200, 200, 200]);
  assert.equal((await get(hostOf(site), "/page-00000004")).status, 404);
});
