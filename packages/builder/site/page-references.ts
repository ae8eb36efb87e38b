import { type PlannedReference, referenceSettings, type SpecificationStore } from "../reference/index.ts";
import { keyOf } from "./hashes.ts";
import type { UpdateBodies } from "./render/update-bodies.ts";

/** What each page says about an API, for rendering: by the page's source for operations, by its frontmatter for endpoints. */
export function pageReferences(reference: PlannedReference, store: SpecificationStore): UpdateBodies["referenceOf"] {
  const settings = referenceSettings(reference.config);
  const settingsKey = JSON.stringify(settings);
  return (page) => {
    const found = reference.references.get(page.source);
    if (found) {
      const { file, entry, description, content } = found;
      return {
        key: keyOf(settingsKey, file, entry.hash, entry.method, entry.path, description, content),
        read() {
          const slice = store.slice(file, entry);
          return slice ? { kind: "operation", slice, settings, description, content } : undefined;
        },
      };
    }
    if (page.frontmatter.api === null || page.frontmatter.openapi !== null) return null;
    return { key: keyOf(settingsKey, page.frontmatter.api), read: () => ({ kind: "endpoint", settings }) };
  };
}
