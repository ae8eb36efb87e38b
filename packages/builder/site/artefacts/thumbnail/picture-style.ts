import type { SiteConfig, ThumbnailPreset } from "../../../source/site-config.ts";
import type { PagePicture } from "../../plan/page-picture.ts";

/** What decides how the picture of a page looks, beside its words. */
export interface PictureStyle {
  preset: ThumbnailPreset | null;
  mode: "light" | "dark";
  surface: "brand" | "neutral";
  /** A file of the tree. */
  logo: string | null;
  /** A file of the tree, or an image within its address (`data:`). */
  background: string | null;
  eyebrow: { style: "plain" | "bar" | "pill"; color: string | null };
}

/** How each preset draws what stands above the title. */
const eyebrows = { classic: "bar", headline: "pill", minimal: "plain" } as const;

/** The site's `thumbnails`, with what is different for a page. */
export function styleOf({ thumbnails, appearance, logo }: SiteConfig, differs: PagePicture | null): PictureStyle {
  const mode =
    differs?.appearance ?? thumbnails?.appearance ?? (appearance.default === "dark" ? ("dark" as const) : "light");
  const preset = differs?.preset ?? thumbnails?.preset ?? null;
  const { style = null, color = null } = thumbnails?.eyebrow ?? {};
  return {
    preset,
    mode,
    surface: differs?.surface ?? thumbnails?.surface ?? "brand",
    logo: inTree(logo?.[mode]),
    background: at(differs?.background ?? thumbnails?.background),
    eyebrow: { style: style ?? (preset === null ? "plain" : eyebrows[preset]), color },
  };
}

/** A file of the tree; an address elsewhere is never asked. */
function inTree(path: string | null | undefined): string | null {
  return path?.startsWith("/") ? path.slice(1) : null;
}

function at(address: string | null | undefined): string | null {
  return address && isWithinAddress(address) ? address : inTree(address);
}

/** Whether an image stands within its address. */
export function isWithinAddress(address: string): boolean {
  return /^data:/i.test(address);
}
