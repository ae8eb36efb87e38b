import type { Diagnostic } from "@lectern/contract";
import type { Position, SiteConfig } from "../../source/site-config.ts";
import { isOutsideFont, isUnknownFont } from "../../theme/index.ts";

/** Families that a stylesheet asks of Google Fonts, by both forms of its addresses, each once. */
export function askedFamilies(css: string): string[] {
  const families = new Set<string>();
  for (const [, query] of css.matchAll(/fonts\.googleapis\.com\/css2?\?([^"'()\s<>]+)/gi)) {
    for (const value of new URLSearchParams((query as string).replaceAll("&amp;", "&")).getAll("family")) {
      for (const one of value.split("|")) families.add((one.split(":")[0] as string).trim());
    }
  }
  families.delete("");
  return [...families];
}

/** Says of each font that docs.json names and nobody has where its file is to be had from. */
export function fontNotes({ fonts }: SiteConfig): Diagnostic[] {
  const chosen = new Map(
    [fonts.body, fonts.heading].filter((font) => font !== null).map((font) => [font.family, font]),
  );
  return [...chosen.values()].filter(isUnknownFont).map(({ family, position }) => ({
    severity: "info",
    code: "font-not-shipped",
    message: `The font ${JSON.stringify(family)} does not come with Lectern, and is not asked of another host: readers who do not have it see the site's own font`,
    hint: "Put its WOFF2 file into the repository and name it in `source`",
    ...position,
  }));
}

/** Where docs.json asks for a font of another host, which a bundle must do without. */
export function outsideFont({ fonts }: SiteConfig): Position | null {
  return [fonts.body, fonts.heading].find((font) => font !== null && isOutsideFont(font))?.position ?? null;
}
