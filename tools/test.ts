/**
 * Runs the tests: `npm test` all of them, `npm test -- packages/server/git` those below a folder or file.
 * Lint and types come first, since they are quick; then every `*.test.ts` by Node's own runner.
 */
import { spawnSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const asked = process.argv.slice(2);

if (asked.length === 0) {
  run("npm", ["run", "--silent", "lint"]);
  run("npm", ["run", "--silent", "types"]);
  run("npm", ["run", "--silent", "build"]);
  run(process.execPath, [join(root, "tools/install-test-tools.ts")]);
}
const places = asked.length > 0 ? asked : ["packages", "tools", "deploy", "demo", "e2e"];
const files = places
  .flatMap((place) => (isFile(place) ? [place] : globSync(`${place}/**/*.test.ts`, { cwd: root })))
  .filter((file) => !file.includes("node_modules"))
  .sort();
if (files.length === 0) {
  console.error(`No tests in ${places.join(", ")}`);
  process.exit(1);
}
run(process.execPath, [
  "--test",
  "--test-timeout=240000",
  `--test-concurrency=${Math.max(2, availableParallelism())}`,
  ...(process.env.CI ? ["--test-reporter=spec"] : []),
  ...files,
]);

function isFile(place: string): boolean {
  return statSync(join(root, place), { throwIfNoEntry: false })?.isFile() ?? false;
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
