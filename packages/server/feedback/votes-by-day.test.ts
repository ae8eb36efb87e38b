import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { createFeedbackApi, type TestEntry } from "./testing.ts";

const { api, newProject, get } = await createFeedbackApi();
after(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("rate_limit_buckets").execute();
});

test("votes by day: every source's, on their UTC day, of the filter's time only", async () => {
  const at = (createdAt: string, helpful: boolean | null, source: TestEntry["source"] = "contextual") => ({
    createdAt,
    helpful,
    source,
  });
  const { url } = await newProject([
    at("2026-03-07T23:59:59.999Z", true),
    at("2026-03-08T00:00:00Z", true),
    at("2026-03-08T23:59:59.999Z", false, "thumbs_only"),
    at("2026-03-09T12:00:00Z", null),
    at("2026-03-10T12:00:00Z", true, "agent"),
    at("2026-03-11T00:00:00Z", true),
  ]);
  const votes = (await get(`${url}/votes?dateFrom=2026-03-08&dateTo=2026-03-11`)).json();
  assert.deepEqual(votes, {
    dateFrom: "2026-03-08T00:00:00.000Z",
    dateTo: "2026-03-11T00:00:00.000Z",
    days: [
      { date: "2026-03-08", up: 1, down: 1 },
      { date: "2026-03-10", up: 1, down: 0 },
    ],
  });
  const agents = (await get(`${url}/votes?dateFrom=2026-03-08&dateTo=2026-03-11&source=agent`)).json();
  assert.deepEqual(agents.days, [{ date: "2026-03-10", up: 1, down: 0 }]);
});

test("votes by day: thirty days up to now unless told, and at most a year", async () => {
  const day = 86_400_000;
  const before = (days: number) => new Date(Date.now() - days * day).toISOString();
  const { url } = await newProject([
    { createdAt: before(31), helpful: true },
    { createdAt: before(29), helpful: true },
  ]);
  const votes = (await get(`${url}/votes`)).json();
  assert.equal(Date.parse(votes.dateTo) - Date.parse(votes.dateFrom), 30 * day);
  assert.equal(votes.days.length, 1);
  await get(`${url}/votes?dateFrom=2024-01-01&dateTo=2025-01-01`);
  const refused = await get(`${url}/votes?dateFrom=2024-01-01&dateTo=2025-01-02`, 400);
  assert.deepEqual(refused.json().details, [
    { message: "dateFrom must be at most 366 days before dateTo", path: "query.dateFrom" },
  ]);
});
