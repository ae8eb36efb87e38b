import type { TestContext } from "node:test";
import type { BuildOptions } from "../index.ts";
import { type Built, build, folderOf } from "../test/build-fixture.ts";

type Json = Record<string, unknown>;

/** A site of one specification: `navigation` and files beside it are the test's. */
export function buildApi(
  test: TestContext,
  specification: Json | string,
  navigation: Json,
  files: Record<string, string> = {},
  options: Partial<BuildOptions> = {},
): Promise<Built> {
  const config = { name: "Shop", theme: "mint", colors: { primary: "#0a6" }, navigation };
  const text = typeof specification === "string" ? specification : JSON.stringify(specification, null, 2);
  return build(test, folderOf(test, { "docs.json": JSON.stringify(config), "openapi.json": text, ...files }), options);
}

/** OpenAPI 3.1 with the given paths and schemas. */
export function openapi(paths: Json, more: Json = {}): Json {
  return {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    servers: [{ url: "https://api.shop.example/v1" }],
    paths,
    ...more,
  };
}

/** An operation that answers with JSON of a schema. */
export function answering(schema: Json, more: Json = {}): Json {
  return { responses: { 200: { description: "Fine", content: { "application/json": { schema } } } }, ...more };
}
