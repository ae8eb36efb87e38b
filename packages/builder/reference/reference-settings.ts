import type { SiteConfig } from "../source/site-config.ts";
import { objectOf, textOf, textsIn } from "./json.ts";
import { withScheme } from "./operations/servers.ts";
import { defaultLanguages } from "./samples/languages.ts";

/** What `api` of docs.json says about how operations are shown. Plain data; part of the key of every such page. */
export interface ReferenceSettings {
  languages: string[];
  /** `api.examples.defaults`: samples with what must be given only. */
  requiredOnly: boolean;
  /** `api.examples.autogenerate`. */
  samples: boolean;
  pills: string[];
  expanded: boolean;
  /** `api.mdx`, for pages with `api` in their frontmatter. */
  servers: string[];
  auth: { method: string | null; name: string | null };
  playground: PlaygroundSettings;
  /** `markdown.schema`: the Markdown of a page ends with its part of the specification. */
  schema: boolean;
  /** `api.url` is `full`: the server stands before the path, also where there is only one. */
  fullUrl: boolean;
}

/** `api.playground`: `simple` leaves a request to be copied, `none` not even that. */
export interface PlaygroundSettings {
  display: "interactive" | "simple" | "none";
  proxy: boolean;
  credentials: boolean;
  prefill: boolean;
}

/** Reads `api` of docs.json; what it leaves out is the format's default. */
export function referenceSettings(config: SiteConfig): ReferenceSettings {
  const { api } = config;
  const examples = objectOf(api.examples);
  const params = objectOf(api.params);
  const mdx = objectOf(api.mdx);
  const auth = objectOf(mdx.auth);
  const playground = objectOf(api.playground);
  const languages = textsIn(examples.languages);
  return {
    languages: languages.length > 0 ? languages : [...defaultLanguages],
    requiredOnly: examples.defaults === "required",
    samples: examples.autogenerate !== false,
    pills: textsIn(params.post),
    expanded: ["all", "true"].includes(String(params.expanded)),
    servers: textsIn([mdx.server].flat()).map(withScheme),
    auth: { method: textOf(auth.method), name: textOf(auth.name) },
    playground: {
      display: playgroundDisplay(playground.display ?? playground.mode, "interactive"),
      proxy: playground.proxy !== false,
      credentials: playground.credentials === true && playground.proxy === false,
      prefill: examples.prefill === true,
    },
    schema: config.markdown.schema,
    fullUrl: api.url === "full",
  };
}

/**
 * How the playground is shown; `written` is a word of docs.json, mint.json or a page's frontmatter. Readers do not sign
 * in to a site, so what is only for those who have (`auth`) sends nothing.
 */
export function playgroundDisplay(
  written: unknown,
  fallback: PlaygroundSettings["display"],
): PlaygroundSettings["display"] {
  if (written === "interactive" || written === "show") return "interactive";
  if (written === "simple" || written === "auth") return "simple";
  return written === "none" || written === "hide" ? "none" : fallback;
}
