import { type Json, listOf, objectOf, own, textOf } from "../json.ts";
import { labelText } from "../page-parts/label-text.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { credentialTexts } from "./credential-texts.ts";
import { dereference } from "./parameters.ts";

/** One thing that a request carries to be let in. */
export interface Credential {
  name: string;
  in: "header" | "query" | "cookie";
  type: string;
  description: string;
  /** What stands for it in samples. */
  sample: string;
  required: boolean;
  /** What the token is, for readers. */
  format?: string;
  /** The scheme says that it should not be used any more (OpenAPI 3.2). */
  deprecated?: true;
}

/**
 * The credentials of an operation: those of the first of its alternatives, one for each place of a request; not required
 * when it may go without.
 */
export function credentialsOf(slice: OperationSlice): Credential[] {
  const all = waysIn(slice).find(({ credentials }) => credentials.length > 0)?.credentials ?? [];
  return all.filter((one, index) => !isFilledBy(all.slice(0, index), one));
}

/** One alternative of what lets a request in. */
export interface WayIn {
  /** Names of its security schemes. */
  title: string;
  credentials: Credential[];
  /** Schemes that let the connection in, before a request says anything. */
  certificates: { name: string; description: string }[];
}

/** Whether a parameter is the very place that credentials stand in: many specifications name `Authorization` twice. */
export function isFilledBy(
  credentials: readonly { name: string; in: string }[],
  parameter: { name: string; in: string },
): boolean {
  const nameOf = (one: { name: string; in: string }) => (one.in === "header" ? one.name.toLowerCase() : one.name);
  return credentials.some((one) => one.in === parameter.in && nameOf(one) === nameOf(parameter));
}

/** Alternatives that are shown. */
const maxWays = 12;

/** Whether there are more alternatives than are shown. */
export function hasMoreWays({ security }: OperationSlice): boolean {
  return listOf(security).length > maxWays;
}

/** Whether a request may choose to carry nothing. */
export function isOptional(slice: OperationSlice): boolean {
  return listOf(slice.security).some((one) => Object.keys(objectOf(one)).length === 0);
}

/** All alternatives that a request may choose from. */
export function waysIn(slice: OperationSlice): WayIn[] {
  const alternatives = listOf(slice.security).map(objectOf);
  const required = !isOptional(slice);
  return alternatives.slice(0, maxWays).flatMap((alternative) => {
    const credentials = Object.entries(alternative).flatMap(([name, scopes]): Credential[] => {
      const scheme = schemeOf(slice, name);
      const credential = credentialOf(scheme);
      if (!credential) return [];
      const description = credential.description + scopesText(scheme, listOf(scopes));
      const old: Pick<Credential, "deprecated"> = scheme.deprecated === true ? { deprecated: true } : {};
      return [{ ...credential, description, required, ...old }];
    });
    const certificates = Object.keys(alternative).flatMap((name) => certificateOf(slice, name));
    if (credentials.length === 0 && certificates.length === 0) return [];
    return [{ title: Object.keys(alternative).join(" + "), credentials: untwinned(credentials), certificates }];
  });
}

/** Without those that say what another says already: one key may have several schemes. */
function untwinned(credentials: Credential[]): Credential[] {
  const said = credentials.map((one) => JSON.stringify(one));
  return credentials.filter((_, index) => !said.slice(0, index).includes(said[index] as string));
}

function schemeOf({ securitySchemes, definitions }: OperationSlice, name: string): Json {
  return dereference(own(securitySchemes, name), definitions);
}

function certificateOf(slice: OperationSlice, name: string): WayIn["certificates"] {
  const { type, description } = schemeOf(slice, name);
  if (type !== "mutualTLS") return [];
  return [{ name, description: textOf(description) ?? "The client's certificate." }];
}

/** Scopes of one credential that are shown. */
const maxScopes = 200;

/** Where a token is asked for, and the scopes that are asked for with what the specification says of them: Markdown. */
export function scopesText(scheme: Json, scopes: readonly unknown[]): string {
  const known = Object.assign(
    {},
    ...Object.values(objectOf(scheme.flows)).map((flow) => {
      // AsyncAPI 3 calls them otherwise.
      const { scopes: named, availableScopes } = objectOf(flow);
      return objectOf(named ?? availableScopes);
    }),
  );
  const asked = scopes.filter((scope) => typeof scope === "string");
  const texts = asked.slice(0, maxScopes).map((scope) => {
    const text = Object.hasOwn(known, scope) ? textOf(known[scope]) : null;
    return `\`${scope}\`${text ? ` (${text})` : ""}`;
  });
  return (
    flowsText(scheme) +
    (texts.length > 0 ? `\n\nScopes: ${texts.join(", ")}${asked.length > maxScopes ? ", …" : ""}` : "")
  );
}

const addresses = [
  ["authorizationUrl", "Authorization URL"],
  ["deviceAuthorizationUrl", "Device authorization URL"],
  ["tokenUrl", "Token URL"],
  ["refreshUrl", "Refresh URL"],
  ["openIdConnectUrl", "OpenID Connect URL"],
  ["oauth2MetadataUrl", "Metadata URL"],
] as const;

const flowNames = new Map(
  Object.entries({
    authorizationCode: "Authorization code",
    clientCredentials: "Client credentials",
    deviceAuthorization: "Device authorization",
    implicit: "Implicit",
    password: "Password",
  }),
);

/** Lines about where a token is asked for that are shown. */
const maxFlowLines = 40;

/** Where a token is asked for; of several flows each is named, unless they say the same. */
function flowsText(scheme: Json): string {
  const flows = Object.entries(objectOf(scheme.flows)).map(([name, flow]) => ({
    name: flowNames.get(name) ?? name,
    lines: addressLines(objectOf(flow)),
  }));
  const differ = new Set(flows.map(({ lines }) => lines.join())).size > 1;
  const texts = differ
    ? flows.flatMap(({ name, lines }) => (lines.length > 0 ? [`**${name}**`, ...lines] : []))
    : [...new Set(flows.flatMap(({ lines }) => lines))];
  const all = [...addressLines(scheme), ...texts];
  return all.length > 0
    ? `\n\n${[...all.slice(0, maxFlowLines), ...(all.length > maxFlowLines ? ["…"] : [])].join("\\\n")}`
    : "";
}

function addressLines(owner: Json): string[] {
  return addresses.flatMap(([key, label]) => {
    const url = textOf(owner[key]);
    return url ? [`${label}: \`${url.replaceAll("`", "")}\``] : [];
  });
}

function credentialOf(scheme: Json): Omit<Credential, "required"> | null {
  const written = textOf(scheme.description);
  const given = textOf(scheme["x-default"]);
  const header = { name: "Authorization", in: "header" } as const;
  const bearer = (text: string) => ({
    ...header,
    type: "string",
    description: written ?? text,
    sample: `Bearer ${given ?? "<token>"}`,
  });
  switch (scheme.type) {
    case "apiKey": {
      const name = textOf(scheme.name) ?? "Authorization";
      const place = scheme.in === "query" || scheme.in === "cookie" ? scheme.in : "header";
      return { name, in: place, type: "string", description: written ?? "", sample: given ?? "<api-key>" };
    }
    case "http": {
      const asWritten = textOf(scheme.scheme) ?? "bearer";
      const name = asWritten.toLowerCase();
      if (name === "bearer") {
        const format = labelText(textOf(scheme.bearerFormat) ?? "");
        return { ...bearer(credentialTexts.bearer), ...(format ? { format } : {}) };
      }
      if (name !== "basic") {
        // Letters count for programs that compare them; a word in small ones is the name of a scheme in the registry.
        const word = asWritten === name ? name.charAt(0).toUpperCase() + name.slice(1) : asWritten;
        const text = `HTTP authentication: \`${word} <credentials>\``;
        return { ...header, type: "string", description: written ?? text, sample: given ?? `${word} <credentials>` };
      }
      return {
        ...header,
        type: "string",
        description: written ?? credentialTexts.basic,
        sample: "Basic <encoded-value>",
      };
    }
    case "oauth2":
    case "openIdConnect":
      return bearer(credentialTexts.oauth);
    default:
      return null;
  }
}
