import { columnTracks } from "../../html/column-tracks.ts";
import { escapeHtml } from "../../html/html.ts";
import { withJoints } from "../../html/long-names.ts";
import { JsxElement } from "../expressions/values.ts";
import { findIcon } from "../icons/icons.ts";
import { nameForSilent, nameOfAddress } from "../links/address-name.ts";
import { paragraphOf } from "../rendering/blocks/paragraph.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { calloutIcon } from "./callout.ts";
import { isCalloutKind } from "./callout-kinds.ts";
import { faceTitle } from "./face-title.ts";
import { iconOf } from "./icon.ts";
import { renderImage } from "./image.ts";
import { hrefAttribute, leadsOutside, standsInLink } from "./link.ts";

/**
 * ```html
 * <a class="card" href="…" [data-horizontal] [data-callout-type="tip"]>       (a <div> without href)
 *   <img class="lc-face-image" …>
 *   <div class="lc-face">
 *     <span class="lc-face-sign">svg</span>
 *     <div class="lc-face-body"><h2 class="lc-face-title">…</h2><div class="lc-face-text">…</div><span class="lc-face-cta">…</span></div>
 *   </div>
 *   <span class="lc-face-arrow">svg</span>
 * </a>
 * ```
 * The whole card is the link. Where its content has links of its own, the card is a `<div data-linked>`, and the link
 * of its title reaches over all that is no link. Stylesheets of authors mean what stands where in the format: the room
 * around icon and words is that of the box around both (`.card > div`), `.card h2` is the title, which is no heading of the
 * page, and `.card p` a text. Parts have no `card` in their names: `[class*="card"]` means the card.
 */
export const card: Component = (element) => {
  const { state } = element;
  const link = element.text("href");
  const href = link && !element.flag("disabled") && !standsInLink(link, state) ? hrefAttribute(link, state) : "";
  const outer = state.insideControl;
  state.insideControl = outer || href !== "";
  try {
    const image = imageOf(element);
    const kind = element.choice("type");
    const svg = isCalloutKind(kind) ? calloutIcon(element, kind) : iconOf(element);
    const color = element.text("color");
    const icon = svg
      ? `<span data-component-part="card-icon" class="lc-face-sign${color ? ` ${state.styles.useStyle({ "--lc-tone": color })}` : ""}">${svg}</span>`
      : "";
    const title = element.has("title") ? faceTitle(withJoints(element.title()), "card-title") : "";
    const description = element.has("description")
      ? paragraphOf("lc-face-text", element.inline("description"), "card-content")
      : "";
    const content = element.children();
    const text = content.trim() ? `<div data-component-part="card-content" class="lc-face-text">${content}</div>` : "";
    const cta = element.has("cta")
      ? `<span data-component-part="card-cta" class="lc-face-cta">${element.inline("cta")}</span>`
      : "";
    const showArrow = href && (element.props.arrow === undefined ? leadsOutside(link) : element.flag("arrow"));
    const arrow = showArrow
      ? `<span data-component-part="card-arrow" class="lc-face-arrow">${findIcon("arrow-up-right", { library: "lucide" }) ?? ""}</span>`
      : "";
    const wantsTab = element.flag("newTab") || element.text("target") === "_blank";
    const newTab = href && wantsTab && !href.includes(" target=") ? ' target="_blank" rel="noopener noreferrer"' : "";
    const flags =
      (element.flag("disabled") ? " data-disabled" : "") +
      (element.flag("horizontal") ? " data-horizontal" : "") +
      (isCalloutKind(kind) ? ` data-callout-type="${kind}"` : "");
    const inner = `${title}${description}${text}${cta}`;
    const whole = { image, icon, arrow, flags, classes: element.classAttribute("card"), link: href && href + newTab };
    if (href && /<(?:a|button|summary|input|select)\b/.test(inner)) {
      const label = element.titleText();
      const own =
        label && !title.includes("<a ")
          ? title.replace(/>(.*)</s, `><a class="lc-face-link"${whole.link}>$1</a><`)
          : "";
      const other = own
        ? ""
        : `<a class="lc-face-link"${whole.link} aria-label="${escapeHtml(label || nameOfAddress(link))}"></a>`;
      return printCard(
        "div",
        { ...whole, link: "", flags: `${flags} data-linked` },
        `${other}${own || title}${inner.slice(title.length)}`,
      );
    }
    const name = href && nameForSilent(link, "", image + inner);
    return printCard(href ? "a" : containerOf(element.text("as")), { ...whole, link: whole.link + name }, inner);
  } finally {
    state.insideControl = outer;
  }
};

/** The picture above the text: `img="/a.png"`, or an element, of which an `<img>` gives its address and words. */
function imageOf(element: ElementCall): string {
  const { img } = element.props;
  const given = img instanceof JsxElement ? img.props : null;
  if (given && typeof given.src !== "string") return iconOf(element, "img");
  const src = given ? String(given.src) : element.text("img");
  if (src === "") return "";
  const alt = typeof given?.alt === "string" ? given.alt : element.text("alt");
  const attributes = ' data-component-part="card-image" class="lc-face-image"';
  return renderImage({ src, alt, attributes, noZoom: true }, element.state);
}

interface CardParts {
  image: string;
  icon: string;
  arrow: string;
  flags: string;
  classes: string;
  link: string;
}

function printCard(tag: string, { image, icon, arrow, flags, classes, link }: CardParts, body: string): string {
  return `<${tag}${classes}${link}${flags}>${image}<div data-component-part="card-content-container" class="lc-face">${icon}<div class="lc-face-body">${body}</div></div>${arrow}</${tag}>\n`;
}

/** `as` of a card that leads nowhere: an element that only holds others. */
function containerOf(name: string): string {
  return ["article", "aside", "section"].includes(name) ? name : "div";
}

/**
 * `<div class="card-group columns" data-cols="2">…</div>`; also `<Columns>`, without `card-group`. With `layout="fill"` or
 * `fit` there are as many columns as find room, up to that number; `fit` stretches those that there are over the row.
 */
export function columnsOf(base: string): Component {
  return (element) => {
    const cols = Math.min(Math.max(Math.round(element.number("cols") ?? element.number("columns") ?? 2), 1), 6);
    const tracks = columnTracks(element.text("layout"), cols);
    const look = tracks ? ` ${element.state.styles.useStyle(`grid-template-columns:${tracks}`)}` : "";
    const count = tracks ? "" : ` data-cols="${cols}"`;
    return `<div${element.classAttribute(base + look)}${count}>${element.children()}</div>\n`;
  };
}

/** `<div class="lc-column">…</div>`: anything as one column of Columns. */
export const column: Component = (element) =>
  `<div${element.classAttribute("lc-column")}>${element.children()}</div>\n`;

/** HTML of one line that is more than one piece. */
const isLine = /^\s*(?:[^<\s].*<|<(?:a|abbr|b|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u)\b)|<.*[^>\s]\s*$/s;

/**
 * `<a class="tile" href><div class="lc-tile-preview">…</div><div class="lc-tile-body"><p class="lc-tile-title">…</p><p
 * class="lc-tile-text">…</p></div></a>`.
 */
export const tile: Component = (element) => {
  const { state } = element;
  const link = element.text("href");
  const href = link && !standsInLink(link, state) ? hrefAttribute(link, state) : "";
  const outer = state.insideLink;
  state.insideLink = outer || href !== "";
  try {
    const title = element.has("title") ? paragraphOf("lc-tile-title", element.title()) : "";
    const text = element.has("description") ? paragraphOf("lc-tile-text", element.inline("description")) : "";
    const tag = href ? "a" : "div";
    const content = element.children();
    // The preview sets what stands in it in the middle, piece by piece.
    const shown = isLine.test(content) ? `<div>${content}</div>` : content;
    const inner = `<div class="lc-tile-preview">${shown}</div><div class="lc-tile-body">${title}${text}</div>`;
    const name = href && nameForSilent(link, "", inner);
    return `<${tag}${element.classAttribute("tile")}${href}${name}>${inner}</${tag}>\n`;
  } finally {
    state.insideLink = outer;
  }
};
