import { setImmediate } from "node:timers/promises";
import type { Diagnostic } from "@lectern/contract";
import type { SiteConfig } from "../../../source/site-config.ts";
import type { OpenTree } from "../../../source/tree/open-tree.ts";
import { withoutCodeMarks } from "../../../text/code-marks.ts";
import { cutName } from "../../../text/cut-names.ts";
import { keyOf } from "../../../text/hashes.ts";
import { palette } from "../../../theme/color/palette.ts";
import { type FontFamily, isRegularAsItIs, regularFiles, shippedFamily } from "../../../theme/font-family.ts";
import { siteAddress } from "../../../theme/layout/absolute-url.ts";
import type { BuildCache, MadeFiles } from "../../cache/build-cache.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";
import type { Output } from "../../output/output.ts";
import type { PagePicture } from "../../plan/page-picture.ts";
import type { SitePlan } from "../../plan/site-plan.ts";
import type { ThumbnailPainter } from "./draw-thumbnail.ts";
import { embeddedImage, imageWithin } from "./embedded-image.ts";
import type { OwnTypeface } from "./own-typeface.ts";
import { isWithinAddress, type PictureStyle, styleOf } from "./picture-style.ts";
import type { ThumbnailLook, ThumbnailText } from "./thumbnail-look.ts";
import type { Typeface } from "./typeface.ts";

/** Pages with a picture of their own; those after them share the site's. */
const mostPages = 1000;

const madeThumbnails = "thumbnails";
/** Where the pictures are served. */
export const thumbnailFolder = "_lectern/thumbnails/";

export interface MakeThumbnails {
  model: SiteModel;
  /** The plan that the model was made of, with its pages in the same order. */
  plan: SitePlan;
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
  const sources = sourcesOf(config);
  // A folder is checked before its site has an address: what docs.json names wrongly is told all the same.
  if (address === null || config.seo.metatags["og:image"])
    return { made: {}, diagnostics: backgroundComplaints(config, sources, tree) };
  const known = cache.index.made[madeThumbnails]?.files ?? {};
  const files: MadeFiles["files"] = {};
  const lookKey = keyOf(
    version,
    JSON.stringify([config.colors, config.background.color, config.thumbnails, config.appearance.default]),
    config.name,
    new URL(address).host,
    ...[sources.logo, sources.background, sources.font].map((path) => tree.byPath.get(path ?? "")?.hash ?? null),
  );
  const siteStyle = JSON.stringify(styleOf(config, null));
  const looks = new Map<string, Omit<ThumbnailLook, "typeface" | "eyebrow">>();
  let own: OwnTypeface | null = null;
  const painters = new Map<Typeface, Map<string, ThumbnailPainter>>();
  const picture = async (
    text: ThumbnailText,
    isOfSite: boolean,
    differs: PagePicture | null = null,
  ): Promise<string | null> => {
    const style = styleOf(config, differs);
    const written = JSON.stringify(style);
    const styleKey = written === siteStyle ? "" : written;
    // What differs may name files of its own.
    const hashes = styleKey && [style.logo, style.background].map((file) => tree.byPath.get(file ?? "")?.hash).join();
    const path = `${thumbnailFolder}${keyOf(lookKey + styleKey + hashes, JSON.stringify(text)).slice(0, 24)}.png`;
    const before = known[path];
    if (before && output.has(before.sha256)) files[path] = output.known(path, before, pngType, true);
    else if (!files[path]) {
      if (!isOfSite && sources.font === null && foreignScript.test(text.title)) return null;
      // Fonts and the drawing program are loaded only where there is something to draw.
      const { drawable, monospace, ThumbnailPainter } = await import("./draw-thumbnail.ts");
      const { OwnTypeface } = await import("./own-typeface.ts");
      const shown = looks.get(styleKey) ?? readLook(make, style, new URL(address).host);
      looks.set(styleKey, shown);
      own ??= new OwnTypeface(tree, sources.font, sources.shipped ? regularFiles(sources.shipped) : []);
      const drawn = own.draw((typeface) => {
        const isReadable = drawable(text.title, typeface) !== "" || (isOfSite && shown.logo !== null);
        if (!isReadable) return null;
        const known = painters.get(typeface) ?? new Map<string, ThumbnailPainter>();
        painters.set(typeface, known);
        const words = style.preset === null ? typeface : monospace();
        const eyebrow = { ...style.eyebrow, color: style.eyebrow.color ?? shown.accent, typeface: words };
        const painter = known.get(styleKey) ?? new ThumbnailPainter({ ...shown, typeface, eyebrow });
        known.set(styleKey, painter);
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
  if (!isPreview) {
    const asked = [...model.pages.entries()].flatMap(([index, page]) => {
      const differs = make.plan.pages[index]?.picture ?? null;
      return page.inSitemap && (config.thumbnails !== null || differs?.isAsked) ? [{ page, differs }] : [];
    });
    for (const { page, differs } of asked.slice(0, mostPages))
      page.head.thumbnail = await picture(textOf(page, differs), false, differs);
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

function textOf({ head, summary }: ModelPage, differs: PagePicture | null): ThumbnailText {
  return {
    title: head.title,
    description: head.description || summary,
    section: withoutCodeMarks(differs?.eyebrow ?? head.breadcrumbs.at(-1)?.label ?? ""),
  };
}

type Sources = {
  logo: string | null;
  background: string | null;
  font: string | null;
  /** A family that comes with Lectern, where no file is named. */
  shipped: FontFamily | null;
};

/** Files of the tree; an address elsewhere is never asked. */
function sourcesOf(config: SiteConfig): Sources {
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

function readLook(
  { config, tree }: MakeThumbnails,
  style: PictureStyle,
  host: string,
): Omit<ThumbnailLook, "typeface" | "eyebrow"> {
  const { preset, mode, surface } = style;
  const accent = mode === "dark" ? config.colors.light : config.colors.primary;
  const own = config.background.color[mode];
  const colors = palette(accent, mode, own);
  const embedded = (path: string | null) =>
    path !== null && tree.byPath.has(path) ? embeddedImage(path, tree.read(path)) : null;
  const isTinted = preset !== null && surface === "brand" && own === null;
  return {
    preset,
    ground: colors[isTinted ? "accent-soft" : "bg"] as string,
    accent: colors.accent as string,
    strong: colors["text-strong"] as string,
    muted: colors.text as string,
    raised: colors.sunken as string,
    glows: preset === null || surface === "brand",
    logo: embedded(style.logo),
    background:
      style.background && isWithinAddress(style.background)
        ? imageWithin(style.background)
        : embedded(style.background),
    siteName: config.name,
    host,
  };
}

/** A background that cannot be drawn is the author's to mend; a logo gives way to the name. */
function complaints(config: SiteConfig, sources: Sources, tree: OpenTree): Diagnostic[] {
  return [...fontComplaints(config, sources), ...backgroundComplaints(config, sources, tree)];
}

function fontComplaints({ thumbnails }: SiteConfig, { font, shipped }: Sources): Diagnostic[] {
  if (!thumbnails) return [];
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

function backgroundComplaints({ thumbnails }: SiteConfig, { background }: Sources, tree: OpenTree): Diagnostic[] {
  if (!thumbnails?.background) return [];
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
