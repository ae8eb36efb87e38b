import { errorCatalogue } from "../packages/contract/index.ts";
import { settings } from "../packages/server/config/settings.ts";
import { describeApi } from "../packages/server/describe-api.ts";
import { docsJsonPage } from "./docs-json-page.ts";
import { measuredModule } from "./measured.ts";

/** Files of the manual made from the code: path in the project to text. */
export async function referencePages(): Promise<Record<string, string>> {
  return {
    "docs/api/errors.mdx": errorsPage(),
    "docs/api/openapi.json": `${JSON.stringify(await describeApi(), null, 2)}\n`,
    "docs/operate/configuration.mdx": configurationPage(),
    "docs/snippets/measured.mdx": measuredModule(),
    "docs/write/docs-json.mdx": docsJsonPage(),
  };
}

function errorsPage(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  );
  return `---
title: Errors
description: Every error the API answers with.
---

An error has a sentence, a stable code, the id of the request, and, where a request has faults, one entry for each.

\`\`\`json
{
  "error": "Invalid request",
  "details": [{ "message": "limit must be at most 100", "path": "query.limit" }],
  "code": "invalid_request",
  "requestId": "5f2c0b1e-6c1f-4a3e-9d0b-2f6a7f3f6a10"
}
\`\`\`

Checks come in this order: who calls (401), may they (403), how often (429), is it there (404), does the plan have it
(403), is the body right (413, 415, 400), does it fit the present state (409). An id of another organization answers
like an id that does not exist.

| Code | Status | Meaning |
|---|---|---|
${rows.join("\n")}
`;
}

/** The parts of the table of settings: where each begins, in the order of the settings. */
const settingParts: Partial<Record<keyof typeof settings, string>> = {
  host: "Addresses",
  data: "Database and processes",
  trustedProxies: "Proxies, logs and metrics",
  setupToken: "Secrets",
  blobStore: "Files",
  gitAllowedHosts: "Hosts that may be reached",
  siteServices: "Sites",
  gitMaxBytes: "Limits",
};

function configurationPage(): string {
  const rows = Object.entries(settings).flatMap(([key, setting]) => {
    const value = setting.default as unknown;
    const shown =
      value === null || value === "" || (Array.isArray(value) && value.length === 0)
        ? ""
        : `\`${String(value).replaceAll(",", ", ")}\``;
    const part = settingParts[key as keyof typeof settings];
    const head = part
      ? [`\n## ${part}\n`, "| Environment, and key in the file | Default | Meaning |", "|---|---|---|"]
      : [];
    const meaning = setting.meaning.replaceAll("<", "&lt;");
    return [...head, `| \`${setting.env}\`<br />\`${key}\` | ${shown} | ${meaning} |`];
  });
  return `---
title: Configuration
description: Every setting, its default and its meaning.
---

Settings come from the environment, or from \`lectern.config.json\` in the working directory (\`LECTERN_CONFIG\` names
another file). The environment wins. A start with wrong settings ends at once and names all of them. A list is written with
commas in the environment, in the file as an array:

\`\`\`json lectern.config.json
{
  "host": "0.0.0.0",
  "publicUrl": "https://docs-platform.example.com",
  "gitPrivateHosts": ["git.internal:8080"]
}
\`\`\`

\`npx lectern config\` prints every setting with its value and where it comes from. A variable that begins with \`LECTERN_\`
and is no setting does no harm; the start names it, and what was probably meant.
${rows.join("\n")}
`;
}
