import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FileChange, runGitForTest, TestRepository } from "./git-repository.ts";

/** What the server does instead of answering; for tests of what a broken Git host brings about. */
export type GitFault =
  | { kind: "status"; status: number; headers?: Record<string, string> }
  /** Accepts the request and never answers. */
  | { kind: "hang" }
  /** Answers, one byte in each interval. */
  | { kind: "slow"; intervalMs: number };

export interface GitHttpServerOptions {
  /** Folder of the repositories; a temporary one, removed at the end, when not given. */
  root?: string;
  /** `user:password` that every request must carry. */
  auth?: string;
  /** 0 (default) picks a free one. */
  port?: number;
}

/**
 * A real smart-HTTP Git server on 127.0.0.1 (`git http-backend` behind Node's HTTP server): clone, shallow fetch and push
 * work as with any Git host. For tests, the demo and fixtures; it checks nobody but for `auth`.
 */
export class GitHttpServer {
  readonly root: string;
  /** Set it to make every following request fail in that way; null for none. */
  fault: GitFault | null = null;
  /** Method and path of every request, newest last. */
  readonly requests: string[] = [];
  #auth: string | undefined;
  #temporary: boolean;
  #server = createServer((request, response) => this.#answer(request, response));
  #pushed: ((repository: string) => void)[] = [];
  #timers = new Set<NodeJS.Timeout>();

  private constructor(root: string, options: GitHttpServerOptions) {
    this.root = root;
    this.#temporary = !options.root;
    this.#auth = options.auth;
  }

  static async start(options: GitHttpServerOptions = {}): Promise<GitHttpServer> {
    const root = options.root ?? (await mkdtemp(join(tmpdir(), "lectern-git-")));
    const server = new GitHttpServer(root, options);
    await new Promise<void>((resolve, reject) => {
      server.#server.once("error", reject);
      server.#server.listen(options.port ?? 0, "127.0.0.1", resolve);
    });
    return server;
  }

  /** `127.0.0.1:<port>`, as the setting `gitPrivateHosts` takes it. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A new repository with one commit of these files on `main`; without files it has no commit. */
  async createRepository(name: string, files?: Record<string, FileChange>): Promise<TestRepository> {
    const repository = this.repository(name);
    await repository.init();
    if (files) await repository.commit(files);
    return repository;
  }

  /** Offers a copy of an existing repository (a path on this machine), all its branches included. */
  async importRepository(name: string, path: string): Promise<TestRepository> {
    const repository = this.repository(name);
    await runGitForTest(["clone", "--quiet", "--bare", "--no-hardlinks", "--", path, repository.path]);
    return repository;
  }

  /** The repository of that name in the folder, whether it is there already or not. */
  repository(name: string): TestRepository {
    return new TestRepository(join(this.root, `${name}.git`), `http://${this.host}/${name}.git`);
  }

  /** Calls the listener with the repository's name after every push. */
  onPush(listener: (repository: string) => void): void {
    this.#pushed.push(listener);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    if (this.#temporary) await rm(this.root, { recursive: true, force: true });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", "http://localhost");
    this.requests.push(`${request.method} ${url.pathname}${url.search}`);
    if (this.fault) {
      this.#fail(this.fault, response);
      return;
    }
    const expected = this.#auth && `Basic ${Buffer.from(this.#auth).toString("base64")}`;
    if (expected && request.headers.authorization !== expected) {
      response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end();
      return;
    }
    const child = spawn("git", ["http-backend"], {
      env: this.#environment(request, url),
      stdio: ["pipe", "pipe", "ignore"],
    });
    request.pipe(child.stdin).on("error", () => {});
    response.once("close", () => child.kill());
    let head: Buffer | null = Buffer.alloc(0);
    child.stdout.on("data", (chunk: Buffer) => {
      if (!head) {
        response.write(chunk);
        return;
      }
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      writeHead(response, head.subarray(0, end).toString());
      response.write(head.subarray(end + 4));
      head = null;
    });
    child.once("error", () => response.destroy());
    child.once("close", () => {
      response.end();
      if (request.method === "POST" && url.pathname.endsWith("/git-receive-pack")) {
        const name = url.pathname.slice(1).replace(/\.git\/git-receive-pack$/, "");
        for (const listener of this.#pushed) listener(name);
      }
    });
  }

  #environment(request: IncomingMessage, url: URL): NodeJS.ProcessEnv {
    const length = request.headers["content-length"];
    const config = { "safe.directory": "*", "http.receivepack": "true", "uploadpack.allowFilter": "true" };
    const pairs = Object.entries(config).flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    return {
      PATH: process.env.PATH ?? "",
      GIT_PROJECT_ROOT: this.root,
      GIT_HTTP_EXPORT_ALL: "1",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_COUNT: String(Object.keys(config).length),
      ...Object.fromEntries(pairs),
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method ?? "GET",
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      REMOTE_ADDR: "127.0.0.1",
      REMOTE_USER: this.#auth?.split(":")[0] ?? "anonymous",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      ...(length ? { CONTENT_LENGTH: length } : {}),
    };
  }

  #fail(fault: GitFault, response: ServerResponse): void {
    if (fault.kind === "status") response.writeHead(fault.status, fault.headers).end();
    if (fault.kind !== "slow") return;
    response.writeHead(200, { "content-type": "application/x-git-upload-pack-advertisement" });
    const timer = setInterval(() => response.write("0"), fault.intervalMs);
    this.#timers.add(timer);
    response.once("close", () => clearInterval(timer));
  }
}

function writeHead(response: ServerResponse, head: string): void {
  let status = 200;
  for (const line of head.split("\r\n")) {
    const [name, value] = [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()];
    if (name.toLowerCase() === "status") status = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
  response.writeHead(status);
}
