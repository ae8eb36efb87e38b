/** What may hold a value: a list, an object of its own keys or of names, a schema (which may be true or false), words. */
export interface Shape {
  form: "list" | "map" | "object" | "schema" | "listOrText" | "listOrFlag" | "text";
  /** What its items, or the values of its names, are. */
  of?: string;
  /** What it is itself, where it is an object. */
  is?: string;
}

const list = (of?: string): Shape => ({ form: "list", ...(of ? { of } : {}) });
const map = (of?: string): Shape => ({ form: "map", ...(of ? { of } : {}) });
const one = (is: string): Shape => ({ form: "object", is });
const schema: Shape = { form: "schema", is: "schema" };
const text: Shape = { form: "text" };

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];
const schemas = ["items", "additionalProperties", "not", "contains", "propertyNames", "unevaluatedItems"];

const schemaKeys: Record<string, Shape> = {
  properties: map("property"),
  patternProperties: map("property"),
  ...Object.fromEntries(schemas.map((key) => [key, schema])),
  prefixItems: list("schema"),
  allOf: list("schema"),
  oneOf: list("schema"),
  anyOf: list("schema"),
  enum: list(),
  required: list(),
  type: { form: "listOrText" },
  description: text,
};

/** The keys of each kind of object of OpenAPI 3 whose values have one form: what has another is not shown. */
export const shapes: Record<string, Record<string, Shape>> = {
  document: {
    paths: map("pathItem"),
    webhooks: map("pathItem"),
    components: one("components"),
    servers: list(),
    security: list(),
    tags: list(),
  },
  components: {
    schemas: map("property"),
    parameters: map("parameter"),
    headers: map("parameter"),
    responses: map("response"),
    requestBodies: map("body"),
    securitySchemes: map(),
  },
  pathItem: {
    ...Object.fromEntries(methods.map((method) => [method, one("operation")])),
    parameters: list("parameter"),
    servers: list(),
  },
  operation: {
    parameters: list("parameter"),
    requestBody: one("body"),
    responses: map("response"),
    tags: list(),
    security: list(),
    servers: list(),
    callbacks: map("callback"),
    summary: text,
    description: text,
  },
  callback: {},
  parameter: { schema: { form: "schema", is: "property" }, content: map("media"), description: text },
  body: { content: map("media"), description: text },
  response: { content: map("media"), headers: map("parameter"), links: map(), description: text },
  media: { schema },
  schema: schemaKeys,
  // In the third draft of JSON Schema a property says itself that it is required, in its place or where it refers to: it is
  // read. So does the schema of a parameter.
  property: { ...schemaKeys, required: { form: "listOrFlag" } },
};
