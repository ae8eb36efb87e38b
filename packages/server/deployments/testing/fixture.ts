import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@lectern/contract";
import type { Config } from "../../config.ts";
import { GitHttpServer } from "../../git/testing/git-http-server.ts";
import type { FileChange } from "../../git/testing/git-repository.ts";
import { createTestApi, type TestApi } from "../../http/testing.ts";
import { buildJob } from "../building/build-job.ts";
import type { BuildOptions } from "../building/build-site.ts";
import type { BuilderRun } from "../building/run-builder.ts";
import { deploymentRoutes } from "../index.ts";

const builder = join(import.meta.dirname, "small-builder.ts");

/** The small builder, with the permissions that the real one would have. */
export function smallBuilder(data: string): NonNullable<BuilderRun["program"]> {
  const packages = join(import.meta.dirname, "../../..");
  const permissions = [
    "--permission",
    `--allow-fs-read=${packages}`,
    `--allow-fs-read=${data}`,
    `--allow-fs-write=${data}`,
  ];
  return { path: builder, permissions };
}

/** An API, a Git server and a queue that runs when told: all that deployments need, without any outside. */
export async function deploymentFixture(
  options: { config?: Partial<Config>; auth?: string; realBuilder?: boolean } = {},
) {
  const data = await mkdtemp(join(tmpdir(), "lectern-deployments-"));
  const git = await GitHttpServer.start(options.auth ? { auth: options.auth } : {});
  const api: TestApi = await createTestApi({
    plugins: [deploymentRoutes],
    config: { data, gitPrivateHosts: [git.host], buildMemoryMb: 256, buildThreads: 0, ...options.config },
  });
  const build: BuildOptions = { fetchPauses: [], ...(options.realBuilder ? {} : { program: smallBuilder(data) }) };
  const handler = buildJob(api.services, build);
  /** Runs every job that was added, each until it ends or is given up, as the real queue does. */
  const runJobs = async () => {
    for (let job = api.queue.added.shift(); job; job = api.queue.added.shift()) {
      const payload = job.payload as { deploymentId: string };
      let error: unknown = null;
      for (let attempt = 0; attempt < 5; attempt++) {
        const context = { signal: new AbortController().signal, attempt };
        error = await handler.run(payload, context).then(
          () => null,
          (reason: unknown) => reason,
        );
        if (!error) break;
      }
      if (error) await handler.onGivenUp?.(payload, String(error));
    }
  };

  /** A project of the organization whose repository holds the files. */
  const addProject = async (files: Record<string, FileChange> = { "docs.json": "{}", "index.mdx": "# Home" }) => {
    const id = newId("project");
    const repository = await git.createRepository(id, files);
    const values = { id, name: "Docs", slug: `docs-${id.slice(-8)}`, repository_url: repository.url };
    await api.db
      .insertInto("projects")
      .values({ ...values, organization_id: api.organizationId })
      .execute();
    return { id, slug: values.slug, repository };
  };
  const status = async (statusId: string) =>
    (await api.inject({ url: `/v1/project/update-status/${statusId}` })).json();
  const update = async (projectId: string): Promise<string> => {
    await api.db.deleteFrom("rate_limit_buckets").execute();
    const answer = await api.inject({ method: "POST", url: `/v1/project/update/${projectId}` });
    return answer.json().statusId;
  };
  const preview = async (projectId: string, branch: unknown, key?: string) => {
    await api.db.deleteFrom("rate_limit_buckets").execute();
    return api.inject({
      method: "POST",
      url: `/v1/project/preview/${projectId}`,
      body: { branch },
      ...(key ? { key } : {}),
    });
  };
  return {
    api,
    git,
    data,
    addProject,
    status,
    update,
    preview,
    handler,
    runJobs,
    close: async () => {
      await api.close();
      await git.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

export type DeploymentFixture = Awaited<ReturnType<typeof deploymentFixture>>;
