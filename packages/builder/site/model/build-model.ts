import { contextualOf } from "../../source/config/contextual.ts";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import type { SiteView } from "../../theme/page-view.ts";
import { languageAlternates } from "../artefacts/language-alternates.ts";
import { metatagsOfPage } from "../plan/page-metatags.ts";
import { hrefOfPath, twinFileOf } from "../plan/page-path.ts";
import type { PlannedPage, PlannedSection, SitePlan } from "../plan/site-plan.ts";
import { namesOf, summaryOf } from "./page-names.ts";
import { type ModelHead, type ModelPage, pagePartKey, type SiteModel } from "./site-model.ts";

export interface ModelInput {
  config: SiteConfig;
  plan: SitePlan;
  assets: SiteView["assets"];
  repository: SiteView["repository"];
  files: readonly string[];
  overrides: readonly string[];
  notFound: SiteModel["notFound"];
  specifications: SiteModel["specifications"];
  /** Days of the last commits that changed them, by source file. */
  changes: ReadonlyMap<string, string>;
  /** First words of a page, by its path. */
  summary(page: PlannedPage): string;
}

/** The site as data, from its plan. */
export function buildModel({
  config,
  plan,
  assets,
  repository,
  files,
  overrides,
  notFound,
  specifications,
  changes,
  summary,
}: ModelInput): SiteModel {
  const sections: PlannedSection[] = [];
  const numbers = new Map<PlannedSection, number>();
  const configs: SiteConfig[] = [config];
  const number = (section: PlannedSection): number => {
    let known = numbers.get(section);
    if (known === undefined) {
      known = sections.push(section) - 1;
      numbers.set(section, known);
      if (!configs.includes(section.config)) configs.push(section.config);
    }
    return known;
  };
  const alternates = languageAlternates(config, plan.pages);
  const pages = plan.pages.map((page) => {
    const head = headOf(page, config, alternates, changes);
    return modelPage(page, number(page.section), head, summary(page));
  });
  return {
    format: 1,
    name: config.name,
    description: config.description,
    configs: configs.map((one) => ({
      ...one,
      navigation: [],
      global: [],
      redirects: [],
      redirectPlaces: [],
    })),
    assets,
    repository: config.feedback.suggestEdit || config.feedback.raiseIssue ? repository : null,
    sections: sections.map((section) => ({ view: section.view, config: configs.indexOf(section.config) })),
    pages,
    first: plan.firstPage ? plan.pages.indexOf(plan.firstPage) : null,
    redirects: plan.redirects,
    files: [...files],
    overrides: [...overrides],
    notFound,
    specifications,
    hasHints: true,
  };
}

type Alternates = ReturnType<typeof languageAlternates>;

function modelPage(page: PlannedPage, section: number, head: ModelHead, summary: string): ModelPage {
  const { boost } = page;
  return {
    path: page.path,
    file: page.file,
    source: page.source,
    twin: twinFileOf(page.path),
    section,
    head,
    modified: isoDate(page.frontmatter.lastUpdatedDate) ?? head.lastUpdated,
    inSitemap: page.inSitemap,
    inSearch: page.inSearch,
    inLlms: page.inLlms,
    boost: boost > 0 && boost <= 100 ? boost : 1,
    hasFeed: false,
    summary: summaryOf(page.frontmatter, summary),
    part: pagePartKey(page.path),
  };
}

function headOf(
  page: PlannedPage,
  config: SiteConfig,
  alternates: Alternates,
  changes: ReadonlyMap<string, string>,
): ModelHead {
  const { frontmatter } = page;
  const showsChange = frontmatter.timestamp ?? config.metadata.timestamp;
  return {
    href: hrefOfPath(page.path),
    ...namesOf(page.title, frontmatter),
    ...(frontmatter.hasBlankTitle ? { hidesTitle: true } : {}),
    mode: frontmatter.mode,
    breadcrumbs: page.breadcrumbs,
    previous: page.previous,
    next: page.next,
    ...(page.related.length > 0 ? { related: page.related } : {}),
    hidePagination: frontmatter.hideFooterPagination,
    noindex: page.noindex,
    canonical: frontmatter.canonical,
    metatags: metatagsOfPage(page.path, frontmatter, config),
    contextual: contextualOf(frontmatter.custom.contextual),
    specificationHref: specificationOf(frontmatter),
    ...authorship(frontmatter),
    lastUpdated: showsChange ? (isoDate(frontmatter.lastUpdatedDate) ?? changes.get(page.source) ?? null) : null,
    markdownHref: `/${twinFileOf(page.path)}`,
    rssHref: null,
    showsFeed: frontmatter.rss,
    thumbnail: null,
    alternates: alternates.get(page) ?? [],
    ...(page.counterparts.length > 0 ? { counterparts: page.counterparts } : {}),
    directory: page.directory,
    isApi: isReference(frontmatter),
  };
}

/** Whether a page is about an API or a library, which are told in words of ours. */
function isReference({ openapi, api, asyncapi, custom }: Frontmatter): boolean {
  return (openapi ?? api ?? asyncapi) !== null || custom.sdk !== undefined || custom.graphql !== undefined;
}

/** The document that an API page is made of, which readers may download. */
function specificationOf({ openapi, asyncapi }: Frontmatter): string | null {
  const file = /^(\S.*?\.(?:json|ya?ml))\s/i.exec(openapi ?? asyncapi ?? "")?.[1];
  return file === undefined || /^[a-z][a-z0-9+.-]*:/i.test(file) ? null : `/${file.replace(/^(?:\.?\/)+/, "")}`;
}

/** Who wrote a page and when, for structured data. */
function authorship({ custom }: Frontmatter): Pick<ModelHead, "created" | "authors"> {
  const created = isoDate(typeof custom.createdDate === "string" ? custom.createdDate : null);
  const authors = [custom.authors ?? []].flat().flatMap((one) => {
    const name = one !== null && typeof one === "object" ? (one as { name?: unknown }).name : one;
    return typeof name === "string" && name.trim() !== "" ? [name.trim()] : [];
  });
  return { ...(created ? { created } : {}), ...(authors.length > 0 ? { authors: authors.slice(0, 20) } : {}) };
}

function isoDate(text: string | null): string | null {
  const match = text === null ? null : /^(\d{4}-\d{2}-\d{2})/.exec(text);
  return match ? (match[1] as string) : null;
}
