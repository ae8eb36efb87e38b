import { setTimeout as sleep } from "node:timers/promises";
import type { Diagnostic } from "@lectern/contract";
import { countOf } from "@lectern/contract/count-of";
import { describeCommit, extractObjects, fetchBranch, GitError, type RemoteSource, readTree } from "../../git/index.ts";
import type { ProjectRow } from "../../projects/index.ts";
import type { Services } from "../../services.ts";
import { recordCommit } from "../claims.ts";
import { findLatestSuccess, targetOf } from "../store.ts";
import { both } from "./both.ts";
import type { Build } from "./build.ts";
import { keepRepository, pruneFolder, type WorkFolders } from "./work-folders.ts";

/** Pauses before a fetch is tried again, for what may pass by itself. */
const pausesMs = [1000, 5000];

/** Faults after which a killed git may have left the repository half-written. */
const brokenBy = new Set(["git_timeout", "repository_too_large", "corrupt_repository", "git_unusable"]);

/** A commit whose files the builder finds in its folder. */
export interface Source {
  commit: string;
  /** What of the tree was left out. */
  leftOut: Diagnostic[];
}

/**
 * Brings the branch's newest commit and lays its files out for the builder, which `use` sets to work. Who made the commit
 * is recorded meanwhile: nothing waits for that, and each process of Git holds up the whole server while it is started.
 * @throws {GitError} and what `use` throws.
 */
export async function withSource<T>(
  services: Services,
  build: Build,
  inputs: { project: ProjectRow; source: RemoteSource; folders: WorkFolders; pauses?: readonly number[] | undefined },
  use: (source: Source) => Promise<T>,
): Promise<T> {
  const { project, folders } = inputs;
  const { deployment, log } = build;
  log.add(`Fetching ${deployment.branch} of ${project.repository_url}`);
  const commit = await fetchPatiently(services, build, inputs);
  const laidOut = await layOut(services, build, inputs, commit).catch(async (error) => {
    await describe(services, build, inputs, commit);
    throw error;
  });
  const { tree, extracted } = laidOut;
  log.add(`${countOf(extracted.files.length, "file")}, ${extracted.written} of them new`);
  const record = async () => {
    await describe(services, build, inputs, commit);
    await keepRepository(services.config, project.id, folders);
    await pruneFolder(folders.pool, new Set(tree.files.map(({ hash }) => hash)));
  };
  const using = use({ commit, leftOut: [...tree.diagnostics, ...extracted.diagnostics] });
  const [result] = await both(using, record());
  return result;
}

/** Records who made the commit and what it changed. */
async function describe(
  services: Services,
  build: Build,
  { project, folders }: { project: ProjectRow; folders: WorkFolders },
  commit: string,
): Promise<void> {
  const previous = await previousCommit(services, build);
  const { directory } = project;
  const described = await describeCommit({ gitDir: folders.gitDir, commit, directory, previous, signal: build.signal });
  await recordCommit(services.db, build.claim, described);
  build.log.add(`Commit ${commit.slice(0, 10)} by ${described.author}: ${described.message.split("\n")[0]}`);
}

/** Lists the files of the commit and puts them where the builder finds them. */
async function layOut(
  { config }: Services,
  { signal }: Build,
  { project, folders }: { project: ProjectRow; folders: WorkFolders },
  commit: string,
) {
  const { maxFiles, maxFileBytes, gitMaxBytes: maxTotalBytes } = config;
  const { gitDir, pool, source: folder } = folders;
  const common = { gitDir, timeoutMs: config.gitTimeoutSeconds * 1000, signal };
  const { directory } = project;
  const tree = await readTree({ ...common, commit, directory, maxFiles, maxFileBytes, maxTotalBytes });
  const extracted = await extractObjects({ ...common, files: tree.files, pool, folder });
  return { tree, extracted };
}

async function fetchPatiently(
  services: Services,
  { deployment, log, signal }: Build,
  { project, source, folders, pauses = pausesMs }: Parameters<typeof withSource>[2],
): Promise<string> {
  const { gitMaxBytes: maxBytes, gitTimeoutSeconds } = services.config;
  const options = {
    gitDir: folders.gitDir,
    branch: deployment.branch,
    maxBytes,
    timeoutMs: gitTimeoutSeconds * 1000,
    signal,
  };
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchBranch(source, options);
    } catch (error) {
      const pause = pauses[attempt];
      if (!(error instanceof GitError)) throw error;
      if (!brokenBy.has(error.code) && !error.retryable) await keepRepository(services.config, project.id, folders);
      if (!error.retryable || pause === undefined) throw error;
      log.add(`${error.message}; trying again`);
      await sleep(pause, undefined, { signal });
    }
  }
}

/** The commit that is compared with: of the target's deployment before, else of production. */
async function previousCommit(services: Services, { claim, deployment }: Build): Promise<string | null> {
  const { organizationId, deploymentId } = claim;
  const before =
    (await findLatestSuccess(services.db, organizationId, targetOf(deployment), deploymentId)) ??
    (await findLatestSuccess(
      services.db,
      organizationId,
      { kind: "production", projectId: deployment.project_id },
      deploymentId,
    ));
  return before?.commit_sha ?? null;
}
