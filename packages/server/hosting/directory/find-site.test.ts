import assert from "node:assert/strict";
import { connect } from "node:net";
import { after, test } from "node:test";
import { newId } from "@lectern/contract";
import {
  addPreview,
  addSite,
  createHostedSites,
  publishManifest,
  siteFiles,
  siteRedirects,
  storeManifest,
} from "../testing.ts";

const sites = await createHostedSites();
const { api, port, get, hostOf, newSite, publish } = sites;
after(() => sites.close());

test("M04: the host name alone decides whose site it is", async () => {
  const [mine, other] = [await newSite(), await addSite(api.services, api.organizationId)];
  await publish(other, { "index.html": "other home" });
  assert.equal((await get(hostOf(other), "/")).body.toString(), "other home");
  for (const path of [
    "/logo.svg",
    `/${mine.slug}/logo.svg`,
    `/_static/${mine.slug}/logo.svg`,
    `/logo.svg?site=${mine.slug}`,
  ]) {
    assert.equal((await get(hostOf(other), path)).status, 404, path);
  }
  const forwarded = await get(hostOf(other), "/", {
    "x-forwarded-host": hostOf(mine),
    forwarded: `host=${hostOf(mine)}`,
  });
  assert.equal(forwarded.body.toString(), "other home");
  assert.equal((await get(hostOf(other).toUpperCase(), "/")).status, 200);
  assert.equal((await get(hostOf(other).replace(":", ".:"), "/")).status, 200, "a trailing dot");
  for (const host of [
    "nobody.sites.localhost",
    "sites.localhost",
    `a.${hostOf(mine)}`,
    `${mine.slug}.previews.localhost`,
    "127.0.0.1",
    "x y",
  ]) {
    assert.equal((await get(host, "/")).status, 404, host);
  }
});

test("a custom domain serves once it is verified", async () => {
  const site = await newSite();
  const hostname = `docs-${site.slug}.example.com`;
  const row = { organization_id: api.organizationId, project_id: site.projectId, hostname, verification_token: "t" };
  await api.db
    .insertInto("domains")
    .values({ id: newId("domain"), ...row })
    .execute();
  assert.equal((await get(hostname, "/")).status, 404);
  await api.db.updateTable("domains").set({ verified_at: new Date() }).where("hostname", "=", hostname).execute();
  assert.equal((await get(hostname, "/")).status, 200);
});

test("a request without a host name is refused", async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.end("GET / HTTP/1.0\r\n\r\n"));
    let received = "";
    socket.setEncoding("utf8").on("data", (chunk) => {
      received += chunk;
    });
    socket.on("end", () => resolve(received)).on("error", reject);
  });
  assert.match(answer, /^HTTP\/1\.1 40[04]/);
});

test("a moved pointer is seen by the very next request; before the first one there is a friendly page", async () => {
  const site = await addSite(api.services, api.organizationId);
  const before = await get(hostOf(site), "/");
  assert.equal(before.status, 404);
  assert.match(before.body.toString(), /Not published yet/);
  for (const version of ["one", "two", "three"]) {
    await publish(site, { "index.html": version });
    assert.equal((await get(hostOf(site), "/")).body.toString(), version);
  }
});

test("a preview is not for search engines, takes no feedback, and is gone once deleted", async () => {
  const site = await newSite();
  const preview = await addPreview(api.services, site);
  const host = `${preview.label}.previews.localhost`;
  assert.match((await get(host, "/")).body.toString(), /Not published yet/);
  await publishManifest(
    api.services,
    site,
    await storeManifest(api.services, { ...siteFiles, "index.html": "preview" }, { redirects: siteRedirects }),
    preview.id,
  );
  const answer = await get(host, "/");
  assert.deepEqual([answer.body.toString(), answer.headers["x-robots-tag"]], ["preview", "noindex"]);
  for (const path of ["/old", "/nothing", "/logo.svg", "/guides/start/"]) {
    assert.equal((await get(host, path)).headers["x-robots-tag"], "noindex", path);
  }
  assert.equal((await get(host, "/_lectern/feedback", { origin: `http://${host}` }, "POST", "{}")).status, 404);
  assert.equal((await get(hostOf(site), "/")).body.toString(), "<h1>Home</h1>");
  await api.db.updateTable("previews").set({ deleted_at: new Date() }).where("id", "=", preview.id).execute();
  assert.equal((await get(host, "/")).status, 404);
});

test("P24: with the database away known sites go on, and others say that it will pass", async () => {
  const [known, unknown] = [await newSite(), await newSite()];
  assert.equal((await get(hostOf(known), "/")).status, 200);
  await api.withDatabaseFault("unavailable", async () => {
    assert.equal((await get(hostOf(known), "/api")).status, 200);
    const answer = await get(hostOf(unknown), "/");
    assert.deepEqual([answer.status, answer.headers["retry-after"]], [503, "5"]);
    assert.doesNotMatch(answer.body.toString(), /ECONN/);
  });
});
