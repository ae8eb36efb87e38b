import { setImmediate } from "node:timers/promises";
import type { Diagnostic } from "@lectern/contract";
import type { OpenTree } from "../../../source/open-tree.ts";
import type { SiteConfig, ThumbnailConfig } from "../../../source/site-config.ts";
import { withoutCodeMarks } from "../../../text/code-marks.ts";
import { keyOf } from "../../../text/hashes.ts";
import { palette } from "../../../theme/color/palette.ts";
import { type FontFamily, isRegularAsItIs, regularFiles, shippedFamily } from "../../../theme/font-family.ts";
import { siteAddress } from "../../../theme/layout/absolute-url.ts";
import type { BuildCache, MadeFiles } from "../../cache/build-cache.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";
import type { Output } from "../../output/output.ts";
import type { ThumbnailLook, ThumbnailPainter, ThumbnailText } from "./draw-thumbnail.ts";
import { embeddedImage } from "./embedded-image.ts";
import type { OwnTypeface } from "./own-typeface.ts";
import type { Typeface } from "./typeface.ts";

/** Pages with a picture of their own; those after them share the site's. */
const mostPages = 1000;

const madeThumbnails = "thumbnails";
/** Where the pictures are served. */
export const thumbnailFolder = "_lectern/thumbnails/";

export interface MakeThumbnails {
  model: SiteModel;
  config: SiteConfig;
  tree: OpenTree;
  cache: BuildCache;
  output: Output;
  version: string;
  /**
   * A picture is named by its absolute address. Without an origin they are drawn for bundles, where docs.json has a canonical
   * address; there are none where the author names one for all.
   */
  origin: string | null;
  isPreview: boolean;
  /** Whether nothing but bundles is made: without a canonical address none of their pages could name a picture. */
  partsOnly: boolean;
}

/**
 * Draws the pictures that stand beside a shared link, and names them in the model: one for the site, and one for each
 * page where docs.json has `thumbnails`. Drawing takes longer than rendering a page, so a picture is named by what it
 * shows and drawn once.
 */
export async function makeThumbnails(
  make: MakeThumbnails,
): Promise<{ made: Record<string, MadeFiles>; diagnostics: Diagnostic[] }> {
  const { model, config, tree, cache, output, version, isPreview } = make;
  const canonical = siteAddress(config.seo.metatags.canonical);
  const address = make.partsOnly && canonical === null ? null : (make.origin ?? canonical);
  if (address === null || config.seo.metatags["og:image"]) return { made: {}, diagnostics: [] };
  const known = cache.index.made[madeThumbnails]?.files ?? {};
  const files: MadeFiles["files"] = {};
  const sources = sourcesOf(config);
  const lookKey = keyOf(
    version,
    JSON.stringify([config.colors, config.background.color, config.thumbnails, config.appearance.default]),
    config.name,
    new URL(address).host,
    ...[sources.logo, sources.background, sources.font].map((path) => tree.byPath.get(path ?? "")?.hash ?? null),
  );
  let look: Omit<ThumbnailLook, "typeface"> | null = null;
  let own: OwnTypeface | null = null;
  const painters = new Map<Typeface, ThumbnailPainter>();
  const picture = async (text: ThumbnailText, isOfSite: boolean): Promise<string | null> => {
    const path = `${thumbnailFolder}${keyOf(lookKey, JSON.stringify(text)).slice(0, 24)}.png`;
    const before = known[path];
    if (before && output.has(before.sha256)) files[path] = output.known(path, before, pngType, true);
    else if (!files[path]) {
      if (!isOfSite && sources.font === null && foreignScript.test(text.title)) return null;
      // Fonts and the drawing program are loaded only where there is something to draw.
      const { drawable, ThumbnailPainter } = await import("./draw-thumbnail.ts");
      const { OwnTypeface } = await import("./own-typeface.ts");
      look ??= readLook(make, sources, new URL(address).host);
      own ??= new OwnTypeface(tree, sources.font, sources.shipped ? regularFiles(sources.shipped) : []);
      const shown = look;
      const drawn = own.draw((typeface) => {
        const isReadable = drawable(text.title, typeface) !== "" || (isOfSite && shown.logo !== null);
        if (!isReadable) return null;
        const painter = painters.get(typeface) ?? new ThumbnailPainter({ ...shown, typeface });
        painters.set(typeface, painter);
        return painter.draw(text);
      });
      // What was drawn lies outside the heap, and is given back between two turns only.
      await setImmediate();
      if (!drawn) return null;
      files[path] = output.file(path, drawn, pngType, true);
    }
    return `/${path}`;
  };

  model.assets.thumbnail = await picture({ title: config.name, description: config.description, section: "" }, true);
  if (config.thumbnails !== null && !isPreview) {
    for (const page of model.pages.filter((one) => one.inSitemap).slice(0, mostPages))
      page.head.thumbnail = await picture(textOf(page), false);
  }
  const faults = (own as OwnTypeface | null)?.faults ?? [];
  return {
    // What could not be drawn as it should is drawn, and told, each time.
    made: faults.length > 0 ? {} : { [madeThumbnails]: { key: lookKey, files } },
    diagnostics: [...complaints(config, sources, tree), ...faults],
  };
}

/** The typeface of pictures whose font is not said or cannot be drawn. */
const drawnFamily = "Inter";
const pngType = "image/png";

/** Letters that Inter does not have: a page with such a title shows the site's picture and no empty boxes. */
const foreignScript = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

function textOf({ head, summary }: ModelPage): ThumbnailText {
  return {
    title: head.title,
    description: head.description || summary,
    section: withoutCodeMarks(head.breadcrumbs.at(-1)?.label ?? ""),
  };
}

type Sources = {
  logo: string | null;
  background: string | null;
  font: string | null;
  /** A family that comes with Lectern, where no file is named. */
  shipped: FontFamily | null;
};

function modeOf({ thumbnails, appearance }: SiteConfig): "light" | "dark" {
  return thumbnails?.appearance ?? (appearance.default === "dark" ? "dark" : "light");
}

/** Files of the tree; an address elsewhere is never asked. */
function sourcesOf(config: SiteConfig): Sources {
  const inTree = (path: string | null | undefined) => (path?.startsWith("/") ? path.slice(1) : null);
  return {
    logo: inTree(config.logo?.[modeOf(config)]),
    background: inTree(config.thumbnails?.background),
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

function readLook({ config, tree }: MakeThumbnails, sources: Sources, host: string): Omit<ThumbnailLook, "typeface"> {
  const mode = modeOf(config);
  const accent = mode === "dark" ? config.colors.light : config.colors.primary;
  const colors = palette(accent, mode, config.background.color[mode]);
  const embedded = (path: string | null) =>
    path !== null && tree.byPath.has(path) ? embeddedImage(path, tree.read(path)) : null;
  return {
    ground: colors.bg as string,
    accent: colors.accent as string,
    strong: colors["text-strong"] as string,
    muted: colors.text as string,
    logo: embedded(sources.logo),
    background: embedded(sources.background),
    siteName: config.name,
    host,
  };
}

/** A background that cannot be drawn is the author's to mend; a logo gives way to the name. */
function complaints({ thumbnails }: SiteConfig, sources: Sources, tree: OpenTree): Diagnostic[] {
  return thumbnails ? [...fontComplaints(thumbnails, sources), ...backgroundComplaints(thumbnails, sources, tree)] : [];
}

function fontComplaints({ family, familyPosition }: ThumbnailConfig, { font, shipped }: Sources): Diagnostic[] {
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

function backgroundComplaints(thumbnails: ThumbnailConfig, { background }: Sources, tree: OpenTree): Diagnostic[] {
  if (!thumbnails.background) return [];
  const isThere = background !== null && tree.byPath.has(background);
  if (isThere && /\.(?:png|jpe?g|svg)$/i.test(background)) return [];
  return [
    {
      severity: "warning",
      code: isThere ? "thumbnail-type" : "missing-file",
      message: isThere
        ? `thumbnails.background is ${JSON.stringify(thumbnails.background)}, which cannot be drawn into a picture`
        : `thumbnails.background is ${JSON.stringify(thumbnails.background)}, and there is no such file in the repository`,
      hint: "Name a PNG, JPEG or SVG file of the repository",
      ...thumbnails.position,
    },
  ];
}
