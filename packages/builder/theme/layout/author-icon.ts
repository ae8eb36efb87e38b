import { findIcon, isIconLibrary } from "../../content/icons/icons.ts";
import { type Html, html, raw } from "../../html/html.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import type { SiteView } from "../page-view.ts";
import { maskName } from "./icon-mask.ts";
import { hrefOf, isSiteUrl, onlineOnly } from "./links.ts";

/**
 * An icon that the author named in docs.json or for a page: of the site's library or the one before its name (`lucide:book`),
 * a file of the site, a picture of another host, or a sign such as an emoji.
 * Nothing when nobody has drawn it (`isDrawn`), which the build says.
 */
export function authorIcon(site: SiteView, name: string | null, type: string | null, className: string): Html {
  if (!name) return raw("");
  const extra = className ? ` ${className}` : "";
  const picture = pictureOf(name);
  if (picture) {
    const image = html`<img class="lc-icon-image${extra}" src="${hrefOf(picture)}" alt="" width="16" height="16">`;
    return isSiteUrl(picture) ? image : onlineOnly(image);
  }
  const svg = authorSvg(site.config, name, type);
  if (svg && isMasked(site, maskName(svg)))
    return raw(`<svg class="lc-icon lc-icon-mask ${maskName(svg)}${extra}" aria-hidden="true"></svg>`);
  if (svg) return raw(className ? svg.replace('class="lc-icon', `class="lc-icon${extra}`) : svg);
  if (isSign(name)) return html`<span class="lc-icon-text${extra}" aria-hidden="true">${name}</span>`;
  return raw("");
}

/** The address of an icon that is a picture: one of the web, or a file of the site, also where it has no slash before it. */
export function pictureOf(name: string): string | null {
  if (/^(?:https?:)?\/\//i.test(name)) return name;
  if (isSiteUrl(name)) return name;
  return /\.(?:svg|png|jpe?g|webp|gif|ico|avif)$/i.test(name) ? `/${name.replace(/^\.\//, "")}` : null;
}

/** Whether there is something to show for an icon that is no picture. */
export function isDrawn(config: SiteConfig, name: string, type: string | null): boolean {
  return isSign(name) || authorSvg(config, name, type) !== null;
}

/** An emoji or the like. */
function isSign(name: string): boolean {
  return !/[a-z0-9]/i.test(name) && name.length <= 16;
}

/** The icon of a library by the name that the author gave it; null when nobody has drawn it. */
export function authorSvg({ icons }: SiteConfig, name: string, type: string | null): string | null {
  const [, library, own] = /^(fontawesome|lucide|tabler):(.+)$/.exec(name) ?? [];
  return findIcon(own ?? name, { library: library && isIconLibrary(library) ? library : icons.library, type });
}

const sets = new WeakMap<readonly string[], Set<string>>();

/**
 * Whether the stylesheet of the site draws it. In bundles pages do: the strictest policy of a host (`default-src 'self'`)
 * refuses pictures that stand in a stylesheet, and browsers mask nothing with files that were opened from disk.
 */
function isMasked({ assets: { maskedIcons }, features }: SiteView, name: string): boolean {
  if (!maskedIcons || features.target !== "cloud") return false;
  let set = sets.get(maskedIcons);
  if (!set) {
    set = new Set(maskedIcons);
    sets.set(maskedIcons, set);
  }
  return set.has(name);
}
