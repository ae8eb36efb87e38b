import assert from "node:assert/strict";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { OpenApiDocument } from "../schema/openapi.ts";

/** An answer of the API, from `inject` or from a real connection. */
export interface Answer {
  method: string;
  /** Path with or without query. */
  url: string;
  status: number;
  /** Lower-case names. */
  headers: Record<string, unknown>;
  /** The text of the body. */
  body: string;
}

/** Statuses that occurred in this process, by operation id. */
const seen = new Map<string, Set<string>>();

/** Checks answers against the OpenAPI document and keeps which documented statuses occurred. */
export class DocumentedAnswers {
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #operations: { pattern: RegExp; path: string; method: string; id: string }[];

  constructor(document: OpenApiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ ...document, $id: "openapi" });
    this.#operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        assert.ok(operation.operationId, `${method} ${path} has no operationId`);
        const pattern = new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\{[^}]+\}/g, "[^/]+")}$`);
        return { pattern, path, method: method.toUpperCase(), id: operation.operationId };
      }),
    );
  }

  /** Fails unless status, headers and body are as the document says; an address without operation answers an error. */
  expect(answer: Answer): void {
    const path = answer.url.replace(/[?#].*$/, "");
    if (!path.startsWith("/v1/") || path === "/v1/openapi.json") return;
    const method = answer.method === "HEAD" ? "GET" : answer.method;
    const candidates = !isDecodable(path)
      ? []
      : this.#operations.filter((item) => item.method === method && item.pattern.test(path));
    const operation = candidates.find((item) => !item.path.endsWith("}")) ?? candidates[0];
    if (!operation) {
      assert.ok([400, 404, 405].includes(answer.status), `${answer.status} of no operation: ${method} ${path}`);
      if (answer.method !== "HEAD") this.#check("openapi#/components/schemas/Error", answer.body, `${method} ${path}`);
      return;
    }
    const response = this.#document.paths[operation.path]?.[operation.method.toLowerCase()]?.responses[answer.status];
    assert.ok(response, `${operation.id} answered ${answer.status}, which is not documented: ${answer.body}`);
    const label = `${operation.id} ${answer.status}`;
    this.#checkHeaders(response.headers ?? {}, answer, label);
    const pointer = ["paths", operation.path, operation.method.toLowerCase(), "responses", String(answer.status)]
      .map((segment) => segment.replaceAll("~", "~0").replaceAll("/", "~1"))
      .map(encodeURIComponent)
      .join("/");
    if (answer.method !== "HEAD") {
      if ("content" in response) {
        assert.match(String(answer.headers["content-type"]), /^application\/json; charset=utf-8$/, label);
        this.#check(`openapi#/${pointer}/content/application~1json/schema`, answer.body, label);
      } else assert.equal(answer.body, "", `${label} has a body`);
    }
    const statuses = seen.get(operation.id) ?? new Set();
    seen.set(operation.id, statuses.add(String(answer.status)));
  }

  /** Fails unless every documented status of the operations occurred in this process. */
  assertAllStatusesSeen(operationIds: readonly string[]): void {
    const missing = operationIds.flatMap((id) => {
      const operation = Object.values(this.#document.paths)
        .flatMap((methods) => Object.values(methods))
        .find((candidate) => candidate.operationId === id);
      assert.ok(operation, `There is no operation ${id}`);
      return Object.keys(operation.responses)
        .filter((status) => !seen.get(id)?.has(status))
        .map((status) => `${id} ${status}`);
    });
    assert.deepEqual(missing, [], "documented statuses that no test saw");
  }

  /** Ids of all operations whose path begins so. */
  operationIds(prefix = "/v1/"): string[] {
    return this.#operations.filter((operation) => operation.path.startsWith(prefix)).map((operation) => operation.id);
  }

  #check(reference: string, body: string, label: string): void {
    const validate = this.#ajv.getSchema(reference) as ValidateFunction | undefined;
    assert.ok(validate, `No schema at ${reference}`);
    const valid = validate(JSON.parse(body));
    assert.ok(valid, `${label} does not fit the document: ${this.#ajv.errorsText(validate.errors)} in ${body}`);
  }

  #checkHeaders(documented: Record<string, object>, answer: Answer, label: string): void {
    for (const [name, header] of Object.entries(documented) as [string, { required: boolean; schema: object }][]) {
      const value = answer.headers[name.toLowerCase()];
      if (value === undefined) assert.ok(!header.required, `${label} lacks the header ${name}`);
      else {
        const validate = this.#ajv.compile(header.schema);
        assert.ok(validate(String(value)), `${label}: header ${name} is ${value}`);
      }
    }
  }
}

/** A path with a broken percent-encoding is refused before it reaches any operation. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
