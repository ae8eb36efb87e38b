import { hash } from "node:crypto";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { type DirectoryServer, serveDirectory } from "@lectern/builder/bundle";
import type { Diagnostic } from "@lectern/contract";
import { countOf } from "@lectern/contract/count-of";
import type { Command } from "commander";
import { portOf, requireFolder, requireFolderName } from "../arguments.ts";
import { LiveReload } from "../dev/live-reload.ts";
import { openBrowser } from "../dev/open-browser.ts";
import { type Outcome, Rebuilder } from "../dev/rebuilder.ts";
import { type FolderWatch, watchFolder } from "../dev/watch-folder.ts";
import { listenFault } from "../faults/listen-fault.ts";
import { systemFault } from "../faults/system-fault.ts";
import { addFetchOptions, type FetchOptions } from "../fetch-options.ts";
import type { FolderBuild } from "../site-folder/build-folder.ts";
import { Progress } from "../terminal/progress.ts";
import { printDiagnostics } from "../terminal/report.ts";

interface DevOptions extends FetchOptions {
  port: string;
  host: string;
  cache?: string;
  open?: boolean;
}

/** Ports that are tried behind the usual one while it is taken. */
const portsMost = 20;
/** Milliseconds for which a document on the web is not asked for again: every change of a file builds the site. */
const freshMs = 5 * 60 * 1000;
/** Faults that a page names; the terminal has all. */
const faultsShown = 8;

/** `lectern dev`: the site of a folder while it is written. */
export function devCommand(program: Command): void {
  addFetchOptions(program.command("dev"))
    .description("show a folder of docs.json and pages while it is written: built and loaded again at every change")
    .argument("[folder]", "where docs.json is", ".")
    .option("--port <number>", "port; the next free one where it is taken and was not asked for", "3000")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--open", "open it in the browser")
    .option("--no-open", "leave the browser alone, as without --open")
    .option("--cache <folder>", "what the next start uses again (default: in the cache of this user)")
    .action(async (folder: string, options: DevOptions, command: Command) => {
      requireFolder(folder);
      if (options.cache) requireFolderName(options.cache, "--cache");
      portOf(options.port);
      await develop(folder, options, command.getOptionValueSource("port") === "default");
    });
}

async function develop(folder: string, options: DevOptions, mayMove: boolean): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "lectern-dev-"));
  const remove = () => rmSync(work, { recursive: true, force: true });
  process.once("exit", remove);
  const build: FolderBuild = {
    folder,
    out: join(work, "site"),
    target: "client-hosted",
    // As it is published: what other hosts have is shown.
    outsideContent: true,
    label: "dev",
    cache: options.cache ?? cacheOf(folder),
    branch: "main",
    directory: "",
    freshMs,
    ...(options.offline ? { offline: true } : {}),
    privateHost: options.privateHost ?? [],
  };
  const live = new LiveReload();
  let told = "";
  const report = (diagnostics: readonly Diagnostic[]) => {
    const text = JSON.stringify(diagnostics);
    if (text !== told) printDiagnostics(diagnostics, folder);
    told = text;
  };
  const rebuilder = new Rebuilder(build, (outcome) => tell(outcome, live, report));
  // Watched before the first build reads the files, so that no change falls between the two.
  const watcher = watchFolder(folder, (file) => rebuilder.changed(file));
  try {
    const progress = new Progress("build");
    const first = await rebuilder
      .first((done, total) => progress.update((100 * done) / Math.max(1, total), `${done}/${total} pages`))
      .finally(() => progress.end());
    report(first.diagnostics);
    if (first.bytes === null) live.refuse(faultsOf(first.diagnostics));
    else live.renew();
    const server = await listen(build.out, live, options, mayMove);
    // Whoever reads the address may end it at once.
    stopOnSignal({ server, live, watcher, rebuilder });
    console.log(`${first.pages} pages in ${first.ms} ms. Serving ${folder} at ${server.url}`);
    if (options.open) openBrowser(server.url);
  } catch (error) {
    // Else it would keep the process from ending.
    await watcher.close();
    throw error;
  }
}

/** Says what a change led to, in the terminal and in the pages that are open. */
function tell(outcome: Outcome, live: LiveReload, report: (diagnostics: readonly Diagnostic[]) => void): void {
  const [file = "", ...more] = outcome.files;
  const what = more.length === 0 ? file : `${file} and ${more.length} more`;
  const time = new Date().toTimeString().slice(0, 8);
  if ("error" in outcome) {
    const message = systemFault(outcome.error) ?? outcome.error.message;
    console.error(`${time} ${what}: ${message}`);
    live.refuse([message]);
    return;
  }
  const { bytes, rendered, ms, isUnchanged, diagnostics } = outcome.result;
  report(diagnostics);
  if (bytes === null) {
    console.error(`${time} ${what}: the site could not be built, and stays as it was`);
    live.refuse(faultsOf(diagnostics));
    return;
  }
  console.log(`${time} ${what}: ${countOf(rendered, "page")} rendered, ${ms} ms`);
  if (isUnchanged) live.refuse([]);
  else live.renew();
}

function faultsOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .slice(0, faultsShown)
    .map(({ file, line, column, message }) => `${[file, line, column].filter(Boolean).join(":")}  ${message}`);
}

async function listen(
  directory: string,
  live: LiveReload,
  options: DevOptions,
  mayMove: boolean,
): Promise<DirectoryServer> {
  const { host } = options;
  const asked = Number(options.port);
  for (let port = asked; ; port++) {
    try {
      return await serveDirectory(directory, { port, host, recheckMs: 0, head: live.head, answer: live.answer });
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!mayMove || !isTaken || port === asked + portsMost) throw listenFault(error as Error, options);
    }
  }
}

/** What is open while the command runs. */
interface Open {
  server: DirectoryServer;
  live: LiveReload;
  watcher: FolderWatch;
  rebuilder: Rebuilder;
}

function stopOnSignal({ server, live, watcher, rebuilder }: Open): void {
  const stop = async () => {
    live.close();
    await Promise.all([server.close(), watcher.close(), rebuilder.stop()]);
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

/** A folder of this user's for what is built of the folder. */
function cacheOf(folder: string): string {
  const home = process.env.XDG_CACHE_HOME || process.env.LOCALAPPDATA || join(homedir(), ".cache");
  const name = hash("sha256", realpathSync(folder)).slice(0, 16);
  return join(home, "lectern", "dev", name);
}
