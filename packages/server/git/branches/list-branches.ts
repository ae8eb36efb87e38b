import { explainFailure } from "../explain-failure.ts";
import { type RemoteSource, withRemote } from "../remote/remote-access.ts";
import { runGit } from "../run-git.ts";

export interface RemoteBranch {
  name: string;
  /** The commit it is at. */
  sha: string;
}

/**
 * The branches of a remote by name; `only` asks for one.
 * @throws {GitError} when the remote cannot be read within the time.
 */
export async function listBranches(
  source: RemoteSource,
  options: { timeoutMs: number; only?: string; signal?: AbortSignal },
): Promise<RemoteBranch[]> {
  return withRemote(source, async ({ url, host, env, config }) => {
    const pattern = `refs/heads/${options.only ?? "*"}`;
    const { code, stdout, stderr } = await runGit({
      args: ["ls-remote", "--quiet", "--refs", "--", url, pattern],
      env,
      config,
      timeoutMs: options.timeoutMs,
      signal: options.signal,
    });
    if (code !== 0) throw explainFailure(stderr, host);
    const branches = stdout
      .toString()
      .split("\n")
      .map((line) => line.match(/^([0-9a-f]{40,64})\trefs\/heads\/(.+)$/))
      .flatMap((match) => (match ? [{ sha: match[1] as string, name: match[2] as string }] : []));
    // A pattern of ls-remote matches the end of a name: `a` also finds `x/refs/heads/a`.
    return options.only === undefined ? branches : branches.filter(({ name }) => name === options.only);
  });
}
