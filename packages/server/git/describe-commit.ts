import { runGit, startGit } from "./run-git.ts";

export interface CommitDescription {
  sha: string;
  /** Name only; addresses of people are not kept. */
  author: string;
  /** At most 1,000 characters, without control characters but line ends. */
  message: string;
  filesChanged: { added: string[]; modified: string[]; removed: string[] };
}

const maxMessage = 1000;
const maxAuthor = 200;
/** Paths named in `filesChanged`, over all three lists. */
const maxPaths = 1000;

export interface DescribeOptions {
  gitDir: string;
  commit: string;
  /** Folder of the content; paths are relative to it. */
  directory: string;
  /** The commit of the deployment before, whose objects may be gone: then nothing is compared. */
  previous: string | null;
  signal?: AbortSignal;
}

/** Who made the commit, what it says, and which files differ from the deployment before. */
export async function describeCommit(options: DescribeOptions): Promise<CommitDescription> {
  const [head, filesChanged] = await Promise.all([readHead(options), compareCommits(options)]);
  const [author = "", ...lines] = head.split("\n");
  return {
    sha: options.commit,
    author: plain(author).slice(0, maxAuthor),
    message: cut(plain(lines.join("\n")).trim(), maxMessage),
    filesChanged,
  };
}

/** The author's name on a line of its own, and the message. */
async function readHead({ gitDir, commit, signal }: DescribeOptions): Promise<string> {
  const args = ["show", "-s", "--no-show-signature", "--format=%an%n%B", "--end-of-options", commit];
  const child = startGit({ args, gitDir, timeoutMs: 30_000, signal });
  const head = await readStart(child.stdout, 16_384);
  child.kill("size"); // A message may be a gigabyte; its start is enough.
  await child.end;
  signal?.throwIfAborted();
  return head;
}

async function readStart(output: AsyncIterable<Buffer>, length: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of output) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= length) break;
  }
  return Buffer.concat(chunks).subarray(0, length).toString();
}

async function compareCommits(options: DescribeOptions): Promise<CommitDescription["filesChanged"]> {
  const changed = { added: [] as string[], modified: [] as string[], removed: [] as string[] };
  if (!options.previous || !/^[0-9a-f]{40,64}$/.test(options.previous) || options.previous === options.commit)
    return changed;
  const tree = (commit: string) => `${commit}:${options.directory.split("/").filter(Boolean).join("/")}`;
  const { code, stdout } = await runGit({
    args: ["diff-tree", "-r", "-z", "--no-renames", "--name-status", tree(options.previous), tree(options.commit)],
    gitDir: options.gitDir,
    timeoutMs: 30_000,
    maxOutputBytes: 100_000_000,
    signal: options.signal,
  });
  if (code !== 0) return changed; // The older commit was never fetched here.
  const fields = stdout.toString().split("\0");
  for (let index = 0; index + 1 < fields.length && index / 2 < maxPaths; index += 2) {
    const path = plain(fields[index + 1] as string);
    if (fields[index] === "A") changed.added.push(path);
    else if (fields[index] === "D") changed.removed.push(path);
    else changed.modified.push(path);
  }
  return changed;
}

/** Without terminal codes and control characters: what is shown to people is text. */
function plain(text: string): string {
  return text.replace(/\x1b\[[0-9;?]*[ -/]*[@-~]/g, "").replace(/[^\P{Cc}\n\t]/gu, "");
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
