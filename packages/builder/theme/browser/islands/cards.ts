import { Fragment } from "preact";
import { columnTracks } from "../../../html/column-tracks.ts";
import { kinds } from "./callouts.ts";
import { choice, type Draw, h, isSet, names } from "./draw.ts";
import { drawIcon } from "./icons.ts";
import { drawTitle } from "./titles.ts";

/** No heading of the page, as in pages that are built. */
const drawFaceTitle = (title: unknown): unknown =>
  h("h2", { class: "lc-face-title", "data-component-part": "card-title", role: "presentation" }, drawTitle(title));

/** `<Card>`. */
export const card: Draw = (props) => {
  const type = choice(props.type) ?? "";
  const kind = kinds.has(type) ? type : undefined;
  const icon = drawIcon(props.icon === undefined && kind ? `callout:${kind}` : props.icon, props.iconType);
  const href = isSet(props.disabled) ? undefined : props.href;
  const isOutside = /^(?:https?:)?\/\//i.test(String(href ?? ""));
  const hasArrow = href && (props.arrow === undefined ? isOutside : isSet(props.arrow));
  const opened =
    isOutside || isSet(props.newTab) || props.target === "_blank"
      ? { target: "_blank", rel: "noopener noreferrer" }
      : {};
  return h(
    href ? "a" : (props.as ?? "div"),
    {
      class: names("card", props),
      href,
      ...opened,
      "data-horizontal": isSet(props.horizontal) ? "" : undefined,
      "data-disabled": isSet(props.disabled) ? "" : undefined,
      "data-callout-type": kind,
    },
    props.img
      ? h("img", { class: "lc-face-image", "data-component-part": "card-image", src: props.img, alt: "" })
      : null,
    h(
      "div",
      { class: "lc-face", "data-component-part": "card-content-container" },
      icon
        ? h(
            "span",
            {
              class: "lc-face-sign",
              "data-component-part": "card-icon",
              style: props.color ? { "--lc-tone": props.color } : null,
            },
            icon,
          )
        : null,
      h(
        "div",
        { class: "lc-face-body" },
        props.title ? drawFaceTitle(props.title) : null,
        props.description
          ? h("p", { class: "lc-face-text", "data-component-part": "card-content" }, props.description)
          : null,
        props.children
          ? h("div", { class: "lc-face-text", "data-component-part": "card-content" }, props.children)
          : null,
        props.cta ? h("span", { class: "lc-face-cta", "data-component-part": "card-cta" }, props.cta) : null,
      ),
    ),
    hasArrow
      ? h("span", { class: "lc-face-arrow", "data-component-part": "card-arrow" }, drawIcon("card:arrow"))
      : null,
  );
};

/** `<Columns>`, and `<CardGroup>` with a class of its own. */
export function columns(base: string): Draw {
  return (props) => {
    const count = Number.parseFloat(String(props.cols ?? props.columns ?? 2));
    const cols = Math.min(Math.max(Math.round(count || 2), 1), 6);
    const tracks = columnTracks(props.layout, cols);
    const look = tracks ? { style: { gridTemplateColumns: tracks } } : { "data-cols": String(cols) };
    return h("div", { class: names(base, props), ...look }, props.children);
  };
}

/** Words among other pieces, which belong to one line. */
const isLine = (children: unknown): boolean =>
  Array.isArray(children) && children.some((one) => typeof one === "string" || typeof one === "number");

/** `<Tile>`. */
export const tile: Draw = (props) =>
  h(
    props.href ? "a" : "div",
    { class: names("tile", props), href: props.href },
    h("div", { class: "lc-tile-preview" }, isLine(props.children) ? h("div", null, props.children) : props.children),
    h(
      "div",
      { class: "lc-tile-body" },
      props.title ? h("p", { class: "lc-tile-title" }, drawTitle(props.title)) : null,
      props.description ? h("p", { class: "lc-tile-text" }, props.description) : null,
    ),
  );

/** `<GitHub.Repo>`: a card that leads to the repository. */
export const githubRepo: Draw = (props) => {
  const name = String(props.repo ?? "")
    .replace(/^https?:\/\/github\.com\//, "")
    .replace(/\.git$|\/$/g, "");
  if (!/^[\w.-]+\/[\w.-]+$/.test(name)) return h(Fragment, null);
  return h(
    "a",
    {
      class: names("card lc-github-repo", props),
      href: `https://github.com/${name}`,
      target: "_blank",
      rel: "noopener noreferrer",
      "data-horizontal": "",
      "data-variant": choice(props.variant) === "flat" ? "flat" : undefined,
    },
    h(
      "div",
      { class: "lc-face" },
      h("span", { class: "lc-face-sign" }, drawIcon("github", "brands")),
      h("div", { class: "lc-face-body" }, drawFaceTitle(name)),
    ),
  );
};
