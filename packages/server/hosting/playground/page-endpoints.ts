import { decodePath, resolvePath } from "@lectern/builder/routing";
import { putLast } from "../../put-last.ts";
import type { Services } from "../../services.ts";
import { contentKey } from "../../storage/index.ts";
import type { PublishedSite } from "../published-site.ts";
import { endpointsOf, type PlaygroundEndpoint } from "./playground-servers.ts";

/** Pages whose endpoints are remembered. */
const mostPages = 500;

/** The endpoints that pages name in their playgrounds, read from the published pages themselves. */
export class PageEndpoints {
  readonly #blobs: Services["blobs"];
  /** By the page's content. */
  readonly #known = new Map<string, PlaygroundEndpoint[]>();

  constructor(blobs: Services["blobs"]) {
    this.#blobs = blobs;
  }

  /** Those of one page, by its path; none where the site has no such page. */
  async of(site: PublishedSite, page: string): Promise<PlaygroundEndpoint[]> {
    const found = decodePath(page) === null ? null : resolvePath(page, site.paths);
    const file = found?.kind === "file" && site.paths.isPage(found.file) ? site.file(found.file) : undefined;
    if (!file) return [];
    const kept = this.#known.get(file.sha256);
    if (kept) return kept;
    const endpoints = endpointsOf((await this.#blobs.read(contentKey(file.sha256)))?.toString("utf8") ?? "");
    putLast(this.#known, file.sha256, endpoints, mostPages);
    return endpoints;
  }
}
