import { type Json, listOf, objectOf, own, textOf } from "../json.ts";
import { dereference } from "../operations/parameters.ts";
import type { OperationSlice } from "../specification/specification.ts";
import type { PlaygroundLocation, PlaygroundScheme } from "./playground-data.ts";
import { shortText } from "./slim-schema.ts";

/** Every way to be let in that the specification offers, with a field for each thing that it asks for. */
export function playgroundSecurity(slice: OperationSlice): PlaygroundScheme[][] {
  return listOf(slice.security)
    .slice(0, 12)
    .map((alternative) =>
      Object.keys(objectOf(alternative)).flatMap((key) => {
        const scheme = schemeOf(key, dereference(own(slice.securitySchemes, key), slice.definitions));
        return scheme ? [scheme] : [];
      }),
    );
}

function schemeOf(key: string, scheme: Json): PlaygroundScheme | null {
  const description = shortText(scheme.description);
  const start = textOf(scheme["x-default"]);
  const more = { ...(description ? { description } : {}), ...(start ? { default: start } : {}) };
  const header = { key, in: "header", name: "Authorization", ...more } as const;
  switch (scheme.type) {
    case "apiKey": {
      const place: PlaygroundLocation = scheme.in === "query" || scheme.in === "cookie" ? scheme.in : "header";
      return { key, kind: "value", in: place, name: textOf(scheme.name) ?? "Authorization", ...more };
    }
    case "http": {
      const name = (textOf(scheme.scheme) ?? "bearer").toLowerCase();
      return { ...header, kind: name === "basic" ? "basic" : name === "bearer" ? "bearer" : "value" };
    }
    case "oauth2":
    case "openIdConnect":
      return { ...header, kind: "bearer" };
    default:
      return null;
  }
}

/** The credential of a page with `api` in its frontmatter. */
export function endpointSecurity(method: string | null, name: string | null): PlaygroundScheme[][] {
  const header = { key: `mdx ${method}`, in: "header", name: "Authorization" } as const;
  if (method === "bearer" || method === "basic") return [[{ ...header, kind: method }]];
  if (method === "key") return [[{ ...header, kind: "value", name: name ?? "X-API-Key" }]];
  return method === "cobo" ? [[{ ...header, kind: "value" }]] : [];
}
