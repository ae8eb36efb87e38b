import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { ApiError } from "@lectern/contract";
import { sql } from "kysely";
import { onEachEngine, type TestDatabase } from "../testing.ts";
import { pageQuery, type SortColumn } from "./page-query.ts";
import { decodeCursor, encodeCursor } from "./paging.ts";

const cursorKey = randomBytes(32);
const newestFirst: SortColumn[] = [
  { column: "stored_at", direction: "desc", type: "timestamptz" },
  { column: "sha256", direction: "desc", type: "text" },
];

describe("a cursor", () => {
  const query = { route: "feedback", project: "prj_1", status: ["pending"], from: undefined };

  it("holds a position for one query, whatever the order of its fields", () => {
    const cursor = encodeCursor(cursorKey, query, ["2026-01-01", "x"]);
    assert.match(cursor, /^[A-Za-z0-9_.-]+$/);
    const same = { status: ["pending"], project: "prj_1", route: "feedback" };
    assert.deepEqual(decodeCursor(cursorKey, same, cursor), ["2026-01-01", "x"]);
  });

  it("F02: is refused, naming query.cursor, when malformed, changed, of another query or another key", () => {
    const cursor = encodeCursor(cursorKey, query, ["x"]);
    const [body, signature] = cursor.split(".");
    const other = Buffer.from('["y"]').toString("base64url");
    const wrong = ["", ".", "x", body!, `${body}.`, `${other}.${signature}`, `${cursor}.x`, `${cursor}AAAA`, "%00.%00"];
    const refused = (error: unknown) =>
      error instanceof ApiError && error.code === "invalid_request" && error.details?.[0]?.path === "query.cursor";
    for (const text of wrong) assert.throws(() => decodeCursor(cursorKey, query, text), refused, text);
    assert.throws(() => decodeCursor(cursorKey, { ...query, project: "prj_2" }, cursor), refused);
    assert.throws(() => decodeCursor(randomBytes(32), query, cursor), refused);
  });
});

describe("pages of a query", () => {
  onEachEngine((engine) => {
    let database: TestDatabase;
    before(async () => {
      database = await engine.create();
    });
    after(() => database.close());

    const all = (order: SortColumn[], limit: number, prefix: string) => {
      const page = async (cursor?: string) =>
        pageQuery(database.db.selectFrom("blobs").select(["sha256", "size"]).where("sha256", "like", `${prefix}%`), {
          cursorKey,
          belongsTo: { prefix },
          order,
          limit,
          cursor,
        });
      return { page, read: () => readAll(page) };
    };

    it("give every row once, also where a thousand share a millisecond", async () => {
      await sql`insert into blobs (sha256, size, stored_at)
        select 'tie-' || n, n, timestamptz '2026-01-01T00:00:00.123Z' + (n % 7) * interval '1 microsecond'
        from generate_series(1, 50) as n`.execute(database.db);
      const { pages } = await all(newestFirst, 7, "tie-").read();
      assert.deepEqual(
        pages.map((items) => items.length),
        [7, 7, 7, 7, 7, 7, 7, 1],
      );
      const expected = await database.db
        .selectFrom("blobs")
        .select("sha256")
        .where("sha256", "like", "tie-%")
        .orderBy("stored_at", "desc")
        .orderBy("sha256", "desc")
        .execute();
      assert.deepEqual(
        pages.flat().map((row) => row.sha256),
        expected.map((row) => row.sha256),
      );
      assert.deepEqual(Object.keys(pages[0]![0]!), ["sha256", "size"]);
    });

    it("say that there is no more when the last page is exactly full", async () => {
      await database.db
        .insertInto("blobs")
        .values([1, 2, 3, 4].map((n) => ({ sha256: `full-${n}`, size: n })))
        .execute();
      const { page } = all(newestFirst, 2, "full-");
      const first = await page();
      assert.equal(first.hasMore, true);
      const second = await page(first.nextCursor!);
      assert.deepEqual([second.items.length, second.hasMore, second.nextCursor], [2, false, null]);
      const none = await all(newestFirst, 2, "no-such-").page();
      assert.deepEqual(none, { items: [], hasMore: false, nextCursor: null });
    });

    it("F09: are not shifted by rows that come meanwhile", async () => {
      const values = ["b", "d", "f"].map((letter) => ({ sha256: `shift-${letter}`, size: 1 }));
      await database.db.insertInto("blobs").values(values).execute();
      const { page } = all([{ column: "sha256", direction: "asc", type: "text" }], 2, "shift-");
      const first = await page();
      await database.db
        .insertInto("blobs")
        .values([
          { sha256: "shift-a", size: 1 },
          { sha256: "shift-e", size: 1 },
        ])
        .execute();
      const second = await page(first.nextCursor!);
      assert.deepEqual(
        first.items.map((row) => row.sha256),
        ["shift-b", "shift-d"],
      );
      assert.deepEqual(
        second.items.map((row) => row.sha256),
        ["shift-e", "shift-f"],
      );
    });

    it("page through an aggregate in mixed directions, text by code point", async () => {
      const names = ["mix-Z", "mix-a", "mix-ä", "mix-É", "mix-b", "mix-_"];
      await database.db
        .insertInto("blobs")
        .values(names.map((sha256, index) => ({ sha256, size: index % 2 })))
        .execute();
      const totals = database.db
        .selectFrom("blobs")
        .select(["sha256 as path", (eb) => eb.fn.sum<number>("size").as("total")])
        .where("sha256", "like", "mix-%")
        .groupBy("sha256");
      const { pages } = await readAll((cursor) =>
        pageQuery(database.db.selectFrom(totals.as("page")).selectAll(), {
          cursorKey,
          belongsTo: {},
          order: [
            { column: "total", direction: "desc", type: "bigint" },
            { column: "path", direction: "asc", type: "text", byCodePoint: true },
          ],
          limit: 2,
          cursor,
        }),
      );
      assert.deepEqual(
        pages.flat().map((row) => row.path),
        ["mix-_", "mix-a", "mix-É", "mix-Z", "mix-b", "mix-ä"],
      );
    });
  });
});

async function readAll<T>(page: (cursor?: string) => Promise<{ items: T[]; nextCursor: string | null }>) {
  const pages: T[][] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await page(cursor);
    pages.push(items);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return { pages };
}
