import { resolve } from "node:path";
import { countOf } from "@lectern/contract/count-of";
import { type Command, Option } from "commander";
import {
  requireApart,
  requireBundleName,
  requireFolder,
  requireFolderName,
  requireLabel,
  requirePathWithin,
  requireRepository,
  requireTarget,
  requireWebAddress,
} from "../arguments.ts";
import { exitCodes, UsageError } from "../exit-codes.ts";
import { addFetchOptions } from "../fetch-options.ts";
import { buildFolder, type FolderBuild } from "../site-folder/build-folder.ts";
import { Progress } from "../terminal/progress.ts";
import { printDiagnostics, reportJson } from "../terminal/report.ts";

interface BuildCommandOptions extends Omit<FolderBuild, "folder"> {
  json?: boolean;
}

/** `lectern build`: a folder to a site, without a server. */
export function buildCommand(program: Command): void {
  addFetchOptions(program.command("build"))
    .description("build a site from a folder of docs.json and pages")
    .argument("[folder]", "where docs.json is", ".")
    .requiredOption("--out <folder>", "where the site is written")
    .option("--target <target>", "client-hosted or air-gapped", "client-hosted")
    .option("--outside-content", "keep images, films, frames, fonts and styles of other hosts")
    .option("--bundle <file>", "write the tar.gz too")
    .option("--label <version>", "version label of the bundle", "local")
    .option("--cache <folder>", "what the next build uses again (default: .<out>-cache beside the site)")
    .option("--repository <url>", "where the source is kept, for the links that feedback in docs.json asks for")
    .option("--branch <name>", "branch that those links lead to", "main")
    .addOption(new Option("--directory <path>", "folder of docs.json in the repository").default("", "its root"))
    .option("--site-url <address>", "where readers will know the site, if docs.json does not say it")
    .option("--json", "print the report for other programs")
    .action(async (folder: string, options: BuildCommandOptions) => {
      requireFolder(folder);
      requireTarget(options.target);
      if (options.outsideContent && options.target === "air-gapped") {
        throw new UsageError("--outside-content is not possible for an air-gapped site, which reaches nothing outside");
      }
      requireLabel(options.label);
      requireFolderName(options.out, "--out");
      if (options.cache) {
        requireFolderName(options.cache, "--cache");
        requireApart(options.cache, "--cache", options.out, "the folder of --out");
        if (resolve(options.cache) === resolve(folder))
          throw new UsageError("--cache cannot be the folder of the content");
      }
      if (options.bundle) {
        requireBundleName(options.bundle, "--bundle");
        requireApart(options.bundle, "--bundle", options.out, "the folder of --out");
      }
      if (options.repository) requireRepository(options.repository);
      requirePathWithin(options.directory);
      if (options.siteUrl) requireWebAddress(options.siteUrl, "--site-url");
      process.exitCode = await build(folder, options);
    });
}

async function build(folder: string, options: BuildCommandOptions): Promise<number> {
  const progress = new Progress("build");
  const onProgress = (done: number, total: number) =>
    progress.update((100 * done) / Math.max(1, total), `${done}/${total} pages`);
  const { pages, rendered, reused, bytes, diagnostics, ms } = await buildFolder(
    { ...options, folder },
    options.json ? undefined : onProgress,
  ).finally(() => progress.end());
  if (options.json) console.log(reportJson({ pages, rendered, reused, diagnostics, bytes: bytes ?? 0, ms }));
  else {
    printDiagnostics(diagnostics, folder);
    if (bytes !== null) {
      const out = resolve(options.out);
      console.log(
        `${countOf(pages, "page")} (${rendered} rendered, ${reused} reused), ${bytes} bytes in ${out}, ${ms} ms`,
      );
    }
  }
  return bytes !== null && !diagnostics.some(({ severity }) => severity === "error")
    ? exitCodes.done
    : exitCodes.failed;
}
