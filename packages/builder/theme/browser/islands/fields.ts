import { quotedText } from "../../../text/quoted-text.ts";
import { type Draw, h, isSet, names } from "./draw.ts";
import { idOf } from "./ids.ts";

const locations = ["query", "path", "body", "header", "cookie", "name"] as const;

/** `<ParamField>` and `<ResponseField>`. */
export const field: Draw = (props) => {
  const location = locations.find((name) => props[name] !== undefined);
  const pills = (prop: "pre" | "post") => {
    const value = props[prop];
    return (Array.isArray(value) ? value : value ? [value] : []).map((text: unknown) =>
      h("span", { class: "lc-field-pill", "data-component-part": `field-meta-${prop}` }, text),
    );
  };
  const { default: fallback } = props;
  const name = location ? props[location] : "";
  const id = idOf("field", props.id, name);
  const hasDefault = fallback !== undefined && fallback !== null && fallback !== "";
  const data = typeof fallback === "object" ? JSON.stringify(fallback) : String(fallback);
  const written = typeof fallback === "string" ? quotedText(fallback) : data;
  return h(
    "div",
    { class: names("field", props), id },
    h(
      "div",
      { class: "param-head" },
      id ? h("a", { class: "lc-heading-anchor", href: `#${id}`, "aria-label": `Link to ${name}` }) : null,
      ...pills("pre"),
      location ? h("code", { class: "lc-field-name", "data-component-part": "field-name" }, name) : null,
      props.type ? h("span", { class: "lc-field-type", "data-component-part": "field-info-pill" }, props.type) : null,
      location === "header" || location === "cookie"
        ? h("span", { class: "lc-field-location", "data-component-part": "field-info-pill" }, location)
        : null,
      hasDefault
        ? h(
            "span",
            { class: "lc-field-default", "data-component-part": "field-info-pill" },
            "default: ",
            h("code", null, written),
          )
        : null,
      isSet(props.required)
        ? h("span", { class: "lc-field-required", "data-component-part": "field-required-pill" }, "required")
        : null,
      isSet(props.deprecated)
        ? h("span", { class: "lc-field-deprecated", "data-component-part": "field-deprecated-pill" }, "deprecated")
        : null,
      ...pills("post"),
    ),
    h("div", { class: "lc-field-body", "data-component-part": "field-content" }, props.children),
  );
};
