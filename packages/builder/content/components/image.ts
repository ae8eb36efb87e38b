import { escapeHtml } from "../../html/html.ts";
import { actionsPlace } from "../../html/image-actions.ts";
import { external, siteUrl } from "../../html/marks.ts";
import { cutName } from "../../text/cut-names.ts";
import { readLink, sourcePath } from "../links/links.ts";
import { resolveLink } from "../links/resolve-link.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** An image as written: `src` and whatever else it has, already as attribute text. */
export interface ImageInput {
  src: string;
  alt: string;
  title?: string;
  /** Further attributes, escaped, with a leading space. */
  attributes?: string;
  noZoom?: boolean;
  srcSet?: string;
  /** Controls that the theme's script puts on it: `copy`, `download`. */
  actions?: readonly string[];
  actionsPlacement?: string;
  /** Says nothing that the text beside it does not. */
  isDecoration?: boolean;
}

const inlinedImage = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * `<img src alt loading="lazy" data-zoom>`; an image of another host is only a link where nothing may be fetched from
 * outside. `data-zoom` is what the theme's script enlarges on a click; absent with `noZoom` and inside links.
 */
export function renderImage(input: ImageInput, state: RenderState): string {
  const source = imageSource(input.src, state);
  state.plain.add(`${input.alt} `);
  if (source === null) return input.alt ? escapeHtml(input.alt) : "";
  const zoom = input.noZoom || state.insideLink || state.insideControl ? "" : " data-zoom";
  if (zoom) state.features.add("zoom");
  const set = input.srcSet ? sourceSet(input.srcSet, source.remote, state) : "";
  // A stylesheet cannot see the words beside it.
  const inline = state.frame<boolean>("picture-line") ? " data-inline" : "";
  const title = input.title ? ` title="${escapeHtml(input.title)}"` : "";
  const size = set ? "" : sizeOf(input, state);
  const tag = `<img src="${source.url}" alt="${escapeHtml(input.alt)}"${title}${input.attributes ?? ""}${size}${set ? ` srcset="${set}"` : ""}${inline} loading="lazy"${zoom}${actionsOf(input, state)}>`;
  if (!source.remote) return tag;
  if (input.isDecoration) return external(tag, "");
  const written = / class="([^"]*)"/.exec(input.attributes ?? "")?.[1] ?? "";
  const classes = written
    .split(/\s+/)
    .filter((one) => shows.test(one) || /(?:^|;)display:none/.test(state.styles.declarations[one] ?? ""))
    .join(" ");
  return external(tag, offlineLink(input.src, input.alt || input.src, state, classes));
}

/** Classes that say where a picture shows and where not: what stands for it has these, and its own size. */
const shows = /^(?:[\w-]+:)*(?:hidden|(?:inline-)?block|inline|(?:inline-)?flex|(?:inline-)?grid|(?:in)?visible)$/;

/** Classes that change nothing of the proportions of a picture. */
const sizeless =
  /^(?:[\w-]+:)*(?:lc-face-image|block|hidden|inline|inline-block|not-prose|(?:rounded|shadow|border|opacity|pointer-events|cursor|select|m[trblxyse]?)(?:-[\w./]+)?)$/;

/**
 * `width` and `height` as the file has them, so that its place is kept until it is there; nothing where the author says
 * something about its size.
 */
function sizeOf({ src, attributes = "" }: ImageInput, state: RenderState): string {
  const classes = / class="([^"]*)"/.exec(attributes)?.[1] ?? "";
  if (/ (?:width|height|style)=/.test(attributes) || !classes.split(/\s+/).every((one) => !one || sizeless.test(one)))
    return "";
  const target = resolveLink(src, state);
  const size = target.kind === "site" ? state.context.imageSize?.(sourcePath(target.path)) : null;
  return size ? ` width="${size.width}" height="${size.height}"` : "";
}

function actionsOf({ actions = [], actionsPlacement = "" }: ImageInput, state: RenderState): string {
  if (actions.length === 0 || state.insideLink || state.insideControl) return "";
  return ` data-actions="${actions.join(" ")}" data-placement="${actionsPlace(actionsPlacement)}"`;
}

/**
 * The files of a `srcset`, each at its address in the site. Files of other hosts stay only where the image is of
 * another host itself: elsewhere the page would be asked to fetch what a bundle may not.
 */
export function sourceSet(written: string, allowRemote: boolean, state: RenderState): string {
  const candidates = [...written.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+(\d+(?:\.\d+)?[wx]))?\s*(?:,|$)/g)].slice(
    0,
    50,
  );
  return candidates
    .flatMap(([, address = "", size]) => {
      const source = imageSource(address, state);
      if (!source || (source.remote && !allowRemote)) return [];
      return [size ? `${source.url} ${size}` : source.url];
    })
    .join(", ");
}

/**
 * What stands in for something remote where nothing may be fetched: a link to it with its name, or its file's name for
 * a bare address. `classes` are the author's, already escaped: of a picture those that say in which colour mode it shows,
 * of a frame or film also where it stands and how large it is.
 */
export function offlineLink(
  url: string,
  label: string,
  state: RenderState,
  classes?: string,
  kind: "picture" | "frame" = "picture",
): string {
  const shown = escapeHtml(/^https?:/i.test(label) ? fileName(label) : label);
  const placed = classes && kind === "frame" ? " lc-external-frame" : "";
  const attribute = `class="${classes ? `${classes} ` : ""}lc-external${placed}"`;
  const target = readLink(url, state.base);
  const address = target.kind === "outside" ? target.url : url;
  if (state.insideLink || state.insideControl) return `<span ${attribute}>${shown}</span>`;
  return `<a ${attribute} href="${escapeHtml(address)}" rel="noopener noreferrer">${shown}</a>`;
}

/** `https://host/a/picture.png?w=2` → `picture.png (host)`. */
function fileName(address: string): string {
  const [, host = address, path = ""] = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(address) ?? [];
  const name = path.split("/").at(-1);
  return name ? `${name} (${host})` : host;
}

/**
 * The printable URL of an image, video or other embedded file; null when it is refused.
 * @param allowInlined whether it may be an image within the address. As a document, a drawing would run its scripts.
 */
export function imageSource(
  src: string,
  state: RenderState,
  allowInlined = true,
): { url: string; remote: boolean } | null {
  if (allowInlined && inlinedImage.test(src)) return { url: escapeHtml(src), remote: false };
  const target = resolveLink(src, state);
  if (target.kind === "outside" && /^https?:/i.test(target.url)) return { url: escapeHtml(target.url), remote: true };
  if (target.kind === "site" && target.path !== "/") {
    state.refer("file", target.path + target.suffix);
    return { url: siteUrl(escapeHtml(target.path + target.suffix)), remote: false };
  }
  if (src.trim())
    state.diagnose(
      "warning",
      "unsafe-source",
      `\`${cutName(src, 60)}\` cannot be embedded and was left out.`,
      "Use a file of the repository or an https address.",
    );
  return null;
}
