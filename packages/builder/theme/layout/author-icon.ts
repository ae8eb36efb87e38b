import { findIcon, isIconLibrary } from "../../content/icons/icons.ts";
import { type Html, html, raw } from "../../html/html.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import type { SiteView } from "../page-view.ts";
import { maskName } from "./icon-mask.ts";
import { hrefOf, isSiteUrl } from "./links.ts";

/**
 * An icon that the author named in docs.json: of the site's library or the one before its name (`lucide:book`), a file
 * of the site, or a sign such as an emoji.
 * Nothing when nobody has drawn it; the reader of docs.json has said so.
 */
export function authorIcon(site: SiteView, name: string | null, type: string | null, className: string): Html {
  if (!name) return raw("");
  const extra = className ? ` ${className}` : "";
  if (isSiteUrl(name))
    return html`<img class="lc-icon-image${extra}" src="${hrefOf(name)}" alt="" width="16" height="16">`;
  const svg = authorSvg(site.config, name, type);
  if (svg && isMasked(site, maskName(svg)))
    return raw(`<svg class="lc-icon lc-icon-mask ${maskName(svg)}${extra}" aria-hidden="true"></svg>`);
  if (svg) return raw(className ? svg.replace('class="lc-icon', `class="lc-icon${extra}`) : svg);
  if (!/[a-z0-9]/i.test(name) && name.length <= 16)
    return html`<span class="lc-icon-text${extra}" aria-hidden="true">${name}</span>`;
  return raw("");
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
