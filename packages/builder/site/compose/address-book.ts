import type { SiteRedirect } from "@lectern/contract";
import { firstPages } from "../../routing/first-pages.ts";
import { withQuery } from "../../routing/redirects.ts";
import { composed } from "../../text/composed.ts";
import { NearPaths } from "../../text/near-paths.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import { RedirectTable } from "../plan/redirects.ts";

/** What a link inside the site leads to. */
export type Address =
  | { kind: "page"; path: string; suffix: string }
  | { kind: "file"; path: string; suffix: string }
  | { kind: "outside"; url: string }
  | { kind: "unknown"; path: string; suffix: string };

export interface AddressBookContent {
  /** Page paths, in the order of the navigation. */
  pages: Iterable<string>;
  /** Served files that are no pages. */
  files: Iterable<string>;
  redirects: readonly SiteRedirect[];
  /** The page that stands in for the home page, where there is none at `/`. */
  firstPage: string | null;
}

/** Signs of a target behind which a name may go on. */
const mostSigns = 8;

/**
 * Every address of a site and how authors write it: with or without a trailing slash, with `.md`, `.mdx` or `.html`,
 * with `/index`, percent-encoded or not, below `/docs` where the site was served there; a folder for its first page.
 */
export class AddressBook {
  readonly #pages: Set<string>;
  readonly #files: Set<string>;
  readonly #redirects: RedirectTable;
  readonly #known = new Map<string, Address>();
  readonly #hasHome: boolean;
  #hasSigns: boolean | undefined;
  #lowerCase: ReadonlyMap<string, string> | undefined;
  #folders: ReadonlyMap<string, string> | undefined;
  #nearPages: NearPaths | undefined;
  #nearFiles: NearPaths | undefined;

  constructor({ pages, files, redirects, firstPage }: AddressBookContent) {
    this.#pages = new Set(pages);
    this.#files = new Set(files);
    this.#redirects = new RedirectTable(redirects);
    this.#hasHome = this.#pages.has("") || firstPage !== null;
    if (firstPage !== null) this.#pages.add("");
  }

  hasPage(path: string): boolean {
    return this.#pages.has(path);
  }

  get hasHome(): boolean {
    return this.#hasHome;
  }

  /** Looks up a target with its leading slash, `?query` and `#fragment`. */
  look(target: string): Address {
    const cut = this.#endOfPath(target);
    const path = target.slice(0, cut);
    const suffix = target.slice(cut);
    let known = this.#known.get(path);
    if (!known) {
      known = this.#find(path, 0);
      this.#known.set(path, known);
    }
    if (suffix === "") return known;
    if (known.kind === "outside") return { ...known, url: carriedOn(known.url, suffix) };
    // The author's own fragment wins over one that a redirect brings along.
    const query = suffix.startsWith("?") || known.suffix === "" ? suffix : mergeSuffix(known.suffix, suffix);
    return { ...known, suffix: query };
  }

  /** Where a link leads: to what its address names, else to the page whose address has other capitals. */
  reach(target: string): Address {
    const address = this.look(target);
    if (address.kind !== "unknown") return address;
    const path = this.alike(target);
    return path === undefined ? address : { kind: "page", path, suffix: address.suffix };
  }

  /** Where `?query` or `#fragment` begin: behind the longest part that names something, where names have such a sign themselves (`c#/start`). */
  #endOfPath(target: string): number {
    const first = target.search(/[?#]/);
    if (first < 0) return target.length;
    this.#hasSigns ??= haveSigns(this.#pages) || haveSigns(this.#files);
    if (!this.#hasSigns) return first;
    const ends = [...target.matchAll(/[?#]/g)].slice(0, mostSigns).map(({ index }) => index);
    return [...ends, target.length].findLast((end) => this.#named(target.slice(0, end)) !== null) ?? first;
  }

  /** The page whose address differs from an unknown one in its capitals alone. */
  alike(target: string): string | undefined {
    this.#lowerCase ??= new Map([...this.#pages].map((path) => [path.toLowerCase(), path]));
    const [path = ""] = target.split(/[?#]/, 1);
    const all = spellings(path).map((plain) =>
      this.#lowerCase?.get(plain.toLowerCase().replace(/\.(?:mdx?|html)$/, "")),
    );
    return all.find((one) => one !== undefined);
  }

  /** The page that was most likely meant by an unknown address. */
  nearPage(target: string): string | undefined {
    this.#nearPages ??= new NearPaths(this.#pages);
    const [path = ""] = target.split(/[?#]/, 1);
    return this.#nearPages.of((spellings(path).at(-1) as string).replace(/\.(?:mdx?|html)$/i, ""));
  }

  /** The file that was most likely meant by an unknown one. */
  nearFile(target: string): string | undefined {
    this.#nearFiles ??= new NearPaths(this.#files);
    const [path = ""] = target.split(/[?#]/, 1);
    return this.#nearFiles.of(spellings(path).at(-1) as string);
  }

  /** The page or file of a path, whichever way it is written. */
  #named(path: string): Address | null {
    for (const plain of spellings(path)) {
      if (this.#pages.has(plain)) return { kind: "page", path: plain, suffix: "" };
      if (this.#files.has(plain)) return { kind: "file", path: plain, suffix: "" };
    }
    for (const plain of spellings(path)) {
      const shorter = plain.replace(/\.(?:mdx?|html)$/i, "").replace(/(?:^|\/)index$/, "");
      if (shorter !== plain && this.#pages.has(shorter)) return { kind: "page", path: shorter, suffix: "" };
    }
    return null;
  }

  #find(path: string, steps: number): Address {
    const named = this.#named(path) ?? this.#asPage(path, steps);
    if (named) return named;
    const destination = steps === 0 ? this.#redirects.follow(path.length > 1 ? path.replace(/\/+$/, "") : path) : null;
    if (destination === null)
      return (
        this.#belowDocs(path, steps) ?? this.#firstIn(path) ?? { kind: "unknown", path: path.slice(1), suffix: "" }
      );
    if (/^https?:/i.test(destination)) return { kind: "outside", url: destination };
    const cut = destination.search(/[?#]/);
    const found = this.#find(cut < 0 ? destination : destination.slice(0, cut), steps + 1);
    return found.kind === "outside" ? found : { ...found, suffix: cut < 0 ? "" : destination.slice(cut) };
  }

  /** What the name of a file of Markdown leads to as that of a page. Out of the site leads the file that was written. */
  #asPage(path: string, steps: number): Address | null {
    if (!/.\.mdx?$/i.test(path)) return null;
    const found = this.#find(path.replace(/\.mdx?$/i, ""), steps);
    return found.kind === "page" || found.kind === "file" ? found : null;
  }

  /** What an address below `/docs` means where the site has no such folder: many sites stand there on their company's domain. */
  #belowDocs(path: string, steps: number): Address | null {
    if (!/^\/docs(?:\/(?!docs(?:\/|$))|$)/.test(path)) return null;
    const found = this.#find(path.slice(5) || "/", steps);
    return found.kind === "unknown" ? null : found;
  }

  /** A folder that has no page itself: its first page. */
  #firstIn(path: string): Address | null {
    this.#folders ??= firstPages(this.#pages);
    for (const plain of spellings(path)) {
      const first = this.#folders.get(plain.replace(/\/index(?:\.(?:mdx?|html))?$/i, ""));
      if (first !== undefined) return { kind: "page", path: first, suffix: "" };
    }
    return null;
  }
}

/** Whether one of the names has a sign that ends a path. */
function haveSigns(names: Iterable<string>): boolean {
  for (const name of names) if (name.includes("#") || name.includes("?")) return true;
  return false;
}

/** An address of another host with the query and fragment that a browser takes along where these are none of its own. */
function carriedOn(url: string, suffix: string): string {
  const [query = "", ...fragment] = suffix.replace(/[\s"<>`]/g, encodeURIComponent).split("#");
  const target = withQuery(url, query.slice(1));
  return fragment.length === 0 || target.includes("#") ? target : `${target}#${fragment.join("#")}`;
}

function mergeSuffix(own: string, added: string): string {
  return own.includes("#") ? own.replace(/#.*$/s, "") + added : own + added;
}

/** The path without slashes at its ends, as written and decoded, composed as the names of files are. */
function spellings(path: string): string[] {
  const plain = composed(path.replace(/^\/+|\/+$/g, ""));
  if (!plain.includes("%")) return [plain];
  const decoded = composed(percentDecoded(plain));
  return decoded === plain ? [plain] : [plain, decoded];
}
