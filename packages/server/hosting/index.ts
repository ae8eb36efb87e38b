import type { IncomingMessage, ServerResponse } from "node:http";
import { awayRetrySeconds, type Metrics } from "../http/index.ts";
import type { Services } from "../services.ts";
import { isUnavailable } from "../storage/index.ts";
import { countSiteRequests } from "./count-requests.ts";
import { SiteDirectory } from "./directory/site-directory.ts";
import { parseSiteHost } from "./directory/site-host.ts";
import { sendNotice } from "./notice-page.ts";
import { createSiteServer } from "./serve-site.ts";

export interface Sites {
  /** Answers a request to a host name that is no name of API or dashboard. */
  handle(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * The sites by host name: production, previews, custom domains. The `Host` header alone decides whose site answers; no
 * other header, path or query does. Sets no cookie and reads none.
 * @param metrics counts what is answered, where there are any
 */
export function createSites(services: Services, metrics: Metrics | null = null): Sites {
  const count = metrics && countSiteRequests(metrics);
  const directory = new SiteDirectory(services.db);
  const serve = createSiteServer(services);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = parseSiteHost(request.headers.host, services.config);
    const pointer = host && (await directory.find(host));
    if (!pointer) return sendNotice(response, 404, "No site here", "There is no site at this address.");
    await serve(request, response, pointer);
  }

  return {
    handle(request, response) {
      count?.(request, response);
      answer(request, response).catch((error: unknown) => {
        services.log.error({ err: error, host: request.headers.host }, "a site could not be served");
        if (response.headersSent) return response.destroy();
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        if (isUnavailable(error)) response.setHeader("retry-after", awayRetrySeconds);
        const status = isUnavailable(error) ? 503 : 500;
        sendNotice(response, status, "Something went wrong", "This page cannot be shown right now. Please try again.");
      });
    },
  };
}
