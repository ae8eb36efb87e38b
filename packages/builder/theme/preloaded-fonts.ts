import type { SiteConfig } from "../source/site-config.ts";
import { systemFamily } from "./fonts.ts";
import type { ThemeAsset } from "./theme-asset.ts";

/** A font that pages fetch before their stylesheet asks for it. */
export interface PreloadedFont {
  /** URL in the site. */
  href: string;
  /** Which pages need it: those in a script, those with emphasis, those with code. */
  use: "text" | "italic" | "code";
  subset: string;
}

/** The fonts of text, headings and code among a site's files, for `fontsOf`. */
export function preloadedFonts(config: SiteConfig, assets: readonly ThemeAsset[]): PreloadedFont[] {
  const { body, heading } = config.fonts;
  const asked = new Set(assets.flatMap(({ face }) => (face && !alwaysThere.has(face.family) ? [face.family] : [])));
  const monospaced = [...asked].filter((family) => /\b(?:mono|code)\b/i.test(family));
  const text = new Set([body?.family ?? "Inter", heading?.family ?? body?.family ?? "Inter", ...asked]);
  for (const family of monospaced) text.delete(family);
  const sourceOf = (family: string) => [body, heading].find((one) => one?.family === family)?.source ?? null;
  // What is set in a family that nobody ships shows the site's own.
  const shipped = new Set(assets.map(({ face }) => face?.family));
  if ([...text].some((family) => sourceOf(family) === null && !shipped.has(family) && !systemFamily.test(family)))
    text.add("Inter");
  const fonts: PreloadedFont[] = [...text].flatMap((family) => {
    const source = sourceOf(family);
    if (source === null) return facesOf(family, assets);
    return source.startsWith("/") ? [{ href: source, use: "text", subset: "latin" } as const] : [];
  });
  for (const family of monospaced.length > 0 ? monospaced : ["JetBrains Mono"]) {
    const upright = facesOf(family, assets).filter(({ use }) => use === "text");
    fonts.push(...upright.map((font) => ({ ...font, use: "code" as const })));
  }
  return fonts.filter(({ subset }) => subset === "latin" || scripts.has(subset));
}

/** Families that every site has, and uses where its author names no other. */
const alwaysThere: ReadonlySet<string> = new Set(["Inter", "JetBrains Mono"]);

/** The variable fonts of a family: those with a file for each weight come as they are needed. */
function facesOf(family: string, assets: readonly ThemeAsset[]): PreloadedFont[] {
  return assets.flatMap(({ path, face }) =>
    face?.family === family && face.weight === null
      ? [
          {
            href: `/${path}`,
            use: face.style === "italic" ? ("italic" as const) : ("text" as const),
            subset: face.subset,
          },
        ]
      : [],
  );
}

/** Languages whose letters are in a subset of their own. */
const scripts: ReadonlyMap<string, RegExp> = new Map([
  ["cyrillic", /^(?:ru|uk|bg|sr|mk|be|kk)\b/],
  ["greek", /^el\b/],
  ["vietnamese", /^vi\b/],
]);

/** The addresses of the fonts that a page in `language` with the body `text` (HTML) shows. */
export function fontsOf(fonts: readonly PreloadedFont[], language: string, text: string): string[] {
  const italic = /<(?:em|i)\b/.test(text);
  const code = /<(?:code|pre)\b/.test(text);
  const wanted = ({ use, subset }: PreloadedFont) =>
    use === "text"
      ? subset === "latin" || scripts.get(subset)?.test(language)
      : subset === "latin" && (use === "italic" ? italic : code);
  return fonts.filter(wanted).map(({ href }) => href);
}
