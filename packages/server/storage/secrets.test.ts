import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, describe, it } from "node:test";
import { loadSecrets } from "./secrets.ts";
import { onEachEngine, type TestDatabase } from "./testing.ts";

describe("loadSecrets", () => {
  onEachEngine((engine) => {
    let database: TestDatabase;
    let data: string;
    before(async () => {
      database = await engine.create();
    });
    beforeEach(async () => {
      await database.db.deleteFrom("server_secrets").execute();
      data = await mkdtemp(join(tmpdir(), "lectern-secrets-"));
    });
    afterEach(() => rm(data, { recursive: true }));
    after(() => database.close());
    const config = (secretKey: string | null = null) => ({ secretKey, databaseUrl: database.databaseUrl, data });

    it("derives a key for each purpose, all different, the same at every start", async () => {
      const secrets = await loadSecrets(config(), database.db);
      const texts = [
        ...[secrets.keyPepper, secrets.linkKey, secrets.credentialKey, secrets.cursorKey].map((key) => {
          assert.equal(key.length, 32);
          return key.toString("base64url");
        }),
        secrets.sessionSecret,
      ];
      assert.equal(new Set(texts).size, 5);
      assert.deepEqual(await loadSecrets(config(), database.db), secrets);
    });

    it("makes one root when several processes start for the first time together", async () => {
      const all = await Promise.all([1, 2, 3].map(() => loadSecrets(config(), database.db)));
      assert.deepEqual(all[1], all[0]);
      assert.deepEqual(all[2], all[0]);
    });

    it("derives from the configured key alone", async () => {
      const configured = await loadSecrets(config("k".repeat(32)), database.db);
      const { db, databaseUrl, close } = await engine.create();
      const elsewhere = await loadSecrets({ ...config("k".repeat(32)), databaseUrl }, db);
      await close();
      assert.deepEqual(elsewhere, configured);
    });

    it("refuses another key than the database was first used with", async () => {
      await loadSecrets(config(), database.db);
      await assert.rejects(loadSecrets(config("another key ".repeat(4)), database.db), /The secret key is another/);
      await database.db.deleteFrom("server_secrets").where("name", "=", "root_fingerprint").execute();
      await loadSecrets(config("another key ".repeat(4)), database.db);
    });

    if (engine.kind === "embedded") {
      it("keeps the root in a file that only its owner can read", async () => {
        await loadSecrets(config(), database.db);
        const path = join(data, "secret.key");
        assert.equal((await stat(path)).mode & 0o777, 0o600);
        assert.match(await readFile(path, "utf8"), /^[A-Za-z0-9_-]{43}\n$/);
      });

      it("refuses a root file that is cut short instead of using it", async () => {
        await writeFile(join(data, "secret.key"), "short\n");
        await assert.rejects(loadSecrets(config(), database.db), /secret\.key should hold at least 32 characters/);
      });
    }
  });
});
