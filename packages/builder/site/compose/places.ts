import { flatText } from "../../source/flat-text.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import { fileType } from "../output/file-type.ts";
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
    const address = book.reach(target);
    if (address.kind === "outside") return address.url;
    // A link through a redirect leads straight to its end; one to nowhere stays as it was written.
    const path = address.kind === "unknown" ? `/${address.path}` : `/${encodePath(address.path)}`;
    const slash = address.kind === "page" && trailingSlash && path !== "/" ? "/" : "";
    return path + slash + encodeSuffix(address.suffix);
  };
  return { url: (target) => remember(known, target, write), allowsOutside: true };
}

/** Media types of what a page shows in a place of its own. */
const media = /^(?:image|video|audio)\//;

/** Where a URL leads in a bundle: to a file, or outside. */
type BundleTarget =
  | {
      /** Of the file, with a slash at its end; empty for the root. */
      folder: string;
      /** Name, query and fragment, percent-encoded. */
      name: string;
      /** The same for a link from that folder: a colon in its name would read as the end of a scheme. */
      ownName: string;
    }
  | { outside: string };

/**
 * Folders of a bundle: relative links to files, so that the bundle works under any path and from a disk. What is not in the
 * bundle leads to its 404 page; a picture, video or sound that is not there keeps its own address, for a page is none.
 */
export class BundlePlaces {
  readonly #book: AddressBook;
  readonly #pageFile: (path: string) => string | null;
  readonly #allowsOutside: boolean;
  readonly #targets = new Map<string, BundleTarget>();

  /**
   * @param book of the bundle's own pages and files.
   * @param pageFile the file of a page by its path.
   */
  constructor(book: AddressBook, pageFile: (path: string) => string | null, allowsOutside: boolean) {
    this.#book = book;
    this.#pageFile = pageFile;
    this.#allowsOutside = allowsOutside;
  }

  /** @param folder with a slash at its end; empty for the root. */
  in(folder: string): MarkPlace {
    const ways = new Map<string, string>();
    const url = (target: string): string => {
      const found = this.#find(target);
      if ("outside" in found) return found.outside;
      let way = ways.get(found.folder);
      if (way === undefined) {
        way = wayBetween(folder, found.folder);
        ways.set(found.folder, way);
      }
      return way === "" ? found.ownName : way + found.name;
    };
    return { url, allowsOutside: this.#allowsOutside };
  }

  #find(target: string): BundleTarget {
    let found = this.#targets.get(target);
    if (!found) {
      const own = flatText(target);
      found = this.#look(own);
      this.#targets.set(own, found);
    }
    return found;
  }

  #look(target: string): BundleTarget {
    const address = this.#book.reach(target);
    if (address.kind === "outside") return { outside: address.url };
    const { path, kind } = address;
    const missing = kind === "unknown" && media.test(fileType(path) ?? "") ? percentDecoded(path) : null;
    const file = kind === "page" ? this.#pageFile(path) : kind === "file" ? path : missing;
    return file === null ? targetOf("404.html", "") : targetOf(file, address.suffix);
  }
}

function targetOf(file: string, suffix: string): BundleTarget {
  const end = file.lastIndexOf("/") + 1;
  const own = file.slice(end);
  const name = encodePath(own) + encodeSuffix(suffix);
  return { folder: file.slice(0, end), name, ownName: own.includes(":") ? `./${name}` : name };
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

/** Relative URL from one folder of a bundle to another. */
function wayBetween(from: string, to: string): string {
  const origin = from.split("/").slice(0, -1);
  const target = to.split("/").slice(0, -1);
  let shared = 0;
  while (shared < origin.length && shared < target.length && origin[shared] === target[shared]) shared++;
  const up = "../".repeat(origin.length - shared);
  const down = target.slice(shared).map((name) => `${encodePath(name)}/`);
  return up === "" && down[0]?.includes(":") ? `./${down.join("")}` : up + down.join("");
}
