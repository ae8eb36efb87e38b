import assert from "node:assert/strict";
import { test } from "node:test";
import { repairBudget } from "./repair-budget.ts";

test("M05: a page whose elements all stay open to the parser is parsed again a few times, one with some of them as often as any", () => {
  const block = (deep: string) => `1. a\n   <Note>\n${deep}b\n   </Note>\n`;
  assert.ok(repairBudget(block("").repeat(5000)) < 5);
  assert.ok(repairBudget(block("   ").repeat(5000)) > 10, "as it should be written");
  assert.ok(repairBudget(block("").repeat(60)) > 60, "one for each of their faults");
});

test("M05: a line of thousands of ends without beginnings is parsed again a few times, one with their beginnings as often as any", () => {
  assert.ok(repairBudget("</Note>".repeat(12_000)) < 3);
  assert.ok(repairBudget("<Note></Note>".repeat(6_000)) > 30);
  assert.ok(repairBudget("</Note> and words\n".repeat(6_000)) > 20, "each on a line of its own");
});
