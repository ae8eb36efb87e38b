import type { Heading } from "../content/page-content.ts";
import type { Html } from "../html/html.ts";
import type { NavbarLink, Position, SiteConfig, ThemeName } from "../source/site-config.ts";
import type { PreloadedFont } from "./preloaded-fonts.ts";
import type { WayView } from "./way-view.ts";

/**
 * Everything the theme needs to draw one page. URLs of the site are plain (`/guides/start`): the theme prints them
 * through `siteUrl()`. Objects that many pages share (`site`, `section`) keep their identity, so that the theme can
 * draw them once and remember the result.
 */
export interface PageView {
  site: SiteView;
  section: SectionView;
  page: PageHead;
  /** The body as the content renderer made it. */
  body: Html;
}

export interface SiteView {
  name: string;
  description: string;
  theme: ThemeName;
  config: SiteConfig;
  /** Files the page loads: URLs in the site. */
  assets: {
    stylesheet: string;
    /** Runs before the first paint: colour mode. */
    bootScript: string;
    /** The page's own script, by the language that it speaks (a name of `wordsLanguages`). */
    scripts: Record<string, string>;
    /** Fonts that pages fetch ahead; deployments of older versions name none. */
    fonts?: PreloadedFont[];
    /** Classes of icons that the stylesheet draws on hosted pages; in deployments of older versions pages draw all. */
    maskedIcons?: string[];
    /** File that lists the search indexes, where readers can choose between several. */
    searchScopes: string | null;
    /** Picture that stands beside a shared link; null where none could be drawn. */
    thumbnail: string | null;
    /** Stands in where the author has named none, or one of another host that a bundle cannot show. */
    favicon: string;
    /**
     * Further scripts by feature name (`search`, `math` …), loaded when the page has the feature: each by language, or under
     * an empty name where it serves all.
     */
    featureScripts: Record<string, Record<string, string>>;
    /** The author's own .css and .js files; of ours what these need stands in front. */
    customStylesheets: string[];
    customScripts: string[];
    /** Names around the content that these look for; deployments of older versions name none. */
    sought?: SoughtName[];
    /** Where docs.json asks for a font of another host, which the stylesheet loads and a bundle must not. */
    outsideFont: Position | null;
    /** Where docs.json asks for services of other hosts, which bundles do without; deployments of older versions name none. */
    services?: Position | null;
  };
  /** Absolute origin for canonical links and sharing, without trailing slash; null where the place is not known. */
  origin: string | null;
  features: SiteFeatures;
  preview: { branch: string } | null;
  /** Where the source is kept; null where that is not known. */
  repository: RepositoryView | null;
}

/**
 * The ground of the bar, callouts by the colours of their kinds, the parts of code, entries of the sidebar by their addresses and
 * titles, the words of methods there, links by having a class, those of the text by the class `link`, and the content of a page by
 * its address; and the titles of groups there by one id for all, or as headings.
 */
export type SoughtName =
  | "bar"
  | "calloutColors"
  | "code"
  | "entries"
  | "headings"
  | "links"
  | "methods"
  | "pages"
  | "textLinks"
  | "titles";

export interface RepositoryView {
  /** Remote as Git takes it: HTTP or SSH. */
  url: string;
  branch: string;
  /** Folder of docs.json in the repository, empty for its root. */
  directory: string;
  /** How it spells the names of files that are in another form of Unicode than the site's (`SourceFile`). */
  spellings?: Record<string, string>;
}

/** What this kind of deployment carries (table in the API contract). */
export interface SiteFeatures {
  target: "cloud" | "client-hosted" | "air-gapped";
  search: boolean;
  /** Where the page's feedback goes; null draws no feedback at all. */
  feedback: { endpoint: string } | null;
  apiPlayground: boolean;
  /** Whether the site's own server answers the Model Context Protocol at `/mcp`. */
  mcp: boolean;
}

/** The part of the navigation that a page of it sees: its own section only, so that size grows with the section. */
export interface SectionView {
  /** Key of the section, equal for all its pages. */
  key: string;
  /** From the outermost: language, version, product, dropdown … each with its siblings to switch to. */
  switchers: SwitcherView[];
  tabs: TabView[];
  /** Links that stand above the sidebar; `active` where the page stands below one. */
  anchors: (LinkView & { active?: boolean })[];
  sidebar: SidebarNode[];
  navbar: { links: NavbarLink[]; primary: NavbarLink | null };
  /** BCP 47, for `lang` and text direction. */
  language: string;
  /** Name of the search index that readers of the section use (language, language and version …); the language when absent. */
  searchScope?: string;
}

export interface SwitcherView {
  kind: "language" | "version" | "product" | "dropdown";
  options: SwitcherOption[];
}

export interface SwitcherOption extends LinkView {
  active: boolean;
  tag: string | null;
  description: string | null;
  language?: string;
  /** How pages that have their like there are led to it; absent where none has. */
  way?: WayView;
  /** Parts of a product that stand below it in the menu; absent where it has none. */
  menu?: MenuItemView[];
}

/** An entry of the menu of a tab or a product. */
export interface MenuItemView extends LinkView {
  description: string | null;
  active: boolean;
}

export interface TabView extends LinkView {
  active: boolean;
  /** Side of the bar. */
  align?: "start" | "end";
  menu: MenuItemView[];
}

export interface LinkView {
  label: string;
  /** URL in the site, or absolute outside. */
  href: string;
  icon: string | null;
  iconType: string | null;
  /** Of its icon, where the author gave it one of its own. */
  color?: { light: string | null; dark: string | null };
}

export type SidebarNode = SidebarGroup | SidebarLink;

export interface SidebarGroup {
  type: "group";
  /** Empty for a group of the first level that has no title. */
  label: string;
  icon: string | null;
  iconType: string | null;
  tag: string | null;
  href: string | null;
  expanded: boolean;
  children: SidebarNode[];
}

export interface SidebarLink {
  type: "link";
  label: string;
  /** `/path` of a page, or an absolute URL. */
  href: string;
  icon: string | null;
  iconType: string | null;
  tag: string | null;
  /** HTTP method of an API page, upper case. */
  method: string | null;
  deprecated: boolean;
}

export interface PageHead {
  /** `/guides/start`; the home page is `/`. */
  href: string;
  /** Path of its source below the root of the documentation; null for what has none. */
  source: string | null;
  title: string;
  /** The title is for those who hear the page, for tabs of browsers and the search alone. */
  hidesTitle?: true;
  description: string;
  mode: "default" | "wide" | "custom" | "frame" | "center" | "assistant";
  /** From the outermost group to the page's own. */
  breadcrumbs: { label: string; href: string | null }[];
  headings: Heading[];
  previous: { label: string; href: string } | null;
  next: { label: string; href: string } | null;
  hidePagination: boolean;
  /** Where the author says that readers may go on. */
  related?: { label: string; href: string }[];
  /** ISO date. */
  created?: string;
  authors?: string[];
  deprecated: boolean;
  noindex: boolean;
  canonical: string | null;
  metatags: Record<string, string>;
  keywords: string[];
  /** The page's own menu, in the place of the site's. */
  contextual?: SiteConfig["contextual"];
  /** The OpenAPI or AsyncAPI document that the page is made of. */
  specificationHref?: string | null;
  /** ISO date. */
  lastUpdated: string | null;
  /** The `.md` twin, URL in the site. */
  markdownHref: string | null;
  features: string[];
  /** The page's feed, URL in the site. */
  rssHref: string | null;
  /** Shows readers a link to the feed. */
  showsFeed: boolean;
  /** The page's own picture beside a shared link; the site's stands in for it. */
  thumbnail: string | null;
  /** The same page in all its languages, this one among them; empty where it has only one. */
  alternates: LanguageAlternate[];
  /** The ways of the section's menus by which the page has its like; absent where it has none. */
  counterparts?: number[];
  /** What the page lists below its text, where it is the root of a group. */
  directory: DirectoryView | null;
  /** Describes an operation or channel of an API. */
  isApi: boolean;
}

/** The pages of a group, listed on the page of its title. */
export interface DirectoryView {
  style: "card" | "accordion";
  entries: DirectoryEntry[];
}

export interface DirectoryEntry extends Omit<LinkView, "href"> {
  href: string | null;
  description: string | null;
  /** What a group holds; empty for a page. */
  children: DirectoryEntry[];
}

export interface LanguageAlternate {
  /** BCP 47, or `x-default`. */
  language: string;
  /** Page of the site. */
  href: string;
}
