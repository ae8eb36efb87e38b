import type { Diagnostic } from "@lectern/contract";
import type { PageContent } from "../content/index.ts";
import { type ReferenceSettings, referenceSettings } from "../reference/index.ts";
import type { SearchFile } from "../search/index.ts";
import type { NamedLink } from "../source/config/named-links.ts";
import { integrationsOf } from "../theme/index.ts";
import type { ThemeAsset } from "../theme/theme-asset.ts";
import { linksOfNotFound, notFoundBody } from "./artefacts/not-found-body.ts";
import type { Building } from "./building.ts";
import type { BodyRecord } from "./cache/page-record.ts";
import { describeSite } from "./describe-site.ts";
import { readGrammars } from "./inputs/read-grammars.ts";
import type { SiteModel } from "./model/site-model.ts";
import { pageReferences } from "./page-references.ts";
import { dropSnippets } from "./plan/drop-snippets.ts";
import type { PlannedPage } from "./plan/site-plan.ts";
import { type BodySettings, bodySettings } from "./render/body-settings.ts";
import { type UpdatedBodies, updateBodies } from "./render/update-bodies.ts";
import { type StaticFiles, selectStaticFiles } from "./statics/static-files.ts";
import { siteAssets } from "./styles/site-assets.ts";

/** A site whose pages are rendered, before anything of it is composed or written. */
export interface RenderedSite extends UpdatedBodies {
  settings: BodySettings;
  apiSettings: ReferenceSettings;
  /** The bodies of the pages of the plan, in its order. */
  inOrder: readonly BodyRecord[];
  statics: StaticFiles;
  /** What the page for addresses that lead nowhere says; null where docs.json says nothing of it. */
  notFound: PageContent | null;
  /** Links within the site that docs.json names. */
  links: readonly NamedLink[];
  model: SiteModel;
  /** Files of our own that pages load: those of the theme, and the one that names the search indexes. */
  assets: readonly (SearchFile | ThemeAsset)[];
  grammarFaults: readonly Diagnostic[];
  /** Whether a page shows the day of its last change. */
  showsChanges: boolean;
}

/** Renders the pages that the cache does not hold, and describes the site that they make. */
export async function renderSite(building: Building): Promise<RenderedSite> {
  const { tree, options, content } = building;
  const { docsJson, config, plan } = content;
  const showsChanges = plan.pages.some(({ frontmatter }) => frontmatter.timestamp ?? config.metadata.timestamp);
  // Finding them out takes as long as rendering, and goes on beside it; awaited below, where a failure is told.
  const changes = showsChanges ? options.lastChanges.read() : null;
  changes?.catch(() => {});
  const { grammars, diagnostics: grammarFaults } = readGrammars(config, tree);
  const settings = bodySettings(config, grammars);
  const apiSettings = referenceSettings(config);
  const updated = await renderPages(building, settings, apiSettings);
  const { bodies, styles, scripts } = updated;
  dropSnippets(plan, bodies);

  const statics = selectStaticFiles(tree, docsJson.read.files, integrationsOf(config.integrations)?.scripts);
  const notFound = notFoundBody(config, tree);
  const links = [...docsJson.read.links, ...linksOfNotFound(notFound, config)];
  const inOrder = plan.pages.map((page) => bodies.get(page) as BodyRecord);
  Object.assign(styles, notFound?.styles);
  Object.assign(scripts, notFound?.scripts);
  const { theme, urls } = await siteAssets({ config, plan, tree, statics, bodies: inOrder, notFound, styles });
  const { model, scopes } = describeSite(building, {
    ...{ statics, notFound, theme, urls, scripts, bodies },
    changes: (await changes) ?? new Map(),
  });
  const assets = scopes ? [scopes, ...theme] : theme;
  const made = { statics, notFound, links, inOrder, model, assets };
  return { ...updated, ...made, settings, apiSettings, grammarFaults, showsChanges };
}

function renderPages(
  { opened, cache, options, version, content: { plan, reference, store } }: Building,
  settings: BodySettings,
  apiSettings: ReferenceSettings,
): Promise<UpdatedBodies> {
  return updateBodies<PlannedPage>({
    pages: plan.pages,
    tree: opened,
    source: options.source,
    settings,
    referenceOf: pageReferences(apiSettings, reference.references, store),
    threads: options.threads,
    cache,
    version,
    onProgress: (done) => options.onProgress?.(done, plan.pages.length),
    onPage: options.onPage,
  });
}
