import { type Draw, h, names } from "./draw.ts";

/** Words of a path or an address: what a browser knows of a page or a colleague. */
function wordsIn(text: string): string {
  return text
    .split(/[-._]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** A link to a page, or the name of a colleague, whose address is shown to nobody. */
export const mention: Draw = (props) => {
  const [page = ""] = [props.page, props.path].filter((one): one is string => typeof one === "string" && one !== "");
  const last = page ? page.split("/").filter(Boolean).at(-1) : String(props.user ?? "").replace(/[+@].*$/, "");
  const shown = h("span", { class: names("mention", props) }, props.children ?? wordsIn(last ?? ""));
  return page ? h("a", { href: page }, shown) : shown;
};
