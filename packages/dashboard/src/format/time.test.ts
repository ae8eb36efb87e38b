import assert from "node:assert/strict";
import { test } from "node:test";
import { duration, relativeTime, seconds } from "./time.ts";

const now = Date.parse("2026-03-10T12:00:00Z");

test("times near now are read as now, in both directions", () => {
  assert.equal(relativeTime("2026-03-10T11:59:40Z", now), "just now");
  assert.equal(relativeTime("2026-03-10T12:00:03Z", now), "just now");
  assert.equal(relativeTime("2026-03-10T12:00:30Z", now), "in a moment");
});

test("the largest whole unit is named, and nothing is ever rounded up to a unit that has not passed", () => {
  assert.equal(relativeTime("2026-03-10T11:59:10Z", now), "1 minute ago");
  assert.equal(relativeTime("2026-03-10T11:00:01Z", now), "59 minutes ago");
  assert.equal(relativeTime("2026-03-10T10:00:00Z", now), "2 hours ago");
  assert.equal(relativeTime("2026-03-09T11:00:00Z", now), "yesterday");
  assert.equal(relativeTime("2026-03-13T12:00:00Z", now), "in 3 days");
  assert.equal(relativeTime("2026-04-24T12:00:00Z", now), "in 45 days");
  assert.equal(relativeTime("2025-12-01T12:00:00Z", now), "3 months ago");
  assert.equal(relativeTime("2025-02-01T12:00:00Z", now), "13 months ago");
});

test("durations name at most two units", () => {
  assert.equal(seconds(0.42), "0.4 s");
  assert.equal(seconds(38.4), "38 s");
  assert.equal(seconds(59.7), "1 min");
  assert.equal(seconds(125), "2 min 5 s");
  assert.equal(seconds(3840), "1 h 4 min");
  assert.equal(duration("2026-03-10T12:00:00Z", "2026-03-10T12:01:00Z"), "1 min");
});

test("a clock behind the server's never shows a negative duration", () => {
  assert.equal(duration("2026-03-10T12:00:05Z", now), "0 s");
});
