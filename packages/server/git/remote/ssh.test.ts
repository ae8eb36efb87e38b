import assert from "node:assert/strict";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { ProjectCredential } from "@lectern/contract";
import { resolveBranch } from "../branches/resolve-branch.ts";
import { fetchBranch } from "../fetch-branch.ts";
import { gitFixture } from "../testing/fixture.ts";
import { type SshServer, sshMissing, startSshServer } from "../testing/ssh-server.ts";

describe("repositories over SSH", { skip: sshMissing() }, () => {
  let ssh: SshServer;
  before(async () => {
    ssh = await startSshServer();
  });
  after(() => ssh.close());

  test("a key opens a repository, the host's key is remembered, and another host key is refused", async (t) => {
    const { server, folder } = await gitFixture(t);
    const repository = await server.createRepository("docs", { "docs.json": "{}" });
    const knownHostsFile = join(folder, "known hosts");
    const source = (credential: ProjectCredential | null) => ({
      url: `ssh://${ssh.user}@127.0.0.1:${ssh.port}${repository.path}`,
      credential,
      policy: { privateHosts: [`127.0.0.1:${ssh.port}`], allowedHosts: [] },
      knownHostsFile,
    });
    const outcome = async (credential: ProjectCredential | null) => {
      const result = await resolveBranch(source(credential), "main", 15_000);
      return result.state === "unreachable" ? result.error.code : result.state;
    };
    const key = { kind: "ssh-key", privateKey: ssh.privateKey.trimEnd() } as const;
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith("lectern-ssh-"));
    const commit = await fetchBranch(source(key), {
      gitDir: join(folder, "cache.git"),
      branch: "main",
      maxBytes: 1_000_000,
      timeoutMs: 90_000,
    });
    assert.equal(commit, await repository.head("main"));
    assert.match(await readFile(knownHostsFile, "utf8"), /ssh-ed25519/);
    assert.equal(await outcome({ ...key, knownHosts: ssh.knownHosts }), "exists");
    assert.equal(await outcome(null), "authentication_failed");

    const other = ssh.knownHosts.replace(/AAAA\S+/, (base64) => `${base64.slice(0, -4)}AAAA`);
    assert.equal(await outcome({ ...key, knownHosts: other }), "host_key_mismatch");
    await writeFile(knownHostsFile, other);
    assert.equal(await outcome(key), "host_key_mismatch");
    const after = (await readdir(tmpdir())).filter((name) => name.startsWith("lectern-ssh-"));
    assert.deepEqual(after, before, "no key is left behind");
  });
});
