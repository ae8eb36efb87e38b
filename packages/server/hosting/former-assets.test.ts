import assert from "node:assert/strict";
import { after, test } from "node:test";
import { UnavailableError } from "../storage/index.ts";
import { findSite } from "./directory/find-site.ts";
import { FormerAssets } from "./former-assets.ts";
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
  for (const path of ["/page-00000004", "/page-00000004.html"])
    assert.equal((await get(hostOf(site), path)).status, 404, path);
});

test("P25: former manifests are read once while the site stays as it is, and again after the store was away", async (t) => {
  const site = await addSite(api.services, api.organizationId);
  for (const hash of ["00000001", "00000002"]) await publish(site, { [`_lectern/app.${hash}.js`]: hash });
  const live = await findSite(api.db, { kind: "production", slug: site.slug });
  assert.ok(live);
  const former = new FormerAssets(api.services);
  const find = () => former.find(live, "_lectern/app.00000001.js");
  const read = t.mock.method(api.services.blobs, "read");
  read.mock.mockImplementationOnce(() => Promise.reject(new UnavailableError("The blob store does not answer")));
  await assert.rejects(find(), UnavailableError);
  for (let request = 0; request < 3; request++) assert.ok(await find());
  assert.equal(read.mock.callCount(), 2);
});
