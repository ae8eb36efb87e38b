import { isValidElement } from "preact";
import { h } from "./draw.ts";

/** Drawings that the page brings along for its islands, by name; `type name` where a style was asked for. */
const drawings = new Map<string, SVGElement>();
/** Addresses on other hosts from which the page itself draws an icon. */
const remote = new Set<string | null>();

/** Takes note of the icons that stand in the page's islands for their later states. */
export function learnIcons(): void {
  for (const store of document.querySelectorAll<HTMLTemplateElement>("template[data-icons]")) {
    for (const svg of store.content.querySelectorAll<SVGElement>("svg[data-icon]"))
      drawings.set(svg.dataset.icon as string, svg);
  }
  for (const image of document.querySelectorAll("img.lc-icon-image")) remote.add(image.getAttribute("src"));
}

/** An icon as the page would draw it: by name, by address, as a sign, or an element that the author gives; null for none. */
export function drawIcon(icon: unknown, type?: unknown): unknown {
  if (isNamed(icon)) return drawIcon(icon.name, icon.style ?? type);
  if (typeof icon !== "string") return icon ?? null;
  const name = icon.trim();
  const svg = drawings.get(`${type ?? ""} ${name}`.trim()) ?? drawings.get(name);
  if (svg) return asElement(svg);
  if (/^(?:https?:)?\/\//i.test(name) && !remote.has(name)) return null;
  if (/^(?:https?:)?\/|\.(?:svg|png|jpe?g|webp|gif|ico|avif)$/i.test(name))
    return h("img", { class: "lc-icon-image", src: name, alt: "" });
  return name && name.length <= 16 && !/[a-z0-9]/i.test(name) ? h("span", { class: "lc-icon-text" }, name) : null;
}

/** An icon as docs.json has it: `{ name, style, library }`. */
function isNamed(icon: unknown): icon is { name: string; style?: string } {
  return typeof icon === "object" && icon !== null && !isValidElement(icon) && "name" in icon;
}

function asElement(element: Element): unknown {
  const props = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return h(element.localName, props, ...[...element.children].map(asElement));
}
