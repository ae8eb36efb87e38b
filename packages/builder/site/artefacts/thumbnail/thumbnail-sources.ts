import type { Diagnostic } from "@lectern/contract";
import type { SiteConfig } from "../../../source/site-config.ts";
import type { OpenTree } from "../../../source/tree/open-tree.ts";
import { cutName } from "../../../text/cut-names.ts";
import { type FontFamily, isRegularAsItIs, shippedFamily } from "../../../theme/font-family.ts";
import { imageWithin } from "./embedded-image.ts";
import { isWithinAddress, styleOf } from "./picture-style.ts";

/** The typeface of pictures whose font is not said or cannot be drawn. */
const drawnFamily = "Inter";

/** Files that the pictures of a site are drawn with. */
export interface ThumbnailSources {
  /** A file of the tree, as `font` is. */
  logo: string | null;
  /** A file of the tree, or an image within its address (`data:`). */
  background: string | null;
  font: string | null;
  /** A family that comes with Lectern, where no file is named. */
  shipped: FontFamily | null;
}

/** What docs.json names for pictures. An address elsewhere is never asked. */
export function thumbnailSources(config: SiteConfig): ThumbnailSources {
  const { logo, background } = styleOf(config, null);
  return {
    logo,
    background,
    font: fontOf(config),
    shipped: shippedOf(config),
  };
}

/** The file of the family that `thumbnails.fonts` names, where the site's own fonts have one of the repository. */
function fontOf({ thumbnails, fonts }: SiteConfig): string | null {
  const own = [fonts.heading, fonts.body].find((font) => font && font.family === thumbnails?.family);
  return own?.source?.startsWith("/") ? own.source.slice(1) : null;
}

/** The family that `thumbnails.fonts` names, where it comes with Lectern and can be drawn. */
function shippedOf({ thumbnails }: SiteConfig): FontFamily | null {
  const family = thumbnails?.family ? shippedFamily(thumbnails.family) : null;
  return family && family.name !== drawnFamily && isRegularAsItIs(family) ? family : null;
}

/** What of the font and the background cannot be drawn, for the author to mend; a logo gives way to the name. */
export function complaints(config: SiteConfig, tree: OpenTree): Diagnostic[] {
  return [...fontComplaints(config), ...backgroundComplaints(config, tree)];
}

function fontComplaints(config: SiteConfig): Diagnostic[] {
  const { thumbnails } = config;
  if (!thumbnails) return [];
  const { font, shipped } = thumbnailSources(config);
  const { family, familyPosition } = thumbnails;
  if (family === null || family === drawnFamily || font !== null || shipped !== null) return [];
  return [
    {
      severity: "info",
      code: "thumbnail-font",
      message: `Pictures of pages are drawn in ${drawnFamily}; ${JSON.stringify(family)} is no font that the site has a file of`,
      hint: "Name its file in `fonts`, as `source`",
      ...familyPosition,
    },
  ];
}

/** That `thumbnails.background` names no image of the repository. */
export function backgroundComplaints(config: SiteConfig, tree: OpenTree): Diagnostic[] {
  const { thumbnails } = config;
  if (!thumbnails?.background) return [];
  const { background } = thumbnailSources(config);
  const isWithin = background !== null && isWithinAddress(background);
  const isThere = background !== null && (isWithin || tree.byPath.has(background));
  if (isThere && (isWithin ? imageWithin(background) !== null : /\.(?:png|jpe?g|svg)$/i.test(background))) return [];
  const written = JSON.stringify(cutName(thumbnails.background, 100));
  return [
    {
      severity: "warning",
      code: isThere ? "thumbnail-type" : "missing-file",
      message: isThere
        ? `thumbnails.background is ${written}, which cannot be drawn into a picture`
        : `thumbnails.background is ${written}, and there is no such file in the repository`,
      hint: "Name a PNG, JPEG or SVG file of the repository",
      ...thumbnails.position,
    },
  ];
}
