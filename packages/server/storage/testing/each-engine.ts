import { after, before, describe } from "node:test";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { postgresMissing, startTestPostgres, type TestPostgres } from "./test-postgres.ts";

export interface TestEngine {
  kind: TestDatabase["kind"];
  /** A fresh database; close it. */
  create(): Promise<TestDatabase>;
  /** The server behind it; only on PostgreSQL. */
  server(): TestPostgres;
}

/** Runs a suite on the embedded database and on a PostgreSQL server, so that no room learns only one of them. */
export function onEachEngine(suite: (engine: TestEngine) => void): void {
  describe("on the embedded database", () => {
    suite({
      kind: "embedded",
      create: () => createTestDatabase({ databaseUrl: "" }),
      server: () => {
        throw new Error("The embedded database has no server");
      },
    });
  });
  describe("on PostgreSQL", { skip: postgresMissing() }, () => {
    let server: TestPostgres;
    before(async () => {
      server = await startTestPostgres();
    });
    suite({
      kind: "postgres",
      create: () => createTestDatabase({ databaseUrl: server.databaseUrl }),
      server: () => server,
    });
    // After the suite's own hooks, which close databases of this server.
    after(() => server.close());
  });
}
