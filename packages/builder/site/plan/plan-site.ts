import type { Diagnostic } from "@lectern/contract";
import { isWildcard } from "../../routing/redirects.ts";
import { decodePath } from "../../routing/resolve-path.ts";
import { keepsEnginesOut } from "../../source/robots-tag.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import { byCodePoint } from "../../source/tree/code-point-order.ts";
import { folderOf } from "../../text/path-parts.ts";
import { asEverybodySees } from "./audience.ts";
import { namedPaths } from "./named-paths.ts";
import { type FoundPage, PageIndex } from "./page-index.ts";
import { metatagsOfPage } from "./page-metatags.ts";
import { hrefOfPath, pathOfFile } from "./page-path.ts";
import { pictureOf } from "./page-picture.ts";
import { planRedirects, type WrittenRedirect } from "./redirects.ts";
import { relatedOf } from "./related.ts";
import { type Placing, planSections } from "./sections.ts";
import type { PageFile, PlannedPage, PlannedSection, SitePlan } from "./site-plan.ts";

/**
 * What the site will be: its pages in order, each with section, neighbours and who may see it; its redirects; and what
 * is wrong with all of that. Reads no page's body. Time grows with the number of pages.
 */
export function planSite(given: SiteConfig, files: readonly PageFile[]): SitePlan {
  const index = new PageIndex(files, namedPaths(given.navigation), (path) =>
    given.redirects.some(({ source }) => source === path || isWildcard(source)),
  );
  const config = asEverybodySees(given, index);
  const { sections, placings, orders, directories, diagnostics } = planSections(config, index);
  const folders = sectionsByFolder(placings);
  const fallback =
    sections.find((section) => section.isDefault && section.view.sidebar.length > 0) ?? (sections[0] as PlannedSection);
  const { redirects: writtenRedirects, diagnostics: complaints } = planRedirects(
    [...redirectsOf(config, index), ...linkPages(index)],
    (path) => placings.has(index.byPath.get(path) as FoundPage) && !index.byPath.get(path)?.link,
  );
  const redirects = writtenRedirects.map(({ redirect }) => redirect);
  const redirected = new Set(redirects.map((redirect) => redirect.source));
  const planned = new Map<FoundPage, PlannedPage>();
  const unplaced: FoundPage[] = [];
  for (const [page, placing] of placings) {
    if (page.frontmatter.url === null) planned.set(page, planPage(page, placing, null, config, index));
  }
  for (const page of index.byPath.values()) {
    if (!placings.has(page) && page.frontmatter.url === null && !redirected.has(hrefOfPath(page.path)))
      unplaced.push(page);
  }
  unplaced.sort((a, b) => byCodePoint(a.path, b.path));
  for (const page of unplaced)
    planned.set(page, planPage(page, null, sectionFor(page.path, folders) ?? fallback, config, index));
  for (const [root, listing] of directories) {
    const page = planned.get(root);
    if (page) page.directory = listing;
  }
  for (const order of orders.values()) linkNeighbours(order.pages, planned, orders);

  const pages = [...planned.values()];
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const brokenRelated: Diagnostic[] = [];
  for (const page of pages) {
    if (page.frontmatter.custom.related === undefined) continue;
    const { related, diagnostics: faults } = relatedOf(page, byPath);
    page.related = related;
    brokenRelated.push(...faults);
  }
  const firstPage = byPath.has("")
    ? null
    : (pages.find((page) => page.inNavigation && page.section.isDefault) ?? pages[0] ?? null);
  return {
    pages,
    byPath,
    sections,
    firstPage,
    redirects: [...redirects, ...indexRedirects(pages, redirected)],
    writtenRedirects,
    diagnostics: [...index.diagnostics, ...diagnostics, ...complaints, ...brokenRelated],
  };
}

function planPage(
  page: FoundPage,
  placing: Placing | null,
  otherwise: PlannedSection | null,
  config: SiteConfig,
  index: PageIndex,
): PlannedPage {
  const { frontmatter } = page;
  const everything = config.seo.indexing === "all";
  const shown = placing !== null && !placing.hidden && !frontmatter.hidden;
  // `hidden: false` shows nothing below a group that is hidden, but has its page found again.
  const found = placing !== null && (placing.searchableWhenHidden || frontmatter.hidden === false);
  const reachable = shown || everything || (!frontmatter.hidden && found);
  const visible = reachable && !frontmatter.noindex;
  const { robots } = { ...config.seo.metatags, ...metatagsOfPage(page.path, frontmatter, config) };
  const searchable = frontmatter.searchable ?? !placing?.unsearchable;
  return {
    path: page.path,
    source: page.file,
    file: page.htmlFile,
    frontmatter,
    title: page.title,
    label: page.label,
    section: placing?.section ?? (otherwise as PlannedSection),
    inNavigation: shown,
    isNamed: placing !== null,
    breadcrumbs: (placing?.groups ?? []).flatMap((group) =>
      group.label.trim() === "" ? [] : [{ label: group.label, href: rootHref(group.root, page, index) }],
    ),
    previous: null,
    next: null,
    related: [],
    counterparts: placing?.counterparts ?? [],
    directory: null,
    noindex: frontmatter.noindex || (!reachable && (frontmatter.hidden === true || placing !== null)),
    inSitemap: visible && !keepsEnginesOut(robots),
    inSearch: visible && searchable,
    boost: frontmatter.boost ?? placing?.boost ?? 1,
    inLlms: visible && (placing?.section.isDefault ?? true),
    picture: pictureOf(frontmatter.custom.thumbnail, placing ? [...placing.divisions, ...placing.groups] : [], config),
  };
}

/** Where the title of a group leads; nowhere from its own page. A root may be written as the file of a folder's index. */
function rootHref(root: string | null, page: FoundPage, index: PageIndex): string | null {
  if (root === null) return null;
  const path = index.byPath.has(root) ? root : pathOfFile(`${root}.mdx`);
  return path === page.path ? null : hrefOfPath(path);
}

/** Previous and next go along the sidebar; a page that stands in several sections follows its own. */
function linkNeighbours(
  order: readonly FoundPage[],
  planned: ReadonlyMap<FoundPage, PlannedPage>,
  orders: ReadonlyMap<PlannedSection, { pages: FoundPage[] }>,
): void {
  for (const [index, page] of order.entries()) {
    const own = planned.get(page);
    if (!own || orders.get(own.section)?.pages !== order) continue;
    own.previous = neighbour(order[index - 1]);
    own.next = neighbour(order[index + 1]);
  }
}

function neighbour(page: FoundPage | undefined): PlannedPage["next"] {
  return page ? { label: page.label, href: hrefOfPath(page.path) } : null;
}

/** The section that most of a folder's neighbours belong to: the first that was placed in the folder or above it. */
function sectionsByFolder(placings: ReadonlyMap<FoundPage, Placing>): Map<string, PlannedSection> {
  const folders = new Map<string, PlannedSection>();
  for (const [page, { section }] of placings) {
    for (let folder = folderOf(page.path); folder !== ""; folder = folderOf(folder)) {
      if (folders.has(folder)) break;
      folders.set(folder, section);
    }
  }
  return folders;
}

function sectionFor(path: string, folders: ReadonlyMap<string, PlannedSection>): PlannedSection | null {
  for (let folder = path; folder !== ""; folder = folderOf(folder)) {
    const section = folders.get(folder);
    if (section) return section;
  }
  return null;
}

function redirectsOf(config: SiteConfig, pages: PageIndex): WrittenRedirect[] {
  return config.redirects.flatMap((redirect, index) => {
    const destination = addressOf(redirect.destination, pages, config.seo.trailingSlash);
    // To the page that stands there already, as `/start` to `/docs/start`: the page would be lost.
    if (destination === redirect.source && destination !== redirect.destination) return [];
    const place = config.redirectPlaces?.[index];
    return [
      {
        redirect: { ...redirect, destination },
        written: place?.written ?? redirect.source,
        position: place?.source ?? { file: "docs.json", line: 1, column: 1 },
        ...(place && { destinationPosition: place.destination }),
      },
    ];
  });
}

/**
 * The address of a page that a destination names by its file (`/guides/index.mdx`), so that readers get there in one step, or
 * below `/docs`, where links lead to pages of a site that has no such folder.
 */
function addressOf(destination: string, pages: PageIndex, trailingSlash: boolean): string {
  const [, path = "", suffix = ""] = /^([^?#]*)(.*)$/s.exec(destination) ?? [];
  const plain = (trailingSlash ? path : path.replace(/\/+$/, "")).replace(/\.mdx$/i, "");
  const isOwn = (address: string) => pages.byPath.has(decodePath(address)?.slice(1) ?? "?");
  const short = plain.replace(/^\/docs(?=\/|$)/, "");
  const found = [plain, short].flatMap((one) => [one, one.replace(/\/index$/, "")]).find((one) => isOwn(one || "/"));
  return found === undefined ? destination : `${found || "/"}${suffix}`;
}

/** Pages that are only links answer at their own address too. */
function linkPages(index: PageIndex): WrittenRedirect[] {
  return [...index.byPath.values()].flatMap((page) =>
    page.link && /^(?:https?:|\/)/i.test(page.link) && page.link !== hrefOfPath(page.path)
      ? [
          {
            redirect: { source: hrefOfPath(page.path), destination: page.link, permanent: false },
            written: hrefOfPath(page.path),
            position: { file: page.file, line: 1, column: 1 },
          },
        ]
      : [],
  );
}

/** `/guides/index` leads to `/guides`, where such pages stand. */
function indexRedirects(pages: readonly PlannedPage[], taken: ReadonlySet<string>) {
  return pages.flatMap((page) => {
    const source = page.path === "" ? "/index" : `/${page.path}/index`;
    const isIndex = /(?:^|\/)index\.mdx?$/i.test(page.source) && !/(?:^|\/)index$/.test(page.path);
    return isIndex && !taken.has(source) ? [{ source, destination: hrefOfPath(page.path), permanent: true }] : [];
  });
}
