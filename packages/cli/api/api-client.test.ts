/** What the commands that ask a server say when it is none. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { lectern } from "../testing.ts";

test("an address where something else answers, or nobody, is named in one sentence", async () => {
  const other = createServer((_request, response) => {
    response.end("<h1>Another program</h1>");
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const ask = (...args: string[]) => lectern([...args, "--key", "lec_x", "--url", url]);
  try {
    for (const args of [
      ["status", "dep_x"],
      ["deploy", "--project", "prj_x", "--wait"],
      ["preview", "main", "--project", "prj_x"],
      ["rollback", "--project", "prj_x", "--deployment", "dep_x"],
      ["export", "docs.example.com", "--out", "site.tar.gz"],
    ]) {
      const { code, stdout, stderr } = await ask(...args);
      assert.equal(
        stderr,
        `${url} answers, and is no server of Lectern; correct --url or LECTERN_URL\n`,
        args.join(" "),
      );
      assert.deepEqual([code, stdout], [1, ""]);
    }
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
  const { code, stderr } = await ask("status", "dep_x");
  assert.match(stderr, /^http:\S+ cannot be reached: .+\n$/);
  assert.equal(code, 1);
});
