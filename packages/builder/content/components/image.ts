import { escapeHtml } from "../../html/html.ts";
import { external, siteUrl } from "../../html/marks.ts";
import { readLink } from "../links.ts";
import type { RenderState } from "../render-state.ts";

/** An image as written: `src` and whatever else it has, already as attribute text. */
export interface ImageInput {
  src: string;
  alt: string;
  title?: string;
  /** Further attributes, escaped, with a leading space. */
  attributes?: string;
  noZoom?: boolean;
}

const inlinedImage = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * `<img src alt loading="lazy" data-zoom>`; an image of another host is only a link where nothing may be fetched from
 * outside. `data-zoom` is what the theme's script enlarges on a click; absent with `noZoom` and inside links.
 */
export function renderImage(input: ImageInput, state: RenderState): string {
  const source = imageSource(input.src, state);
  state.text += `${input.alt} `;
  if (source === null) return input.alt ? escapeHtml(input.alt) : "";
  const zoom = input.noZoom || state.insideLink ? "" : " data-zoom";
  if (zoom) state.features.add("zoom");
  const title = input.title ? ` title="${escapeHtml(input.title)}"` : "";
  const tag = `<img src="${source.url}" alt="${escapeHtml(input.alt)}"${title}${input.attributes ?? ""} loading="lazy"${zoom}>`;
  if (!source.remote) return tag;
  const classes = / class="([^"]*)"/.exec(input.attributes ?? "")?.[1];
  return external(tag, offlineLink(input.src, input.alt || input.src, state, classes));
}

/**
 * What stands in for something remote where nothing may be fetched: a link to it with its name, or its file's name for
 * a bare address. `classes` are the author's, already escaped: they say in which colour mode it shows.
 */
export function offlineLink(url: string, label: string, state: RenderState, classes?: string): string {
  const shown = escapeHtml(/^https?:/i.test(label) ? fileName(label) : label);
  const attribute = `class="${classes ? `${classes} ` : ""}lc-external"`;
  if (state.insideLink) return `<span ${attribute}>${shown}</span>`;
  return `<a ${attribute} href="${escapeHtml(url)}" rel="noopener noreferrer">${shown}</a>`;
}

/** `https://host/a/picture.png?w=2` → `picture.png (host)`. */
function fileName(address: string): string {
  const [, host = address, path = ""] = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(address) ?? [];
  const name = path.split("/").at(-1);
  return name ? `${name} (${host})` : host;
}

/** The printable URL of an image, video or other embedded file; null when it is refused. */
export function imageSource(src: string, state: RenderState): { url: string; remote: boolean } | null {
  if (inlinedImage.test(src)) return { url: escapeHtml(src), remote: false };
  const target = readLink(src, state.page);
  if (target.kind === "outside" && /^https?:/i.test(target.url)) return { url: escapeHtml(target.url), remote: true };
  if (target.kind === "site" && target.path !== "/") {
    state.refer("file", target.path + target.suffix);
    return { url: siteUrl(escapeHtml(target.path + target.suffix)), remote: false };
  }
  if (src.trim())
    state.diagnose(
      "warning",
      "unsafe-source",
      `\`${src.slice(0, 60)}\` cannot be embedded and was left out.`,
      "Use a file of the repository or an https address.",
    );
  return null;
}
