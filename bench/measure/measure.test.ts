import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { canMeasure, measure } from "./measure.ts";
import { sessionUse } from "./session-use.ts";

const options = { skip: canMeasure() ? false : "needs GNU time and /proc" };
const node = (program: string) => [process.execPath, "-e", program];
const folder = tmpdir();

test("A program's output comes with its cost, children included", options, async () => {
  const child = `require("node:child_process").execFileSync(process.execPath, ["-e", "for (const end = process.cpuUsage().user + 4e5; process.cpuUsage().user < end; );"])`;
  const { cost, output } = await measure(node(`${child}; console.log("done")`), { folder });
  assert.equal(output, "done\n");
  assert.ok(cost.cpu >= 0.4, `${cost.cpu} s, of which the child spends 0.4`);
  assert.ok(cost.memory > 10);
});

test("The environment of a program can be added to", options, async () => {
  const { output } = await measure(node("console.log(process.env.CI, Boolean(process.env.PATH))"), {
    folder,
    env: { CI: "1" },
  });
  assert.equal(output, "1 true\n");
});

test("A program that fails is told with what it printed, below a line without paths", options, async () => {
  const failing = measure(node(`console.log("half"); console.error("no such page"); process.exit(3)`), { folder });
  await assert.rejects(failing, /^Error: the program ended with status 3\n.*half.*no such page/s);
});

test("A program that takes too long is ended", options, async () => {
  await assert.rejects(
    measure(node("setInterval(() => {}, 1000)"), { folder, limit: 0.3 }),
    /took more than 0.3 seconds/,
  );
});

test(
  "A program that uses more CPU than it may is ended, its children too, and has cost that much at least",
  options,
  async () => {
    const child = `require("node:child_process").execFileSync(process.execPath, ["-e", "for (;;);"])`;
    const { cost, isStopped } = await measure(node(child), { folder, stopAfter: 0.5 });
    assert.equal(isStopped, true);
    assert.ok(cost.cpu >= 0.5, `${cost.cpu} s`);
  },
);

test("The memory of a session is that of all its processes", options, async () => {
  const hold = `const held = Buffer.alloc(100e6, 1); setInterval(() => held.length, 1000);`;
  const parent = `${hold} require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(`${hold} console.log("ready")`)}], { stdio: "inherit" });`;
  const child = spawn(process.execPath, ["-e", parent], { detached: true, stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(child.stdout, "data");
    const { memory } = sessionUse(child.pid as number);
    assert.ok(memory > 200, `${memory} MB, of which each of two processes holds 100`);
  } finally {
    process.kill(-(child.pid as number), "SIGKILL");
  }
});
