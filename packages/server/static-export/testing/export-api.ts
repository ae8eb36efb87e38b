import assert from "node:assert/strict";
import { after } from "node:test";
import type { ExportJob } from "@lectern/contract";
import { addSite, type TestSite } from "../../hosting/testing.ts";
import { createTestApi, type TestApi } from "../../http/testing.ts";
import type { JobContext } from "../../jobs/index.ts";
import type { Services } from "../../services.ts";
import type { BlobStore } from "../../storage/index.ts";
import { bundleKey } from "../export-site.ts";
import { staticExportJobs } from "../index.ts";
import { staticExportRoutes } from "../routes.ts";

export interface ExportSite extends TestSite {
  domain: string;
  /** Starts an export of it; fails the test unless it is accepted. */
  start(body?: object): Promise<ExportJob>;
}

export interface ExportApi extends TestApi {
  /** Adds a site without anything published, and forgets all jobs, what waits in the queue, and what limits counted. */
  newSite(): Promise<ExportSite>;
  status(jobId: string): Promise<ExportJob>;
  /** The bundle of a job, whole; fails the test where there is none. */
  bundleOf(jobId: string): Promise<Buffer>;
}

/** The API of exports with its jobs, which run when the test says so (`queue.runAll`). */
export async function createExportApi(): Promise<ExportApi> {
  const api = await createTestApi({ plugins: [staticExportRoutes] });
  await api.services.jobs.work(staticExportJobs(api.services));
  return Object.assign(api, {
    async newSite() {
      await api.db.deleteFrom("rate_limit_buckets").execute();
      await api.db.deleteFrom("export_jobs").execute();
      api.queue.added.length = 0;
      const site = await addSite(api.services, api.organizationId);
      const domain = `${site.slug}.sites.localhost`;
      return {
        ...site,
        domain,
        async start(body: object = {}) {
          const url = "/v1/static-export/jobs";
          const answer = await api.inject({ method: "POST", url, body: { domain, ...body } });
          assert.equal(answer.status, 202, answer.body);
          return answer.json() as ExportJob;
        },
      };
    },
    async status(jobId: string) {
      return (await api.inject({ url: `/v1/static-export/jobs/${jobId}` })).json() as ExportJob;
    },
    async bundleOf(jobId: string) {
      const bytes = await api.services.blobs.read(bundleKey({ organization_id: api.organizationId, id: jobId }));
      assert.ok(bytes, "the bundle is stored");
      return bytes;
    },
  });
}

/** The same for all tests of a file: closed after them. */
export async function useExportApi(): Promise<ExportApi> {
  const api = await createExportApi();
  after(() => api.close());
  return api;
}

/** What a worker hands to a job. */
export function runContext(attempt = 0, signal = new AbortController().signal): JobContext {
  return { signal, attempt };
}

/** The services with some of the blob store's functions in place of the real ones. */
export function withBlobs(services: Services, overrides: Partial<BlobStore>): Services {
  const real = services.blobs;
  const blobs = new Proxy(real, {
    get(_, name: keyof BlobStore) {
      return overrides[name] ?? real[name].bind(real);
    },
  });
  return { ...services, blobs };
}
