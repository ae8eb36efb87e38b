const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** Whether a link leaves the site (or is an anchor): a scheme, `//host` or `#`. */
export function isOutside(link: string): boolean {
  return outside.test(link);
}

/** A file of the site as docs.json names it, with its leading slash; addresses outside stay as they are. */
export function filePath(path: string): string {
  if (isOutside(path)) return path;
  return `/${path.replace(/^(?:\.?\/)+/, "")}`;
}

/** A page entry of the navigation as a path without slashes at the ends and without extension: `guides/start`. */
export function pagePath(entry: string): string {
  const plain = entry
    .trim()
    .replace(/^(?:\.?\/)+|\/+$/g, "")
    .replace(/\.mdx?$/i, "");
  return plain;
}

/** A link of docs.json: outside as written, inside with a leading slash and without the extension of a page. */
export function linkTarget(href: string): string {
  const trimmed = href.trim();
  if (isOutside(trimmed)) return trimmed;
  const [, path = "", suffix = ""] = /^([^?#]*)(.*)$/s.exec(trimmed) ?? [];
  return `/${pagePath(path)}${suffix}`;
}
