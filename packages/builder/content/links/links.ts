import { posix } from "node:path";
import { withoutMarks } from "../../html/marks.ts";
import { isAgentAddress } from "../../source/skill-files.ts";
import { withScheme } from "../../text/bare-address.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";

/** What a link's target is, seen from one page. */
export type LinkTarget =
  /** A page or file of the site: absolute path with `?query` and `#fragment`. */
  | { kind: "site"; path: string; suffix: string }
  /** A place on the page itself: `#install`. */
  | { kind: "anchor"; fragment: string }
  /** Another host, or a scheme like `mailto:`. */
  | { kind: "outside"; url: string }
  /** A scheme that runs code or names local files; never printed. */
  | { kind: "refused"; scheme: string };

const scheme = /^([a-z][a-z0-9+.-]*):/i;
const refusedSchemes = new Set(["javascript", "vbscript", "data", "file", "blob", "view-source", "filesystem"]);
/** Signs that a browser takes out of an address before it reads it. */
const ignored = /[\t\n\r]/g;
const invisible = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\u2060\ufeff]/g;

/** An address as Markdown may have it between angle brackets, written into an attribute. */
const angled = /^<([^<>]*)>$/;
/** An address that is a link of Markdown itself, as of a link that was made one twice; what stands behind belongs to it. */
const linked = /^(?:mailto:)?\[[^[\]]*\]\(\s*([^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\s*\)([?#]\S*)?$/;
const quoted = /^(?:"([^"]*)"|'([^']*)'|`([^`]*)`|[“”]([^“”]*)[“”])$/;
/** What stands in quotes and is an address, and no title. */
const surelyAddress = /^(?:https?:|mailto:|[/.#])/i;
/** What relative links start from: a file of the tree, and its address in the site. */
export interface LinkBase {
  readonly file: string;
  readonly href: string;
}

/**
 * Reads a link as a page's author wrote it. Relative links start from the folder of the page's file; `.md` and `.mdx`
 * at the end go away, since pages have no extension. Schemes that run code are refused, however they are disguised.
 */
export function readLink(url: string, page: LinkBase): LinkTarget {
  const target = readWholeLink(url, page);
  return target.kind === "site" ? { ...target, path: withoutExtension(target.path) } : target;
}

/** The same with `.md` and `.mdx` where they are written: what is no page of the site may be a file elsewhere. */
export function readWholeLink(url: string, page: LinkBase): LinkTarget {
  const written = withoutMarks(url).replace(ignored, "").trim();
  const trimmed = addressWithin(written) ?? angled.exec(written)?.[1]?.trim() ?? written;
  if (trimmed === "") return { kind: "anchor", fragment: "#" };
  if (trimmed.startsWith("#")) return { kind: "anchor", fragment: trimmed };
  if (trimmed.startsWith("//") || trimmed.startsWith("\\\\") || trimmed.startsWith("/\\")) {
    return { kind: "outside", url: `https:${trimmed.replace(/\\/g, "/")}` };
  }
  const named = scheme.exec(trimmed.replace(invisible, ""));
  if (named) {
    const name = (named[1] as string).toLowerCase();
    return refusedSchemes.has(name) ? { kind: "refused", scheme: name } : { kind: "outside", url: trimmed };
  }
  const outside = withScheme(trimmed);
  if (outside) return { kind: "outside", url: outside };
  const cut = trimmed.search(/[?#]/);
  // To a browser a backslash is a slash, and two at the beginning name another host.
  const path = (cut < 0 ? trimmed : trimmed.slice(0, cut)).replaceAll("\\", "/");
  const suffix = cut < 0 ? "" : trimmed.slice(cut);
  if (path === "") return { kind: "site", path: page.href, suffix };
  const absolute = path.startsWith("/") ? posix.normalize(path) : posix.join(baseOf(page), path);
  return { kind: "site", path: absolute, suffix };
}

/** The address within one that is written as a link of Markdown, or in quotes; null for any other. */
export function addressWithin(url: string): string | null {
  if (!/[[\]"'`“”]/.test(url)) return null;
  const written = url.trim();
  const [, target, suffix = ""] = linked.exec(written) ?? [];
  if (target !== undefined) return target + suffix;
  const inner = quoted
    .exec(written)
    ?.slice(1)
    .find((part) => part !== undefined);
  return inner !== undefined && surelyAddress.test(inner.trim()) ? inner.trim() : null;
}

/** Folder of the site from which relative links of a page start, with slashes at both ends. */
function baseOf(page: LinkBase): string {
  const name = posix.basename(page.file).replace(/\.mdx?$/i, "");
  if (/^(?:index|readme)$/i.test(name)) return posix.join("/", posix.dirname(page.file), "/");
  return posix.join(posix.dirname(page.href), "/");
}

function withoutExtension(path: string): string {
  if (isAgentAddress(path)) return path;
  const plain = path.replace(/\.mdx?$/i, "");
  return plain.length > 1 && plain.endsWith("/") ? plain.slice(0, -1) : plain;
}

const percentEncoded = /%[0-9a-f]{2}/i;

/** Path of the source tree that a site path would name: decoded, no leading slash. */
export function sourcePath(path: string): string {
  const plain = percentEncoded.test(path) ? percentDecoded(path) : path;
  return plain.startsWith("/") ? plain.slice(1) : plain;
}
