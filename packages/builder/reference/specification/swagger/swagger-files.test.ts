import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, textOf, users } from "../../testing.ts";

test("Swagger 2.0 in several files: paths, parameters, bodies and answers of other files are upgraded too", async (t) => {
  const files = {
    "api/swagger.yaml": `swagger: "2.0"
info: {title: Old, version: "1"}
host: old.example
consumes: [application/json]
produces: [application/json]
paths:
  /pets:
    $ref: parts/pets.yaml
  /dogs:
    get:
      summary: List dogs
      parameters:
        - $ref: "parts/parameters.yaml#/Limit"
      responses:
        200: {$ref: "parts/answers.yaml#/Dogs"}
parameters:
  Tail: {$ref: "parts/parameters.yaml#/Tail"}
definitions:
  Error: {type: object, properties: {reason: {type: string, description: Why it failed}}}
`,
    "api/parts/pets.yaml": `parameters:
  - {$ref: "../swagger.yaml#/parameters/Tail"}
post:
  summary: Add a pet
  parameters:
    - {$ref: "parameters.yaml#/Pet"}
  responses:
    200: {description: Fine, schema: {$ref: "pet.yaml"}}
    400: {description: Wrong, schema: {$ref: "../swagger.yaml#/definitions/Error"}}
`,
    "api/parts/parameters.yaml": `Limit: {name: limit, in: query, type: integer, maximum: 77, description: At most}
Tail: {name: tail, in: query, type: array, collectionFormat: pipes, items: {type: string}}
Pet: {name: pet, in: body, description: The whole pet, schema: {$ref: "pet.yaml"}}
`,
    "api/parts/answers.yaml": `Dogs: {description: All dogs, schema: {type: array, items: {$ref: "pet.yaml"}}}
`,
    "api/parts/pet.yaml": `type: object
properties:
  name: {type: string, description: What it hears}
  fault: {$ref: "../swagger.yaml#/definitions/Error"}
`,
  };
  const navigation = { groups: [{ group: "Old", openapi: { source: "api/swagger.yaml", directory: "old" } }] };
  const site = await buildApi(t, users, navigation, files);
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "old/add-a-pet.html"), [
    "tail string[] pipeDelimited",
    "Body application/json The whole pet name string What it hears fault object",
    "reason string Why it failed",
    "200 application/json Fine name string What it hears",
  ]);
  assertHas(textOf(site, "old/list-dogs.html"), [
    "limit integer At most Required range: x <= 77",
    "All dogs",
    "name string What it hears",
  ]);
});

test("M08: Swagger 2.0 that repeats a large file without end is refused with a reason", async (t) => {
  const parameters = Array.from({ length: 2000 }, () => ({ $ref: "large.json#/Large" }));
  const swagger = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    paths: { "/a": { get: { summary: "A", parameters, responses: {} } } },
  };
  const large = { Large: { name: "large", in: "query", type: "string", description: "x".repeat(100_000) } };
  const files = { "old.json": JSON.stringify(swagger), "large.json": JSON.stringify(large) };
  const site = await buildApi(t, users, { groups: [{ group: "Old", openapi: "old.json" }] }, files);
  assert.match(site.report.diagnostics.map(({ message }) => message).join(), /repeats too much of its other files/);
});
