import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { pino } from "pino";
import { postgresMissing, startTestPostgres, type TestPostgres } from "../../testing/test-postgres.ts";
import { isUnavailable } from "../database-errors.ts";
import { openPostgres } from "./open-postgres.ts";

/** A way to the server on which connections may fall silent without being closed, as behind a firewall or a dead host. */
class FreezingProxy {
  readonly #frozen = new Set<Socket>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  constructor(target: URL) {
    this.#server = createServer((client) => {
      const server = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        this.#sockets.add(from);
        from.on("data", (bytes) => this.#frozen.has(from) || to.write(bytes));
        from.on("error", () => {}).on("close", () => to.destroy());
      }
    });
  }

  /** The address of a database by way of the proxy, of which a query is awaited for half a second. */
  async open(databaseUrl: string): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const url = new URL(databaseUrl);
    url.port = String((this.#server.address() as AddressInfo).port);
    url.searchParams.set("query_timeout", "500");
    return url.href;
  }

  /** From now on nothing passes on the connections that there are; new ones work. */
  freeze(): void {
    for (const socket of this.#sockets) this.#frozen.add(socket);
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

describe("connections to PostgreSQL", { skip: postgresMissing() }, () => {
  let server: TestPostgres;
  let proxy: FreezingProxy;
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  before(async () => {
    server = await startTestPostgres();
    proxy = new FreezingProxy(new URL(server.databaseUrl));
    opened = await openPostgres(await proxy.open(server.databaseUrl), pino({ level: "silent" }));
  });
  after(async () => {
    await opened.close();
    proxy.close();
    await server.close();
  });
  const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(opened.db)).rows[0]?.one;

  it("P24: one that has fallen silent is given up with the query that it left unanswered, and the next query has another", async () => {
    assert.equal(await one(), 1);
    proxy.freeze();
    await assert.rejects(one, isUnavailable);
    assert.equal(await one(), 1);
    const transaction = opened.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      proxy.freeze();
      await sql`select 1`.execute(transaction);
    });
    await assert.rejects(transaction, isUnavailable);
    assert.equal(await one(), 1);
  });

  it("P24: a server that only reads is one that cannot serve for now", async () => {
    const writing = opened.db.transaction().execute(async (transaction) => {
      await sql`create table written (id int)`.execute(transaction);
      await sql`set transaction read only`.execute(transaction);
      await sql`insert into written values (1)`.execute(transaction);
    });
    await assert.rejects(writing, isUnavailable);
  });
});
