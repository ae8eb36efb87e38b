import { choice, type Draw, h, names } from "./draw.ts";
import { drawTitle } from "./titles.ts";

const row: Draw = (props) =>
  h(
    "div",
    { class: names("color-row", props) },
    props.title ? h("p", { class: "lc-color-title" }, drawTitle(props.title)) : null,
    h("div", { class: "lc-color-items" }, props.children),
  );

const item: Draw = ({ name, value }) => {
  const pair = typeof value === "object" && value !== null ? (value as { light?: unknown; dark?: unknown }) : null;
  const light = String((pair ? (pair.light ?? pair.dark) : value) ?? "");
  const dark = String(pair?.dark ?? light);
  const values = light === dark ? [light] : [light, dark];
  return h(
    "div",
    { class: "color-item" },
    h("span", {
      class: "lc-color-swatch",
      style: { background: light === dark ? light : `light-dark(${light},${dark})` },
    }),
    name ? h("span", { class: "lc-color-name" }, name) : null,
    ...values.map((text) => h("code", null, text)),
  );
};

/** `<Color>` with its rows and items. */
export const colors = Object.assign(
  ((props) =>
    h(
      "div",
      { class: names("color", props), "data-variant": choice(props.variant) ?? "compact" },
      props.children,
    )) as Draw,
  { Row: row, Item: item },
);
