import { withoutIndexHint } from "@lectern/builder/bundle";
import { decodePath, resolvePath } from "@lectern/builder/routing";
import { markdownTwin } from "../markdown-twin.ts";
import type { PublishedSite } from "../published-site.ts";
import { InvalidArguments, type Tool } from "./protocol.ts";

const longestPath = 2000;

export interface PageToolOptions {
  site: PublishedSite;
  read(path: string): Promise<string>;
}

/** Pages as Markdown, by path or address: those that search engines may list. Hidden ones are found by nobody. */
export function pageTool({ site, read }: PageToolOptions): Tool {
  return {
    name: "get_page",
    title: `Read a page of ${site.manifest.site.name}`,
    description: "Answers a page of the documentation as Markdown, by its path (/guides/start) or its address.",
    inputSchema: {
      type: "object",
      properties: { path: { type: "string", minLength: 1, maxLength: longestPath, description: "/guides/start" } },
      required: ["path"],
    },
    async call({ path }) {
      if (typeof path !== "string" || path === "" || path.length > longestPath)
        throw new InvalidArguments("path must be the path or the address of a page");
      const twin = twinOf(site, pathOf(path));
      const text =
        twin === null ? `There is no page ${path}. Find its path with search.` : withoutIndexHint(await read(twin));
      return { content: [{ type: "text", text }], ...(twin === null ? { isError: true } : {}) };
    },
  };
}

/** The path of what was given: without host, query, fragment and the ending of a file. */
function pathOf(given: string): string {
  const path = URL.canParse(given) ? new URL(given).pathname : (given.split(/[?#]/, 1)[0] as string);
  return `/${path.replace(/^\/+/, "")}`.replace(/\.(?:mdx?|html)$/, "");
}

/** File of a page's Markdown twin; null where there is no such page, or it is not to be found. */
function twinOf(site: PublishedSite, asked: string): string | null {
  const { pages, files } = site.manifest;
  let path = asked;
  // A page may have moved, more than once.
  for (let step = 0; step < 3; step++) {
    const decoded = decodePath(path);
    if (decoded === null) return null;
    const found = resolvePath(path, site.paths);
    if (found.kind === "file") {
      const { sha256 } = site.file(found.file) ?? {};
      const page =
        pages.find(({ file }) => file === found.file) ??
        // The first page also stands at the root.
        (found.file === "index.html" ? pages.find(({ file }) => files[file]?.sha256 === sha256) : undefined);
      const twin = page && !page.noindex ? markdownTwin(page.file) : null;
      return twin !== null && site.file(twin) ? twin : null;
    }
    const rule = site.redirects.find(decoded, found.kind === "missing" ? "missing" : "found");
    const next = rule?.location ?? (found.kind === "moved" ? found.path : null);
    if (!next?.startsWith("/") || next.startsWith("//")) return null;
    path = next.split(/[?#]/, 1)[0] as string;
  }
  return null;
}
