import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import type { ProjectCredential } from "@lectern/contract";
import type { RemoteSource } from "../remote/remote-access.ts";
import { GitHttpServer } from "./git-http-server.ts";

/** A Git server and an empty folder that end with the test, and how a remote on that server is reached. */
export async function gitFixture(t: TestContext, options: { auth?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "lectern-git-test-"));
  const server = await GitHttpServer.start(options);
  t.after(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const source = (url: string, credential: ProjectCredential | null = null): RemoteSource => ({
    url,
    credential,
    policy: { privateHosts: [server.host], allowedHosts: [] },
  });
  return { folder, server, source };
}
