import assert from "node:assert/strict";
import { test } from "node:test";
import { schemaOfWritten, valueOfWritten } from "./written-type.ts";

const text = { type: "string" };
const list = (items: object) => ({ type: "array", items });

test("a type is read as its author means it, whichever language it is written in", () => {
  const types: Record<string, object> = {
    String: text,
    timestamp: text,
    "string (optional)": text,
    "string, required": text,
    "string | null": text,
    "Optional[str]": text,
    "json string": text,
    "string (uuid)": { ...text, format: "uuid" },
    "string<date-time>": { ...text, format: "date-time" },
    "string (max 50)": text,
    "integer (int64)": { type: "integer", format: "int64" },
    uint256: { type: "integer" },
    "number or null": { type: "number" },
    bool: { type: "boolean" },
    "Int!": { type: "integer" },
    "User Object": { type: "object" },
    Address: { type: "object" },
    "Record<string, number>": { type: "object" },
    "map[string]string": { type: "object" },
    any: {},
    file: { ...text, format: "binary" },
    "string[]": list(text),
    "List[str]": list(text),
    "array of strings": list(text),
    "number array": list({ type: "number" }),
    "object array": list({ type: "object" }),
    "Array<{ id: string, size: number }>": list({ type: "object" }),
    "integer[][]": list(list({ type: "integer" })),
    array: list({}),
    '"small" | "large"': { ...text, enum: ["small", "large"] },
    "('a' | 'b')[]": list({ ...text, enum: ["a", "b"] }),
    "enum<string>": text,
  };
  for (const [written, schema] of Object.entries(types))
    assert.deepEqual(schemaOfWritten(written, null), schema, written);
});

test("the fields within are those of the innermost type", () => {
  const parts = () => ({ type: "object", properties: { a: text } });
  assert.deepEqual(schemaOfWritten("object", parts), parts());
  assert.deepEqual(schemaOfWritten("Line[]", parts), list(parts()));
  assert.deepEqual(schemaOfWritten("array", parts), list(parts()));
  assert.deepEqual(schemaOfWritten("Optional[List[Line]]", parts), list(parts()));
});

test("values are of their type, or none", () => {
  assert.deepEqual(
    [
      ["20", "integer"],
      ["false", "boolean"],
      ["20", "string"],
      ["[1]", "array"],
      ["many", "integer"],
      ["many", undefined],
      [3, "integer"],
    ].map(([value, type]) => valueOfWritten(value, type)),
    [20, false, "20", [1], undefined, "many", 3],
  );
});

test("whatever is written is read, and what is longer than any type is none", () => {
  for (const one of ["[", "<", "array of ", "a|", "[]", '"', " ", "enum<"]) {
    assert.ok(schemaOfWritten(one.repeat(299).slice(0, 299), null), one);
    assert.deepEqual(schemaOfWritten(one.repeat(100_000), null), {}, one);
  }
});
