import { pagePath } from "../../source/config/site-path.ts";
import { SymbolPages } from "../library/symbol-pages.ts";
import { PagesOfParts } from "../links/part-links.ts";
import type { SpecificationStore } from "../specification/specification-store.ts";
import type { PlannedReference } from "./planned-reference.ts";

/** Tells pages of specifications whose descriptions link to their parts which pages those are. */
export function linkParts(
  { generated, references }: Pick<PlannedReference, "generated" | "references">,
  store: SpecificationStore,
): void {
  const made = new Map(generated.map(({ file, path }) => [file, path]));
  const byFile = new Map<string, PagesOfParts | SymbolPages>();
  for (const [source, reference] of references) {
    const { file, entry } = reference;
    if (!entry.library && !store.index(file).linksToParts) continue;
    const from = made.get(source) ?? pagePath(source);
    const key = `${entry.library?.format ?? ""} ${file}`;
    const pages = byFile.get(key) ?? (entry.library ? new SymbolPages() : new PagesOfParts());
    byFile.set(key, pages);
    pages.add(entry, from);
    reference.parts = { pages, from };
  }
}
