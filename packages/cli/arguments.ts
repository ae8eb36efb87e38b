/** What the values of arguments and options must be; each function throws a `UsageError` that names the wrong one. */
import { closeSync, lstatSync, openSync, readSync, type Stats, statSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { type ExportTarget, exportTargets } from "@lectern/contract/site/export-target";
import type { Command } from "commander";
import { UsageError } from "./exit-codes.ts";
import { systemFault } from "./faults/system-fault.ts";

/**
 * Refuses an empty argument or option, as a script makes of a variable that is not set; but options whose default is
 * empty may be.
 */
export function requireValues(command: Command): void {
  command.registeredArguments.forEach((argument, index) => {
    if (command.args[index] === "") throw new UsageError(`${argument.name()} is empty`);
  });
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    if (value === "" && option.defaultValue !== "") throw new UsageError(`${option.long} is empty`);
  }
}

/** What stands at a path, links followed; undefined for nothing. @throws {UsageError} when nobody can look. */
function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new UsageError(systemFault(error) ?? String(error));
  }
}

/** @throws {UsageError} when there is no folder of that name. */
export function requireFolder(path: string): void {
  const found = lookAt(path);
  if (!found) throw new UsageError(`There is no folder ${path}`);
  if (!found.isDirectory()) throw new UsageError(`${path} is a file; give the folder that docs.json is in`);
}

/** Whether a folder stands there or a file. @throws {UsageError} for nothing, and for pipes, which may never end. */
export function requireFolderOrFile(path: string): "folder" | "file" {
  const found = lookAt(path);
  if (!found) throw new UsageError(`There is nothing at ${path}`);
  if (!found.isDirectory() && !found.isFile()) throw new UsageError(`${path} is neither a file nor a folder`);
  return found.isDirectory() ? "folder" : "file";
}

/** @throws {UsageError} when a file is in the way of the folder that the option names, or of one that it is in. */
export function requireFolderName(path: string, option: string): void {
  const found = lookAt(path);
  if (found && !found.isDirectory()) throw new UsageError(`${path} is a file; ${option} takes a folder`);
  if (found) return;
  if (dirname(path) !== path) requireFolderName(dirname(path), option);
  if (lstatSync(path, { throwIfNoEntry: false }))
    throw new UsageError(`${path} is a link that leads nowhere; ${option} takes a folder`);
}

/** @throws {UsageError} when something is in the way of the bundle that the option names and is none. */
export function requireBundleName(path: string, option: string): void {
  requireFolderName(dirname(path), option);
  const found = lookAt(path);
  if (found?.isDirectory()) throw new UsageError(`${path} is a folder; ${option} takes the name of a file`);
  if (found && !isArchive(path, found))
    throw new UsageError(`${path} is there and is no bundle; ${option} takes the name of a new file, or of a bundle`);
}

function isArchive(path: string, found: Stats): boolean {
  if (!found.isFile()) return false;
  const start = Buffer.alloc(2);
  const descriptor = openSync(path, "r");
  try {
    return readSync(descriptor, start) === 0 || start.equals(gzipStart);
  } finally {
    closeSync(descriptor);
  }
}

const gzipStart = Buffer.of(0x1f, 0x8b);

/** @throws {UsageError} when what an option names is a folder that holds other things, or lies in it. */
export function requireApart(path: string, option: string, folder: string, what: string): void {
  const way = relative(resolve(folder), resolve(path));
  if (way === "" || !(way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way)))
    throw new UsageError(`${option} cannot be ${way === "" ? "" : "in "}${what}; give a place beside it`);
}

/** @throws {UsageError} for anything but the known targets. */
export function requireTarget(target: string): asserts target is ExportTarget {
  requireOneOf(exportTargets, target, "--target");
}

/** @throws {UsageError} for anything but the listed values. */
export function requireOneOf(values: readonly string[], value: string, option: string): void {
  if (values.includes(value)) return;
  throw new UsageError(`${option} must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`);
}

/** @throws {UsageError} when the text cannot be a version label; `where` it was given. */
export function requireLabel(label: string, where = "--label"): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(label))
    throw new UsageError(`${where} takes up to 64 letters, digits, '.', '_' and '-', the first a letter or a digit`);
}

/** @throws {UsageError} when the text is no SHA-256 in lower case. */
export function requireSha256(hash: string): void {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new UsageError("--sha256 takes 64 hexadecimal digits");
}

/** The number that the text is; `07` and `1e3` are none. @throws {UsageError} when it is no port. */
export function portOf(text: string): number {
  const port = /^(0|[1-9]\d{0,4})$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new UsageError("--port must be a number from 0 to 65535");
  return port;
}

/** @throws {UsageError} for what is no remote of Git on another host. */
export function requireRepository(address: string): void {
  if (/^(https?|ssh):\/\/[^\s/]+\/\S+$|^[\w.-]+@[\w.-]+:[^\s/]\S*$/.test(address)) return;
  throw new UsageError("--repository takes the address of a repository, such as https://github.com/acme/handbook");
}

/** @throws {UsageError} for what is no address of a site: http or https, without query and fragment. */
export function requireWebAddress(address: string, option: string): void {
  if (/^https?:\/\/[^\s?#]+$/i.test(address) && URL.canParse(address)) return;
  throw new UsageError(`${option} takes the address of a site, such as https://docs.example.com`);
}

/** @throws {UsageError} for a path that leads out of a repository. */
export function requirePathWithin(path: string): void {
  if (/(^|[/\\])\.\.($|[/\\])/.test(path))
    throw new UsageError("--directory takes a folder of the repository, such as website/docs");
}
