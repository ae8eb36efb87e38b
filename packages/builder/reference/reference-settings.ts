import type { SiteConfig } from "../source/site-config.ts";
import { listOf, objectOf, textOf } from "./json.ts";
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
}

export function referenceSettings(config: SiteConfig): ReferenceSettings {
  const { api } = config;
  const examples = objectOf(api.examples);
  const params = objectOf(api.params);
  const mdx = objectOf(api.mdx);
  const auth = objectOf(mdx.auth);
  const languages = textsOf(examples.languages);
  return {
    languages: languages.length > 0 ? languages : [...defaultLanguages],
    requiredOnly: examples.defaults === "required",
    samples: examples.autogenerate !== false,
    pills: textsOf(params.post),
    expanded: params.expanded === "all",
    servers: typeof mdx.server === "string" ? [mdx.server] : textsOf(mdx.server),
    auth: { method: textOf(auth.method), name: textOf(auth.name) },
  };
}

function textsOf(value: unknown): string[] {
  return listOf(value).filter((one) => typeof one === "string");
}
