import type { IncomingMessage, ServerResponse } from "node:http";
import { ByteCache, respondWithContent, securityHeaders } from "@lectern/builder/bundle";
import { decodePath, encodeSegments, resolvePath } from "@lectern/builder/routing";
import type { SiteFile } from "@lectern/contract";
import { readManifest } from "../deployments/index.ts";
import { createFeedbackCollector, feedbackPath } from "../feedback/index.ts";
import type { Services } from "../services.ts";
import type { SitePointer } from "./find-site.ts";
import { FormerAssets } from "./former-assets.ts";
import { markdownTwin, prefersMarkdown } from "./markdown-twin.ts";
import type { AnswerMcp } from "./mcp/endpoint.ts";
import { cardPaths, isForMcp } from "./mcp/paths.ts";
import { sendServerCard } from "./mcp/server-card.ts";
import { sendNotice } from "./notice-page.ts";
import { openFile } from "./open-file.ts";
import { createPlaygroundProxy, playgroundPath } from "./playground-proxy.ts";
import { type PublishedSite, publishedSite } from "./published-site.ts";
import { sendRedirect, withQuery } from "./redirect.ts";

/** Memory for hot files and their compressed forms, of all sites together. */
const cacheBytes = 128 * 1024 * 1024;

/** Pages may show pictures and frames of other hosts, and their playgrounds talk to the APIs that they describe. */
const security = { outside: true, connect: ["https:", "http:"] };

export type ServeSite = (request: IncomingMessage, response: ServerResponse, pointer: SitePointer) => Promise<void>;

/** Answers requests to one site from its live deployment: files that the manifest lists, and nothing else. */
export function createSiteServer(services: Services): ServeSite {
  const cache = new ByteCache(cacheBytes);
  const formerAssets = new FormerAssets(services);
  const collectFeedback = createFeedbackCollector(services);
  const passOn = createPlaygroundProxy(services);
  // Most sites are never asked by a program.
  let mcp: Promise<AnswerMcp> | null = null;
  const answerMcp = () => {
    mcp ??= import("./mcp/endpoint.ts").then(({ createMcpEndpoint }) => createMcpEndpoint(services));
    return mcp;
  };

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    options: { status?: 200 | 404; vary?: readonly string[]; noindex: boolean },
  ): Promise<void> {
    const { noindex, ...rest } = options;
    const robots: Record<string, string> =
      noindex || /^text\/markdown/.test(file.type) ? { "x-robots-tag": "noindex" } : {};
    await respondWithContent(
      request,
      response,
      { ...file, immutable: file.immutable === true, open: (range) => openFile(services.blobs, file, range) },
      { ...rest, headers: { ...securityHeaders(file.type, security), ...robots }, cache },
    );
  }

  async function sendFromSite(
    request: IncomingMessage,
    response: ServerResponse,
    pointer: SitePointer,
    site: PublishedSite,
    path: string,
    query: string,
  ): Promise<void> {
    const noindex = pointer.previewId !== null;
    const decoded = decodePath(path) as string;
    const found = resolvePath(path, site.paths);
    const rule = site.redirects.find(decoded, found.kind === "missing" ? "missing" : "found");
    if (rule) return sendRedirect(response, rule.status, withQuery(rule.location, query), noindex);
    if (found.kind === "moved") return sendRedirect(response, 308, withQuery(found.path, query), noindex);
    if (found.kind === "file" && found.file !== "404.html") {
      const twin = site.paths.isPage(found.file) ? site.file(markdownTwin(found.file)) : undefined;
      if (twin && prefersMarkdown(request) && decoded.length > 1 && decoded.endsWith("/")) {
        // Its links start from its own address; from the page's, a slash at the end is one folder more.
        response.setHeader("vary", "Accept");
        return sendRedirect(response, 307, encodeSegments(`/${markdownTwin(found.file)}`), noindex);
      }
      const file = twin && prefersMarkdown(request) ? twin : (site.file(found.file) as SiteFile);
      return sendFile(request, response, file, { noindex, vary: twin ? ["Accept"] : [] });
    }
    const former = await formerAssets.find(pointer, decoded.slice(1));
    if (former) return sendFile(request, response, former, { noindex });
    const first = site.firstPageIn(decoded);
    if (first !== null) return sendRedirect(response, 307, withQuery(first, query), noindex);
    if (site.manifest.site.notFoundRedirect && decoded !== "/" && !/\.[a-z0-9]{1,8}$/i.test(decoded)) {
      return sendRedirect(response, 307, "/", noindex);
    }
    const page = site.file("404.html");
    if (page) return sendFile(request, response, page, { status: 404, noindex });
    sendNotice(response, 404, "Not found", "This site has no such page.");
  }

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
    if (!isFeedback) return sendFromSite(request, response, pointer, site, path, query);
    // A preview is read by those who write it; what they say belongs to the change and not to the readers' figures.
    if (pointer.previewId !== null) return sendNotice(response, 404, "Not found", "Previews collect no feedback.");
    await collectFeedback(request, response, { ...pointer, hasPage: site.hasPage });
  };
}

function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf("?");
  return at === -1 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}
