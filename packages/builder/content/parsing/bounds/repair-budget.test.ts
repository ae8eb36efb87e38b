import assert from "node:assert/strict";
import { test } from "node:test";
import { repairBudget } from "./repair-budget.ts";

test("M05: a page whose elements all stay open to the parser is parsed again a few times, one with some of them as often as any", () => {
  const block = (deep: string) => `1. a\n   <Note>\n${deep}b\n   </Note>\n`;
  assert.ok(repairBudget(block("").repeat(5000)) < 5);
  assert.ok(repairBudget(block("   ").repeat(5000)) > 10, "as it should be written");
  assert.ok(repairBudget(block("").repeat(60)) > 60, "one for each of their faults");
});
