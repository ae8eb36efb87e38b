import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const limit = 600_000;

/**
 * Installs what a package.json names into a folder of its own below `cache`, once for each content of it, and answers
 * the folder. Install scripts are not run.
 * @throws where npm cannot; the message is one line.
 */
export async function install(packageFile: string, cache: string): Promise<string> {
  const hash = createHash("sha256").update(readFileSync(packageFile)).digest("hex").slice(0, 12);
  const home = join(cache, `${basename(dirname(packageFile))}-${hash}`);
  const done = join(home, "installed");
  if (existsSync(done)) return home;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  copyFileSync(packageFile, join(home, "package.json"));
  try {
    await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: home,
      timeout: limit,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    const reason = stderr.split("\n").find((line) => line.startsWith("npm error")) ?? "";
    throw new Error(`npm could not install it. ${reason}`.trim());
  }
  writeFileSync(done, "");
  return home;
}
