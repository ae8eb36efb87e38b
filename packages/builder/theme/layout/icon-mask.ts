import { standaloneIcon } from "../../content/icons/standalone-icon.ts";
import { contentClass } from "../../content/styles/content-class.ts";

const names = new Map<string, string>();

/** The class of the icon's rule, named by what it draws. */
export function maskName(svg: string): string {
  let name = names.get(svg);
  if (name === undefined) {
    name = contentClass("lc-i", svg, 7);
    names.set(svg, name);
  }
  return name;
}

/** `.lc-i4fk1x{--lc-icon:url("data:image/svg+xml,…")}` */
export function maskRule(svg: string): string {
  return `.${maskName(svg)}{--lc-icon:url("${address(svg)}")}`;
}

/** The icon in a `url("…")` of a stylesheet: the few signs escaped that end a string or an address, or begin a fragment. */
function address(svg: string): string {
  const text = standaloneIcon(svg).replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/[%#<>\\\s]/g, (sign) => (sign === " " ? sign : encodeURIComponent(sign)))}`;
}
