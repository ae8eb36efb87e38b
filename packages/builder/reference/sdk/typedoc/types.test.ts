import assert from "node:assert/strict";
import { test } from "node:test";
import { typeText } from "../type-pill.ts";
import { call, type Json, parameter, read, reflection, string, written } from "./testing.ts";

test("types are written as TypeScript writes them", () => {
  const user = { type: "reference", name: "User", target: -1 };
  const fn = {
    type: "reflection",
    declaration: reflection(65536, "__type", {
      signatures: [call("__type", [parameter("a", string, { flags: { isOptional: true } })], string)],
    }),
  };
  const cases: [Json, string][] = [
    [
      { type: "union", types: [string, { type: "literal", value: null }, fn] },
      "string | null | ((a?: string) => string)",
    ],
    [{ type: "array", elementType: { type: "union", types: [string, user] } }, "(string | User)[]"],
    [{ type: "intersection", types: [user, { type: "union", types: [string, user] }] }, "User & (string | User)"],
    [
      {
        type: "tuple",
        elements: [
          { type: "namedTupleMember", name: "a", isOptional: true, element: string },
          { type: "rest", elementType: { type: "array", elementType: string } },
        ],
      },
      "[a?: string, ...string[]]",
    ],
    [{ type: "literal", value: 'a"b' }, '"a\\"b"'],
    [{ type: "literal", value: { value: "10", negative: true } }, "-10n"],
    [
      {
        type: "conditional",
        checkType: user,
        extendsType: { type: "inferred", name: "U" },
        trueType: string,
        falseType: user,
      },
      "User extends (infer U) ? string : User",
    ],
    [
      {
        type: "mapped",
        parameter: "K",
        parameterType: { type: "typeOperator", operator: "keyof", target: user },
        templateType: { type: "indexedAccess", objectType: user, indexType: { type: "reference", name: "K" } },
        readonlyModifier: "+",
        optionalModifier: "-",
      },
      "{ readonly [K in keyof User]-?: User[K] }",
    ],
    [{ type: "templateLiteral", head: "v", tail: [[string, "!"]] }, "`v$" + "{string}!`"],
    [{ type: "query", queryType: user }, "typeof User"],
    [{ type: "predicate", name: "x", asserts: true, targetType: string }, "asserts x is string"],
    [{ type: "optional", elementType: string }, "string?"],
    [{ type: "reference", name: "Map", typeArguments: [string, user] }, "Map<string, User>"],
    [
      { type: "typeOperator", operator: "readonly", target: { type: "array", elementType: string } },
      "readonly string[]",
    ],
    [
      {
        type: "reflection",
        declaration: reflection(65536, "__type", {
          children: [reflection(1024, "a-b", { type: string })],
          indexSignatures: [reflection(8192, "__index", { parameters: [parameter("k", string)], type: user })],
        }),
      },
      '{ [k: string]: User; "a-b": string }',
    ],
    [{ type: "unknown", name: "as it stood" }, "as it stood"],
    [{ type: "never seen" }, "unknown"],
  ];
  for (const [type, expected] of cases) assert.equal(written(type), expected);
});

test("code that is too long for a line has a line for each of its parts", () => {
  const types = Array.from({ length: 5 }, (_, index) => ({ type: "literal", value: `a value that is long ${index}` }));
  assert.match(written({ type: "union", types }), /^\n {2}\| "a value that is long 0"\n {2}\| "a value/);
  const parameters = Array.from({ length: 6 }, (_, index) => parameter(`parameter${index}`, string));
  const [f] = read([reflection(64, "f", { signatures: [call("f", parameters, string)] })]);
  assert.match(f?.signatures[0]?.code ?? "", /^function f\(\n {2}parameter0: string,\n[\s\S]*\n\): string$/);
});

test("a huge type is cut", () => {
  const types = Array.from({ length: 100_000 }, (_, index) => ({ type: "literal", value: index }));
  const [one] = read([reflection(128, "A", { children: [reflection(1024, "x", { type: { type: "union", types } })] })]);
  assert.ok(typeText(one?.members[0]?.type ?? []).length < 10_000);
});
