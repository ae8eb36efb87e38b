import { positionOf } from "../json/json-node.ts";
import { eyebrowSources, type ThumbnailConfig, thumbnailPresets } from "../site-config.ts";
import { readColor } from "./brand.ts";
import type { Fields } from "./fields.ts";
import { filePath } from "./site-path.ts";

/** `thumbnails`: the pictures that stand beside a shared link. */
export function readThumbnails(root: Fields): ThumbnailConfig | null {
  const fields = root.object("thumbnails");
  if (!fields) return null;
  const background = fields.string("background");
  const family = fields.object("fonts")?.string("family") ?? null;
  const eyebrow = fields.object("eyebrow");
  return {
    preset: fields.oneOf("preset", thumbnailPresets, null),
    surface: fields.oneOf("surface", ["brand", "neutral"], "brand"),
    eyebrow: {
      source: eyebrow?.oneOf("source", eyebrowSources, "group") ?? "group",
      style: eyebrow?.oneOf("style", ["plain", "bar", "pill"], null) ?? null,
      color: eyebrow && readColor(eyebrow, "color"),
    },
    appearance: fields.oneOf("appearance", ["light", "dark"], null),
    family,
    familyPosition: positionOf(fields.placeOf("fonts")),
    background: background === null ? null : filePath(background),
    position: positionOf(fields.placeOf("background")),
  };
}
