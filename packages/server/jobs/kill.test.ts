import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, afterEach, before, describe, it } from "node:test";
import { createTestDatabase, postgresMissing, startTestPostgres, type TestPostgres } from "../storage/testing.ts";

const program = join(import.meta.dirname, "testing", "worker-process.ts");

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

describe("a worker killed in the middle of its jobs", () => {
  it("on the embedded database: the next start on the same folder brings every job to its end", async () => {
    const data = await mkdtemp(join(tmpdir(), "lectern-kill-"));
    const first = start("", data, "hang");
    await first.until(["started", "again", 0], ["started", "last", 0]);
    await first.kill();
    const second = start("", data, "finish");
    await second.until(["finished", "again", 1], ["given up", "last", "The process ended while the job ran"]);
    await second.kill();
    await rm(data, { recursive: true });
  });

  describe("on PostgreSQL", { skip: postgresMissing() }, () => {
    let server: TestPostgres;
    before(async () => {
      server = await startTestPostgres();
    });
    after(() => server.close());

    it("another process takes over within seconds", async () => {
      const database = await createTestDatabase({ databaseUrl: server.databaseUrl });
      const first = start(database.databaseUrl!, "", "hang");
      await first.until(["started", "again", 0], ["started", "last", 0]);
      const second = start(database.databaseUrl!, "", "finish");
      await second.until(["ready"]);
      await first.kill();
      await second.until(["finished", "again", 1], ["given up", "last", "job heartbeat timeout"]);
      await second.kill();
      await database.close();
    });
  });
});

function start(databaseUrl: string, data: string, mode: "hang" | "finish") {
  const child: ChildProcess = spawn(process.execPath, [program, databaseUrl, data, mode], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.add(child);
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout! });
  output.on("line", (line) => lines.push(line));
  const exited = once(child, "exit").then(() => assert.fail(`the ${mode} process ended after ${lines.join(" ")}`));
  exited.catch(() => {});
  return {
    /** Waits until the process has said all of these. */
    async until(...wanted: unknown[][]): Promise<void> {
      while (!wanted.every((line) => lines.includes(JSON.stringify(line)))) {
        await Promise.race([once(output, "line"), exited]);
      }
    },
    async kill(): Promise<void> {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
