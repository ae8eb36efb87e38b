import type { WrittenNode } from "../../content/index.ts";
import { type Json, textOf } from "../json.ts";
import { dereference } from "../operations/parameters.ts";
import { scopesText } from "../operations/security.ts";
import { labelText } from "../page-parts/label-text.ts";
import type { ChannelSecurity } from "./channel.ts";

const names = new Map(
  Object.entries({
    userPassword: "User name and password",
    apiKey: "API key",
    X509: "X.509 certificate",
    symmetricEncryption: "Symmetric encryption",
    asymmetricEncryption: "Asymmetric encryption",
    httpApiKey: "API key",
    http: "HTTP",
    oauth2: "OAuth 2.0",
    openIdConnect: "OpenID Connect",
    plain: "SASL PLAIN",
    scramSha256: "SASL SCRAM-SHA-256",
    scramSha512: "SASL SCRAM-SHA-512",
    gssapi: "SASL GSSAPI",
  }),
);

/** How a client proves who it is, under its heading; nothing where no scheme is named. One of several will do. */
export function schemeNodes(security: readonly ChannelSecurity[], definitions: Json): WrittenNode[] {
  const fields = security.flatMap(({ name, scheme: written, scopes }): WrittenNode[] => {
    const scheme = dereference(written, definitions);
    const type = textOf(scheme.type);
    if (type === null) return [];
    const place = scheme.in === "query" || scheme.in === "cookie" || scheme.in === "header" ? scheme.in : null;
    const description = ((textOf(scheme.description) ?? "") + scopesText(scheme, scopes)).trim();
    const kind = type === "http" ? `HTTP ${textOf(scheme.scheme) ?? ""}`.trim() : (names.get(type) ?? type);
    const format = labelText(textOf(scheme.bearerFormat) ?? "");
    return [
      {
        component: place === null ? "ResponseField" : "ParamField",
        props: {
          [place ?? "name"]: textOf(scheme.name) ?? name,
          type: kind,
          required: security.length === 1,
          anchorKind: "authorization",
          post: format ? [format] : [],
        },
        children: description ? [{ markdown: description }] : [],
      },
    ];
  });
  return fields.length === 0 ? [] : [{ component: "h2", children: ["Authorizations"] }, ...fields];
}
