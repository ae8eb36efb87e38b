import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BundleError, openUnpackedBundle, unpackBundle, verifyUnpackedBundle } from "@lectern/builder/bundle";
import { countOf } from "@lectern/contract/count-of";
import type { Command } from "commander";
import { BundleFetchError, fetchBundle, openBundleLink } from "../api/bundle-link.ts";
import { requireFolderName, requireLabel, requireSha256 } from "../arguments.ts";
import { FailedError, UsageError } from "../exit-codes.ts";
import { systemFault } from "../faults/system-fault.ts";

interface PullOptions {
  into: string;
  label?: string;
  sha256?: string;
  maxBytes?: string;
}

/**
 * `lectern pull`: what an exported site's pod does at start. Fetches a bundle, checks it, and swaps it in under
 * `<into>/current` in one step. When the new bundle is refused and an earlier one is there whole, that one stays: exit
 * code 0 and a warning; `last-pull.json` keeps the reason. With nothing to serve: exit code 1 and the reason.
 */
export function pullCommand(program: Command): void {
  program
    .command("pull")
    .description("fetch a bundle, check it, and make it the one that is served")
    .argument("[url]", "the bundle's link (default: LECTERN_BUNDLE_URL)")
    .requiredOption("--into <folder>", "where it is unpacked, as <folder>/current")
    .option("--label <version>", "refuse any other version (default: LECTERN_BUNDLE_VERSION)")
    .option("--sha256 <hash>", "refuse any other archive (default: the one that the link names)")
    .option("--max-bytes <number>", "refuse a larger site")
    .action(async (argument: string | undefined, options: PullOptions) => {
      const link = openBundleLink(argument ?? process.env.LECTERN_BUNDLE_URL);
      const label = (options.label ?? process.env.LECTERN_BUNDLE_VERSION) || undefined;
      if (label) requireLabel(label, options.label ? "--label" : "LECTERN_BUNDLE_VERSION");
      const sha256 = options.sha256?.toLowerCase() ?? link.sha256;
      if (sha256) requireSha256(sha256);
      const maxBytes = options.maxBytes === undefined ? undefined : Number(options.maxBytes);
      if (maxBytes !== undefined && !(Number.isSafeInteger(maxBytes) && maxBytes > 0))
        throw new UsageError("--max-bytes takes a number of bytes");
      requireFolderName(options.into, "--into");
      await mkdir(options.into, { recursive: true });
      const current = join(options.into, "current");
      try {
        const pulled = await unpackBundle(fetchBundle(link), current, {
          ...(label ? { expectedVersion: label } : {}),
          ...(sha256 ? { expectedSha256: sha256 } : {}),
          ...(maxBytes ? { maxBytes } : {}),
        });
        const { site, version, pages } = pulled.manifest;
        await keepOutcome(options.into, { version, sha256: pulled.sha256 });
        console.log(`${site} ${version} is active: ${countOf(pages, "page")}, sha256 ${pulled.sha256}`);
      } catch (error) {
        const reason = explain(error);
        const { version, fault } = await earlierVersion(current);
        if (version === null) throw new FailedError(`${reason}. ${fault}`);
        await keepOutcome(options.into, { version, reason });
        console.error(`${reason}. The earlier version ${version} stays active.`);
      }
    });
}

/** Why a pull failed, in words for the one who reads the pod's log. */
function explain(error: unknown): string {
  const cause = (error as Error).cause;
  if (cause instanceof BundleFetchError) return cause.message;
  if (error instanceof BundleError) return `The bundle is refused: ${error.message} (${error.code})`;
  if (error instanceof BundleFetchError) return error.message;
  const fault = systemFault(error);
  if (fault) return `The bundle cannot be unpacked: ${fault}`;
  throw error;
}

/** The version that was unpacked before, whichever label was asked for, if every byte of it is still right. */
async function earlierVersion(current: string): Promise<{ version: string | null; fault: string }> {
  const opened = await openUnpackedBundle(current).catch(() => null);
  if (!opened) return { version: null, fault: "There is no earlier version to serve." };
  try {
    await verifyUnpackedBundle(current);
    return { version: opened.manifest.version, fault: "" };
  } catch (error) {
    return { version: null, fault: `The earlier version is damaged: ${(error as Error).message}` };
  }
}

/** Whole or not at all: it is read while it is written. */
async function keepOutcome(folder: string, outcome: Record<string, string>): Promise<void> {
  const file = join(folder, "last-pull.json");
  await writeFile(`${file}.part`, `${JSON.stringify(outcome)}\n`);
  await rename(`${file}.part`, file);
}
