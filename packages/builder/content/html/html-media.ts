import { escapeHtml } from "../../html/html.ts";
import { external } from "../../html/marks.ts";
import { imageSource, offlineLink, sourceSet } from "../components/image.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { renderValue } from "../rendering/render-value.ts";
import { printAttributes } from "./html-attributes.ts";
import { urlAttributes, urlsSkipped } from "./html-names.ts";

/** Files that the `<source>` elements of a video or audio name. */
type MediaSources = { src: string; remote: boolean }[];

const mediaSkipped: ReadonlySet<string> = new Set([...urlAttributes, "srcset", "loading", "sandbox", "allow"]);

/** `<iframe>`, `<video>`, `<audio>`; one from another host is a link where nothing may be fetched. */
export function renderMedia(
  name: "iframe" | "video" | "audio",
  props: Record<string, unknown>,
  state: RenderState,
): string {
  const src = typeof props.src === "string" ? props.src : "";
  const source = src ? imageSource(src, state, name !== "iframe") : null;
  if (src && !source) return "";
  const label = typeof props.title === "string" ? props.title : src;
  const named = name === "iframe" && !isNamed(props) ? { ...props, title: frameName(src) } : props;
  let attributes = printAttributes(name, named, mediaSkipped, state);
  if (source) attributes += ` src="${source.url}"`;
  if (name === "iframe") {
    if (!source) return "";
    if (typeof props.allow === "string") attributes += ` allow="${escapeHtml(props.allow)}"`;
    // A frame of the site itself could reach the page around it; one of another host cannot, and a PDF has no scripts of pages.
    // Browsers show none in a sandbox.
    const isBound = !source.remote && !isPdf(src);
    const sandbox = isBound ? ' sandbox="allow-scripts allow-popups allow-forms"' : ownSandbox(props.sandbox);
    const tag = `<iframe${attributes}${sandbox} loading="lazy"></iframe>`;
    return source.remote ? external(tag, standIn(src, label, attributes, state)) : tag;
  }
  const poster = typeof props.poster === "string" ? imageSource(props.poster, state) : null;
  if (poster) attributes += poster.remote ? external(` poster="${poster.url}"`, "") : ` poster="${poster.url}"`;
  if (props.autoPlay !== undefined || props.autoplay !== undefined) {
    for (const flag of ["playsinline", "loop", "muted"])
      if (!attributes.includes(` ${flag}`) && state.frame("frame")) attributes += ` ${flag}`;
  }
  const sources: MediaSources = [];
  const content = state.withFrame("media", sources, () => renderValue(props.children, state));
  const tag = `<${name}${attributes}>${content}</${name}>`;
  if (source?.remote) return external(tag, standIn(src, label, attributes, state));
  // One whose files are all elsewhere is a link too.
  const [first] = sources;
  const isOutside = !source && first && sources.every((one) => one.remote);
  return isOutside ? external(tag, standIn(first.src, label || first.src, attributes, state)) : tag;
}

/** What stands for it where nothing may be fetched: a link, in the place that its author gave it. */
function standIn(url: string, label: string, attributes: string, state: RenderState): string {
  const classes = / class="([^"]*)"/.exec(attributes)?.[1];
  return offlineLink(url, label, state, classes, "frame");
}

function isPdf(src: string): boolean {
  return /^[^?#]*\.pdf(?:[?#]|$)/i.test(src);
}

/** Whether an author says what a frame shows. */
function isNamed(props: Record<string, unknown>): boolean {
  return ["title", "aria-label", "aria-labelledby"].some((name) => {
    const value = props[name];
    return typeof value === "string" && value.trim() !== "";
  });
}

/** What those hear of a frame who cannot see it, where its author says nothing: the host, or the name of the site's file. */
function frameName(src: string): string {
  const host = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(src)?.[1];
  return host ?? src.replace(/[?#].*$/s, "").replace(/^.*\/(?=.)/s, "");
}

/** What an author takes away from a frame of another host. */
function ownSandbox(value: unknown): string {
  if (value === true) return " sandbox";
  return typeof value === "string" ? ` sandbox="${escapeHtml(value.replace(/[^a-z -]/gi, ""))}"` : "";
}

/** The pictures of a `srcset`, however its name is written. */
export function textOfSet(props: Record<string, unknown>): string {
  const written = props.srcSet ?? props.srcset;
  return typeof written === "string" ? written.trim() : "";
}

/** `<source>` and `<track>` of a video, audio or picture. */
export function renderSource(name: "source" | "track", props: Record<string, unknown>, state: RenderState): string {
  const attributes = printAttributes(name, props, urlsSkipped, state);
  const written = textOfSet(props);
  if (typeof props.src !== "string" && written) {
    const remote = sourceSet(written, true, state);
    const local = sourceSet(written, false, state);
    if (local === remote) return local ? `<${name}${attributes} srcset="${local}">` : "";
    const inside = local ? `<${name}${attributes} srcset="${local}">` : "";
    return external(`<${name}${attributes} srcset="${remote}">`, inside);
  }
  const source = typeof props.src === "string" && props.src ? imageSource(props.src, state) : null;
  if (!source) return "";
  if (name === "source") state.frame<MediaSources>("media")?.push({ src: props.src as string, remote: source.remote });
  const tag = `<${name}${attributes} src="${source.url}">`;
  return source.remote ? external(tag, "") : tag;
}
