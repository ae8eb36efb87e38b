import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { createFeedbackApi } from "./testing.ts";

const { api, newProject, get } = await createFeedbackApi();
after(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("rate_limit_buckets").execute();
});

test("F04: filters: source, several statuses, dates from a moment on and before another", async () => {
  const { url } = await newProject([
    { path: "/first", createdAt: "2025-03-01T00:00:00.000Z", source: "agent", status: "resolved" },
    { path: "/last", createdAt: "2025-03-01T23:59:59.999Z", source: "contextual", status: "dismissed" },
    { path: "/beyond", createdAt: "2025-03-02T00:00:00.000Z" },
    { path: "/before", createdAt: "2025-02-28T23:59:59.999Z" },
  ]);
  const paths = async (query: string) =>
    (await get(`${url}/by-page?${query}`)).json().feedback.map((page: { path: string }) => page.path);
  assert.deepEqual(await paths("dateFrom=2025-03-01&dateTo=2025-03-02"), ["/first", "/last"]);
  assert.deepEqual(await paths("dateFrom=2025-03-01T00:00:00.001Z&dateTo=2025-03-02T00:00:00"), ["/last"]);
  assert.deepEqual(await paths("dateFrom=2025-03-01T01:00:00%2B01:00&dateTo=2025-03-02T01:00:00%2B01:00"), [
    "/first",
    "/last",
  ]);
  assert.deepEqual(await paths("dateFrom=2025-03-01&dateTo=2025-03-01"), []);
  assert.deepEqual(await paths("source=agent"), ["/first"]);
  assert.deepEqual(await paths("status=resolved,dismissed"), ["/first", "/last"]);
  assert.deepEqual(await paths("status=in_progress"), []);
  assert.deepEqual(await paths("unknown=parameter&source=agent"), ["/first"]);
});

test("F01, F03, F05: a wrong query is 400 with one detail for each fault", async () => {
  const { url } = await newProject();
  const faultsOf = async (path: string) =>
    (await get(`${url}${path}`, 400)).json().details.map((detail: { path: string }) => detail.path);
  for (const list of ["/by-page", ""]) {
    for (const limit of ["0", "101", "1.5", "1e2", "", "ten", "-1", "9007199254740992", "%00"]) {
      assert.deepEqual(await faultsOf(`${list}?limit=${limit}`), ["query.limit"], limit);
    }
    assert.deepEqual(await faultsOf(`${list}?limit=1&limit=2`), ["query.limit"]);
    for (const date of ["2025-02-30", "now", "10000-01-01", "2025-01-01T00:00:00+02:00", "", "%00"]) {
      assert.deepEqual(await faultsOf(`${list}?dateFrom=${date}`), ["query.dateFrom"], date);
      assert.deepEqual(await faultsOf(`${list}?dateTo=${date}`), ["query.dateTo"], date);
    }
    assert.deepEqual(await faultsOf(`${list}?dateFrom=2025-02-02&dateTo=2025-02-01`), ["query.dateFrom"]);
    for (const source of ["AGENT", "agent,contextual", ""]) {
      assert.deepEqual(await faultsOf(`${list}?source=${source}`), ["query.source"], source);
    }
    for (const status of ["PENDING", "pending,,resolved", "pending,", "pending, resolved", ""]) {
      assert.deepEqual(await faultsOf(`${list}?status=${status}`), ["query.status"], status);
    }
    assert.deepEqual((await faultsOf(`${list}?limit=0&dateFrom=now&dateTo=2025-02-30&source=x&status=a,b`)).sort(), [
      "query.dateFrom",
      "query.dateTo",
      "query.limit",
      "query.source",
      "query.status",
      "query.status",
    ]);
  }
  const message = (await get(`${url}?status=DONE`, 400)).json().details[0].message;
  assert.match(message, /pending, in_progress, resolved, dismissed/);
});

test("F03: a leap day is a date", async () => {
  const { url } = await newProject([{ createdAt: "2024-02-29T12:00:00Z" }]);
  assert.equal((await get(`${url}?dateFrom=2024-02-29&dateTo=2024-03-01`)).json().feedback.length, 1);
});
