import { writeFile } from "node:fs/promises";
import type { Diagnostic } from "@lectern/contract";
import { countOf } from "@lectern/contract/count-of";
import { allBlobs } from "@lectern/contract/site/manifest";
import { mainDomains, type ProjectRow } from "../../projects/index.ts";
import type { Services } from "../../services.ts";
import type { Ending } from "../claims.ts";
import { projectSource, secretTexts } from "../project-source.ts";
import { publish } from "../publish.ts";
import { findManifest } from "../read-manifest.ts";
import { findLatestSuccess, findProjectOf, type PreviewRow, targetOf } from "../store.ts";
import { both } from "./both.ts";
import type { Build } from "./build.ts";
import { BuildError } from "./build-error.ts";
import type { BuilderResult } from "./builder-messages.ts";
import { checkManifest } from "./check-manifest.ts";
import type { DeploymentLog } from "./deployment-log.ts";
import { countDiagnostics, firstError, logDiagnostics } from "./diagnostics.ts";
import { documentsFetcher } from "./fetch-documents.ts";
import { withSource } from "./fetch-source.ts";
import { lastChanges } from "./last-changes.ts";
import { type BuilderRun, type StartedBuilder, startBuilder } from "./run-builder.ts";
import { storeDiagnostics, storeSite } from "./store-site.ts";
import { openWorkFolders, removeWorkFolders, type WorkFolders } from "./work-folders.ts";

export interface BuildOptions {
  /** Pauses before a fetch is tried again, in milliseconds. */
  fetchPauses?: readonly number[];
  /** In place of the builder; for tests of what a broken one brings about. */
  program?: BuilderRun["program"];
}

/**
 * From repository to published site: fetch, lay out, build, store, publish. Whatever a killed process leaves half-done is
 * done again by the next one, from what is stored already.
 * @throws {GitError | BuildError} with what the project's people are told.
 */
export async function buildSite(services: Services, build: Build, options: BuildOptions): Promise<void> {
  const { project, preview } = await findProjectOf(services.db, build.claim.organizationId, build.deployment);
  if (preview?.deleted_at) throw new BuildError({ code: "preview_deleted", message: "The preview was deleted" });
  const folders = await openWorkFolders(services.config, {
    projectId: project.id,
    previewId: preview?.id ?? null,
    deploymentId: build.deployment.id,
    fresh: build.attempt >= 2,
  });
  let builder: StartedBuilder | null = null;
  try {
    // Started before the source is there: by then it is ready.
    const started = await start(services, build, { project, preview, folders, program: options.program });
    builder = started;
    const source = projectSource(services, project, folders.knownHosts);
    build.log.hide(secretTexts(source.credential));
    const stored = writeStored(services, build, folders.stored);
    const inputs = { project, source, folders, pauses: options.fetchPauses };
    const making = withSource(services, build, inputs, async ({ commit, leftOut }) => {
      // A name that cannot be a file everywhere is a fault of the repository, wherever it is noticed first.
      if (leftOut.some(({ severity }) => severity === "error")) throw new BuildError(firstError(leftOut));
      await stored;
      build.log.add("Building");
      const result = await started.build({
        lastChanges: () => lastChanges(services, build, { project, source, commit, folders }),
        fetchDocuments: documentsFetcher(services, build, folders),
      });
      const { pages, rendered, reused, ms } = result.report;
      build.log.add(
        `${countOf(pages, "page")}: ${rendered} rendered, ${reused} unchanged, in ${(ms / 1000).toFixed(1)} s`,
      );
      return store(services, build, folders, leftOut, result);
    });
    const [ending] = await both(making, stored);
    build.log.add("Publishing");
    await build.log.close();
    build.signal.throwIfAborted();
    const outcome = await publish(services, build.claim, ending);
    services.log.info({ deploymentId: build.deployment.id, outcome }, "a build ended");
  } finally {
    await builder?.stop();
    await removeWorkFolders(folders);
  }
}

async function start(
  services: Services,
  { deployment, log, signal }: Build,
  inputs: {
    project: ProjectRow;
    preview: PreviewRow | null;
    folders: WorkFolders;
    program: BuilderRun["program"] | undefined;
  },
): Promise<StartedBuilder> {
  const { project, preview, folders, program } = inputs;
  const { buildMemoryMb, buildThreads, buildTimeoutSeconds } = services.config;
  const domain = preview ? undefined : (await mainDomains(services.db, [project.id])).get(project.id);
  const ownOrigin = preview ? services.urls.preview(preview.host_label) : services.urls.site(project.slug);
  return startBuilder({
    objects: folders.source,
    readable: [folders.pool],
    cache: folders.cache,
    output: folders.output,
    stored: folders.stored,
    preview: preview ? { branch: deployment.branch } : null,
    repository: { url: project.repository_url, branch: deployment.branch, directory: project.directory },
    origin: domain ? services.urls.domain(domain) : ownOrigin,
    threads: buildThreads,
    memoryMb: buildMemoryMb,
    timeoutMs: buildTimeoutSeconds * 1000,
    signal,
    onProgress: progressLines(log),
    ...(program ? { program } : {}),
  });
}

/**
 * Names what is stored already: the content of the target's deployment before, and of production. A retry takes nothing for
 * granted.
 */
async function writeStored(services: Services, { claim, deployment, attempt }: Build, path: string): Promise<void> {
  const { organizationId, deploymentId } = claim;
  const hashes = new Set<string>();
  const production = { kind: "production", projectId: deployment.project_id } as const;
  for (const target of attempt > 0 ? [] : [targetOf(deployment), production]) {
    const before = await findLatestSuccess(services.db, organizationId, target, deploymentId);
    if (!before?.manifest_sha256) continue;
    // That of a preview that was deleted for a while may be gone.
    const manifest = await findManifest(services, before.manifest_sha256);
    if (!manifest) continue;
    for (const { sha256 } of allBlobs(manifest)) hashes.add(sha256);
  }
  await writeFile(path, [...hashes].join("\n"));
}

/** A line for each tenth of the pages, so that a large site tells how far it is and a small one does not chatter. */
function progressLines(log: DeploymentLog): (done: number, total: number) => void {
  let told = 0;
  return (done, total) => {
    const tenth = total > 0 ? Math.floor((done / total) * 10) : 0;
    if (tenth <= told) return;
    told = tenth;
    log.add(`${done} of ${total} pages are ready`);
  };
}

async function store(
  services: Services,
  { log, attempt }: Build,
  folders: WorkFolders,
  leftOut: readonly Diagnostic[],
  { manifest, report }: BuilderResult,
): Promise<Ending> {
  const diagnostics = [...leftOut, ...report.diagnostics];
  const counts = countDiagnostics(diagnostics);
  logDiagnostics(log, diagnostics);
  const ending: Ending = {
    diagnostic_counts: counts,
    diagnostics_sha256: await storeDiagnostics(services, diagnostics),
    page_count: report.pages,
    rendered_count: report.rendered,
  };
  // The builder says why there is no site; what Git left out is told only when it says nothing.
  if (!manifest) throw new BuildError(firstError([...report.diagnostics, ...leftOut]), { ending });
  checkManifest(manifest);
  const { manifestSha256, pieces, uploaded } = await storeSite(services, manifest, folders.output, attempt > 0);
  log.add(
    `${countOf(Object.keys(manifest.files).length, "file")} of ${countOf(pieces, "piece")}, ${uploaded} of these new`,
  );
  return { ...ending, manifest_sha256: manifestSha256, summary: summarize(report, counts) };
}

/** What a deployment's page and list say of a build that made a site. */
export function summarize(
  { pages, rendered }: Pick<BuilderResult["report"], "pages" | "rendered">,
  counts: { error: number; warning: number },
): string {
  const complaints = [countOf(counts.error, "error"), countOf(counts.warning, "warning")];
  const noted = counts.error + counts.warning > 0 ? `; ${complaints.join(" and ")} in the content` : "";
  return `${countOf(pages, "page")}, ${rendered} rendered${noted}`;
}
