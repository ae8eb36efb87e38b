/**
 * Writes `src/api/schema.generated.ts`, the types of the API client, from `api/openapi.generated.json`, the description that the
 * server makes from the schemas it validates with. After the API changed, name a running server to take its
 * description first: `npm run generate -w @lectern/dashboard -- http://localhost:4400`.
 */
import { readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

const description = new URL("./openapi.generated.json", import.meta.url);
const target = new URL("../src/api/schema.generated.ts", import.meta.url);

const server = process.argv[2];
if (server !== undefined) {
  const response = await fetch(new URL("/v1/openapi.json", server));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const { servers: _, ...document } = (await response.json()) as { servers?: unknown };
  await writeFile(description, `${JSON.stringify(document, null, 2)}\n`);
}

const document = await readFile(description, "utf8");
const nodes = await openapiTypescript(document, { alphabetize: true });
await writeFile(
  target,
  `// Generated from api/openapi.generated.json by api/generate.ts; do not edit.\n\n${astToString(nodes)}`,
);
