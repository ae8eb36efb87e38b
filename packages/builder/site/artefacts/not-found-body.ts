import { type PageContent, renderPage } from "../../content/index.ts";
import type { NamedLink } from "../../source/config/named-links.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import { readText } from "../../source/source-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { bodySettings } from "../render/body-settings.ts";

/** `errors.404.description` as the content of the page that says that there is none; null where the author wrote nothing. */
export function notFoundBody(config: SiteConfig, tree: OpenTree): PageContent | null {
  const { description, position } = config.errors.notFound;
  if (!description) return null;
  return renderPage(
    { file: position.file, source: description, firstLine: position.line, href: "/404" },
    {
      ...bodySettings(config),
      readSource: (path) => (tree.byPath.has(path) ? readText(tree, path) : undefined),
      hasFile: (path) => tree.byPath.has(path),
    },
  );
}

/** What that content links to and shows, to be looked for like what docs.json names elsewhere. */
export function linksOfNotFound(content: PageContent | null, { errors }: SiteConfig): NamedLink[] {
  // The lines of a text in JSON are all on one.
  const { position } = errors.notFound;
  return (content?.references ?? []).flatMap(({ kind, target, fragment }) =>
    fragment === undefined ? [{ target, position, ...(kind === "file" ? { isFile: true as const } : {}) }] : [],
  );
}
