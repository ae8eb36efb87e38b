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

/** Shapes of the few icons that scripts draw themselves (Lucide, ISC). */
const shapes = {
  search: "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0",
  hash: "M4 9h16M4 15h16M10 3 8 21M16 3l-2 18",
  file: "M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7ZM14 2v4a2 2 0 0 0 2 2h4M16 13H8M16 17H8M10 9H8",
  clock: "M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 6v6l4 2",
  check: "M20 6 9 17l-5-5",
  warning: "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
  flag: "M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528",
  play: "M6 4v16l13-8Z",
  plus: "M12 5v14M5 12h14",
  cross: "M18 6 6 18M6 6l12 12",
  copy: "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
} as const;

/** One of the drawings above, for controls whose name is told elsewhere: screen readers pass over it. */
export function icon(name: keyof typeof shapes): SVGElement {
  return iconOf(shapes[name]);
}

/** A drawing of one path on Lucide's grid. */
export function iconOf(shape: string): SVGElement {
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("class", "lc-icon lc-stroke");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", shape);
  svg.append(path);
  return svg;
}
