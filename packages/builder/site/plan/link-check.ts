import type { Diagnostic } from "@lectern/contract";
import { isWildcard } from "../../routing/redirects.ts";
import type { NamedLink } from "../../source/config/named-links.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import type { AddressBook } from "../compose/address-book.ts";
import type { WrittenRedirect } from "./redirects.ts";

export interface LinkCheckPage {
  path: string;
  source: string;
  references: string;
}

/**
 * Reports links that lead nowhere: no page, no file, no such anchor on the page. `ids` are those of a page by its path.
 * Ids that the page's own frame has are not asked for.
 */
export function checkLinks(
  pages: Iterable<LinkCheckPage>,
  book: AddressBook,
  ids: (path: string) => string | undefined,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const anchors = new Map<string, Set<string>>();
  const anchorsOf = (path: string): Set<string> => {
    let known = anchors.get(path);
    if (!known) {
      known = new Set(ids(path)?.split("\n"));
      anchors.set(path, known);
    }
    return known;
  };
  for (const page of pages) {
    if (page.references === "") continue;
    for (const line of page.references.split("\n")) {
      const [kind, target = "", row, column, file] = line.split("\t");
      const at = { file: file || page.source, line: Number(row), column: Number(column) };
      const address = book.look(target);
      if (address.kind === "unknown") {
        diagnostics.push(kind === "f" ? missingFile(target, at) : brokenLink(target, at, book));
      } else if (address.kind === "page" && kind === "p") {
        const { path, suffix } = address;
        if (ids(path) !== undefined && !hasFragment(suffix, anchorsOf(path)))
          diagnostics.push(brokenAnchor(target, fragmentOf(suffix), at));
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
export function checkNamedLinks(links: readonly NamedLink[], book: AddressBook): Diagnostic[] {
  return links.flatMap(({ target, position }) =>
    book.look(target).kind === "unknown" ? [brokenLink(target, position, book)] : [],
  );
}

/** Whether a page of these ids has what is asked for after its path; true where nothing is, and for its top, which all have. */
export function hasFragment(suffix: string, ids: ReadonlySet<string>): boolean {
  const fragment = fragmentOf(suffix);
  return fragment === "" || fragment.toLowerCase() === "top" || ids.has(fragment) || ids.has(percentDecoded(fragment));
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
  const alike = book.alike(target);
  return {
    severity: "warning",
    code: "broken-link",
    message: `There is no page at ${target}`,
    hint: alike
      ? `Write /${alike}: capitals count in addresses`
      : host.test(target)
        ? `Write https:/${target}`
        : "Correct the link, or add a redirect",
    ...at,
  };
}

function missingFile(target: string, at: At): Diagnostic {
  return {
    severity: "warning",
    code: "missing-file",
    message: `There is no file ${target}`,
    hint: "Add the file, or correct the path",
    ...at,
  };
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
