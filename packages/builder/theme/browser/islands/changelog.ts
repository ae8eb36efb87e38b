import { commaSeparated } from "../../../text/comma-separated.ts";
import { type Draw, h, names } from "./draw.ts";
import { idOf } from "./ids.ts";

/** Tags are a list, or the same as a string. */
function tagsOf(tags: unknown): unknown[] {
  const all = typeof tags === "string" ? commaSeparated(tags) : Array.isArray(tags) ? tags : tags ? [tags] : [];
  return [...new Set(all.map((tag) => (typeof tag === "string" ? tag.trim() : tag)))].filter(Boolean);
}

/** `<Update>`: an entry of a changelog, with its label, tags and description. */
export const update: Draw = (props) => {
  const label = props.label ?? props.version ?? props.title;
  const id =
    idOf("update", props.id, label) ??
    (typeof label === "string"
      ? label
          .toLowerCase()
          .trim()
          .replace(/[^\p{L}\p{N}]+/gu, "-")
      : undefined);
  const tags = tagsOf(props.tags);
  const description = props.description ?? props.date;
  return h(
    "section",
    { class: names("update", props), id },
    h(
      "div",
      { class: "lc-update-head" },
      label
        ? h(
            "a",
            { class: "lc-update-label", "data-component-part": "update-label", href: id ? `#${id}` : undefined },
            label,
          )
        : null,
      tags.length > 0
        ? h(
            "div",
            { "data-component-part": "update-tag-list" },
            ...tags.map((tag) => h("span", { class: "lc-update-tag", "data-component-part": "update-tag" }, tag)),
          )
        : null,
      description
        ? h("p", { class: "lc-update-description", "data-component-part": "update-description" }, description)
        : null,
    ),
    h("div", { class: "lc-update-body", "data-component-part": "update-content" }, props.children),
  );
};
