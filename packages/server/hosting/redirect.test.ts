import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createHostedSites, siteRedirects } from "./testing.ts";

const sites = await createHostedSites();
const { get, hostOf, newSite } = sites;
after(() => sites.close());

test("M12: a redirect never leaves the site for an address that the request chose", async () => {
  const host = hostOf(await newSite());
  const redirected = await get(host, "/v1//evil.example");
  assert.deepEqual([redirected.status, redirected.headers.location], [308, "/evil.example"]);
  for (const path of [
    "/v1/%2fevil.example",
    "/v1/%5cevil.example",
    "/v1/\\evil.example",
    "/v1/.//evil.example",
    "//evil.example/..",
  ]) {
    const refused = await get(host, path);
    assert.deepEqual([refused.status, refused.headers.location], [400, undefined], path);
  }
});

test("M12: seven thousand redirects are answered like one", async () => {
  const many = Array.from({ length: 7000 }, (_, index) => ({
    source: `/old/${index}`,
    destination: `/new/${index}`,
    permanent: true,
  }));
  const host = hostOf(await newSite({ redirects: [...many, ...siteRedirects] }));
  assert.equal((await get(host, "/old/6999")).headers.location, "/new/6999");
  assert.equal((await get(host, "/v1/api")).headers.location, "/api");
});

test("sites where unknown pages lead home do so for pages only", async () => {
  const host = hostOf(
    await newSite({ site: { name: "Docs", description: "", trailingSlash: false, notFoundRedirect: true } }),
  );
  const answer = await get(host, "/nothing");
  assert.deepEqual([answer.status, answer.headers.location], [307, "/"]);
  assert.equal((await get(host, "/nothing.png")).status, 404);
});
