import { BundleError, verifyBundle, verifyUnpackedBundle } from "@lectern/builder/bundle";
import { countOf } from "@lectern/contract/count-of";
import type { Command } from "commander";
import { requireFolderOrFile, requireLabel, requireSha256 } from "../arguments.ts";
import { FailedError, UsageError } from "../exit-codes.ts";

/** `lectern verify`: reads a bundle, packed or unpacked, to its end and checks every file against the manifest. */
export function verifyCommand(program: Command): void {
  program
    .command("verify")
    .description("check a bundle without unpacking it, or the folder of a site")
    .argument("<file>", "the tar.gz, or a folder")
    .option("--sha256 <hash>", "hash that the archive must have")
    .option("--label <version>", "version label that it must have")
    .action(async (file: string, options: { sha256?: string; label?: string }) => {
      if (options.label) requireLabel(options.label);
      const { manifest, sha256 } =
        requireFolderOrFile(file) === "folder" ? await checkFolder(file, options) : await checkArchive(file, options);
      const count = Object.keys(manifest.files).length;
      console.log(
        `${file}: ${manifest.site} ${manifest.version} (${manifest.target}), ${countOf(manifest.pages, "page")}, ${count} files, all as listed`,
      );
      if (sha256) console.log(`sha256 ${sha256}`);
    });
}

/**
 * Checks a bundle by every rule.
 * @throws {FailedError} naming the rule that it breaks.
 */
export async function checkBundleFile(file: string, expected: { sha256?: string; version?: string } = {}) {
  return verifyBundle(file, {
    ...(expected.sha256 ? { expectedSha256: expected.sha256 } : {}),
    ...(expected.version ? { expectedVersion: expected.version } : {}),
  }).catch(refuse(file));
}

async function checkArchive(file: string, options: { sha256?: string; label?: string }) {
  const sha256 = options.sha256?.toLowerCase();
  if (sha256) requireSha256(sha256);
  return checkBundleFile(file, { ...(sha256 ? { sha256 } : {}), ...(options.label ? { version: options.label } : {}) });
}

async function checkFolder(folder: string, options: { sha256?: string; label?: string }) {
  if (options.sha256) throw new UsageError("--sha256 is of an archive; a folder has none");
  const { manifest } = await verifyUnpackedBundle(folder).catch(refuse(folder));
  if (options.label && options.label !== manifest.version)
    throw new FailedError(`${folder} is refused: expected ${options.label}, it has ${manifest.version}`);
  return { manifest, sha256: undefined };
}

function refuse(path: string) {
  return (error: unknown): never => {
    if (error instanceof BundleError) throw new FailedError(`${path} is refused: ${error.message} (${error.code})`);
    throw error;
  };
}
