import type { SiteRedirect } from "@lectern/contract";
import type { BodyRecord } from "../cache/page-record.ts";
import type { AddressBook } from "../compose/address-book.ts";
import { hasFragment } from "../diagnostics/link-check.ts";

/** Whether links without a fragment may come to lead to one. */
export function hasRedirectToAnchor(redirects: readonly SiteRedirect[]): boolean {
  return redirects.some(({ destination }) => destination.includes("#"));
}

/** Adds what links of a page want of pages with a fragment: `path\tsuffix` for each, with what follows the path. */
export function collectWanted(
  { references }: Pick<BodyRecord, "references">,
  book: AddressBook,
  viaRedirect: boolean,
  wanted: Set<string>,
): void {
  if (references === "" || !(viaRedirect || references.includes("#"))) return;
  for (const line of references.split("\n")) {
    const target = line.split("\t", 2)[1] ?? "";
    if (viaRedirect || target.includes("#")) addWanted(target, book, wanted);
  }
}

/** Adds what a link wants of the page that it leads to, where that is more than the page. */
export function addWanted(target: string, book: AddressBook, wanted: Set<string>): void {
  const address = book.look(target);
  if (address.kind === "page" && address.suffix.includes("#")) wanted.add(`${address.path}\t${address.suffix}`);
}

/** Whether a page with other ids is as good to those that link to it. */
export function answersSame(path: string, before: string, after: string, wanted: Iterable<string>): boolean {
  const old = new Set(before.split("\n"));
  const now = new Set(after.split("\n"));
  for (const line of wanted) {
    if (!line.startsWith(path) || line[path.length] !== "\t") continue;
    const suffix = line.slice(path.length + 1);
    if (hasFragment(suffix, old) !== hasFragment(suffix, now)) return false;
  }
  return true;
}
