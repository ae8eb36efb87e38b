import {
  type DescribedKey,
  keysOfNavigation,
  keysWithEffect,
  keysWithoutEffect,
} from "../packages/builder/source/schema/index.ts";

/** The parts of the table of keys: keys of the first level, in the order of the page. */
const parts: Record<string, readonly string[]> = {
  "The site": ["$schema", "$ref", "name", "description", "variables", "metadata", "redirects", "errors"],
  "The look": ["theme", "colors", "logo", "favicon", "appearance", "fonts", "icons", "background", "styling"],
  "Header, footer and banner": ["navbar", "footer", "banner"],
  "Navigation and search": ["navigation", "interaction", "search", "variations"],
  "What readers may do": ["contextual", "feedback"],
  "API reference": ["api", "openapi"],
  "Search engines, sharing and agents": ["seo", "thumbnails", "markdown"],
  "Analytics and chat": ["integrations"],
};

/** The page of the manual that lists every key of docs.json, from the schema that checks it. */
export function docsJsonPage(): string {
  const without = keysWithoutEffect().map(({ key, reason }) => `| \`${key}\` | ${reason} |`);
  return `---
title: docs.json
description: Every key, its type and its meaning.
---

A site is configured by one \`docs.json\` at the root of its content. The schema of it, for editors, is printed by
\`lectern schema\` and served by every Lectern server at \`/docs.schema.json\`:

\`\`\`json docs.json
{ "$schema": "https://lectern.example.com/docs.schema.json", "name": "Shop" }
\`\`\`

Any value may stand in a file of its own: \`{ "$ref": "./config/navigation.json" }\`; keys beside \`$ref\` count first.
Values of another type and keys that nobody knows are [reported](/write/diagnostics) and read over. \`mint.json\`, the old
format, is read as the \`docs.json\` that it means.

## Keys

${keysInParts(keysWithEffect())}

## Keys of divisions

Languages, versions, products, tabs, dropdowns, anchors and menu items have these. The label is \`language\`, \`version\`, \`product\`, \`tab\`, \`dropdown\`, \`anchor\` or \`item\`. \`navbar\`, \`footer\` and \`banner\` are for
languages. [Navigation](/write/navigation) shows how parts nest.

${table(keysOfNavigation("language"))}

## Keys of groups

${table(keysOfNavigation("group"))}

## Accepted, no effect

| Key | Why |
| --- | --- |
${without.join("\n")}
`;
}

/** A table under a heading for each part. @throws {Error} for keys that no part has. */
function keysInParts(keys: readonly DescribedKey[]): string {
  const first = ({ key }: DescribedKey) => key.replace(/[.[].*/, "");
  const placed = new Set(Object.values(parts).flat());
  const left = keys.filter((key) => !placed.has(first(key)));
  if (left.length > 0) throw new Error(`No part of the page has ${left.map(({ key }) => key).join(", ")}`);
  return Object.entries(parts)
    .map(([title, names]) => {
      const rows = names.flatMap((name) => keys.filter((key) => first(key) === name));
      return `### ${title}\n\n${table(rows)}`;
    })
    .join("\n\n");
}

function table(keys: readonly DescribedKey[]): string {
  const rows = keys.map(({ key, type, meaning }) => `| \`${key}\` | ${type} | ${meaning} |`);
  return ["| Key | Type | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}
