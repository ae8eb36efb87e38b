import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Client, send } from "../demo/client.ts";

const program = join(import.meta.dirname, "..", "packages", "server", "main.ts");

/** A platform in a process of its own, as an operator runs it; with an owner, an organization and an admin key. */
export interface Platform extends Client {
  process: ChildProcess;
  data: string;
  owner: { email: string; password: string; cookie: string };
  /** Ends the process at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same data folder and port. */
  restart(): Promise<void>;
  /** Stops it cleanly and removes the data folder. */
  close(): Promise<void>;
}

/** @param env further settings, for example `LECTERN_GIT_PRIVATE_HOSTS`. */
export async function startPlatform(env: Record<string, string> = {}): Promise<Platform> {
  const data = await mkdtemp(join(tmpdir(), "lectern-e2e-"));
  let running = await launchServer({ LECTERN_DATA: data, LECTERN_PORT: "0", ...env });
  const baseUrl = running.url;
  const owner = { email: "owner@example.com", password: "correct horse battery" };
  const setup = await send(`${baseUrl}/v1/setup`, {
    method: "POST",
    headers: { origin: baseUrl },
    body: { ...owner, name: "Owner", organization: "Acme", plan: "enterprise" },
  });
  if (setup.status !== 201) throw new Error(`set-up: ${setup.status} ${setup.text}`);
  const cookie = String(setup.headers["set-cookie"]).split(";")[0] as string;
  const created = await send(`${baseUrl}/v1/keys`, {
    method: "POST",
    headers: { origin: baseUrl, cookie },
    body: { name: "e2e", scope: "write" },
  });
  const platform: Platform = {
    baseUrl,
    apiKey: (JSON.parse(created.text) as { key: string }).key,
    process: running.child,
    data,
    owner: { ...owner, cookie },
    async kill() {
      running.child.kill("SIGKILL");
      await running.ended;
    },
    async restart() {
      running = await launchAgain({ LECTERN_DATA: data, LECTERN_PORT: new URL(baseUrl).port, ...env });
      platform.process = running.child;
    },
    async close() {
      running.child.kill("SIGTERM");
      await running.ended;
      await rm(data, { recursive: true, force: true });
    },
  };
  return platform;
}

/** The same port once more: while it was free, a connection of some other test may have been given it for a moment. */
async function launchAgain(env: Record<string, string>): ReturnType<typeof launchServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launchServer(env);
    } catch (error) {
      if (attempt === 100 || !String(error).includes(`Port ${env.LECTERN_PORT} `)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Starts the program and waits until it listens; the caller ends `child`. */
export async function launchServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let faults = "";
  child.stderr.on("data", (chunk) => {
    faults += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const entry = line.startsWith("{") ? (JSON.parse(line) as { msg: string; url?: string }) : null;
      if (entry?.msg === "listening" && entry.url) resolve(entry.url);
    });
    child.once("exit", (code) => reject(new Error(`the platform ended with ${code}: ${faults}`)));
  });
  return { child, ended, url };
}
