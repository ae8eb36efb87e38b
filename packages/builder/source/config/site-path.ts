import { withScheme } from "../../text/bare-address.ts";
import { composed } from "../../text/composed.ts";
import { isAgentAddress } from "../skill-files.ts";

const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** Whether a link leaves the site (or is an anchor): a scheme, `//host` or `#`. */
export function isOutside(link: string): boolean {
  return outside.test(link);
}

/** An address as a browser reads it: no tabs and line ends, slashes for backslashes, and its scheme where it has a host. */
function readable(address: string): string {
  const plain = address.replace(/[\t\n\r]/g, "").trim();
  if (/^[a-z][a-z0-9+.-]*:|^#/i.test(plain)) return plain;
  const slashed = plain.replaceAll("\\", "/");
  return slashed.startsWith("//") ? `https:${slashed}` : slashed;
}

/** A file of the site as docs.json names it, with its leading slash; addresses outside stay as they are. */
export function filePath(written: string): string {
  const path = readable(written);
  if (isOutside(path)) return path;
  return `/${path.replace(/^(?:\.?\/)+/, "")}`;
}

/** A page entry of the navigation as a path without slashes at the ends and without extension: `guides/start`. */
export function pagePath(entry: string): string {
  const plain = entry
    .trim()
    .replace(/^(?:\.?\/)+|\/+$/g, "")
    .replace(/\.mdx?$/i, "");
  return composed(plain);
}

/** An entry of the navigation that names a section of a page (`guides/start#install`); null for any other, `c#/start` among them. */
export function sectionEntry(entry: string): { path: string; section: string } | null {
  const [, path, section] = /^([^#]+)#([^#/]+)$/.exec(entry) ?? [];
  return path && section ? { path: pagePath(path), section } : null;
}

/** A link of docs.json: outside as written, inside with a leading slash and without the extension of a page. */
export function linkTarget(href: string): string {
  const trimmed = readable(href);
  const away = isOutside(trimmed) ? trimmed : withScheme(trimmed);
  if (away) return away;
  const [, path = "", suffix = ""] = /^([^?#]*)(.*)$/s.exec(trimmed) ?? [];
  const own = filePath(path);
  return `${isAgentAddress(own) ? own : `/${pagePath(path)}`}${suffix}`;
}
