import { Buffer } from "node:buffer";
import type { SiteConfig } from "../source/site-config.ts";
import { browserFiles, diagramScript, themeStylesheet } from "./build-browser.ts";
import { codeGroundRules } from "./code-ground.ts";
import { contrastRatio } from "./color/contrast.ts";
import { navigationColorRules } from "./color/navigation-colors.ts";
import { palette } from "./color/palette.ts";
import { chosenFonts, shippedFonts } from "./fonts.ts";
import { hashedName } from "./hashed-name.ts";
import { integrationsOf } from "./integrations/integrations.ts";
import type { SiteView } from "./page-view.ts";
import { preloadedFonts } from "./preloaded-fonts.ts";
import { privateName } from "./private-names.ts";
import type { ThemeAsset } from "./theme-asset.ts";
import { hasWords, localizeScript } from "./words/localize-script.ts";
import { wordsLanguage } from "./words/words.ts";

/**
 * Every file that the pages of a site load from the theme. `rules` is CSS that belongs to the content (utilities,
 * classes that replace style attributes, colours of code) and goes into the same stylesheet, so that a page asks for one.
 * `features` are what some page has: large scripts are there only for who needs them. `languages` are those of the pages
 * (BCP 47): each has scripts that speak it, and others than English have rules of their own. `askedFonts` are families that
 * the author's stylesheets ask of Google Fonts. The same configuration, rules and features give the same bytes.
 */
export function themeAssets(
  config: SiteConfig,
  rules = "",
  features: ReadonlySet<string> = new Set(),
  askedFonts: readonly string[] = [],
  languages: Iterable<string> = ["en"],
): ThemeAsset[] {
  const files = browserFiles();
  const wanted = new Set(features);
  if (integrationsOf(config.integrations)) wanted.add("integrations");
  const scripts = Object.entries(files.features).filter(([name]) => !onDemand.has(name) || wanted.has(name));
  if (features.has("mermaid")) scripts.push(["mermaid", diagramScript()]);
  const tags = [...languages];
  const spoken = [...new Set(tags.map(wordsLanguage))];
  const fonts = shippedFonts();
  const ground = codeGroundRules(config.styling.codeblocks);
  const chosen = chosenFonts(config.fonts, askedFonts);
  const css = [
    fonts.rules,
    colorRules(config),
    themeStylesheet(config.theme),
    features.has("updates") || features.has("islands") ? files.updateRules : "",
    features.has("palettes") || features.has("islands") ? files.paletteRules : "",
    features.has("trees") || features.has("islands") ? files.treeRules : "",
    features.has("code-types") ? files.codeTypesRules : "",
    config.background.decoration || config.background.image ? files.backgroundRules : "",
    features.has("own-styles") ? files.ownRules : "",
    features.has("popups") ? files.popupRules : "",
    features.has("drawn-pages") ? files.drawnPageRules : "",
    tags.every((tag) => /^en(?:-|$)/i.test(tag)) ? "" : files.languageRules,
    chosen.rules,
    rules,
    ground,
    navigationColorRules(config),
  ].join("\n");
  return [
    asset("theme.css", css, "text/css; charset=utf-8", "stylesheet"),
    asset("boot.js", files.boot, script, "boot"),
    ...inEach(spoken, files.main, (text) => asset("main.js", text, script, "script")),
    ...scripts.flatMap(([name, text]) =>
      inEach(spoken, text, (own) => asset(`${name}.js`, own, script, "feature", name)),
    ),
    ...Object.entries(files.stylesheets)
      .filter(([name]) => !onDemand.has(name) || wanted.has(name))
      .map(([name, text]) => asset(`${name}.css`, text, "text/css; charset=utf-8", "feature", `${name}-style`)),
    asset("favicon.svg", defaultFavicon(config), "image/svg+xml", "favicon"),
    ...fonts.assets,
    ...chosen.assets,
  ];
}

/** The part of `SiteView.assets` that names the theme's files: those that `themeAssets` made of the configuration. */
export function assetUrls(
  assets: readonly ThemeAsset[],
  config: SiteConfig,
): Pick<SiteView["assets"], "fonts" | "stylesheet" | "bootScript" | "scripts" | "favicon" | "featureScripts"> {
  const url = (role: ThemeAsset["role"]) => `/${assets.find((one) => one.role === role)?.path}`;
  const featureScripts: SiteView["assets"]["featureScripts"] = {};
  for (const { feature, language, path } of assets) {
    if (feature === null) continue;
    featureScripts[feature] ??= {};
    featureScripts[feature][language ?? ""] = `/${path}`;
  }
  const main = assets.filter(({ role }) => role === "script");
  return {
    fonts: preloadedFonts(config, assets),
    stylesheet: url("stylesheet"),
    bootScript: url("boot"),
    scripts: Object.fromEntries(main.map(({ language, path }) => [language ?? "", `/${path}`])),
    favicon: url("favicon"),
    featureScripts,
  };
}

/** Address of a script on a page of a BCP 47 tag: the one that speaks its language, or the one for all. */
export function scriptFor(scripts: Record<string, string> | undefined, tag: string): string | undefined {
  return scripts?.[wordsLanguage(tag)] ?? scripts?.[""];
}

/** A script in each language; one for all where it says nothing. */
function inEach(languages: readonly string[], text: string, make: (text: string) => ThemeAsset): ThemeAsset[] {
  if (!hasWords(text)) return [make(text)];
  return languages.map((language) => ({ ...make(localizeScript(text, language)), language }));
}

const script = "text/javascript; charset=utf-8";
/** Scripts of things that many sites do without. */
const onDemand: ReadonlySet<string> = new Set([
  "islands",
  "mermaid",
  "playground",
  "integrations",
  "code-types",
  "script-styles",
  "popups",
]);

function asset(name: string, text: string, type: string, role: ThemeAsset["role"], feature?: string): ThemeAsset {
  const bytes = Buffer.from(text);
  return { path: hashedName(name, bytes), bytes, type, immutable: true, role, feature: feature ?? null };
}

/** A page with lines in the site's colour: without one, browsers ask the host for `/favicon.ico` and complain. */
function defaultFavicon({ colors }: SiteConfig): string {
  const color = /^#[0-9a-f]{3,8}$/i.test(colors.primary) ? colors.primary : "#555";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="${color}"/><path d="M5 5h6M5 8h6M5 11h4" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/></svg>\n`;
}

/** The palettes of both modes as custom properties. */
function colorRules(config: SiteConfig): string {
  const { colors, background } = config;
  // Buttons and the banner are of one colour in both modes.
  const fill = colors.dark || colors.primary;
  const block = (selector: string, values: Record<string, string>) =>
    `${selector}{${Object.entries(values)
      .map(([name, value]) => `--${privateName(name)}:${value}`)
      .join(";")}}`;
  return [
    block(":root", palette(colors.primary, "light", background.color.light, fill)),
    block(":root.dark", palette(colors.light || colors.primary, "dark", background.color.dark, fill)),
    background.image ? backgroundImage(background.image) : "",
    config.banner?.color ? bannerColors(config.banner.color) : "",
  ].join("\n");
}

/** The author's colour of the banner, under white text where that reads and dark text where it does not. */
function bannerColors(color: { light: string; dark: string }): string {
  const rule = (selector: string, ground: string) => {
    const text = contrastRatio("#ffffff", ground) >= 4.5 ? "#ffffff" : "#0b0d12";
    return `${selector}{background:${ground};color:${text}}`;
  };
  return `${rule("#banner", color.light)}${rule(".dark #banner", color.dark)}`;
}

/** Site files are named relative to the stylesheet, which stands one folder down. */
function backgroundImage(image: { light: string; dark: string }): string {
  const url = (href: string) =>
    href.startsWith("/") ? `url("..${href.replace(/["\\\n<>]/g, encodeURIComponent)}")` : "none";
  return `:root{--lc-page-image:${url(image.light)}}:root.dark{--lc-page-image:${url(image.dark)}}`;
}
