/**
 * Runs the tests: `npm test` all of them, `npm test -- packages/server/git` those below a folder or file.
 * Lint and types come first, since they are quick; then every `*.test.ts` by Node's own runner.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const asked = process.argv.slice(2);
/**
 * What Node has compiled stays here from one process and one run to the next: each test file is a process, and most of
 * them, and the programs that they start, load several hundred files of TypeScript.
 */
const compileCache = join(root, "node_modules/.cache/node-compile-cache");
/** With more failed files than this it is not the machine. */
const fewEnough = 4;

if (asked.length === 0) {
  run("npm", ["run", "--silent", "lint"]);
  run("npm", ["run", "--silent", "types"]);
  run("npm", ["run", "--silent", "build"]);
  run(process.execPath, [join(root, "tools/install-test-tools.ts")]);
}
const places = asked.length > 0 ? asked : ["packages", "tools", "deploy", "demo", "bench", "e2e"];
const files = places
  .flatMap((place) => (isFile(place) ? [place] : globSync(`${place}/**/*.test.ts`, { cwd: root })))
  .filter((file) => !file.includes("node_modules"))
  .sort();
if (files.length === 0) {
  console.error(`No tests in ${places.join(", ")}`);
  process.exit(1);
}
const failed = test(files, Math.max(2, availableParallelism()));
if (failed.length > fewEnough) process.exit(1);
if (failed.length > 0) {
  // What starves on a busy machine passes alone; what is broken fails again. Either way its name is the last thing said.
  console.log(`\nOnce more, one at a time: ${failed.join(", ")}`);
  const broken = test(failed, 1);
  for (const file of failed) console.log(broken.includes(file) ? `failed twice: ${file}` : `unstable: ${file}`);
  if (broken.length > 0) process.exit(1);
}

/** @returns the files in which something failed. */
function test(chosen: readonly string[], concurrency: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), "lectern-tests-"));
  const list = join(folder, "failed");
  const { status } = spawnSync(
    process.execPath,
    [
      // A test that failed may leave a server or a process behind; its file ends all the same.
      `--import=${join(root, "tools/end-what-is-left.ts")}`,
      ...["--test", "--test-timeout=240000", `--test-concurrency=${concurrency}`],
      ...["--test-reporter=spec", "--test-reporter-destination=stdout"],
      ...[`--test-reporter=${join(root, "tools/failed-files-reporter.ts")}`, `--test-reporter-destination=${list}`],
      ...chosen,
    ],
    { cwd: root, stdio: "inherit", env: { NODE_COMPILE_CACHE: compileCache, ...process.env } },
  );
  const names = existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];
  rmSync(folder, { recursive: true });
  // A runner that failed and names no file has tested nothing to rely on.
  return status !== 0 && names.length === 0 ? [...chosen] : names;
}

function isFile(place: string): boolean {
  return statSync(join(root, place), { throwIfNoEntry: false })?.isFile() ?? false;
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
