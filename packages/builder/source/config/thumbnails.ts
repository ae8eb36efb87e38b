import { positionOf } from "../json-node.ts";
import type { ThumbnailConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";
import { filePath } from "./site-path.ts";

/** `thumbnails`: the pictures that stand beside a shared link. */
export function readThumbnails(root: Fields): ThumbnailConfig | null {
  const fields = root.object("thumbnails");
  if (!fields) return null;
  const background = fields.string("background");
  const family = fields.object("fonts")?.string("family") ?? null;
  return {
    appearance: fields.oneOf("appearance", ["light", "dark"], null),
    family,
    familyPosition: positionOf(fields.placeOf("fonts")),
    background: background === null ? null : filePath(background),
    position: positionOf(fields.placeOf("background")),
  };
}
