import { islandPath, type PageContent } from "../content/index.ts";
import type { SearchFile } from "../search/index.ts";
import type { OpenTree } from "../source/tree/open-tree.ts";
import { integrationsOf } from "../theme/index.ts";
import type { RepositoryView } from "../theme/page-view.ts";
import type { ThemeAsset } from "../theme/theme-asset.ts";
import { agentFiles } from "./artefacts/agents/publish-for-agents.ts";
import { servedSpecifications } from "./artefacts/agents/served-specifications.ts";
import { bundleFeedPaths } from "./artefacts/feed/bundle-feeds.ts";
import type { BuildOptions } from "./build-options.ts";
import type { BodyRecord } from "./cache/page-record.ts";
import { scopesFile, settleScopes } from "./compose/search/search-pages.ts";
import { buildModel } from "./model/build-model.ts";
import type { SiteModel } from "./model/site-model.ts";
import { twinFileOf } from "./plan/page-path.ts";
import type { SitePlan } from "./plan/site-plan.ts";
import type { PlannedContent } from "./plan-content.ts";
import type { UpdatedBodies } from "./render/update-bodies.ts";
import type { StaticFiles } from "./statics/static-files.ts";
import type { siteAssets } from "./styles/site-assets.ts";
import { outsideFont } from "./styles/site-fonts.ts";

/** Files that a site makes itself unless the author has one of the same name at the root. */
const overridable = ["robots.txt", "llms.txt", "llms-full.txt", "sitemap.xml"];

interface DescribedSite {
  tree: OpenTree;
  options: Pick<BuildOptions, "repository">;
  content: PlannedContent;
}

/** What the build has made of it by then. */
interface MadeParts extends Pick<UpdatedBodies, "bodies" | "scripts"> {
  statics: StaticFiles;
  notFound: PageContent | null;
  theme: readonly ThemeAsset[];
  urls: Awaited<ReturnType<typeof siteAssets>>["urls"];
  /** Days of the last commits that changed them, by source file. */
  changes: ReadonlyMap<string, string>;
}

/** The site as data, and the file that names its search indexes where it has several. */
export function describeSite(
  { tree, options, content }: DescribedSite,
  { statics, notFound, theme, urls, scripts, bodies, changes }: MadeParts,
): { model: SiteModel; scopes: SearchFile | null } {
  const { config, plan, store } = content;
  const model = buildModel({
    config,
    plan,
    assets: {
      ...urls,
      thumbnail: null,
      searchScopes: null,
      customStylesheets: statics.stylesheets,
      outsideFont: outsideFont(config),
      services: integrationsOf(config.integrations) ? (config.integrationsPosition ?? null) : null,
    },
    files: [
      ...statics.files.map(({ file }) => file.path),
      ...theme.map((asset) => asset.path),
      ...Object.keys(scripts).map(islandPath),
    ],
    specifications: servedSpecifications(store.known, statics.files, content),
    notFound: { html: notFound?.html ?? "", features: notFound?.features ?? [] },
    repository: options.repository ? withSpellings(options.repository, tree) : null,
    overrides: overridable.filter((name) => tree.byPath.has(name)),
    changes,
    summary: (page) => (bodies.get(page) as BodyRecord).summary,
  });
  settleScopes(model);
  const scopes = scopesFile(model);
  if (scopes) model.assets.searchScopes = `/${scopes.path}`;
  return { model, scopes };
}

function withSpellings(repository: RepositoryView, { spellings }: OpenTree): RepositoryView {
  return spellings.size === 0 ? repository : { ...repository, spellings: Object.fromEntries(spellings) };
}

/** What a hosted site answers by itself, for programs. */
const hostedEndpoint = "mcp";

/** What a link may lead to beside pages. */
export function linkTargetsOf(model: SiteModel, plan: SitePlan): string[] {
  return [
    ...model.files,
    ...bundleFeedPaths(model),
    ...agentFiles,
    ...plan.pages.map((page) => twinFileOf(page.path)),
    ...overridable,
    hostedEndpoint,
  ];
}
