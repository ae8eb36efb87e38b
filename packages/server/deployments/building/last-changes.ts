import { GitError, type RemoteSource, readLastChanges } from "../../git/index.ts";
import type { ProjectRow } from "../../projects/index.ts";
import type { Services } from "../../services.ts";
import type { Build } from "./build.ts";
import { keepHistory, takeHistory, type WorkFolders } from "./work-folders.ts";

/** What the history of one branch may cost: the dates of pages are worth no more. */
const maxCommits = 10_000;
const maxBytes = 250_000_000;
const timeoutMs = 60_000;

/**
 * Days of the last commits to a project's files, for a site that shows them. A build never fails for want of them: what
 * cannot be found out is not shown, and the log says why.
 */
export async function lastChanges(
  services: Services,
  { deployment, log, signal }: Build,
  {
    project,
    source,
    commit,
    folders,
  }: { project: ProjectRow; source: RemoteSource; commit: string; folders: WorkFolders },
): Promise<ReadonlyMap<string, string>> {
  log.add("Reading when pages were changed");
  await takeHistory(services.config, project.id, folders);
  try {
    const days = await readLastChanges(source, {
      gitDir: folders.historyDir,
      branch: deployment.branch,
      commit,
      directory: project.directory,
      maxCommits,
      maxBytes: Math.min(maxBytes, services.config.gitMaxBytes),
      timeoutMs: Math.min(timeoutMs, services.config.gitTimeoutSeconds * 1000),
      signal,
    });
    await keepHistory(services.config, project.id, folders);
    return days;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    log.add(`Pages show no date of their last change: ${error.message}`);
    return new Map();
  }
}
