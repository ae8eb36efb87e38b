/** Makes an element: attributes as they are written in HTML, children as nodes or text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const namespace = "http://www.w3.org/2000/svg";

/** A drawing of one path on Lucide's grid, for controls whose name is told elsewhere: screen readers pass over it. */
export function icon(shape: string): SVGElement {
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("class", "lc-icon lc-stroke");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", shape);
  svg.append(path);
  return svg;
}
