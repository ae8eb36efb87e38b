import { iconBox } from "../../html/icon-box.ts";
import { isRecord, textOf } from "../expressions/values.ts";
import { type IconLibrary, isIconLibrary } from "../icons/icons.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { renderValue } from "../rendering/render-value.ts";
import { renderIcon, renderImageIcon } from "./render-icon.ts";

/**
 * The icon of a component with `icon`, `iconType` and `iconLibrary` props; `icon` may also be an `<svg>` element, or an object as in
 * docs.json: `{ name, style, library }`.
 */
export function iconOf(element: ElementCall, prop = "icon"): string {
  const value = element.props[prop];
  if (value === undefined || value === null || value === false) return "";
  const given = libraryOf(element.text("iconLibrary"));
  if (typeof value === "string")
    return renderIcon({ icon: value, iconType: element.text("iconType"), ...given }, element.state);
  if (isRecord(value)) {
    const { name, style, library } = value;
    const iconType = textOf(style ?? "") || element.text("iconType");
    const from = { ...given, ...libraryOf(textOf(library ?? "")) };
    return renderIcon({ icon: textOf(name ?? ""), iconType, ...from }, element.state);
  }
  const text = element.state.plain.text;
  const html = renderValue(value, element.state);
  element.state.plain.text = text;
  return html;
}

/**
 * `<Icon icon iconType color size>`: `<span class="icon">` with an inline SVG of the text's own size and colour. Words that
 * authors leave between its tags stand behind it.
 */
export const icon: Component = (element) => {
  const sign = renderSign(element);
  const words = element.props.children === undefined ? "" : element.line().trim();
  return [sign, words].filter(Boolean).join(" ");
};

function renderSign(element: ElementCall): string {
  const { state } = element;
  const name = element.text("icon") || element.text("name");
  const src = element.text("src");
  const svg = src
    ? renderImageIcon(src, state)
    : typeof element.props.icon === "object"
      ? iconOf(element)
      : renderIcon(
          { icon: name, iconType: element.text("iconType"), ...libraryOf(element.text("iconLibrary")) },
          state,
        );
  if (!svg) return "";
  const box = iconBox(element.props.size);
  const light = element.text("color") || element.text("colorLight");
  const style = iconStyle(box, light, element.text("colorDark"));
  const extra = style ? ` ${state.styles.useStyle(style)}` : "";
  return `<span${element.classAttribute(`icon${extra}`)}>${svg}</span>`;
}

/** The library of that name, in capitals or not, where there is one, as it is handed on. */
function libraryOf(written: string): { library?: IconLibrary } {
  const name = written.trim().toLowerCase();
  return isIconLibrary(name) ? { library: name } : {};
}

function iconStyle(box: ReturnType<typeof iconBox>, light: string, dark: string): string {
  const parts: string[] = [];
  if (box) parts.push(`width:${box.side};height:${box.side};font-size:${box.letters}`);
  if (light && dark) parts.push(`color:light-dark(${light},${dark})`);
  else if (light || dark) parts.push(`color:${light || dark}`);
  return parts.join(";");
}
