import type { SearchSection } from "../../content/page-content.ts";
import { raw } from "../../html/html.ts";
import { buildSearchIndex } from "../../search/index.ts";
import type { SiteConfig, ThemeName } from "../../source/site-config.ts";
import { assetUrls, renderNotFound, renderPage, themeAssets } from "../index.ts";
import type { PageHead, PageView, SectionView, SiteFeatures, SiteView } from "../page-view.ts";
import { fixtureConfig } from "./fixture-config.ts";
import { fixturePages, fixtureRules } from "./fixture-pages.ts";

export interface FixtureOptions {
  theme?: ThemeName;
  primary?: string;
  preview?: boolean;
  /** Pages of a server where none is named: those that are opened from disk are of a bundle. */
  target?: SiteFeatures["target"];
  feedback?: boolean;
  language?: string;
  change?: (config: SiteConfig) => void;
  /** Rules that a site's content brings. */
  rules?: string;
}

/** The files of a small site as the theme draws them, with marks in its pages, by path. */
export function fixtureSite(
  options: FixtureOptions = {},
): Map<string, { bytes: Uint8Array; type: string; page: boolean }> {
  const config = fixtureConfig(options.theme, options.primary);
  options.change?.(config);
  const assets = themeAssets(
    config,
    options.rules ?? fixtureRules,
    new Set(["updates"]),
    [],
    [options.language ?? "en"],
  );
  const files = new Map<string, { bytes: Uint8Array; type: string; page: boolean }>();
  const add = (path: string, text: string | Uint8Array, type: string, page = false) =>
    files.set(path, { bytes: typeof text === "string" ? Buffer.from(text) : text, type, page });
  for (const asset of assets) add(asset.path, asset.bytes, asset.type);
  const site: SiteView = {
    name: config.name,
    description: config.description,
    theme: config.theme,
    config,
    repository: { url: "https://github.com/harbour/docs", branch: "main", directory: "" },
    assets: {
      ...assetUrls(assets, config),
      customStylesheets: [],
      customScripts: [],
      thumbnail: null,
      searchScopes: null,
      outsideFont: null,
    },
    origin: "https://docs.example.com",
    features: {
      target: options.target ?? "cloud",
      search: true,
      feedback: options.feedback === false ? null : { endpoint: "/_lectern/feedback" },
      apiPlayground: true,
      mcp: true,
    },
    preview: options.preview ? { branch: "feature/cranes" } : null,
  };
  const section = fixtureSection(options.language ?? "en");
  for (const page of fixturePages) {
    const view: PageView = { site, section, page: pageHead(page), body: raw(page.body) };
    add(fileOf(page.href), renderPage(view).join(""), "text/html; charset=utf-8", true);
    add(
      `${fileOf(page.href).slice(0, -5)}.md`,
      `# ${page.title}\n\n${page.description}\n`,
      "text/markdown; charset=utf-8",
    );
  }
  const lost = {
    site,
    section,
    page: pageHead({ ...fixturePages[0], href: "/404", title: "" } as FixturePage),
    body: raw(""),
  };
  add("404.html", renderNotFound(lost).join(""), "text/html; charset=utf-8", true);
  add(
    "favicon.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>',
    "image/svg+xml",
  );
  add("images/harbour.svg", picture, "image/svg+xml");
  const found = fixturePages.map((page) => ({
    href: page.href,
    file: fileOf(page.href),
    title: page.title,
    description: page.description,
    trail: page.trail,
    keywords: [],
    boost: 1,
    scope: options.language ?? "en",
    tab: "",
    sections: page.sections,
  }));
  for (const file of buildSearchIndex(found)) add(file.path, file.bytes, file.type);
  return files;
}

export interface FixturePage {
  href: string;
  title: string;
  description: string;
  trail: string[];
  mode: PageHead["mode"];
  sections: SearchSection[];
  body: string;
}

function fileOf(href: string): string {
  return href === "/" ? "index.html" : `${href.slice(1)}.html`;
}

function pageHead(page: FixturePage): PageHead {
  const at = fixturePages.findIndex((one) => one.href === page.href);
  const neighbour = (other: FixturePage | undefined) => (other ? { label: other.title, href: other.href } : null);
  return {
    href: page.href,
    source: `${page.href.slice(1) || "index"}.mdx`,
    title: page.title,
    description: page.description,
    mode: page.mode,
    breadcrumbs: page.trail.map((label) => ({ label, href: null })),
    headings: page.sections.flatMap(({ id, heading, level }) => (id ? [{ id, text: heading, level }] : [])),
    previous: neighbour(fixturePages[at - 1]),
    next: neighbour(fixturePages[at + 1]),
    hidePagination: false,
    deprecated: false,
    noindex: false,
    canonical: null,
    metatags: {},
    keywords: [],
    lastUpdated: "2026-03-14T09:26:53Z",
    markdownHref: `/${fileOf(page.href).slice(0, -5)}.md`,
    features: [],
    rssHref: null,
    thumbnail: null,
    alternates: [],
    directory: null,
    isApi: false,
    showsFeed: false,
  };
}

function fixtureSection(language: string): SectionView {
  const plain = { icon: null, iconType: null };
  const link = (
    href: string,
    label: string,
    more: Partial<{ tag: string; method: string; icon: string; deprecated: boolean }> = {},
  ) =>
    ({
      type: "link",
      label,
      href,
      iconType: null,
      icon: null,
      tag: null,
      method: null,
      deprecated: false,
      ...more,
    }) as const;
  const group = (
    label: string,
    children: SectionView["sidebar"],
    more: { icon?: string; href?: string; expanded?: boolean } = {},
  ) =>
    ({
      type: "group",
      label,
      icon: null,
      iconType: null,
      tag: null,
      href: null,
      expanded: false,
      ...more,
      children,
    }) as const;
  return {
    key: "docs",
    language,
    switchers: [
      {
        kind: "version",
        options: [
          { label: "v2.0", href: "/", ...plain, active: true, tag: "Latest", description: null },
          { label: "v1.4", href: "/changelog", ...plain, active: false, tag: null, description: null },
        ],
      },
    ],
    tabs: [
      { label: "Documentation", href: "/", icon: "book-open", iconType: null, active: true, menu: [] },
      { label: "API reference", href: "/api/create-shipment", icon: "code", iconType: null, active: false, menu: [] },
      {
        label: "Resources",
        href: "#",
        ...plain,
        active: false,
        menu: [
          {
            label: "Changelog",
            href: "/changelog",
            icon: "sparkles",
            iconType: null,
            description: "What is new in Harbour",
            active: false,
          },
          {
            label: "Status",
            href: "https://status.example.com",
            icon: "activity",
            iconType: null,
            description: "Is everything afloat?",
            active: false,
          },
        ],
      },
    ],
    anchors: [
      { label: "Community", href: "https://example.com/community", icon: "users", iconType: null },
      { label: "Blog", href: "https://example.com/blog", icon: "newspaper", iconType: null },
    ],
    sidebar: [
      group("Get started", [
        link("/", "Introduction", { icon: "house" }),
        link("/start", "Quickstart", { icon: "rocket", tag: "New" }),
        link("/components", "Components", { icon: "blocks" }),
      ]),
      group("Guides", [
        link("/guides/containers", "Containers and how to load them"),
        group("Customs", [link("/guides/customs/papers", "Papers"), link("/guides/customs/duties", "Duties")]),
        group("Cranes", [link("/guides/cranes", "Driving a crane")], { expanded: true }),
        link("https://example.com/forum", "Forum"),
      ]),
      group("Endpoints", [
        link("/api/list-shipments", "List shipments", { method: "GET" }),
        link("/api/create-shipment", "Create a shipment", { method: "POST" }),
        link("/api/cancel", "Cancel a shipment", { method: "DELETE", deprecated: true }),
      ]),
    ],
    navbar: {
      links: [
        { type: "link", label: "Support", href: "mailto:help@example.com", icon: null, iconType: null },
        { type: "github", label: "", href: "https://github.com/example/harbour", icon: null, iconType: null },
      ],
      primary: { type: "button", label: "Dashboard", href: "https://example.com/app", icon: null, iconType: null },
    },
  };
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><rect width="800" height="400" fill="#cfe8e0"/><path d="M0 300h800v100H0z" fill="#4f9c8a"/><path d="M180 260h440l-60 80H240z" fill="#17443a"/><path d="M300 180h60v80h-60zm80-40h60v120h-60zm80 60h60v60h-60z" fill="#0d7a5f"/></svg>';
