import { closeSync, constants, lstatSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import { FailedError } from "../exit-codes.ts";

/** The sign in a folder that a build is at work there, or was interrupted; it holds the number of its process, then the files that it adds. */
export const begunName = `.${bundleManifestName}.part`;

/** Milliseconds that no build writes for; after them its number may be another process's. */
const longestWriting = 60 * 60 * 1000;

const exclusive = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;

/**
 * Signs a folder for this process.
 * @param adds files that were not there before it.
 * @throws {FailedError} when another build is at work there.
 */
export function signBegun(folder: string, adds: readonly string[]): void {
  const sign = join(folder, begunName);
  refuseWhileBegun(folder);
  rmSync(sign, { force: true });
  try {
    const descriptor = openSync(sign, exclusive);
    writeFileSync(descriptor, [process.pid, ...adds].join("\n"));
    closeSync(descriptor);
  } catch (error) {
    // Another one was faster.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") refuseWhileBegun(folder);
    throw error;
  }
}

/** @throws {FailedError} when another build is at work in the folder; one that has ended without taking its sign is none. */
export function refuseWhileBegun(folder: string): void {
  const sign = join(folder, begunName);
  const found = lstatSync(sign, { throwIfNoEntry: false });
  if (!found?.isFile() || Date.now() - found.mtimeMs > longestWriting) return;
  const process = Number(readFileSync(sign, "utf8").split("\n", 1)[0]);
  if (!isRunning(process)) return;
  throw new FailedError(
    `Another build (process ${process}) is writing to ${folder}; wait for its end, or remove ${sign} if there is none`,
  );
}

/** Files that a build would have added to the folder, had it not been stopped. */
export function plannedIn(folder: string): string[] {
  const sign = join(folder, begunName);
  return lstatSync(sign, { throwIfNoEntry: false })?.isFile() ? readFileSync(sign, "utf8").split("\n").slice(1) : [];
}

/** Takes the sign away. */
export function removeSign(folder: string): void {
  rmSync(join(folder, begunName), { force: true });
}

/** The name under which this process writes a file that is not to be seen before it is whole; those of ended processes go. */
export function partOf(file: string): string {
  const [folder, prefix] = [dirname(resolve(file)), `${basename(file)}.`];
  for (const name of readdirSync(folder)) {
    const [, number] = name.startsWith(prefix) ? (/^(\d+)\.part$/.exec(name.slice(prefix.length)) ?? []) : [];
    if (number && !isRunning(Number(number))) rmSync(join(folder, name), { force: true });
  }
  return `${file}.${process.pid}.part`;
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
