import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ExportBundle, ExportJob } from "@lectern/contract";
import type { Command } from "commander";
import { type Connection, call, connectionFrom, keyOption, urlOption } from "../api/api-client.ts";
import { fetchBundle, openBundleLink } from "../api/bundle-link.ts";
import { poll } from "../api/poll.ts";
import { requireBundleName, requireLabel, requireTarget } from "../arguments.ts";
import { FailedError } from "../exit-codes.ts";
import { Progress } from "../terminal/progress.ts";
import { checkBundleFile } from "./verify.ts";

/** `lectern export`: start a static export, follow it, download the bundle, check it. */
export function exportCommand(program: Command): void {
  program
    .command("export")
    .description("export the live site as a bundle and download it")
    .argument("<domain>", "host name of the site")
    .requiredOption("--out <file>", "where the bundle is written")
    .option("--target <target>", "client-hosted or air-gapped", "client-hosted")
    .option("--outside-content", "keep images, films, frames, fonts and styles of other hosts")
    .option("--label <version>", "version label (default: made of the commit)")
    .option(...urlOption)
    .option(...keyOption)
    .action(async (domain: string, options) => {
      requireTarget(options.target);
      if (options.label) requireLabel(options.label);
      requireBundleName(options.out, "--out");
      const connection = connectionFrom(options);
      const started = await call<ExportJob>(connection, "POST", "/v1/static-export/jobs", {
        domain,
        target: options.target,
        ...(options.outsideContent ? { features: { outsideContent: true } } : {}),
        ...(options.label ? { version: options.label } : {}),
      });
      const job = await follow(connection, started);
      if (job.status === "failed") throw new FailedError(`The export failed: ${job.error}`);
      const bundle = await call<ExportBundle>(connection, "POST", `/v1/static-export/jobs/${job.jobId}/bundle`, {});
      await download(bundle, options.out);
      console.log(`${options.out}  ${bundle.sizeBytes} bytes  sha256 ${bundle.sha256}  version ${bundle.version}`);
    });
}

/** Follows a job to its end, showing how far it is. */
async function follow(connection: Connection, started: ExportJob): Promise<ExportJob> {
  const progress = new Progress("export");
  let job = started;
  try {
    for (let wait = 250; job.status === "queued" || job.status === "running"; wait = Math.min(1000, wait * 2)) {
      progress.update(job.progress, `${job.pageCount}/${job.totalPages ?? "?"} pages`);
      await pause(wait);
      job = await poll<ExportJob>(connection, `/v1/static-export/jobs/${job.jobId}`);
    }
    progress.update(job.progress, `${job.pageCount} pages`);
    return job;
  } finally {
    // What is said next, a fault too, stands below the bar.
    progress.end();
  }
}

/** Writes beside the target, checks every byte and only then renames: what is there is always a whole bundle. */
async function download({ bundleUrl, sha256, version }: ExportBundle, path: string): Promise<void> {
  const part = `${path}.part`;
  await mkdir(dirname(resolve(path)), { recursive: true });
  try {
    await writeFile(part, fetchBundle(openBundleLink(bundleUrl)));
    await checkBundleFile(part, { sha256, version });
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
