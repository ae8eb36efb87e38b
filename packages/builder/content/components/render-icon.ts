import { escapeHtml } from "../../html/html.ts";
import { external } from "../../html/marks.ts";
import { cutName } from "../../text/cut-names.ts";
import { iconHint } from "../icons/icon-hint.ts";
import { findIcon, type IconLibrary } from "../icons/icons.ts";
import { sourcePath } from "../links/links.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { imageSource } from "./image.ts";

export interface IconInput {
  /** Name, path, URL or a short sign such as an emoji. */
  icon: string;
  iconType?: string;
  library?: IconLibrary;
}

/** HTML of an icon; empty, with a diagnostic, when no library of ours has it. */
export function renderIcon(input: IconInput, state: RenderState): string {
  const name = input.icon.trim();
  if (!name) return "";
  if (isImage(name, state)) return renderImageIcon(name, state);
  const library = input.library ?? state.context.iconLibrary;
  const svg = findIcon(name, { library, type: input.iconType?.toLowerCase() });
  if (svg && state.insideIsland) state.islandIcons.set(`${input.iconType ?? ""} ${name}`.trim(), svg);
  if (svg) return svg;
  if (!/[a-z0-9]/i.test(name) && name.length <= 16)
    return `<span class="lc-icon-text" aria-hidden="true">${escapeHtml(name)}</span>`;
  state.diagnose("info", "missing-icon", `No icon is named \`${cutName(name, 60)}\`.`, iconHint(name, library));
  return "";
}

function isImage(name: string, state: RenderState): boolean {
  if (name.startsWith("/") || /^(?:https?:)?\/\//i.test(name) || name.startsWith("./") || name.startsWith("../"))
    return true;
  return /\.(?:svg|png|jpe?g|webp|gif|ico|avif)$/i.test(name) && state.context.hasFile(sourcePath(name));
}

/** HTML of a picture as an icon, by its path or URL; empty where it may not be shown. */
export function renderImageIcon(name: string, state: RenderState): string {
  const source = imageSource(name, state);
  if (!source) return "";
  const tag = `<img class="lc-icon-image" src="${source.url}" alt="" loading="lazy">`;
  return source.remote ? external(tag, "") : tag;
}
