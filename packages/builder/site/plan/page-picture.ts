import { filePath } from "../../source/config/site-path.ts";
import {
  type DivisionNode,
  type GroupNode,
  type SiteConfig,
  type ThumbnailPreset,
  thumbnailPresets,
} from "../../source/site-config.ts";

/** How the picture of a page differs from that of the site; what is not there is as the site has it. */
export interface PagePicture {
  preset?: ThumbnailPreset;
  appearance?: "light" | "dark";
  surface?: "brand" | "neutral";
  /** File of the site; empty for none. */
  background?: string;
  /** What stands above the title; empty for nothing. */
  eyebrow?: string;
  /** The page, or a part of the navigation around it, asks for a picture. */
  isAsked?: true;
}

/**
 * What `thumbnail` of a page's frontmatter says, then that of the nearest part of the navigation around it, key by key; a value
 * that cannot be is as if it were not there. Null where the picture is as the site's `thumbnails` have it.
 * @param around outermost first
 */
export function pictureOf(
  written: unknown,
  around: readonly (DivisionNode | GroupNode)[],
  { thumbnails }: SiteConfig,
): PagePicture | null {
  const layers = [written, ...around.map((one) => one.thumbnail).toReversed()].filter((one) => one !== undefined);
  const source = thumbnails?.eyebrow.source ?? "group";
  if (layers.length === 0 && source === "group") return null;
  const picture: PagePicture = {};
  for (const layer of layers.toReversed()) {
    const own = read(layer);
    if (own) Object.assign(picture, own, { isAsked: true });
  }
  if (picture.eyebrow === undefined && source !== "group") {
    const part = around.findLast((one) => one.type === "division" && one.kind === source);
    if (source === "none") picture.eyebrow = "";
    else if (part) picture.eyebrow = part.label;
  }
  return Object.keys(picture).length > 0 ? picture : null;
}

/** The values of one layer that can be; null for what is no object. */
function read(layer: unknown): PagePicture | null {
  if (layer === null || typeof layer !== "object" || Array.isArray(layer)) return null;
  const { preset, appearance, surface, background, eyebrow } = layer as Record<string, unknown>;
  const known = thumbnailPresets.find((one) => one === preset);
  return {
    ...(known ? { preset: known } : {}),
    ...(appearance === "light" || appearance === "dark" ? { appearance } : {}),
    ...(surface === "brand" || surface === "neutral" ? { surface } : {}),
    ...(typeof background === "string" ? { background: background === "" ? "" : filePath(background) } : {}),
    ...(typeof eyebrow === "string" ? { eyebrow } : {}),
  };
}
