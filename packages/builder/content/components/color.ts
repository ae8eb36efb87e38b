import { escapeHtml } from "../../html/html.ts";
import { isRecord, textOf } from "../expressions/values.ts";
import { paragraphOf } from "../rendering/blocks/paragraph.ts";
import type { Component } from "../rendering/element-call.ts";

/** `<div class="color" data-variant="compact|table">…</div>`. */
export const color: Component = (element) => {
  element.state.features.add("palettes");
  return `<div${element.classAttribute("color")} data-variant="${element.oneOf("variant", ["compact", "table"])}">${element.children()}</div>\n`;
};

/** `<div class="color-row"><p class="lc-color-title">…</p>…</div>`. */
export const colorRow: Component = (element) => {
  const title = element.has("title") ? paragraphOf("lc-color-title", element.title()) : "";
  return `<div${element.classAttribute("color-row")}>${title}<div class="lc-color-items">${element.children()}</div></div>\n`;
};

/** `<div class="color-item"><span class="lc-color-swatch"></span><span class="lc-color-name">…</span><code>…</code></div>`. */
export const colorItem: Component = (element) => {
  const { value } = element.props;
  const light = isRecord(value) ? textOf(value.light ?? value.dark ?? "") : element.text("value");
  const dark = isRecord(value) ? textOf(value.dark ?? light) : light;
  const swatch = element.state.styles.useStyle(
    light === dark ? { background: light } : { background: `light-dark(${light},${dark})` },
  );
  const values = (light === dark ? [light] : [light, dark]).filter(Boolean);
  const name = element.has("name") ? `<span class="lc-color-name">${element.inline("name")}</span>` : "";
  const codes = values.map((text) => `<code>${escapeHtml(text)}</code>`);
  element.state.plain.text += ` ${values.join(" ")} `;
  return `<div${element.classAttribute("color-item")}><span class="${swatch ? `lc-color-swatch ${swatch}` : "lc-color-swatch"}"></span>${[name, ...codes].filter(Boolean).join(" ")}</div>`;
};
