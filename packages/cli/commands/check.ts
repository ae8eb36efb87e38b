import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { loadProgram } from "@lectern/builder/load-program";
import { countOf } from "@lectern/contract/count-of";
import type { Command } from "commander";
import { requireFolder } from "../arguments.ts";
import { exitCodes, UsageError } from "../exit-codes.ts";
import { addFetchOptions, documentsFetcher, type FetchOptions } from "../fetch-options.ts";
import { printDiagnostics, reportJson } from "../terminal/report.ts";
import { sarif } from "../terminal/sarif.ts";
import { version } from "../version.ts";

/** `lectern check`: the diagnostics of a folder; nothing is written. */
export function checkCommand(program: Command): void {
  addFetchOptions(program.command("check"))
    .description("check a folder of docs.json and pages")
    .argument("[folder]", "where docs.json is", ".")
    .option("--json", "print the report for other programs")
    .option("--sarif", "print the diagnostics as SARIF, for code hosts")
    .action(async (folder: string, options: FetchOptions & { json?: boolean; sarif?: boolean }) => {
      requireFolder(folder);
      if (options.json && options.sarif) throw new UsageError("--json and --sarif cannot be given together");
      const cache = mkdtempSync(join(tmpdir(), "lectern-check-"));
      try {
        const { buildSite } = await loadProgram(cache);
        const { manifest, report } = await buildSite({
          source: { directory: folder },
          cache,
          output: { has: () => false, put: () => {} },
          partsOnly: true,
          preview: null,
          origin: null,
          fetchDocuments: documentsFetcher(cache, options),
          threads: availableParallelism(),
        });
        if (options.json) console.log(reportJson(report));
        else if (options.sarif) console.log(sarif(report.diagnostics, version));
        else {
          printDiagnostics(report.diagnostics, folder);
          console.log(`${countOf(report.pages, "page")} checked`);
        }
        const faulty = !manifest || report.diagnostics.some(({ severity }) => severity === "error");
        process.exitCode = faulty ? exitCodes.failed : exitCodes.done;
      } finally {
        rmSync(cache, { recursive: true, force: true });
      }
    });
}
