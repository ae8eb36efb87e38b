import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ExportBundle, ExportJob } from "@lectern/contract";
import type { Command } from "commander";
import { call, connectionFrom } from "../api-client.ts";
import { requireBundleName, requireLabel, requireTarget } from "../arguments.ts";
import { FailedError } from "../exit-codes.ts";
import { Progress } from "../progress.ts";
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
    .option("--label <version>", "version label")
    .option("--url <address>", "address of the server")
    .option("--key <key>", "API key")
    .action(async (domain: string, options) => {
      requireTarget(options.target);
      if (options.label) requireLabel(options.label);
      requireBundleName(options.out, "--out");
      const connection = connectionFrom(options);
      const progress = new Progress("export");
      let job = await call<ExportJob>(connection, "POST", "/v1/static-export/jobs", {
        domain,
        target: options.target,
        ...(options.outsideContent ? { features: { outsideContent: true } } : {}),
        ...(options.label ? { version: options.label } : {}),
      });
      for (let wait = 250; job.status === "queued" || job.status === "running"; wait = Math.min(1000, wait * 2)) {
        progress.update(job.progress, `${job.pageCount}/${job.totalPages ?? "?"} pages`);
        await new Promise((resolve) => setTimeout(resolve, wait));
        job = await call<ExportJob>(connection, "GET", `/v1/static-export/jobs/${job.jobId}`);
      }
      progress.update(job.progress, `${job.pageCount} pages`);
      progress.end();
      if (job.status === "failed") throw new FailedError(`The export failed: ${job.error}`);
      const bundle = await call<ExportBundle>(connection, "POST", `/v1/static-export/jobs/${job.jobId}/bundle`, {});
      await download(bundle, options.out);
      console.log(`${options.out}  ${bundle.sizeBytes} bytes  sha256 ${bundle.sha256}  version ${bundle.version}`);
    });
}

/** Writes beside the target, checks every byte and only then renames: what is there is always a whole bundle. */
async function download({ bundleUrl, sha256, version }: ExportBundle, path: string): Promise<void> {
  const response = await fetch(bundleUrl).catch((error: Error) => {
    const cause = error.cause as Error | undefined;
    throw new FailedError(`The bundle cannot be downloaded: ${cause?.message || error.message}`);
  });
  if (!response.ok || !response.body) throw new FailedError(`The bundle cannot be downloaded: HTTP ${response.status}`);
  const part = `${path}.part`;
  await mkdir(dirname(resolve(path)), { recursive: true });
  try {
    await pipeline(Readable.fromWeb(response.body as never), createWriteStream(part));
    await checkBundleFile(part, { sha256, version });
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
