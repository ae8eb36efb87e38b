import assert from "node:assert/strict";
import { test } from "node:test";
import { nameWithin, placedFields } from "./name-within.ts";

test("a field is named in its object without what is around it", () => {
  assert.equal(nameWithin("owner", "owner.name"), "name");
  assert.equal(nameWithin("lines", "lines[].sum"), "sum");
  assert.equal(nameWithin("shop.owner", "shop.owner.name"), "name");
  assert.equal(nameWithin("shop.owner", "owner.name"), "name");
  for (const name of ["name", "owner", "owner.", "owners.name", "other.name"])
    assert.equal(nameWithin("owner", name), name);
});

test("a field is placed within the one before it whose name its own begins with", () => {
  const names = ["owner", "owner.name", "owner.home.city", "lines", "lines[].sum", "total.net", "owners.all"];
  const placed = placedFields(names.map((name) => ({ name })));
  assert.deepEqual(
    placed.map(({ field, within }) => [field.name, within.map(({ name }) => name)]),
    [
      ["owner", ["owner.name", "owner.home.city"]],
      ["lines", ["lines[].sum"]],
      ["total.net", []],
      ["owners.all", []],
    ],
  );
  const long = { name: "a.".repeat(50_000) };
  assert.equal(placedFields([long, { name: `${long.name}b` }]).length, 2);
});
