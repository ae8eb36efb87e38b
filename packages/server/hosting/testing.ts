/** What the tests of sites use, here and in rooms and programs that need a published site. */
export { addPreview, addSite, publishManifest, storeManifest, type TestSite } from "./testing/publish.ts";
export { createHostedSites, serveSites, siteFiles, siteRedirects, startPage } from "./testing/serve-sites.ts";
