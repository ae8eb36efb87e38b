import { type RemoteSource, withRemote } from "../remote/remote-access.ts";
import { runGit } from "../run-git.ts";
import { listBranches } from "./list-branches.ts";

/** Names of branches in one sentence. */
const maxNames = 4;

/**
 * What to say behind "The repository has no branch …": its default branch, else some that it has, or that it is empty.
 * Nothing where the remote does not answer within the time: the sentence is true without it.
 */
export async function suggestBranch(
  source: RemoteSource,
  options: { timeoutMs: number; signal?: AbortSignal },
): Promise<string> {
  try {
    const names = (await listBranches(source, options)).map(({ name }) => name);
    if (names.length === 0) return ": nothing has been pushed to it yet";
    const chosen = await defaultBranch(source, options);
    if (chosen !== null && names.includes(chosen)) return `; its default branch is ${chosen}`;
    const rest = names.length - maxNames;
    return `; it has ${names.slice(0, maxNames).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  } catch {
    return "";
  }
}

async function defaultBranch(
  source: RemoteSource,
  options: { timeoutMs: number; signal?: AbortSignal },
): Promise<string | null> {
  const args = (url: string) => ["ls-remote", "--quiet", "--symref", "--", url, "HEAD"];
  const { stdout } = await withRemote(source, ({ url, env, config }) =>
    runGit({ args: args(url), env, config, ...options }),
  );
  return /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(stdout.toString())?.[1] ?? null;
}
