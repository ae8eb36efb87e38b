import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutQuery } from "./query-of-path.ts";

test("parameters that fields tell of are taken out of an address, with their values", () => {
  const taken = (path: string, ...names: string[]) => {
    const { path: rest, values } = withoutQuery(path, new Set(names));
    return [rest, Object.fromEntries(values)];
  };
  assert.deepEqual(taken("/items?limit=10&offset={offset}&q=a%20b", "limit", "offset"), [
    "/items?q=a%20b",
    { limit: "10" },
  ]);
  assert.deepEqual(taken("/items?filter%5Bname%5D=a%20b", "filter[name]"), ["/items", { "filter[name]": "a b" }]);
  assert.deepEqual(taken("/items?module=logs&limit", "limit"), ["/items?module=logs", { limit: "" }]);
  assert.deepEqual(taken("/items", "limit"), ["/items", {}]);
});
