import {
  type DescribedKey,
  keysOfNavigation,
  keysWithEffect,
  keysWithoutEffect,
} from "../packages/builder/source/schema/index.ts";

/** The page of the manual that lists every key of docs.json, from the schema that checks it. */
export function docsJsonPage(): string {
  const without = keysWithoutEffect().map(({ key, reason }) => `| \`${key}\` | ${reason} |`);
  return `---
title: docs.json
description: Every key, its type and its meaning.
mode: wide
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

${table(keysWithEffect())}

## Keys of languages, versions, products, tabs, dropdowns, anchors and menu items

The label is \`language\`, \`version\`, \`product\`, \`tab\`, \`dropdown\`, \`anchor\` or \`item\`. \`navbar\`, \`footer\` and \`banner\` are for
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

function table(keys: readonly DescribedKey[]): string {
  const rows = keys.map(({ key, type, meaning }) => `| \`${key}\` | ${type} | ${meaning} |`);
  return ["| Key | Type | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}
