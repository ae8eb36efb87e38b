import { escapeHtml } from "../../html/html.ts";
import { external } from "../../html/marks.ts";
import { findIcon, type IconLibrary, isIconLibrary } from "../icons/icons.ts";
import { sourcePath } from "../links/links.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { renderValue } from "../rendering/render-value.ts";
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
  const svg = findIcon(name, { library: input.library ?? state.context.iconLibrary, type: input.iconType });
  if (svg && state.insideIsland) state.islandIcons.set(`${input.iconType ?? ""} ${name}`.trim(), svg);
  if (svg) return svg;
  if (!/[a-z0-9]/i.test(name) && name.length <= 16)
    return `<span class="lc-icon-text" aria-hidden="true">${escapeHtml(name)}</span>`;
  state.diagnose(
    "info",
    "missing-icon",
    `No icon is named \`${name.slice(0, 60)}\`.`,
    "The free sets of Font Awesome, Lucide and Tabler are looked through.",
  );
  return "";
}

function isImage(name: string, state: RenderState): boolean {
  if (name.startsWith("/") || /^(?:https?:)?\/\//i.test(name) || name.startsWith("./") || name.startsWith("../"))
    return true;
  return /\.(?:svg|png|jpe?g|webp|gif|ico|avif)$/i.test(name) && state.context.hasFile(sourcePath(name));
}

function renderImageIcon(name: string, state: RenderState): string {
  const source = imageSource(name, state);
  if (!source) return "";
  const tag = `<img class="lc-icon-image" src="${source.url}" alt="" loading="lazy">`;
  return source.remote ? external(tag, "") : tag;
}

/** The icon of a component with `icon` and `iconType` props; `icon` may also be an `<svg>` element. */
export function iconOf(element: ElementCall, prop = "icon"): string {
  const value = element.props[prop];
  if (value === undefined || value === null || value === false) return "";
  if (typeof value === "string") return renderIcon({ icon: value, iconType: element.text("iconType") }, element.state);
  const text = element.state.text;
  const html = renderValue(value, element.state);
  element.state.text = text;
  return html;
}

/** `<Icon icon iconType color size>`: `<span class="icon">` with an inline SVG of the text's own size and colour. */
export const icon: Component = (element) => {
  const { state } = element;
  const library = element.text("iconLibrary");
  const name = element.text("icon") || element.text("name");
  const src = element.text("src");
  const svg = src
    ? renderImageIcon(src, state)
    : typeof element.props.icon === "object"
      ? iconOf(element)
      : renderIcon(
          { icon: name, iconType: element.text("iconType"), ...(isIconLibrary(library) ? { library } : {}) },
          state,
        );
  if (!svg) return "";
  const size = element.number("size");
  const light = element.text("color") || element.text("colorLight");
  const style = iconStyle(size, light, element.text("colorDark"));
  const extra = style ? ` ${state.useStyle(style)}` : "";
  return `<span${element.classAttribute(`icon${extra}`)}>${svg}</span>`;
};

function iconStyle(size: number | null, light: string, dark: string): string {
  const parts: string[] = [];
  if (size !== null && size > 0 && size <= 2000) parts.push(`width:${size}px;height:${size}px;font-size:${size}px`);
  if (light && dark) parts.push(`color:light-dark(${light},${dark})`);
  else if (light || dark) parts.push(`color:${light || dark}`);
  return parts.join(";");
}
