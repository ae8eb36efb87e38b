import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSchema, type GraphQLError, parse, validate } from "graphql";
import { getVariableValues } from "graphql/execution/values.js";
import { Examples } from "./examples.ts";
import { operationKinds, readSchema } from "./schema.ts";

/** Examples of all operations of a schema by their names; each is valid, with its variables. */
function examplesOf(text: string) {
  const schema = readSchema("schema.graphql", text);
  const strict = buildSchema(text, { assumeValid: true });
  const examples = new Examples(schema);
  const found: Record<string, { operation: string; variables: unknown; data: unknown }> = {};
  for (const kind of operationKinds)
    for (const field of schema.types.get(schema.roots.get(kind) ?? "")?.fields ?? []) {
      const { operation, variables, response } = examples.of(kind, field);
      const document = parse(operation);
      const given = JSON.parse(variables ?? "{}");
      assert.deepEqual(validate(strict, document).map(String), [], operation);
      const [definition] = document.definitions;
      assert.ok(definition?.kind === "OperationDefinition");
      const { errors } = getVariableValues(strict, definition.variableDefinitions ?? [], given);
      assert.deepEqual(
        errors?.map((one: GraphQLError) => one.message),
        undefined,
        variables ?? "",
      );
      found[field.name.value] = { operation, variables: given, data: JSON.parse(response).data };
    }
  return found;
}

test("kinds of an answer whose fields differ in their types are asked for what they have in common", () => {
  const { found } = examplesOf(`
    type A { id: ID! name: String! size: Int one: [A!] }
    type B { id: ID name: String! size: Float two: B one: [A] }
    union Found = A | B
    type Query { found: Found }
  `);
  assert.match(found?.operation ?? "", /\.\.\. on A \{\s+id\s+name\s+size\s/);
  assert.match(found?.operation ?? "", /\.\.\. on B \{\s+name\s/);
});

test("of an input with @oneOf one attribute is given, and what must be given is, at any depth", () => {
  const { find } = examplesOf(`
    directive @oneOf on INPUT_OBJECT
    input By @oneOf { old: ID @deprecated all: [By!] id: ID name: String }
    input A { b: B! } input B { c: C! } input C { d: D! } input D { e: [E!]! } input E { id: ID! note: String }
    input Loop { again: [Loop!]! }
    type Query { find(by: By!, deep: A!, loop: Loop!): Int }
  `);
  assert.deepEqual(find?.variables, {
    by: { id: "<id>" },
    deep: { b: { c: { d: { e: [{ id: "<id>" }] } } } },
    loop: { again: [] },
  });
});

test("a scalar is known by the words of its name, and numbers are told as they are", () => {
  const names = [
    "Point",
    "ObjectID",
    "Bytes",
    "UpdatePolicy",
    "BigInt",
    "timestamptz",
    "JSONObject",
    "float8",
    "Company",
  ];
  const { all, page } = examplesOf(`
    ${names.map((name) => `scalar ${name}`).join("\n")}
    type All { ${names.map((name) => `f${name}: ${name}`).join("\n")} }
    type Query { all: All page(after: BigInt = 9007199254740993, most: BigInt = 1e400): Int }
  `);
  assert.deepEqual(all?.data, {
    all: {
      ...{ fPoint: "<Point>", fObjectID: "<ObjectID>", fBytes: "<Bytes>", fUpdatePolicy: "<UpdatePolicy>" },
      ...{
        fBigInt: 123,
        ftimestamptz: "2026-01-31T12:00:00Z",
        fJSONObject: {},
        ffloat8: 123.45,
        fCompany: "<Company>",
      },
    },
  });
  assert.equal(page?.operation.includes("$after: BigInt"), true);
});

test("M05: an example of inputs that hold each other many times is short", () => {
  const inputs = Array.from({ length: 60 }, (_, at) => at);
  const fields = inputs.map((at) => `f${at}: I${at}!`).join(" ");
  const schema = readSchema(
    "s.graphql",
    `${inputs.map((at) => `input I${at} { ${fields} }`).join("\n")}
    type Query { a(i: I0!): Int }`,
  );
  const [field] = schema.types.get("Query")?.fields ?? [];
  assert.ok(field);
  assert.ok((new Examples(schema).of("query", field).variables ?? "").length < 20_000);
});
