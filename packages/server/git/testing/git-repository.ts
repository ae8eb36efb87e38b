import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";

/** What a commit writes at a path: content, a symbolic link, a submodule, or (null) nothing any more. */
export type FileChange = string | Uint8Array | { symlink: string } | { submodule: string } | null;

export interface CommitOptions {
  /** Default `main`; made when it is not there. */
  branch?: string;
  message?: string;
  author?: string;
  /** Day (`YYYY-MM-DD`) of the commit; one of November 2023 when absent. */
  day?: string;
  /** Branch or commit that a new branch starts from; without it a new branch starts empty. */
  from?: string;
}

/** A bare repository on disk, written without a working tree, so that any path and any mode can be committed. */
export class TestRepository {
  readonly path: string;
  /** Where the server offers it. */
  readonly url: string;

  constructor(path: string, url: string) {
    this.path = path;
    this.url = url;
  }

  async init(): Promise<void> {
    await mkdir(this.path, { recursive: true });
    await this.git(["init", "--quiet", "--bare", "--initial-branch=main", this.path]);
  }

  /** Commits the changes on top of the branch; answers the commit's id. */
  async commit(files: Record<string, FileChange>, options: CommitOptions = {}): Promise<string> {
    const branch = options.branch ?? "main";
    const parent = (await this.head(branch)) ?? (options.from ? await this.git(["rev-parse", options.from]) : null);
    const parts: Buffer[] = [];
    const line = (text: string) => parts.push(Buffer.from(`${text}\n`));
    const data = (content: Uint8Array) => {
      line(`data ${content.length}`);
      parts.push(Buffer.from(content), Buffer.from("\n"));
    };
    line(`commit refs/heads/${branch}`);
    const time = options.day ? Date.parse(options.day) / 1000 : 1_700_000_000 + parts.length;
    line(`committer ${options.author ?? "Ada Writer <ada@example.org>"} ${time} +0000`);
    data(Buffer.from(options.message ?? "Change the documentation"));
    if (parent) line(`from ${parent}`);
    for (const [path, change] of Object.entries(files)) {
      const name = JSON.stringify(path);
      if (change === null) line(`D ${name}`);
      else if (typeof change === "object" && "submodule" in change) line(`M 160000 ${change.submodule} ${name}`);
      else {
        const symlink = typeof change === "object" && "symlink" in change;
        line(`M ${symlink ? "120000" : "100644"} inline ${name}`);
        data(symlink ? Buffer.from(change.symlink) : Buffer.from(change as string));
      }
    }
    line("");
    await this.git(["fast-import", "--quiet", "--force"], Buffer.concat(parts));
    return (await this.head(branch)) as string;
  }

  /** The commit that a branch is at; null when there is no such branch. */
  async head(branch: string): Promise<string | null> {
    const listed = await this.git(["for-each-ref", "--format=%(objectname)", `refs/heads/${branch}`]);
    return listed === "" ? null : listed;
  }

  async createBranch(name: string, from = "main"): Promise<void> {
    await this.git(["update-ref", `refs/heads/${name}`, from]);
  }

  async deleteBranch(name: string): Promise<void> {
    await this.git(["update-ref", "-d", `refs/heads/${name}`]);
  }

  /** Runs git on this repository; answers what it printed. */
  async git(args: string[], input?: Uint8Array): Promise<string> {
    return runGitForTest(["--git-dir", this.path, ...args], input);
  }
}

/** Plain git for fixtures, with an identity and without anybody's configuration. */
export function runGitForTest(args: string[], input?: Uint8Array): Promise<string> {
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: "/nonexistent",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: "Ada Writer",
    GIT_AUTHOR_EMAIL: "ada@example.org",
    GIT_COMMITTER_NAME: "Ada Writer",
    GIT_COMMITTER_EMAIL: "ada@example.org",
  };
  const child = spawn("git", args, { env, stdio: ["pipe", "pipe", "pipe"] });
  let output = "";
  let faults = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    faults += chunk;
  });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output.trim());
      else reject(new Error(`git ${args.join(" ")} ended with ${code}: ${faults}`));
    });
  });
}
