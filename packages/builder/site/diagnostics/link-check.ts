import type { Diagnostic } from "@lectern/contract";
import { isWildcard } from "../../routing/redirects.ts";
import type { NamedLink } from "../../source/config/named-links.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import type { AddressBook } from "../compose/address-book.ts";
import type { WrittenRedirect } from "../plan/redirects.ts";

export interface LinkCheckPage {
  path: string;
  source: string;
  references: string;
}

/** What a page may be entered at. */
export class PageAnchors {
  readonly #ids: (path: string) => string | undefined;
  readonly #known = new Map<string, ReadonlySet<string>>();

  /** @param ids those of a page by its path, a line each; undefined for a page that was not rendered. */
  constructor(ids: (path: string) => string | undefined) {
    this.#ids = ids;
  }

  /** Whether a page has what is asked for after its path. Of one that was not rendered nobody knows. */
  has(path: string, suffix: string): boolean {
    if (fragmentOf(suffix) === "") return true;
    const ids = this.#ids(path);
    if (ids === undefined) return true;
    let known = this.#known.get(path);
    if (!known) {
      known = new Set(ids.split("\n"));
      this.#known.set(path, known);
    }
    return hasFragment(suffix, known);
  }
}

/** Reports links that lead nowhere: no page, no file, no such anchor on the page. */
export function checkLinks(pages: Iterable<LinkCheckPage>, book: AddressBook, anchors: PageAnchors): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    if (page.references === "") continue;
    for (const line of page.references.split("\n")) {
      const [kind, target = "", row, column, file] = line.split("\t");
      const at = { file: file || page.source, line: Number(row), column: Number(column) };
      const address = book.look(target);
      if (address.kind === "unknown") {
        diagnostics.push(kind === "f" ? missingFile(target, at, book) : brokenLink(target, at, book));
      } else if (address.kind === "page" && kind === "p" && !anchors.has(address.path, address.suffix)) {
        diagnostics.push(brokenAnchor(target, fragmentOf(address.suffix), at));
      }
    }
  }
  return diagnostics;
}

/** Reports redirects that lead to no page and no file. Where one leads whose destination varies is known of a request alone. */
export function checkRedirects(redirects: readonly WrittenRedirect[], book: AddressBook): Diagnostic[] {
  const sources = new Set(redirects.map(({ redirect }) => redirect.source));
  return redirects.flatMap(({ redirect: { destination }, position, destinationPosition }): Diagnostic[] => {
    const [path = ""] = destination.split(/[?#]/, 1);
    // Of several that lead to each other the last is told.
    if (!path.startsWith("/") || isWildcard(path) || sources.has(path) || book.look(path).kind !== "unknown") return [];
    return [
      {
        severity: "warning",
        code: "broken-redirect",
        message: `There is no page at ${path}, where a redirect leads`,
        hint: "Correct the destination, or remove the redirect",
        ...(destinationPosition ?? position),
      },
    ];
  });
}

/** Reports links of docs.json that lead nowhere. */
export function checkNamedLinks(links: readonly NamedLink[], book: AddressBook, anchors: PageAnchors): Diagnostic[] {
  return links.flatMap(({ target, position, isEntry, isFile }) => {
    const address = book.look(target);
    if (address.kind === "unknown")
      return isEntry ? [] : [isFile ? missingFile(target, position, book) : brokenLink(target, position, book)];
    if (address.kind !== "page" || anchors.has(address.path, address.suffix)) return [];
    return [brokenAnchor(target, fragmentOf(address.suffix), position)];
  });
}

/**
 * Whether a page of these ids has what is asked for after its path; true where nothing is, and for its top, which all have.
 * Other tools end addresses in `#/` for that.
 */
export function hasFragment(suffix: string, ids: ReadonlySet<string>): boolean {
  const fragment = fragmentOf(suffix);
  return ["", "/", "top"].includes(fragment.toLowerCase()) || ids.has(fragment) || ids.has(percentDecoded(fragment));
}

/** The fragment without its sign; empty for none and for text fragments, which name no id. */
function fragmentOf(suffix: string): string {
  const hash = suffix.indexOf("#");
  return hash < 0 ? "" : suffix.slice(hash + 1).replace(/:~:.*$/s, "");
}

type At = Pick<Diagnostic, "file" | "line" | "column">;

/** What begins like the name of a host: `/github.com/acme`. */
const host = /^\/(?:[a-z0-9-]+\.)+(?:ai|app|co|com|dev|gg|io|me|net|org|so|xyz)(?:\/|$)/i;

function brokenLink(target: string, at: At, book: AddressBook): Diagnostic {
  return {
    severity: "warning",
    code: "broken-link",
    message: `There is no page at ${target}`,
    hint: brokenLinkHint(target, book),
    ...at,
  };
}

function brokenLinkHint(target: string, book: AddressBook): string {
  const alike = book.alike(target);
  if (alike) return `Write /${alike}: capitals count in addresses`;
  if (host.test(target)) return `Write https:/${target}`;
  return `${question(book.nearPage(target))}Correct the link, or add a redirect`;
}

function missingFile(target: string, at: At, book: AddressBook): Diagnostic {
  return {
    severity: "warning",
    code: "missing-file",
    message: `There is no file ${target}`,
    hint: `${question(book.nearFile(target))}Add the file, or correct the path`,
    ...at,
  };
}

function question(near: string | undefined): string {
  return near === undefined ? "" : `Did you mean /${near}? `;
}

function brokenAnchor(target: string, fragment: string, at: At): Diagnostic {
  return {
    severity: "warning",
    code: "broken-anchor",
    message: `${target} has no heading or element with the id ${JSON.stringify(fragment)}`,
    hint: "Correct the part after #",
    ...at,
  };
}
