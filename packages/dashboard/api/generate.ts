/**
 * Writes `src/api/schema.generated.ts`, the types of the API client, from the manual's description of the API, which
 * `npm run reference` takes from the schemas that the server validates with. After the API changed:
 * `npm run reference && npm run generate -w @lectern/dashboard`.
 */
import { readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

const description = new URL("../../../docs/api/openapi.json", import.meta.url);
const target = new URL("../src/api/schema.generated.ts", import.meta.url);

const nodes = await openapiTypescript(await readFile(description, "utf8"), { alphabetize: true });
await writeFile(
  target,
  `// Generated from docs/api/openapi.json by api/generate.ts; do not edit.\n\n${astToString(nodes)}`,
);
