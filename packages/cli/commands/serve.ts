import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { BundleError, openUnpackedBundle, serveDirectory, unpackBundle } from "@lectern/builder/bundle";
import { decodePath } from "@lectern/builder/routing";
import type { Command } from "commander";
import { portOf, requireFolderOrFile } from "../arguments.ts";
import { FailedError, UsageError } from "../exit-codes.ts";
import { listenFault } from "../faults/listen-fault.ts";

interface ServeOptions {
  port: string;
  host: string;
  base: string;
}

/** `lectern serve`: a built site, a bundle, or the folder that `lectern pull` fills. */
export function serveCommand(program: Command): void {
  program
    .command("serve")
    .description("serve a built site or a bundle")
    .argument("<path>", "folder of a site, a tar.gz, or the folder of `lectern pull`")
    .option("--port <number>", "port; 0 picks a free one", "4500")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--base <path>", "path under which the site stands", "/")
    .action(async (path: string, options: ServeOptions) => {
      const port = portOf(options.port);
      if (/[?#\\]|:\/\//.test(options.base) || decodePath(`/${options.base}`) === null)
        throw new UsageError("--base must be a path such as /docs");
      const { directory, remove } = await directoryOf(path);
      const server = await serveDirectory(directory, {
        port,
        host: options.host,
        basePath: options.base,
        notice: () => lastPull(path),
      }).catch(async (error) => {
        await remove();
        throw listenFault(error, options);
      });
      const stop = async () => {
        await server.close();
        await remove();
        process.exit(0);
      };
      process.once("SIGINT", stop);
      process.once("SIGTERM", stop);
      // Last: whoever reads the address may end it at once.
      console.log(`Serving ${path} at ${server.url}`);
    });
}

/** The folder that shows the site: the path itself, its `current`, or a temporary one for a bundle. */
async function directoryOf(path: string): Promise<{ directory: string; remove: () => Promise<void> }> {
  const stay = async () => {};
  if (requireFolderOrFile(path) === "folder") {
    if (existsSync(join(path, "current"))) return { directory: join(path, "current"), remove: stay };
    await openUnpackedBundle(path).catch(existsSync(join(path, "docs.json")) ? refuseContent(path) : refuse(path));
    return { directory: path, remove: stay };
  }
  // Opened before anything is made of it: a stream of its name would tell a refusal to nobody.
  const bundle = await open(path);
  const folder = await mkdtemp(join(tmpdir(), "lectern-serve-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await unpackBundle(bundle.createReadStream(), join(folder, "current"));
  } catch (error) {
    await remove();
    return refuse(path)(error);
  }
  return { directory: join(folder, "current"), remove };
}

/** What is not built yet. */
function refuseContent(path: string) {
  return (): never => {
    throw new FailedError(`${path} is content, not a site; build it first: lectern build ${path} --out site`);
  };
}

function refuse(path: string) {
  return (error: unknown): never => {
    if (error instanceof BundleError)
      throw new FailedError(`${path} cannot be served: ${error.message} (${error.code})`);
    throw error;
  };
}

/** Why the newest bundle is not the one that is served, as `lectern pull` left it; null where it is. */
function lastPull(path: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(path, "last-pull.json"), "utf8")) as { reason?: string }).reason ?? null;
  } catch {
    return null;
  }
}
