import type { IncomingMessage, ServerResponse } from "node:http";
import { decodePath } from "@lectern/builder/routing";
import { readManifest } from "../deployments/index.ts";
import { createFeedbackCollector, feedbackPath } from "../feedback/index.ts";
import type { Services } from "../services.ts";
import { createPathAnswers } from "./answer-path.ts";
import type { SitePointer } from "./directory/find-site.ts";
import type { AnswerMcp } from "./mcp/endpoint.ts";
import { cardPaths, isForMcp } from "./mcp/paths.ts";
import { sendServerCard } from "./mcp/server-card.ts";
import { sendNotice } from "./notice-page.ts";
import { createPlaygroundProxy, playgroundPath } from "./playground/playground-proxy.ts";
import { publishedSite } from "./published-site.ts";

export type ServeSite = (request: IncomingMessage, response: ServerResponse, pointer: SitePointer) => Promise<void>;

/**
 * Answers requests to one site from its live deployment: pages and files, and what stands beside them, the readers' feedback,
 * the playground and MCP.
 */
export function createSiteServer(services: Services): ServeSite {
  const answerPath = createPathAnswers(services);
  const collectFeedback = createFeedbackCollector(services);
  const passOn = createPlaygroundProxy(services);
  // Most sites are never asked by a program.
  let mcp: Promise<AnswerMcp> | null = null;
  const answerMcp = () => {
    mcp ??= import("./mcp/endpoint.ts").then(({ createMcpEndpoint }) => createMcpEndpoint(services));
    return mcp;
  };

  return async (request, response, pointer) => {
    const [path, query] = splitQuery(request.url ?? "");
    if (decodePath(path) === null)
      return sendNotice(response, 400, "Bad request", "This is not the address of a page.");
    const isFeedback = path === feedbackPath;
    const isPlayground = path === playgroundPath;
    const isMcp = isForMcp(request, path);
    if (!isFeedback && !isPlayground && !isMcp && request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      return sendNotice(response, 405, "Method not allowed", "Pages can only be read.");
    }
    if (!pointer.live) {
      return sendNotice(
        response,
        404,
        "Not published yet",
        "This site has no published version yet. Please come back later.",
      );
    }
    const site = publishedSite(await readManifest(services, pointer.live.manifestSha256));
    if (isMcp) return (await answerMcp())(request, response, pointer, site);
    // A card that the author wrote stands as it is.
    if (cardPaths.has(path) && !site.file(path.slice(1)))
      return sendServerCard(response, site, request.method === "HEAD");
    if (isPlayground) return passOn(request, response, pointer, site);
    if (!isFeedback) return answerPath(request, response, { pointer, site, path, query });
    // A preview is read by those who write it; what they say belongs to the change and not to the readers' figures.
    if (pointer.previewId !== null) return sendNotice(response, 404, "Not found", "Previews collect no feedback.");
    await collectFeedback(request, response, { ...pointer, hasPage: site.hasPage });
  };
}

function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf("?");
  return at === -1 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}
