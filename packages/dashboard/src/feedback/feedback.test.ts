import assert from "node:assert/strict";
import { test } from "node:test";
import { filterOf, queryOf } from "./filters.ts";
import { votesByDay } from "./votes-by-day.ts";

const now = Date.parse("2026-03-10T23:59:59Z");

test("a filter covers whole days with today as the last, for an exclusive end", () => {
  assert.deepEqual(queryOf({ days: 7, source: null, status: null }, now), {
    dateFrom: "2026-03-04",
    dateTo: "2026-03-11",
  });
});

test("what the address of the page does not name rightly is not asked of the API", () => {
  assert.deepEqual(filterOf({ days: 12, source: "toString", status: "open" }), {
    days: 30,
    source: null,
    status: null,
  });
  assert.deepEqual(queryOf(filterOf({ days: 7, source: "agent", status: "pending" }), now), {
    dateFrom: "2026-03-04",
    dateTo: "2026-03-11",
    source: "agent",
    status: "pending",
  });
});

test("every day of the filter's time has its bar, days without votes with none", () => {
  const { days, up, down } = votesByDay(
    [
      { date: "2026-03-08", up: 1, down: 0 },
      { date: "2026-03-10", up: 2, down: 3 },
    ],
    "2026-03-08",
    "2026-03-11",
  );
  assert.deepEqual(
    days.map((day) => new Date(day * 1000).toISOString().slice(0, 10)),
    ["2026-03-08", "2026-03-09", "2026-03-10"],
  );
  assert.deepEqual(up, [1, 0, 2]);
  assert.deepEqual(down, [0, 0, 3]);
});
