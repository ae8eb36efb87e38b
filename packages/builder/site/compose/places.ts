import { flatText } from "../../source/flat-text.ts";
import type { AddressBook } from "./address-book.ts";
import type { MarkPlace } from "./resolve-marks.ts";

/** Percent-encodes a path of the site for a URL; letters of every script stay readable where the standard lets them. */
export function encodePath(path: string): string {
  return /^[\w./~!$'()*+,;=:@-]*$/.test(path) ? path : encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

function encodeSuffix(suffix: string): string {
  return suffix === "" ? "" : suffix.replace(/[\s"<>`]/g, encodeURIComponent);
}

/** The root of an origin: `/guides/start`, with a slash at the end where the site asks for it. */
export function hostedPlace(book: AddressBook, trailingSlash: boolean): MarkPlace {
  const known = new Map<string, string>();
  const write = (target: string): string => {
    const address = book.look(target);
    if (address.kind === "outside") return address.url;
    // A link through a redirect leads straight to its end; one to nowhere stays as it was written.
    const path = address.kind === "unknown" ? `/${address.path}` : `/${encodePath(address.path)}`;
    const slash = address.kind === "page" && trailingSlash && path !== "/" ? "/" : "";
    return path + slash + encodeSuffix(address.suffix);
  };
  return { url: (target) => remember(known, target, write), allowsOutside: true };
}

export interface BundleFiles {
  /** Served file of a page by its path. */
  pageFile(path: string): string | null;
  hasFile(path: string): boolean;
}

/**
 * A file in a folder of a bundle: relative links to files, so that the bundle works under any path and from a disk.
 * What is not in the bundle leads to its 404 page.
 */
export function bundlePlace(book: AddressBook, files: BundleFiles, file: string, allowsOutside: boolean): MarkPlace {
  const known = new Map<string, string>();
  const write = (target: string): string => {
    const address = book.look(target);
    if (address.kind === "outside") return address.url;
    const to = address.kind === "page" ? files.pageFile(address.path) : address.kind === "file" ? address.path : null;
    if (to === null || !files.hasFile(to)) return relativeTo(file, "404.html");
    return relativeTo(file, to) + encodeSuffix(address.suffix);
  };
  return { url: (target) => remember(known, target, write), allowsOutside };
}

function remember(known: Map<string, string>, target: string, write: (target: string) => string): string {
  let url = known.get(target);
  if (url === undefined) {
    const own = flatText(target);
    url = write(own);
    known.set(own, url);
  }
  return url;
}

/** Relative URL from one file of a bundle to another. */
export function relativeTo(from: string, to: string): string {
  const origin = from.split("/").slice(0, -1);
  const target = to.split("/");
  let shared = 0;
  while (shared < origin.length && shared < target.length - 1 && origin[shared] === target[shared]) shared++;
  const up = "../".repeat(origin.length - shared);
  const down = encodePath(target.slice(shared).join("/"));
  // A first segment with a colon would read as a scheme.
  return up === "" && down.split("/", 1)[0]?.includes(":") ? `./${down}` : up + down;
}
