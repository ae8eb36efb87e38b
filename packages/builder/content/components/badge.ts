import { escapeHtml } from "../../html/html.ts";
import type { Component } from "../rendering/element-call.ts";
import { besideHeading } from "./heading.ts";
import { iconOf } from "./icon.ts";
import { openLink } from "./link.ts";
import { reportMissing } from "./required-props.ts";

/** `<span class="badge" data-badge data-color="gray" data-size="md" data-shape="rounded" [data-outline] [data-disabled]>`. */
export const badge: Component = (element) => {
  const { state } = element;
  const color = element.choice("color") || "gray";
  const size = element.choice("size") || "md";
  const shape = element.oneOf("shape", ["rounded", "pill"]);
  const outline = element.flag("stroke") || element.choice("variant") === "outline" ? " data-outline" : "";
  const disabled = element.flag("disabled") ? " data-disabled" : "";
  const svg = iconOf(element) || iconOf(element, "leadIcon");
  const tail = iconOf(element, "tailIcon");
  const content = besideHeading(() => element.line(), state);
  const [tag, type] = element.has("onClick") ? ["button", ' type="button"'] : ["span", ""];
  const html =
    `<${tag}${type}${element.classAttribute("badge")} data-badge data-color="${escapeHtml(color)}" data-size="${escapeHtml(size)}" data-shape="${shape}"${outline}${disabled}>` +
    `${svg}${content}${tail}</${tag}>`;
  const open = element.text("href") ? openLink(element.text("href"), "", state) : "";
  return open ? `${open}${html}</a>` : html;
};

/**
 * `<span class="tooltip" tabindex="0" data-component="tooltip">text<span class="lc-tooltip-tip" role="tooltip">…</span></span>`: shown on
 * hover and focus by style alone.
 */
export const tooltip: Component = (element) => {
  const { state } = element;
  const text = element.line();
  if (!["tip", "description", "headline", "title", "cta"].some((prop) => element.has(prop))) return text;
  for (const [has, lacks] of [
    ["cta", "href"],
    ["href", "cta"],
  ] as const)
    if (element.has(has)) reportMissing(element, [lacks], `a \`${has}\` and no`);
  const { text: words } = state.plain;
  state.plain.add(" ");
  const title = element.has("headline")
    ? element.inline("headline")
    : element.has("title")
      ? element.inline("title")
      : "";
  const tip = element.has("tip")
    ? element.inline("tip")
    : element.has("description")
      ? element.inline("description")
      : "";
  const open =
    element.has("cta") && element.text("href") ? openLink(element.text("href"), ' class="lc-tooltip-cta"', state) : "";
  const action = element.has("cta") ? element.inline("cta") : "";
  // A heading is found by its own words.
  if (state.frame("heading")) state.plain.text = words;
  const headline = title && `<span class="lc-tooltip-headline">${title}</span>`;
  const cta = open ? `${open}${action}</a>` : action && `<span class="lc-tooltip-cta">${action}</span>`;
  const side = element.oneOf("side", ["top", "bottom", "left", "right"]);
  const align = element.oneOf("align", ["center", "start", "end"]);
  const place = (side === "top" ? "" : ` data-side="${side}"`) + (align === "center" ? "" : ` data-align="${align}"`);
  return (
    `<span${element.classAttribute("tooltip")} tabindex="0" data-component="tooltip"${place}>${text}` +
    `<span class="lc-tooltip-tip" role="tooltip"> ${[headline, tip, cta].filter(Boolean).join(" ")}</span></span>`
  );
};
