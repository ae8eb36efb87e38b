import { addsStyles, classWords, type PageContent } from "../../content/index.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import { readText } from "../../source/source-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { assetUrls, navigationIcons, themeAssets } from "../../theme/index.ts";
import type { BodyRecord } from "../cache/page-record.ts";
import type { SitePlan } from "../plan/site-plan.ts";
import type { StaticFiles } from "../statics/static-files.ts";
import { contentStyles } from "./content-styles.ts";
import { logoRules } from "./logo-rules.ts";
import { askedFamilies } from "./site-fonts.ts";
import { soughtNames } from "./sought-names.ts";

export interface SiteAssets {
  config: SiteConfig;
  plan: SitePlan;
  tree: OpenTree;
  statics: StaticFiles;
  /** In the order of the pages. */
  bodies: readonly BodyRecord[];
  notFound: PageContent | null;
  /** Rules that replace `style` attributes, by class name. */
  styles: Record<string, string>;
}

/** The theme's files with what the content of the whole site asks of them, and how pages name them. */
export async function siteAssets(site: SiteAssets) {
  const { config, plan, tree, statics, bodies, notFound, styles } = site;
  const scripts = statics.scripts.map((path) => readText(tree, path.slice(1)));
  const inScripts = scripts.flatMap((text) => [...classWords(text)]);
  const classes = new Set([...namesOf(bodies, "classes"), ...(notFound?.classes ?? []), ...inScripts]);
  const features = new Set([...namesOf(bodies, "features"), ...(notFound?.features ?? [])]);
  const scriptsAddStyles = scripts.some(addsStyles);
  if (scriptsAddStyles) features.add("script-styles");
  if (plan.pages.some(({ frontmatter: { mode } }) => mode === "custom" || mode === "frame"))
    features.add("drawn-pages");
  const sheets = statics.stylesheets.map((path) => readText(tree, path.slice(1)));
  if (sheets.length > 0 || scriptsAddStyles) features.add("own-styles");
  const askedFonts = sheets.flatMap(askedFamilies);
  const languages = new Set(plan.pages.map(({ section }) => section.view.language));
  // What no page says is said in English: where there is nothing.
  if (languages.size === 0) languages.add("en");
  const icons = navigationIcons(config, new Set(plan.pages.map(({ section }) => section.view)));
  const rules = [
    await contentStyles(config, classes, styles, [...sheets, ...scripts]),
    logoRules(config, tree),
    icons.rules,
  ]
    .filter(Boolean)
    .join("\n");
  const theme = themeAssets(config, rules, features, askedFonts, languages);
  const sought = soughtNames([...sheets, ...scripts]);
  const urls = { ...assetUrls(theme, config), maskedIcons: icons.names, ...(sought.length > 0 ? { sought } : {}) };
  const first = scriptsAddStyles ? Object.values(urls.featureScripts["script-styles"] ?? {}) : [];
  return { theme, urls: { ...urls, customScripts: [...first, ...statics.scripts] } };
}

/** The classes or features that the bodies use, in order of their first use. */
function namesOf(bodies: readonly BodyRecord[], list: "classes" | "features"): Set<string> {
  const names = new Set<string>();
  for (const body of bodies) for (const name of body[list].split(" ")) if (name !== "") names.add(name);
  return names;
}
