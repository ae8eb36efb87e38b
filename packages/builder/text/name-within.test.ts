import assert from "node:assert/strict";
import { test } from "node:test";
import { nameWithin } from "./name-within.ts";

test("a field is named in its object without what is around it", () => {
  assert.equal(nameWithin("owner", "owner.name"), "name");
  assert.equal(nameWithin("lines", "lines[].sum"), "sum");
  assert.equal(nameWithin("shop.owner", "shop.owner.name"), "name");
  assert.equal(nameWithin("shop.owner", "owner.name"), "name");
  for (const name of ["name", "owner", "owner.", "owners.name", "other.name"])
    assert.equal(nameWithin("owner", name), name);
});
