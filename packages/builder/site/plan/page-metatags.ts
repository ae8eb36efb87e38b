import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { SiteConfig } from "../../source/site-config.ts";

/** The tags that a page has besides those of the whole site, by name: of its folders (`seo.paths`), then its own. */
export function metatagsOfPage(path: string, frontmatter: Frontmatter, config: SiteConfig): Record<string, string> {
  const { metatags, robots } = frontmatter;
  return { ...metatagsOfFolders(path, config), ...metatags, ...(robots === null ? {} : { robots }) };
}

/** What `seo.paths` says of a page; the longest path counts most. */
function metatagsOfFolders(path: string, config: SiteConfig): Record<string, string> {
  const around = config.seo.paths.filter((folder) => folder.path === "" || `${path}/`.startsWith(`${folder.path}/`));
  return Object.assign({}, ...around.sort((a, b) => a.path.length - b.path.length).map(({ metatags }) => metatags));
}
