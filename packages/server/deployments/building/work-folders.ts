import { constants } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "../../config.ts";

/** Where one build works; all below the data folder. */
export interface WorkFolders {
  /** Of this build alone; removed at its end. */
  work: string;
  /** Bare repository of this build, taken from the project's cache. */
  gitDir: string;
  /** Bare repository with the branch's history, without content; for sites that show when their pages were changed. */
  historyDir: string;
  /** `tree.json` and `objects` for the builder. */
  source: string;
  /** Blobs of the repository, shared by all builds of the project. */
  pool: string;
  /** The builder's own cache of this target (production, or one preview). */
  cache: string;
  /** Receives the blobs of this build. */
  output: string;
  /** Names the blobs that need not be made again, since they are stored already. */
  stored: string;
  /** Keys of SSH hosts, remembered at first sight. */
  knownHosts: string;
}

/** What the folders of a build are chosen by. */
export interface BuildPlace {
  projectId: string;
  /** Null for production. */
  previewId: string | null;
  deploymentId: string;
  /** Nothing of earlier builds is used, and it is removed: for a build that failed twice for no known reason. */
  fresh: boolean;
}

/**
 * Makes the folders of a build. The project's repository is taken by renaming it into the work folder, so that two builds of
 * a project never write to one repository, and one that a killed git left half-written is never used again: whoever
 * finds none starts with a fresh one. A preview's first build starts from a copy of what production's builds know.
 */
export async function openWorkFolders(config: Pick<Config, "data">, place: BuildPlace): Promise<WorkFolders> {
  const data = resolve(config.data);
  await mkdir(join(data, "work"), { recursive: true });
  // A worker that lost the deployment may still be busy with it, so each try has a folder of its own.
  const work = await mkdtemp(join(data, "work", `${place.deploymentId}-`));
  const project = join(data, "cache", place.projectId);
  const sites = join(project, "sites");
  const objects = join(project, "objects");
  const cache = join(sites, place.previewId ?? "production");
  if (place.fresh) {
    // Beside them exports keep what they compressed, and may be at it: no build uses that.
    for (const folder of [sites, objects, repositoryOf(data, place.projectId), historyOf(data, place.projectId)])
      await rm(folder, { recursive: true, force: true });
  }
  const folders: WorkFolders = {
    work,
    gitDir: join(work, "repository.git"),
    historyDir: join(work, "history.git"),
    source: join(work, "source"),
    pool: place.fresh ? join(work, "objects") : objects,
    cache,
    output: join(work, "output"),
    stored: join(work, "stored"),
    knownHosts: join(data, "git", `${place.projectId}.known_hosts`),
  };
  if (place.previewId) await seed(cache, join(sites, "production"));
  for (const folder of [join(data, "git"), folders.pool, folders.source, cache, folders.output])
    await mkdir(folder, { recursive: true });
  await rename(repositoryOf(data, place.projectId), folders.gitDir).catch(ignoreMissing);
  return folders;
}

/**
 * Another build may change the original meanwhile: the builder takes nothing from a cache that it has not checked. What could
 * not be copied is built again.
 */
async function seed(cache: string, original: string): Promise<void> {
  if (await stat(cache).catch(() => null)) return;
  await cp(original, cache, { recursive: true, mode: constants.COPYFILE_FICLONE }).catch(() => {});
}

/** Gives the repository back for the next build, unless a git was killed in it. */
export async function keepRepository(config: Pick<Config, "data">, projectId: string, folders: WorkFolders) {
  await giveBack(folders.gitDir, repositoryOf(resolve(config.data), projectId));
}

/** Takes the history that earlier builds of the project have fetched, as `openWorkFolders` takes its repository. */
export async function takeHistory(config: Pick<Config, "data">, projectId: string, folders: WorkFolders) {
  await rename(historyOf(resolve(config.data), projectId), folders.historyDir).catch(ignoreMissing);
}

/** Gives the history back for the next build, unless a git was killed in it. */
export async function keepHistory(config: Pick<Config, "data">, projectId: string, folders: WorkFolders) {
  await giveBack(folders.historyDir, historyOf(resolve(config.data), projectId));
}

async function giveBack(folder: string, kept: string): Promise<void> {
  await rm(kept, { recursive: true, force: true });
  // Another build may have given its own back in between; one of the two is enough.
  await rename(folder, kept).catch(() => {});
}

/** Removes what a build needed beside its result. */
export async function removeWorkFolders(folders: WorkFolders): Promise<void> {
  await rm(folders.work, { recursive: true, force: true });
}

/** Removes the work folders of builds that have ended, left behind by processes that were killed. */
export async function removeLeftovers(
  config: Pick<Config, "data">,
  runningOf: (deploymentIds: string[]) => Promise<Set<string>>,
): Promise<void> {
  const folder = join(resolve(config.data), "work");
  const idOf = (name: string) => name.split("-")[0] as string;
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  const running = await runningOf(names.map(idOf));
  for (const name of names) {
    if (!running.has(idOf(name))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** A file that no build has needed for so long may go. */
const keptDays = 7;

/**
 * Removes files that this build did not need and that are old, once there are more than twice as many files as it needs. A
 * build that misses one is simply tried again.
 */
export async function pruneFolder(folder: string, needed: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= 2 * needed.size + 100) return;
  const before = Date.now() - keptDays * 24 * 3600 * 1000;
  for (const name of names) {
    if (needed.has(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}

function repositoryOf(data: string, projectId: string): string {
  return join(data, "git", `${projectId}.git`);
}

function historyOf(data: string, projectId: string): string {
  return join(data, "git", `${projectId}.history.git`);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
