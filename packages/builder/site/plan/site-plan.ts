import type { Diagnostic, SiteRedirect } from "@lectern/contract";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { DivisionNode, SiteConfig } from "../../source/site-config.ts";
import type { DirectoryView, SectionView } from "../../theme/page-view.ts";
import type { PagePicture } from "./page-picture.ts";
import type { WrittenRedirect } from "./redirects.ts";

/** A page of the tree as it was read, before anything is known of its place. */
export interface PageFile {
  /** Path in the source tree; for a page that no file holds a name like no file's. */
  file: string;
  /** Path in the site of a page that no file holds. */
  path?: string;
  frontmatter: Frontmatter;
}

/** A page and its place in the site. */
export interface PlannedPage {
  /** Path in the site without leading slash; empty for the home page. */
  path: string;
  /** Path of the source file. */
  source: string;
  /** Served file. */
  file: string;
  frontmatter: Frontmatter;
  title: string;
  /** Name in navigation: shorter than the title where the author gave one. */
  label: string;
  section: PlannedSection;
  /** Stands in the navigation that readers see. */
  inNavigation: boolean;
  /** Listed in docs.json at all; a page that is not may turn out to be a snippet. */
  isNamed: boolean;
  breadcrumbs: { label: string; href: string | null }[];
  previous: { label: string; href: string } | null;
  next: { label: string; href: string } | null;
  /** Ways of the menus of versions, products and dropdowns that lead from it to its like. */
  counterparts: number[];
  /** What its frontmatter leads to (`related`). */
  related: { label: string; href: string }[];
  /** What it lists as the root of a group. */
  directory: DirectoryView | null;
  /** Carries `noindex` for search engines. */
  noindex: boolean;
  /** In sitemap.xml. */
  inSitemap: boolean;
  /** In the site's search. */
  inSearch: boolean;
  /** Weight in search. */
  boost: number;
  /** In llms.txt. */
  inLlms: boolean;
  /** How its picture for shared links differs from the site's. */
  picture: PagePicture | null;
}

/** Pages that share a sidebar. */
/** One step of the way from the root to a section: the divisions side by side, and the one that was taken. */
export interface Level {
  siblings: readonly DivisionNode[];
  active: DivisionNode | null;
}

export interface PlannedSection {
  view: SectionView;
  /** `SiteConfig` as the section's language has it; shared by all sections of the language. */
  config: SiteConfig;
  /** Of the default language and version: what llms.txt speaks of. */
  isDefault: boolean;
}

export interface SitePlan {
  /** In the order of navigation, then the rest by path. */
  pages: PlannedPage[];
  byPath: Map<string, PlannedPage>;
  sections: PlannedSection[];
  /** The page at `/` where there is no `index`: the first of the navigation. Null when there is an `index`, or no page. */
  firstPage: PlannedPage | null;
  redirects: SiteRedirect[];
  /** Those of them that somebody wrote, with their places. */
  writtenRedirects: WrittenRedirect[];
  diagnostics: Diagnostic[];
}
