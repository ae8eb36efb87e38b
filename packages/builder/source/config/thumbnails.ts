import { positionOf } from "../json-node.ts";
import type { ThumbnailConfig } from "../site-config.ts";
import { readFonts } from "./brand.ts";
import type { Fields } from "./fields.ts";
import { filePath } from "./site-path.ts";

/** The typeface that pictures of pages are drawn in. */
const drawnFamily = "Inter";

/** `thumbnails`: the pictures that stand beside a shared link. */
export function readThumbnails(root: Fields): ThumbnailConfig | null {
  const fields = root.object("thumbnails");
  if (!fields) return null;
  const background = fields.string("background");
  const family = fields.object("fonts")?.string("family") ?? null;
  const fonts = readFonts(root);
  const isOwn = [fonts.heading, fonts.body].some((font) => font?.family === family && font.source?.startsWith("/"));
  if (family !== null && family !== drawnFamily && !isOwn) {
    fields.report(
      "info",
      fields.placeOf("fonts"),
      "thumbnail-font",
      `Pictures of pages are drawn in ${drawnFamily}; ${JSON.stringify(family)} is no font that the site has a file of`,
      "Name its file in `fonts`, as `source`",
    );
  }
  return {
    appearance: fields.oneOf("appearance", ["light", "dark"], null),
    family,
    background: background === null ? null : filePath(background),
    position: positionOf(fields.placeOf("background")),
  };
}
