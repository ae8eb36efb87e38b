/** Frontmatter after reading: known keys typed, the rest kept. Plain data. */
export interface Frontmatter {
  title: string | null;
  /** The title is spaces alone: the page shows none, as its author draws its own. */
  hasBlankTitle?: true;
  description: string | null;
  /** What the navigation says, where that is not the title; code in it stands between backticks. */
  sidebarTitle: string | null;
  icon: string | null;
  iconType: string | null;
  tag: string | null;
  /** Null where the page does not say: `false` says more than nothing below a hidden group. */
  hidden: boolean | null;
  noindex: boolean;
  /** Groups of readers that the page is for; empty where it is for all that its place in the navigation is for. */
  audience: string[];
  searchable: boolean | null;
  boost: number | null;
  deprecated: boolean;
  mode: "default" | "wide" | "custom" | "frame" | "center" | "assistant";
  /** A page that is only a link elsewhere. */
  url: string | null;
  hideFooterPagination: boolean;
  keywords: string[];
  canonical: string | null;
  robots: string | null;
  timestamp: boolean | null;
  lastUpdatedDate: string | null;
  rss: boolean;
  openapi: string | null;
  api: string | null;
  asyncapi: string | null;
  playground: string | null;
  authMethod: string | null;
  /** Media type of the body that the endpoint of `api` takes. */
  contentType: string | null;
  /** `og:*` and `twitter:*` overrides. */
  metatags: Record<string, string>;
  /** Everything else, as written. */
  custom: Record<string, unknown>;
}
