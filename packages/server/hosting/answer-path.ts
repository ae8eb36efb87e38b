import type { IncomingMessage, ServerResponse } from "node:http";
import { ByteCache, respondWithContent, securityHeaders } from "@lectern/builder/bundle";
import { decodePath, encodeSegments, resolvePath, withQuery } from "@lectern/builder/routing";
import type { SiteFile } from "@lectern/contract";
import type { Services } from "../services.ts";
import { agentLinks } from "./agent-links.ts";
import type { SitePointer } from "./directory/find-site.ts";
import { FormerAssets } from "./former-assets.ts";
import { markdownTwin, prefersMarkdown } from "./markdown-twin.ts";
import { sendNotice } from "./notice-page.ts";
import { openFile } from "./open-file.ts";
import type { PublishedSite } from "./published-site.ts";
import { sendRedirect } from "./redirect.ts";

/** Memory for hot files and their compressed forms, of all sites together. */
const cacheBytes = 128 * 1024 * 1024;

/** Pages may show pictures and frames of other hosts, and their playgrounds and components talk to APIs, also by web sockets. */
const security = { outside: true, connect: ["https:", "http:", "wss:", "ws:"] };

/** An address of a site that can be decoded. */
export interface AskedPath {
  pointer: SitePointer;
  site: PublishedSite;
  path: string;
  /** Without its question mark. */
  query: string;
}

type AnswerPath = (request: IncomingMessage, response: ServerResponse, asked: AskedPath) => Promise<void>;

/** Answers with what a site has at an address: a file that its manifest lists, a redirect, or its own page for what is missing. */
export function createPathAnswers(services: Services): AnswerPath {
  const sendFile = createFileSender(services);
  const formerAssets = new FormerAssets(services);
  return async (request, response, { pointer, site, path, query }) => {
    const noindex = pointer.previewId !== null;
    const decoded = decodePath(path) as string;
    const found = resolvePath(path, site.paths);
    const rule = site.redirects.find(decoded, found.kind === "missing" ? "missing" : "found");
    if (rule) return sendRedirect(response, rule.status, withQuery(rule.location, query), noindex);
    if (found.kind === "moved") return sendRedirect(response, 308, withQuery(found.path, query), noindex);
    if (found.kind === "file" && found.file !== "404.html") {
      const isPage = site.paths.isPage(found.file);
      const twin = isPage ? site.file(markdownTwin(found.file)) : undefined;
      if (twin && prefersMarkdown(request) && decoded.length > 1 && decoded.endsWith("/")) {
        // Its links start from its own address; from the page's, a slash at the end is one folder more.
        response.setHeader("vary", "Accept");
        return sendRedirect(response, 307, encodeSegments(`/${markdownTwin(found.file)}`), noindex);
      }
      const file = twin && prefersMarkdown(request) ? twin : (site.file(found.file) as SiteFile);
      return sendFile(site, request, response, file, { isPage, noindex, vary: twin ? ["Accept"] : [] });
    }
    const former = await formerAssets.find(pointer, decoded.slice(1));
    if (former) return sendFile(site, request, response, former, { noindex });
    const first = site.firstPageIn(decoded);
    if (first !== null) return sendRedirect(response, 307, withQuery(first, query), noindex);
    if (site.manifest.site.notFoundRedirect && decoded !== "/" && !/\.[a-z0-9]{1,8}$/i.test(decoded)) {
      return sendRedirect(response, 307, "/", noindex);
    }
    const page = site.file("404.html");
    if (page) return sendFile(site, request, response, page, { status: 404, noindex });
    sendNotice(response, 404, "Not found", "This site has no such page.");
  };
}

type SendFile = (
  site: PublishedSite,
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  options: { status?: 200 | 404; vary?: readonly string[]; isPage?: boolean; noindex: boolean },
) => Promise<void>;

function createFileSender(services: Services): SendFile {
  const cache = new ByteCache(cacheBytes);
  return async (site, request, response, file, { isPage, noindex, ...rest }) => {
    const robots: Record<string, string> =
      noindex || /^text\/markdown/.test(file.type) ? { "x-robots-tag": "noindex" } : {};
    await respondWithContent(
      request,
      response,
      { ...file, immutable: file.immutable === true, open: (range) => openFile(services.blobs, file, range) },
      {
        ...rest,
        headers: {
          ...securityHeaders(file.type, {
            ...security,
            services: services.config.siteServices ? site.manifest.site.services : undefined,
          }),
          ...robots,
          ...(isPage ? agentLinks(site) : {}),
        },
        cache,
      },
    );
  };
}
