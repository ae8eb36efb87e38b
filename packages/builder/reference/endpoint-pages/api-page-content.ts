import type { PageSource, WrittenNode } from "../../content/index.ts";
import { endpointForm, socketWord } from "../../source/endpoint-form.ts";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import { credentialTexts } from "../operations/credential-texts.ts";
import { withBraces } from "../operations/operation-path.ts";
import { isServerUrl } from "../operations/servers.ts";
import { endpointPlayground } from "../playground/endpoint-playground.ts";
import { writePlaygroundData } from "../playground/playground-data.ts";
import { endpointSecurity } from "../playground/playground-security.ts";
import type { ReferenceSettings } from "../reference-settings.ts";
import { endpointExamples } from "./endpoint-examples.ts";

const mediaType = /^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/;

/** What such a page has besides what its author wrote. */
export type ApiPageContent = Pick<PageSource, "lead" | "afterIntroduction" | "examples">;

/**
 * Endpoint, credentials and examples of a page with `api: "METHOD url"` in its frontmatter, or with an operation of a specification that nobody has;
 * null when that names no endpoint.
 */
export function apiPageContent(
  file: string,
  frontmatter: Frontmatter,
  settings: ReferenceSettings,
): ApiPageContent | null {
  const match = endpointForm.exec(frontmatter.api ?? frontmatter.openapi ?? "");
  if (!match) return null;
  const [, method = "", address = ""] = match;
  const whole = /^((?:https?|wss?):\/\/[^/]+)(\/.*)?$/i.exec(address);
  const common = settings.servers.find(isServerUrl)?.replace(/\/+$/, "") ?? "";
  // A server that is asked over HTTP has its sockets behind the same name.
  const server = whole?.[1] ?? (socketWord.test(method) ? common.replace(/^http/i, "ws") : common);
  const isSocket = socketWord.test(method) || /^wss?:/i.test(server);
  const path = withBraces(whole ? (whole[2] ?? "/") : address.startsWith("/") ? address : `/${address}`);
  const authMethod = frontmatter.authMethod ?? settings.auth.method;
  const contentType = mediaType.test(frontmatter.contentType ?? "") ? frontmatter.contentType : null;
  const playground = isSocket
    ? null
    : endpointPlayground({
        method: method.toUpperCase(),
        path,
        servers: whole ? [server] : settings.servers.filter(isServerUrl),
        security: endpointSecurity(authMethod, settings.auth.name),
        contentType,
        settings,
      });
  const content = (nodes: WrittenNode[]) => ({ file, line: 1, column: 1, nodes });
  const endpoint: WrittenNode[] = [
    {
      component: "ApiEndpoint",
      props: {
        method: method.toUpperCase(),
        server,
        showServer: whole !== null || isSocket || settings.fullUrl || settings.servers.length > 1,
        path,
        playground: playground && writePlaygroundData(playground),
        hidden: !isSocket && settings.playground.display === "none",
      },
    },
  ];
  const auth = authField(authMethod, settings.auth.name);
  const described = {
    file,
    method: method.toUpperCase(),
    isSocket,
    server,
    path,
    auth: { method: authMethod, name: settings.auth.name },
    contentType,
  };
  return {
    lead: content(endpoint),
    ...(auth ? { afterIntroduction: content([{ component: "h2", children: ["Authorizations"] }, auth]) } : {}),
    ...(frontmatter.api ? { examples: (fields) => endpointExamples(described, fields, settings) } : {}),
  };
}

function authField(method: string | null, name: string | null): WrittenNode | null {
  const texts: Record<string, string> = {
    bearer: credentialTexts.bearer,
    basic: credentialTexts.basic,
    key: "The API key.",
    cobo: "The signature of the request.",
  };
  const text = method === null ? undefined : texts[method];
  if (text === undefined) return null;
  const header = method === "key" ? (name ?? "X-API-Key") : "Authorization";
  const props = { header, type: "string", required: true, anchorKind: "authorization" };
  return { component: "ParamField", props, children: [{ markdown: text }] };
}
