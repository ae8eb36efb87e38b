import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { GitHttpServer } from "../packages/server/git/testing/git-http-server.ts";
import type { TestRepository } from "../packages/server/git/testing/git-repository.ts";
import type { DemoOptions } from "./options.ts";

/** The documentation of a demo: always a real Git remote, reached over smart HTTP or where the user says. */
export interface DemoContent {
  name: string;
  repositoryUrl: string;
  branch: string;
  previewBranch: string;
  directory: string;
  /** Hosts that the platform must be allowed to reach although they are on this machine. */
  privateHosts: string[];
  close(): Promise<void>;
}

const manual = join(import.meta.dirname, "..", "docs");

/** Offers Lectern's own manual, the folder or repository at a path, or takes the remote that the user named. */
export async function openContent(options: DemoOptions): Promise<DemoContent> {
  if (options.repo && /^(https?|ssh):\/\/|^[^/]+@[^/]+:/.test(options.repo)) return remote(options.repo, options);
  const server = await GitHttpServer.start();
  try {
    const path = resolve(options.repo ?? manual);
    if (!existsSync(path)) throw new Error(`There is nothing at ${path}`);
    const repository = isRepository(path)
      ? await server.importRepository("docs", path)
      : await server.createRepository("docs", readFolder(path));
    const branch = options.branch ?? (await repository.git(["symbolic-ref", "--short", "HEAD"]));
    return {
      name: options.repo ? basename(path, ".git") : "Lectern manual",
      repositoryUrl: repository.url,
      branch,
      previewBranch: await secondBranch(repository, branch, options),
      directory: options.directory,
      privateHosts: [server.host],
      close: () => server.close(),
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

function remote(address: string, options: DemoOptions): DemoContent {
  const host = URL.canParse(address) ? new URL(address).host : "";
  const branch = options.branch ?? "main";
  return {
    name: basename(address, ".git") || "docs",
    repositoryUrl: address,
    branch,
    previewBranch: branch,
    directory: options.directory,
    // Whoever starts a demo with an address means that address, also one inside the network.
    privateHosts: host ? [host] : [],
    close: async () => {},
  };
}

function isRepository(path: string): boolean {
  return existsSync(join(path, ".git")) || (existsSync(join(path, "objects")) && existsSync(join(path, "HEAD")));
}

function readFolder(folder: string): Record<string, Uint8Array> {
  const names = globSync("**/*", { cwd: folder, exclude: (name) => name === "node_modules" || name === ".git" });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(join(folder, name))]));
}

/** Another branch to preview: one that is there, else a new one, in this demo's copy, with a page more. */
async function secondBranch(repository: TestRepository, branch: string, options: DemoOptions): Promise<string> {
  const branches = (await repository.git(["for-each-ref", "--format=%(refname:short)", "refs/heads/"])).split("\n");
  const other = branches.find((name) => name !== branch && name !== "");
  if (other) return other;
  const page =
    "---\ntitle: On this branch\ndescription: A page that only this preview has.\n---\n\nMerge the branch, and it is published.\n";
  const path = join(options.directory, "on-this-branch.mdx");
  await repository.commit({ [path]: page }, { branch: "next", from: branch, message: "Add a page on a branch" });
  return "next";
}
