import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { TestContext } from "node:test";

export const program = join(import.meta.dirname, "bin", "lectern.js");

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface LecternOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** Whose process it is; only root may say so. */
  uid?: number;
}

/** A slow machine has time for them. */
const progressLines = /^\w+ \d+ % .*\n/gm;

/** Runs the CLI as its user does, in a process of its own, to its end. What it tells of its progress is not in the answer. */
export function lectern(args: string[], options: LecternOptions = {}): Promise<Ended> {
  const child = spawnLectern(args, options);
  let [stdout, stderr] = ["", ""];
  child.stdout?.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ code, stdout, stderr: stderr.replace(progressLines, "") })),
  );
}

export interface Serving {
  url: string;
  /** Ends it as an operator does, and answers its exit code. */
  stop(): Promise<number | null>;
}

/** Starts `lectern serve`, or `lectern dev`, and waits until it says where. */
export async function startServing(
  args: string[],
  { command = "serve", env }: { command?: "serve" | "dev"; env?: Record<string, string> } = {},
): Promise<Serving> {
  const child = spawnLectern([command, ...args], env ? { env } : {});
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  // Whatever becomes of the test, nothing of it goes on.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let faults = "";
  child.stderr?.on("data", (chunk) => {
    faults += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NonNullable<ChildProcess["stdout"]> }).on("line", (line) => {
      const address = / at (http:\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`lectern ${command} ended with ${code}: ${faults}`)));
  });
  return {
    url,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

function spawnLectern(args: string[], { env, cwd, uid }: LecternOptions): ChildProcess {
  return spawn(process.execPath, [program, ...args], {
    cwd,
    ...(uid && { uid }),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

type Scope = Pick<TestContext, "after">;
const cleaning = new WeakMap<Scope, (() => unknown)[]>();

/**
 * Undoes what a test did, the last first: who writes into a folder ends before the folder goes. Node's own `after` begins with
 * the first, and leaves out the rest where one fails.
 */
export function cleanUp(context: Scope, action: () => unknown): void {
  const actions = cleaning.get(context) ?? [];
  if (!cleaning.has(context)) {
    cleaning.set(context, actions);
    context.after(async () => {
      for (const action of actions.reverse()) await action();
    });
  }
  actions.push(action);
}

/** A folder that goes with the test, holding these files. */
export function folderOf(context: Scope, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "lectern-cli-"));
  cleanUp(context, () => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** Writes files by their paths below the folder, with the folders they need. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A site of these pages: name to text below the title. */
export function siteOf(pages: Record<string, string>, name = "Acme"): Record<string, string> {
  const config = { theme: "mint", name, colors: { primary: "#0F766E" }, navigation: { pages: Object.keys(pages) } };
  const sources = Object.entries(pages).map(([page, text]) => [`${page}.mdx`, `---\ntitle: ${page}\n---\n\n${text}\n`]);
  return { "docs.json": JSON.stringify(config), ...Object.fromEntries(sources) };
}
