import type { IncomingMessage, ServerResponse } from "node:http";
import { anonymousLimits, limits, type RateLimit } from "@lectern/contract";
import {
  awayRetrySeconds,
  isOwnOrigin,
  networkName,
  readBody,
  readerAddress,
  saysJson,
  takeHit,
} from "../../http/index.ts";
import type { Services } from "../../services.ts";
import { isUnavailable, readContent } from "../../storage/index.ts";
import type { SitePointer } from "../directory/find-site.ts";
import type { PublishedSite } from "../published-site.ts";
import { pageTool } from "./page-tool.ts";
import { answerMessage, errorCodes, errorMessage, type McpServer } from "./protocol.ts";
import { searchIndexes } from "./search-indexes.ts";
import { searchTool } from "./search-tool.ts";

export type AnswerMcp = (
  request: IncomingMessage,
  response: ServerResponse,
  pointer: SitePointer,
  site: PublishedSite,
) => Promise<void>;

type McpServices = Pick<Services, "config" | "db" | "blobs" | "secrets" | "urls" | "log">;

/** Messages that one request may carry, as older clients send them. */
const mostMessages = 10;

class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly headers: Record<string, string>;

  constructor(status: number, code: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/**
 * Answers the Model Context Protocol for a site (Streamable HTTP, without sessions and streams): search and pages, as any
 * reader of the site has them. Pages of other origins may not ask, so that no site on the web reads one of an inner network.
 */
export function createMcpEndpoint(services: McpServices): AnswerMcp {
  const { log } = services;
  return async (request, response, pointer, site) => {
    try {
      const messages = await readMessages(services, request, pointer);
      const body = await answerMessages(await serverOf(services, site, request.headers.host ?? ""), messages);
      if (body === null) response.writeHead(202, { "cache-control": "no-store" }).end();
      else send(response, 200, body);
    } catch (error) {
      const fault = asRefusal(error);
      if (fault.status >= 500) log.error({ err: error }, "A question to a site's MCP endpoint was not answered");
      // What was not read of the body would be taken for the next request.
      if (!request.complete) response.setHeader("connection", "close");
      send(response, fault.status, errorMessage(null, fault.code, fault.message), fault.headers);
    }
  };
}

/** What a request carries: one message, or a list of them. @throws {Refusal} */
async function readMessages(
  { config, db, secrets }: McpServices,
  request: IncomingMessage,
  pointer: SitePointer,
): Promise<unknown> {
  const { invalidRequest, parse } = errorCodes;
  if (request.method !== "POST")
    throw new Refusal(405, invalidRequest, "Only POST is answered here", { allow: "POST" });
  const { origin, host } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, host))
    throw new Refusal(403, invalidRequest, "The request comes from a page of another site");
  if (!saysJson(request)) throw new Refusal(415, invalidRequest, "The request must be application/json");
  const network = networkName(readerAddress(request, config.trustedProxies), secrets.keyPepper);
  await countHit(db, `${pointer.projectId}:${network}`, anonymousLimits.mcpPerAddress);
  await countHit(db, pointer.projectId, anonymousLimits.mcpPerSite);
  const body = (await readBody(request, limits.bodyBytes, tooLarge)).toString("utf8");
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, parse, "The body is no JSON");
  }
}

/** @throws {Refusal} where the bucket has no room for one more. */
async function countHit(db: Services["db"], bucket: string, limit: RateLimit): Promise<void> {
  const hit = await takeHit(db, `${limit.name}:${bucket}`, limit);
  if (hit.allowed) return;
  const seconds = String(hit.retryAfterSeconds);
  throw new Refusal(429, errorCodes.invalidRequest, `Too many requests; try again in ${seconds} seconds`, {
    "retry-after": seconds,
  });
}

/** The server that a site is, with the tools that it has something for. @param host as the request names it */
async function serverOf({ blobs, urls }: McpServices, site: PublishedSite, host: string): Promise<McpServer> {
  const read = async (path: string) => {
    const content = await readContent(blobs, site.file(path)?.sha256 ?? "");
    if (!content) throw new Error(`The site's file ${path} is not in the blob store`);
    return content.toString();
  };
  const indexes = await searchIndexes(site, read);
  const { name, description } = site.manifest.site;
  const origin = `${new URL(urls.publicUrl).protocol}//${host}`;
  const search = indexes.length > 0 ? [searchTool({ site, indexes, origin, read })] : [];
  return {
    info: { name: "lectern", title: name, version: site.manifest.builder.split("+")[0] ?? "" },
    instructions: `The documentation of ${name}. ${description}`.trim(),
    tools: [...search, pageTool({ site, read })],
  };
}

/** The answer to one message, or those to a list of them; null where nothing is said to any. @throws {Refusal} */
async function answerMessages(server: McpServer, messages: unknown): Promise<unknown> {
  if (!Array.isArray(messages)) return answerMessage(server, messages);
  if (messages.length === 0 || messages.length > mostMessages)
    throw new Refusal(400, errorCodes.invalidRequest, `A request carries 1 to ${mostMessages} messages`);
  const answers: object[] = [];
  for (const message of messages) {
    const one = await answerMessage(server, message);
    if (one) answers.push(one);
  }
  return answers.length > 0 ? answers : null;
}

/** What is told of a fault: a refusal as it is, and of anything else nothing but whether it may pass. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error))
    return new Refusal(503, errorCodes.internal, "This site cannot be asked right now; try again", {
      "retry-after": awayRetrySeconds,
    });
  return new Refusal(500, errorCodes.internal, "Something went wrong");
}

function tooLarge(): Refusal {
  return new Refusal(413, errorCodes.invalidRequest, `A request has up to ${limits.bodyBytes} bytes`);
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(text);
}
