import {
  excerpt,
  type IndexHead,
  indexFormat,
  JoinedReader,
  readSearchFile,
  SearchReader,
  searchFolder,
} from "@lectern/builder/search";
import type { PublishedSite } from "../published-site.ts";
import { InvalidArguments, type Tool, type ToolResult } from "./protocol.ts";
import { chooseIndex, type SearchIndex } from "./search-indexes.ts";

/** A query beyond that is cut: what costs is each word. */
const longestQuery = 400;
const mostWords = 12;
const mostResults = 20;
const usualResults = 8;
const excerptLength = 320;

export interface SearchToolOptions {
  site: PublishedSite;
  indexes: readonly SearchIndex[];
  /** Origin of the site as it was asked for, without trailing slash. */
  origin: string;
  read(path: string): Promise<string>;
}

/** The search that readers have, as a tool: the same index, the same ranking. */
export function searchTool(options: SearchToolOptions): Tool {
  const { site, indexes } = options;
  const languages = distinct(indexes.map(({ language }) => language));
  const versions = distinct(indexes.flatMap(({ version }) => version ?? []));
  return {
    name: "search",
    title: `Search ${site.manifest.site.name}`,
    description: `Searches the documentation of ${site.manifest.site.name} and answers the sections that fit best: title, address and excerpt. Read a whole page with get_page.`,
    inputSchema: {
      type: "object",
      properties: {
        query: { type: "string", minLength: 1, maxLength: longestQuery, description: "A few words" },
        limit: { type: "integer", minimum: 1, maximum: mostResults, default: usualResults },
        ...(languages.length > 1 ? { language: { type: "string", enum: languages } } : {}),
        ...(versions.length > 1 ? { version: { type: "string", enum: versions } } : {}),
      },
      required: ["query"],
    },
    outputSchema: {
      type: "object",
      properties: {
        results: {
          type: "array",
          items: {
            type: "object",
            properties: { title: { type: "string" }, url: { type: "string" }, excerpt: { type: "string" } },
            required: ["title", "url", "excerpt"],
          },
        },
      },
      required: ["results"],
    },
    async call({ query, limit = usualResults, language, version }) {
      if (typeof query !== "string" || query.trim() === "" || query.length > longestQuery)
        throw new InvalidArguments(`query must be a text of up to ${longestQuery} characters`);
      if (!Number.isInteger(limit) || Number(limit) < 1 || Number(limit) > mostResults)
        throw new InvalidArguments(`limit must be a number from 1 to ${mostResults}`);
      const index = chooseIndex(indexes, textOf("language", language), textOf("version", version));
      if (!index) {
        const offered = [...languages, ...versions].join(", ");
        throw new InvalidArguments(`This site has no such language or version; it has ${offered}`);
      }
      return findSections(options, index, query.split(/\s+/).slice(0, mostWords).join(" "), Number(limit));
    },
  };
}

/** Answers the sections that fit words best; an error where the index is of another form than this server reads. */
async function findSections(
  { site, origin, read }: SearchToolOptions,
  index: SearchIndex,
  words: string,
  limit: number,
): Promise<ToolResult> {
  // Read anew for each question, since what all questions have read together would be the whole index.
  const load = async (name: string) => readSearchFile(await read(`${searchFolder}/${name}`));
  const files = [index.file, ...index.also];
  const heads = new Map(await Promise.all(files.map(async (file) => [file, await load(file)] as const)));
  if ([...heads.values()].some((head) => (head as IndexHead).format !== indexFormat))
    return { content: [{ type: "text", text: otherFormat }], isError: true };
  const [own, ...others] = files.map((file) => new SearchReader(file, async (name) => heads.get(name) ?? load(name)));
  const { hits, matched } = await new JoinedReader(own as SearchReader, others).query(words, limit);
  const slash = site.manifest.site.trailingSlash ? "/" : "";
  const addressOf = ({ href, id }: { href: string; id: string }) =>
    `${origin}${href === "/" ? href : href + slash}${id ? `#${id}` : ""}`;
  const results = hits.map((hit) => ({
    title: hit.heading && hit.heading !== hit.title ? `${hit.title} › ${hit.heading}` : hit.title,
    url: addressOf(hit),
    excerpt: excerpt(hit.text, matched, words, excerptLength)
      .map(([piece]) => piece)
      .join(""),
  }));
  const text = results.map(({ title, url, excerpt }) => `${title}\n${url}\n${excerpt}`).join("\n\n");
  return {
    content: [{ type: "text", text: text || `Nothing was found for ${JSON.stringify(words)}.` }],
    structuredContent: { results },
  };
}

/** What a server that is newer than the site says: the site's own pages bring their own reader along. */
const otherFormat =
  "This site was built by another version of the server and cannot be searched here until it is deployed again; get_page reads its pages";

function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  throw new InvalidArguments(`${name} must be a text`);
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
