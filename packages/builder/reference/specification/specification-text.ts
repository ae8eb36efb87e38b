import { jsonText } from "../exact-json.ts";
import type { Json } from "../json.ts";
import { alternativesKey } from "../schemas/discriminators.ts";
import type { OperationSlice } from "./specification.ts";

/** Characters of a specification at the end of a page's Markdown: more would bury what the page says in words. */
const mostCharacters = 16_000;

/**
 * What a page is made of, as Markdown: its part of the specification as JSON, for programs that read the page. The
 * definitions are left out where they are too long, and all of it where the operation itself is; then it is empty.
 */
export function specificationText(slice: OperationSlice): string {
  const { kind, method, path, calledWith, value, pathItem, servers, security, securitySchemes, definitions } = slice;
  if (kind === "channel" || kind === "symbol") return "";
  const own =
    kind === "schema"
      ? { components: { schemas: { [path]: value } } }
      : {
          ...(servers.length > 0 ? { servers } : {}),
          ...(security === undefined || security === null ? {} : { security }),
          [kind === "webhook" ? "webhooks" : "paths"]: {
            [path]: { ...pathItem, [calledWith ?? method.toLowerCase()]: value },
          },
          ...(Object.keys(securitySchemes).length > 0 ? { components: { securitySchemes } } : {}),
        };
  const withNames = isShort(definitions) && Object.keys(definitions).length > 0 ? [{ ...own, definitions }] : [];
  const text = [...withNames, own]
    .map((one) => jsonText(one, 1))
    .find(({ length }) => length <= mostCharacters)
    ?.replace(ours, "");
  return text === undefined ? "" : `## OpenAPI\n\n\`\`\`json ${slice.file}\n${text}\n\`\`\`\n`;
}

/** What we noted in schemas. */
const ours = new RegExp(`,\\n *"${alternativesKey}": \\[[^\\]]*\\]`, "g");

/** Whether definitions may fit: those of a deep specification are megabytes, which nobody is to write in vain. */
function isShort(definitions: Json): boolean {
  let length = 0;
  for (const one of Object.values(definitions)) {
    length += jsonText(one)?.length ?? 0;
    if (length > mostCharacters) return false;
  }
  return true;
}
