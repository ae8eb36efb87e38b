import { setImmediate } from "node:timers/promises";
import type { Diagnostic } from "@lectern/contract";
import type { SiteConfig } from "../../../source/site-config.ts";
import type { OpenTree } from "../../../source/tree/open-tree.ts";
import { keyOf } from "../../../text/hashes.ts";
import { palette } from "../../../theme/color/palette.ts";
import { regularFiles } from "../../../theme/font-family.ts";
import type { MadeFiles } from "../../cache/build-cache.ts";
import type { Output } from "../../output/output.ts";
import type { PagePicture } from "../../plan/page-picture.ts";
import type { ThumbnailPainter } from "./draw-thumbnail.ts";
import { embeddedImage, imageWithin } from "./embedded-image.ts";
import type { OwnTypeface } from "./own-typeface.ts";
import { isWithinAddress, type PictureStyle, styleOf } from "./picture-style.ts";
import type { ThumbnailLook, ThumbnailText } from "./thumbnail-look.ts";
import { type ThumbnailSources, thumbnailSources } from "./thumbnail-sources.ts";
import type { Typeface } from "./typeface.ts";

/** Where the pictures are served. */
export const thumbnailFolder = "_lectern/thumbnails/";

const pngType = "image/png";

/** Letters that Inter does not have: a page with such a title shows the site's picture and no empty boxes. */
const foreignScript = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

type Look = Omit<ThumbnailLook, "typeface" | "eyebrow">;

/** The pictures of a site as files of its output: each is named by what it shows, and drawn where no build before has. */
export class ThumbnailFiles {
  /** Those that were asked for, by their path. */
  readonly files: MadeFiles["files"] = {};
  /** What all pictures of the site have in common. */
  readonly key: string;
  readonly #config: SiteConfig;
  readonly #tree: OpenTree;
  readonly #output: Output;
  readonly #host: string;
  readonly #known: MadeFiles["files"];
  readonly #sources: ThumbnailSources;
  readonly #siteStyle: string;
  readonly #looks = new Map<string, Look>();
  readonly #painters = new Map<Typeface, Map<string, ThumbnailPainter>>();
  #own: OwnTypeface | null = null;

  /**
   * @param host of the site, which stands on its pictures
   * @param known files of the last build
   */
  constructor(
    { config, tree, output, version }: { config: SiteConfig; tree: OpenTree; output: Output; version: string },
    host: string,
    known: MadeFiles["files"],
  ) {
    this.#config = config;
    this.#tree = tree;
    this.#output = output;
    this.#host = host;
    this.#known = known;
    this.#sources = thumbnailSources(config);
    const { logo, background, font } = this.#sources;
    this.key = keyOf(
      version,
      JSON.stringify([config.colors, config.background.color, config.thumbnails, config.appearance.default]),
      config.name,
      host,
      ...[logo, background, font].map((path) => tree.byPath.get(path ?? "")?.hash ?? null),
    );
    this.#siteStyle = JSON.stringify(styleOf(config, null));
  }

  /** What was wrong with the author's font. */
  get faults(): readonly Diagnostic[] {
    return this.#own?.faults ?? [];
  }

  /**
   * The address of a picture within the site; null where nothing of its text can be drawn.
   * @param isOfSite whether it stands for the whole site, which is drawn with the logo alone too
   */
  async add(text: ThumbnailText, isOfSite: boolean, differs: PagePicture | null = null): Promise<string | null> {
    const style = styleOf(this.#config, differs);
    const styleKey = this.#keyOfStyle(style);
    const path = `${thumbnailFolder}${keyOf(this.key + styleKey.whole, JSON.stringify(text)).slice(0, 24)}.png`;
    const before = this.#known[path];
    if (before && this.#output.has(before.sha256)) this.files[path] = this.#output.known(path, before, pngType, true);
    else if (!this.files[path]) {
      if (!isOfSite && this.#sources.font === null && foreignScript.test(text.title)) return null;
      const drawn = await this.#draw(text, isOfSite, style, styleKey.written);
      if (!drawn) return null;
      this.files[path] = this.#output.file(path, drawn, pngType, true);
    }
    return `/${path}`;
  }

  /** What tells a picture's style from others, empty for the site's; `whole` knows the content of its files too. */
  #keyOfStyle(style: PictureStyle): { written: string; whole: string } {
    const written = JSON.stringify(style);
    if (written === this.#siteStyle) return { written: "", whole: "" };
    const hashes = [style.logo, style.background].map((file) => this.#tree.byPath.get(file ?? "")?.hash);
    return { written, whole: written + hashes.join() };
  }

  async #draw(
    text: ThumbnailText,
    isOfSite: boolean,
    style: PictureStyle,
    styleKey: string,
  ): Promise<Uint8Array | null> {
    // Fonts and the drawing program are loaded only where there is something to draw.
    const { drawable, monospace, ThumbnailPainter } = await import("./draw-thumbnail.ts");
    const { OwnTypeface } = await import("./own-typeface.ts");
    const look = this.#looks.get(styleKey) ?? readLook(this.#config, this.#tree, style, this.#host);
    this.#looks.set(styleKey, look);
    const { font, shipped } = this.#sources;
    this.#own ??= new OwnTypeface(this.#tree, font, shipped ? regularFiles(shipped) : []);
    const drawn = this.#own.draw((typeface) => {
      const isReadable = drawable(text.title, typeface) !== "" || (isOfSite && look.logo !== null);
      if (!isReadable) return null;
      const painters = this.#painters.get(typeface) ?? new Map<string, ThumbnailPainter>();
      this.#painters.set(typeface, painters);
      const words = style.preset === null ? typeface : monospace();
      const eyebrow = { ...style.eyebrow, color: style.eyebrow.color ?? look.accent, typeface: words };
      const painter = painters.get(styleKey) ?? new ThumbnailPainter({ ...look, typeface, eyebrow });
      painters.set(styleKey, painter);
      return painter.draw(text);
    });
    // What was drawn lies outside the heap, and is given back between two turns only.
    await setImmediate();
    return drawn;
  }
}

function readLook(config: SiteConfig, tree: OpenTree, style: PictureStyle, host: string): Look {
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
