import { spawnSync } from "node:child_process";

/** What the kernel adds to a child process where it can. */
export interface WrapperOptions {
  /** An empty network namespace: no address can be reached, not even this machine's own. */
  noNetwork?: boolean;
  /** Most seconds of processor time over all threads. */
  cpuSeconds?: number;
}

/** A fixed one, so that nothing of the server's environment reaches a child. */
export const childPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin";

const probed = new Map<string, boolean>();

/**
 * The command with what this machine offers put before it (util-linux on Linux; each tool is probed once): no network, no
 * core dumps, limits on processor time and open files, and the child's death when this process is killed, so that a
 * killed worker leaves nobody behind who still writes. Where a tool is missing its part is left out.
 */
export function wrapCommand(command: string, args: readonly string[], options: WrapperOptions): [string, string[]] {
  if (process.platform !== "linux") return [command, [...args]];
  const prefix: string[] = [];
  const add = (...words: string[]) => {
    if (works(words)) prefix.push(...words);
  };
  if (options.noNetwork) add("unshare", "--net", "--map-root-user");
  add("setpriv", "--pdeathsig", "KILL");
  add("prlimit", "--core=0", "--nofile=4096");
  if (options.cpuSeconds && works(["prlimit", "--core=0"])) prefix.push("prlimit", `--cpu=${options.cpuSeconds}`);
  const [first = command, ...rest] = [...prefix, command, ...args];
  return [first, rest];
}

/** Whether builds can be cut off from the network on this machine. */
export function canIsolateNetwork(): boolean {
  return process.platform === "linux" && works(["unshare", "--net", "--map-root-user"]);
}

function works(words: string[]): boolean {
  const key = words.join(" ");
  const known = probed.get(key);
  if (known !== undefined) return known;
  const [tool = "", ...args] = words;
  const { status } = spawnSync(tool, [...args, "true"], { env: { PATH: childPath }, stdio: "ignore", timeout: 5000 });
  probed.set(key, status === 0);
  return status === 0;
}
