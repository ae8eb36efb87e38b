import { type Json, listOf, objectOf, textOf } from "./json.ts";
import { dereference } from "./parameters.ts";
import type { OperationSlice } from "./specification.ts";

/** One thing that a request carries to be let in. */
export interface Credential {
  name: string;
  in: "header" | "query" | "cookie";
  type: string;
  description: string;
  /** What stands for it in samples. */
  sample: string;
  required: boolean;
}

/** The credentials of an operation: those of the first of its alternatives; not required when it may go without. */
export function credentialsOf(slice: OperationSlice): Credential[] {
  const alternatives = listOf(slice.security).map(objectOf);
  const first = alternatives.find((one) => Object.keys(one).length > 0);
  if (!first) return [];
  const required = alternatives.every((one) => Object.keys(one).length > 0);
  return Object.keys(first).flatMap((name) => {
    const scheme = dereference(
      Object.hasOwn(slice.securitySchemes, name) ? slice.securitySchemes[name] : null,
      slice.definitions,
    );
    const credential = credentialOf(scheme);
    return credential ? [{ ...credential, required }] : [];
  });
}

function credentialOf(scheme: Json): Omit<Credential, "required"> | null {
  const written = textOf(scheme.description);
  const given = textOf(scheme["x-default"]);
  const header = { name: "Authorization", in: "header" } as const;
  const bearer = (word: string) => ({
    ...header,
    type: "string",
    description: written ?? `${word}, as \`Bearer <token>\`.`,
    sample: `Bearer ${given ?? "<token>"}`,
  });
  switch (scheme.type) {
    case "apiKey": {
      const name = textOf(scheme.name) ?? "Authorization";
      const place = scheme.in === "query" || scheme.in === "cookie" ? scheme.in : "header";
      return { name, in: place, type: "string", description: written ?? "", sample: given ?? "<api-key>" };
    }
    case "http":
      if (String(scheme.scheme).toLowerCase() !== "basic") return bearer("The token that lets the request in");
      return {
        ...header,
        type: "string",
        description: written ?? "Basic authentication: `Basic` and the Base64 of `username:password`.",
        sample: "Basic <encoded-value>",
      };
    case "oauth2":
    case "openIdConnect":
      return bearer("The access token");
    default:
      return null;
  }
}
