import type { SiteRedirect } from "@lectern/contract";

/** Where something stands in a source file; line and column count from 1. */
export interface Position {
  file: string;
  line: number;
  column: number;
}

/** How a redirect is written, for complaints. */
export interface RedirectPlace {
  /** Its source in the author's words. */
  written: string;
  source: Position;
  destination: Position;
}

/**
 * docs.json after reading: references resolved, mint.json upgraded, defaults filled in, one form for everything that
 * may be written in several. What the rest of the builder and the theme work with; plain data.
 */
export interface SiteConfig {
  name: string;
  description: string;
  theme: ThemeName;
  colors: { primary: string; light: string; dark: string };
  logo: { light: string; dark: string } | null;
  /** Where the logo, or the name in its place, leads; null for the first page. */
  logoHref: string | null;
  favicon: { light: string; dark: string } | null;
  appearance: { default: "system" | "light" | "dark"; strict: boolean };
  fonts: { heading: FontConfig | null; body: FontConfig | null };
  icons: { library: "fontawesome" | "lucide" | "tabler" };
  background: {
    decoration: "gradient" | "grid" | "windows" | null;
    color: { light: string | null; dark: string | null };
    image: { light: string; dark: string } | null;
  };
  styling: {
    eyebrows: "section" | "breadcrumbs";
    latex: boolean | null;
    /** Names of Shiki themes for light and dark mode. */
    codeblocks: { light: string; dark: string };
    /** Files of TextMate grammars, for languages of the author's own. */
    grammars: { path: string; position: Position }[];
  };
  /** How pictures of shared pages look; null where the site only has one for all of them. */
  thumbnails: ThumbnailConfig | null;
  navbar: { links: NavbarLink[]; primary: NavbarLink | null };
  footer: {
    socials: { platform: string; href: string }[];
    columns: { header: string | null; items: { label: string; href: string }[] }[];
  };
  banner: {
    content: string;
    dismissible: boolean;
    type: "info" | "warning" | "critical";
    color: { light: string; dark: string } | null;
  } | null;
  contextual: { options: (string | ContextualOption)[]; display: "header" | "toc" } | null;
  redirects: SiteRedirect[];
  /** How and where each of the redirects is written, in their order. */
  redirectPlaces?: RedirectPlace[];
  variables: Record<string, string>;
  /** What readers choose between on pages that say different things to them. */
  variations: readonly { id: string; label: string }[];
  metadata: { timestamp: boolean };
  interaction: { drilldown: boolean };
  /** What language models are told at the head of every page. */
  markdown: {
    instructions: string[];
    /** Pages of an API end with their part of the specification. */
    schema: boolean;
  };
  errors: {
    notFound: {
      /** Unknown pages lead home. */
      redirect: boolean;
      title: string | null;
      /** MDX. */
      description: string | null;
      position: Position;
    };
  };
  seo: {
    indexing: "navigable" | "all";
    metatags: Record<string, string>;
    /** Metatags of folders, by path without slashes at the ends. */
    paths: { path: string; metatags: Record<string, string> }[];
    trailingSlash: boolean;
    /** Who stands behind the site, for structured data. */
    organization: OrganizationConfig | null;
  };
  search: { prompt: string };
  /** What readers may say of a page, and where. */
  feedback: { thumbsRating: boolean; suggestEdit: boolean; raiseIssue: boolean };
  api: Record<string, unknown>;
  /** As written: services by name, `cookies` and `telemetry`. */
  integrations: Record<string, unknown>;
  /** Where `integrations` stands; absent where it does not. */
  integrationsPosition?: Position;
  navigation: NavigationNode[];
  /** `navigation.directory`: how pages of group titles list the group, unless something nearer says otherwise. */
  directory?: DirectoryStyle | null;
  /** `navigation.openapi` and `navigation.asyncapi`: what the whole navigation inherits. */
  openapi?: unknown;
  asyncapi?: unknown;
  /** `navigation.graphql` and `navigation.sdk`: libraries of which pages are made. */
  graphql?: unknown;
  sdk?: unknown;
  /** Links shown everywhere, beside whatever section the reader is in. */
  global: DivisionNode[];
}

export const themeNames = ["mint", "maple", "palm", "willow", "linden", "almond", "aspen", "sequoia", "luma"] as const;
export type ThemeName = (typeof themeNames)[number];

export interface OrganizationConfig {
  id: string | null;
  name: string | null;
  legalName: string | null;
  url: string | null;
  logo: string | null;
  sameAs: string[];
}

/** How the parts of a page's picture are laid out. */
export const thumbnailPresets = ["classic", "headline", "minimal"] as const;
export type ThumbnailPreset = (typeof thumbnailPresets)[number];

/** What stands above the title on a page's picture: the name of a part of the navigation. */
export const eyebrowSources = [
  "group",
  "tab",
  "dropdown",
  "anchor",
  "language",
  "product",
  "version",
  "item",
  "none",
] as const;

export interface ThumbnailConfig {
  preset: ThumbnailPreset | null;
  surface: "brand" | "neutral";
  eyebrow: {
    source: (typeof eyebrowSources)[number];
    /** Null for what the preset has. */
    style: "plain" | "bar" | "pill" | null;
    color: string | null;
  };
  appearance: "light" | "dark" | null;
  /** Family of the words, drawn where the site or Lectern has a file of it. */
  family: string | null;
  familyPosition: Position;
  /** File of the site that stands behind the words. */
  background: string | null;
  position: Position;
}

export interface FontConfig {
  family: string;
  weight: number | null;
  source: string | null;
  format: "woff" | "woff2" | null;
  /** Where its family is named. */
  position: Position;
}

export interface NavbarLink {
  type: "button" | "github" | "discord" | "link";
  /** Empty where the icon stands alone. */
  label: string;
  href: string;
  icon: string | null;
  iconType: string | null;
}

export interface ContextualOption {
  title: string;
  description: string;
  icon: string | null;
  href: string | { base: string; query: { key: string; value: string }[] };
}

export type NavigationNode = DivisionNode | GroupNode | PageNode | OperationNode;

export const directoryStyles = ["none", "accordion", "card"] as const;
export type DirectoryStyle = (typeof directoryStyles)[number];

export type DivisionKind = "language" | "version" | "product" | "tab" | "dropdown" | "anchor" | "item";

/** A part of the site with a label of its own: the kinds may nest in any order. */
export interface DivisionNode {
  type: "division";
  kind: DivisionKind;
  label: string;
  icon: string | null;
  iconType: string | null;
  description: string | null;
  tag: string | null;
  color: { light: string | null; dark: string | null } | null;
  /** Where it leads when it holds no pages: outside, or a page of the site. */
  href: string | null;
  hidden: boolean;
  /** Groups of readers that it is for, where it says so. */
  audience?: readonly string[];
  /** How the pictures of its pages differ, as it is written. */
  thumbnail?: unknown;
  searchable: boolean | null;
  /** Weight in search of everything inside, unless something inside says otherwise. */
  boost: number | null;
  /** Side of the bar on which a tab stands. */
  align: "start" | "end";
  default: boolean;
  /** How pages of group titles list the group, unless the group says otherwise. */
  directory: DirectoryStyle | null;
  /** Overrides of a language. */
  banner: SiteConfig["banner"] | null;
  navbar: SiteConfig["navbar"] | null;
  footer: SiteConfig["footer"] | null;
  openapi: unknown;
  asyncapi: unknown;
  graphql?: unknown;
  sdk?: unknown;
  children: NavigationNode[];
  position: Position;
}

export interface GroupNode {
  type: "group";
  label: string;
  /** Nobody wrote the label: it is a word of ours, in English. */
  isWord?: true;
  icon: string | null;
  iconType: string | null;
  tag: string | null;
  /** Page that the group's title leads to. */
  root: string | null;
  expanded: boolean;
  hidden: boolean;
  /** Groups of readers that it is for, where it says so. */
  audience?: readonly string[];
  /** How the pictures of its pages differ, as it is written. */
  thumbnail?: unknown;
  searchable: boolean | null;
  boost: number | null;
  directory: DirectoryStyle | null;
  openapi: unknown;
  asyncapi: unknown;
  graphql?: unknown;
  sdk?: unknown;
  children: NavigationNode[];
  position: Position;
}

export interface PageNode {
  type: "page";
  /** Path in the site without leading slash and extension. */
  path: string;
  position: Position;
  /** Nobody wrote this entry: it stands for an operation of a specification. */
  isMade?: true;
}

/** `METHOD /path` of an API specification. */
export interface OperationNode {
  type: "operation";
  specification: string | null;
  method: string;
  path: string;
  position: Position;
}
