import { escapeHtml } from "../../html/html.ts";

/** Characters of the longest icon. */
const mostCharacters = 20_000;

const shapes = new Set(
  "svg g path circle rect line polyline polygon ellipse defs linearGradient radialGradient stop clipPath mask".split(
    " ",
  ),
);
const attributes =
  /^(?:d|points|transform|opacity|offset|id|mask|[xyr]|[cfr][xy]|[xy][12]|width|height|viewBox|fill|stroke|(?:fill|stroke|clip|stop)-[a-z]+|gradient(?:Units|Transform))$/;
const tag = /<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/iy;
const attribute = /\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether an icon is not named but drawn, as the format allows: `<svg …>…</svg>`. */
export function isSvgCode(icon: string): boolean {
  return /^\s*<svg[\s>]/i.test(icon);
}

/**
 * An icon that an author drew, as one of a library: in the size and the colour of the text, but for colours of its own.
 * Null for what has anything but shapes in it, or is not whole.
 */
export function svgFromCode(code: string): string | null {
  if (code.length > mostCharacters) return null;
  const open: string[] = [];
  let inside = "";
  let box = "";
  for (let at = code.indexOf("<"); at >= 0; at = code.indexOf("<", tag.lastIndex)) {
    tag.lastIndex = at;
    const [whole, end, name = "", given = "", isAlone] = tag.exec(code) ?? [];
    if (whole === undefined || !shapes.has(name)) return null;
    if (end) {
      if (open.pop() !== name) return null;
      inside += open.length === 0 ? "</g>" : `</${name}>`;
    } else {
      const values = attributesOf(given);
      // What the stylesheet says of icons would win over what stands at the outermost element.
      if (open.length === 0) box = boxOf(values);
      inside += `<${open.length === 0 ? "g" : name}${printed(values, open.length === 0)}${isAlone ? "/" : ""}>`;
      if (!isAlone) open.push(name);
    }
    if (open.length === 0)
      return box ? `<svg class="lc-icon" viewBox="${box}" aria-hidden="true">${inside}</svg>` : null;
  }
  return null;
}

/** Those that say how a shape looks, by the names of HTML: `strokeWidth` of React is `stroke-width`. */
function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, written = "", double, single] of text.matchAll(attribute)) {
    const name = written.replace(
      /^(fill|stroke|clip|stop)([A-Z])/,
      (_, start, letter) => `${start}-${letter.toLowerCase()}`,
    );
    const value = double ?? single ?? "";
    // Nothing from elsewhere, nor what would say so in escapes of CSS.
    if (attributes.test(name) && !/url\((?!#)|\\/i.test(value)) found.set(name, value);
  }
  return found;
}

function boxOf(values: ReadonlyMap<string, string>): string {
  const [width, height] = ["width", "height"].map((name) => Number.parseFloat(values.get(name) ?? ""));
  return escapeHtml(values.get("viewBox") ?? (width && height ? `0 0 ${width} ${height}` : ""));
}

function printed(values: ReadonlyMap<string, string>, isOutermost: boolean): string {
  const ofBox = (name: string) => isOutermost && (name === "width" || name === "height" || name === "viewBox");
  return [...values].map(([name, value]) => (ofBox(name) ? "" : ` ${name}="${escapeHtml(value)}"`)).join("");
}
