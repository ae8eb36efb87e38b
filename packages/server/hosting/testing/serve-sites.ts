import {
  createTestApi,
  type LocalServer,
  type RawAnswer,
  sendRaw,
  startLocalServer,
  type TestApi,
} from "../../http/testing.ts";
import type { Services } from "../../services.ts";
import { createSites } from "../index.ts";
import { addSite, publishManifest, storeManifest, type TestFiles, type TestSite } from "./publish.ts";

/** The sites of a platform on a free port of this machine. */
export function serveSites(services: Services): Promise<LocalServer> {
  const sites = createSites(services);
  return startLocalServer((request, response) => sites.handle(request, response));
}

/** The text of the page `/guides/start` of new sites: 3000 bytes. */
export const startPage = "<!doctype html><h1>Start</h1>".padEnd(3000, "lorem ipsum ");

/** The files of new sites. */
export const siteFiles = {
  "404.html": "<h1>No such page</h1>",
  "_lectern/theme.0a1b2c3d.css": "body{}".repeat(200),
  "api/index.html": "<h1>API</h1>",
  "guides/start.html": startPage,
  "guides/start.md": "# Start",
  "index.html": "<h1>Home</h1>",
  "logo.svg": "<svg onload='alert(1)'/>",
  "static/check.html": "verification",
};

/** The redirects of new sites. */
export const siteRedirects = [
  { source: "/old", destination: "/guides/start#install", permanent: true },
  { source: "/soon", destination: "https://example.com/x", permanent: false },
  { source: "/v1/:rest*", destination: "/:rest*", permanent: true },
];

/** A platform that serves sites. */
export interface HostedSites {
  api: TestApi;
  port: number;
  /** The host name of a site's production, with its port. */
  hostOf(site: TestSite): string;
  /** A site of `siteFiles` that is published; with `siteRedirects` unless told otherwise. */
  newSite(options?: Parameters<typeof storeManifest>[2]): Promise<TestSite>;
  /** Publishes these files in place of the site's. */
  publish(site: TestSite, files: TestFiles): Promise<void>;
  /** Sends a request exactly as given. */
  get(host: string, path: string, headers?: Record<string, string>, method?: string, body?: string): Promise<RawAnswer>;
  close(): Promise<void>;
}

/** Serves the sites of a database of its own, on a free port of this machine. */
export async function createHostedSites(): Promise<HostedSites> {
  const api = await createTestApi({ plugins: [] });
  const { services } = api;
  const { port, close } = await serveSites(services);
  return {
    api,
    port,
    hostOf: (site) => `${site.slug}.sites.localhost:${port}`,
    async newSite(options = { redirects: siteRedirects }) {
      const site = await addSite(services, api.organizationId);
      await publishManifest(services, site, await storeManifest(services, siteFiles, options));
      return site;
    },
    async publish(site, files) {
      await publishManifest(services, site, await storeManifest(services, files));
    },
    get: (host, path, headers = {}, method = "GET", body = "") =>
      sendRaw(port, { path, method, headers: { host, ...headers }, body }),
    async close() {
      close();
      await api.close();
    },
  };
}
