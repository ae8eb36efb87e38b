import type { SiteManifest, SiteRedirect } from "@lectern/contract";
import type { SiteConfig } from "../../source/site-config.ts";
import type { PageHead, SectionView, SiteView } from "../../theme/page-view.ts";

/**
 * A whole site as data, without the bodies of its pages: what, together with them, composes it for any place. The
 * part `model` of a deployment.
 */
export interface SiteModel {
  format: 1;
  name: string;
  description: string;
  /** Configurations by language; the first is the site's own. Without navigation, which the sections hold. */
  configs: SiteConfig[];
  assets: SiteView["assets"];
  /** Where the source is kept, where docs.json wants it known. */
  repository: SiteView["repository"];
  sections: { view: SectionView; config: number }[];
  /** In the order of navigation. */
  pages: ModelPage[];
  /** Index of the page that also stands at `/`; null where a page has that address itself. */
  first: number | null;
  redirects: SiteRedirect[];
  /** Served files that are not made from the model: static files and the theme's. Paths. */
  files: string[];
  /** What the author says at addresses that lead nowhere: HTML with marks, empty for what we say. */
  notFound: { html: string; features: string[] };
  /** Specifications that pages were made of and that are served; `inLlms` where llms.txt does not name one. */
  specifications: { path: string; title: string; kind: "OpenAPI" | "AsyncAPI"; inLlms?: false }[];
  /** Whether the Markdown of pages begins with a hint to `llms.txt`; that of earlier builders does not. */
  hasHints?: boolean;
  /** Skills for agents that the author has written; not known of deployments of earlier builders. */
  skills?: { name: string; description: string }[];
  /** Static files that stand in for ones we would make: `robots.txt`. */
  overrides: string[];
}

export interface ModelPage {
  path: string;
  /** Served file. */
  file: string;
  /** Path of the source file. */
  source: string;
  /** Served Markdown twin. */
  twin: string;
  section: number;
  head: ModelHead;
  /** ISO date of its last change, where the author or the page says so. */
  modified: string | null;
  inSitemap: boolean;
  inSearch: boolean;
  inLlms: boolean;
  boost: number;
  /** Whether its `Update`s are a feed. */
  hasFeed: boolean;
  /** For lists where a page has no description. */
  summary: string;
  /** Key among the parts of the deployment. */
  part: string;
  /** The group that it stands in, where that is kept beside the head. */
  group?: string | undefined;
}

/** `PageHead` without what comes with the body. */
export type ModelHead = Omit<PageHead, "headings" | "features" | "source">;

export const modelPart = "model";

/** Name of the part of the model that holds a page, by the page's path. */
export function pagePartKey(path: string): string {
  return `pages/${path}`;
}

/** Label of the group that a page stands in, its first breadcrumb; empty without one. */
export function groupOf(page: {
  group?: string | undefined;
  head: { breadcrumbs: readonly { label: string }[] };
}): string {
  return page.group ?? page.head.breadcrumbs[0]?.label ?? "";
}

/** The page that readers find at the root; undefined in a site without pages. */
export function startOf({ first, pages }: Pick<SiteModel, "first" | "pages">): ModelPage | undefined {
  return first === null ? pages.find((page) => page.path === "") : pages[first];
}

/** A page as the manifest lists it. */
export function listedPage({ path, file, source, head, inSitemap }: ModelPage): SiteManifest["pages"][number] {
  return { path, file, title: head.title, description: head.description, noindex: !inSitemap, source };
}
