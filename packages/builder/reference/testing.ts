import assert from "node:assert/strict";
import type { BuildOptions } from "../index.ts";
import { type Built, build, folderOf, type TestScope } from "../test/build-fixture.ts";

type Json = Record<string, unknown>;

/** A site of one specification: `navigation` and files beside it are the test's. */
export function buildApi(
  test: TestScope,
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

/** The schema of a user. */
export const user = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string", format: "uuid" }, name: { type: "string", description: "Full **name**" } },
};
/** An API of users: two tags, operations that are hidden or left out, one with an address of its own. */
export const users = openapi(
  {
    "/users": {
      get: answering(
        { type: "array", items: { $ref: "#/components/schemas/User" } },
        {
          summary: "List users",
          tags: ["people"],
          parameters: [
            { name: "limit", in: "query", schema: { type: "integer", default: 20, minimum: 1, maximum: 100 } },
          ],
        },
      ),
      post: {
        summary: "Create a user",
        tags: ["people"],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/User" } } } },
        responses: {},
      },
    },
    "/health": { get: answering({ type: "boolean" }) },
    "/secret": { get: answering({}, { summary: "Secret", "x-excluded": true }) },
    "/hidden": { get: answering({}, { summary: "Hidden", "x-hidden": true }) },
    "/moved": {
      get: answering(
        {},
        {
          summary: "Moved",
          "x-mint": {
            href: "/elsewhere/here",
            content: "## Before you call\n\n<Note>Careful</Note>",
            metadata: { title: "Moved away", tag: "NEW" },
          },
        },
      ),
    },
  },
  {
    tags: [{ name: "people", "x-group": "People & teams" }],
    components: { schemas: { User: user }, securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
    security: [{ key: [] }],
  },
);

/** What readers see of a page, without marks and without the objects that are told before the name of a field. */
export function textOf(site: Built, file: string): string {
  const html = site.text(file);
  const content = html.slice(html.indexOf('id="content-area"'), html.indexOf("</main>"));
  return content
    .replace(/<span class="lc-muted">[^<]*<\/span><wbr>/g, "")
    .replace(/<(?:script|svg)[\s\S]*?<\/(?:script|svg)>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ");
}

/** Fails with the part that a text does not have. */
export function assertHas(text: string, parts: readonly string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `${JSON.stringify(part)} is not on the page: ${text}`);
}

/** Paths of the pages of a site, in their order. */
export const pathsOf = (site: Built): string[] => site.manifest.pages.map(({ path }) => path);

/** A navigation of one tab that has the specification, and more. */
export const tab = (more: Record<string, unknown>) => ({ tabs: [{ tab: "API", openapi: "openapi.json", ...more }] });

/** Labels and links of a page's sidebar, in their order. */
export function sidebarOf(site: Built, file: string): string[] {
  const html = site.text(file);
  const sidebar = html.slice(html.indexOf(`aria-label="Pages"`), html.indexOf('id="content-area"'));
  const parts = sidebar.matchAll(/href="([^"]*)"|(?:sidebar-group-header|<summary)[^>]*>(?:<[^>]*>)*([^<]+)/g);
  return [...parts].map(([, href, label]) => href ?? `# ${label}`);
}
