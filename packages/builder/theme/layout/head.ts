import { type Html, html, raw } from "../../html/html.ts";
import { siteUrl } from "../../html/marks.ts";
import { indexPath } from "../../search/index-format.ts";
import { scriptFor } from "../assets.ts";
import { contrastMedia } from "../contrast-media.ts";
import { integrationsOf } from "../integrations/integrations.ts";
import type { PageView, SiteView } from "../page-view.ts";
import { fontsOf } from "../preloaded-fonts.ts";
import { hrefOf, isSiteUrl, onlineElse } from "./links.ts";
import { metaTags } from "./meta-tags.ts";
import { once } from "./once.ts";

/** Everything inside `head`: what the browser needs first, then what search engines and sharing need. */
export function head(view: PageView): Html {
  const { page, site } = view;
  const title = page.title === site.name || page.href === "/" ? titleOfHome(view) : `${page.title} - ${site.name}`;
  const { viewport = "width=device-width, initial-scale=1" } = { ...site.config.seo.metatags, ...page.metatags };
  return html`<meta charset="utf-8"><meta name="viewport" content="${viewport}"><title>${title}</title>
${bootScript(view)}${sharedHead(site)}${pageScripts(view)}${metaTags(view, title)}`;
}

function titleOfHome({ page, site }: PageView): string {
  return page.title && page.title !== site.name ? `${page.title} - ${site.name}` : site.name;
}

/**
 * The script before the first paint, and the page's fonts, which are there for that paint where they are asked for together
 * with the stylesheet. Only a page that comes from a server for certain says so in its markup: one that may be opened from
 * disk, where browsers ask for fonts in another way, leaves it to the script.
 */
function bootScript({ site: { assets, features }, section, body }: PageView): Html {
  const fonts = fontsOf(assets.fonts ?? [], section.language, body.text).map(siteUrl);
  const script = siteUrl(assets.bootScript);
  const contrast = html` data-contrast="${siteUrl(contrastStyle(assets))}"`;
  if (features.target === "cloud") {
    const links = fonts.map((href) => html`<link rel="preload" as="font" href="${href}" crossorigin>`);
    return html`${links}<script src="${script}"${contrast}></script>`;
  }
  return html`<script src="${script}"${contrast}${fonts.length > 0 ? html` data-fonts="${fonts.join(" ")}"` : ""}></script>`;
}

/** Loaded by the script before the first paint where a reader's settings ask for it; without scripts, for every reader. */
function contrastStyle({ featureScripts }: SiteView["assets"]): string {
  return scriptFor(featureScripts["contrast-style"], "en") ?? "";
}

const sharedHead = once((site: SiteView): Html => {
  const { assets, config } = site;
  const custom = assets.customStylesheets.map((href) => html`<link rel="stylesheet" href="${siteUrl(href)}">`);
  const usual = {
    generator: "Lectern",
    "application-name": site.name,
    "apple-mobile-web-app-title": site.name,
    "msapplication-TileColor": config.colors.primary,
  };
  // Browsers go by the first tag of a name, which is the author's then.
  const tags = Object.entries(usual)
    .filter(([name]) => !Object.hasOwn(config.seo.metatags, name))
    .map(([name, content]) => html`<meta name="${name}" content="${content}">`);
  const contrast = html`<noscript><link rel="stylesheet" href="${siteUrl(contrastStyle(assets))}" media="${contrastMedia}"></noscript>`;
  return html`<link rel="stylesheet" href="${siteUrl(assets.stylesheet)}">${contrast}${custom}${favicons(site)}${tags}
`;
});

function favicons({ config: { favicon }, assets }: SiteView): Html {
  const own = html`<link rel="icon" href="${siteUrl(assets.favicon)}">`;
  if (!favicon) return own;
  const { light, dark } = favicon;
  const named =
    light === dark
      ? html`<link rel="icon" href="${hrefOf(light)}">`
      : html`<link rel="icon" href="${hrefOf(light)}" media="(prefers-color-scheme: light)"><link rel="icon" href="${hrefOf(dark)}" media="(prefers-color-scheme: dark)">`;
  return isSiteUrl(light) && isSiteUrl(dark) ? named : onlineElse(named, own);
}

/**
 * The page's main script carries the addresses of the parts that it loads later. It makes tabs of panels and puts menus
 * above lists, so the page is not shown before it has run: nothing moves under the reader's eyes, nothing is laid out twice.
 */
function pageScripts(view: PageView): Html {
  const { site } = view;
  const { assets, features } = site;
  const {
    search,
    feedback,
    mermaid,
    "mermaid-style": mermaidStyle,
    playground,
    integrations: _,
    "search-style": searchStyle,
    "playground-style": playgroundStyle,
    "contrast-style": __,
    ...others
  } = assets.featureScripts;
  const own = (scripts: Record<string, string> | undefined) => scriptFor(scripts, view.section.language);
  const address = (name: string, scripts: Record<string, string> | undefined) => {
    const url = own(scripts);
    return url ? html` data-${name}="${siteUrl(url)}"` : "";
  };
  const tries = features.apiPlayground && view.page.features.includes("playground");
  const addresses = tries
    ? html`${address("playground", playground)}${address("playground-style", playgroundStyle)}${features.target === "cloud" ? raw(" data-hosted") : ""}`
    : "";
  const draws = view.page.features.includes("mermaid")
    ? html`${address("mermaid", mermaid)}${address("mermaid-style", mermaidStyle)}`
    : "";
  const closed = view.page.features.includes("islands") ? onlineElse(raw(""), raw(" data-closed")) : "";
  const wanted = Object.entries(others).filter(([name]) => view.page.features.includes(name));
  // What scripts of the author need stands in front of them on every page.
  const urls = new Set([...wanted.map(([, scripts]) => own(scripts) ?? ""), ...assets.customScripts]);
  const loaded = [...urls].map((src) => html`<script defer src="${siteUrl(src)}"></script>`);
  return html`<script defer blocking="render" id="lc-script" src="${siteUrl(own(assets.scripts) ?? "")}" data-home="${siteUrl("/")}"${site.config.seo.trailingSlash ? raw(" data-slash") : ""}${features.search ? searchAddresses(view, own(search), own(searchStyle)) : ""}${features.feedback ? address("feedback", feedback) : ""}${addresses}${draws}${closed}></script>${loaded}${services(site)}`;
}

/** Services that docs.json asks for count readers where they are: not in previews, and not in bundles that reach nobody. */
const services = once(({ config, preview, assets }: SiteView): Html => {
  const found = preview ? null : integrationsOf(config.integrations);
  const script = scriptFor(assets.featureScripts.integrations, "en");
  if (!script || !found) return raw("");
  const settings = JSON.stringify(found.settings);
  return onlineElse(html`<script defer src="${siteUrl(script)}" data-settings="${settings}"></script>`, raw(""));
});

/** Where the search part and its style are, and the index of this page's language or version. */
function searchAddresses(view: PageView, search: string | undefined, style: string | undefined): Html {
  if (!search || !style) return raw("");
  const index = indexPath(view.section.searchScope ?? view.section.language);
  const { searchScopes } = view.site.assets;
  return html` data-search="${siteUrl(search)}" data-search-style="${siteUrl(style)}" data-search-index="${siteUrl(`/${index}`)}"${searchScopes ? html` data-search-scopes="${siteUrl(searchScopes)}"` : ""}`;
}
