import {
  type OperationReference,
  playgroundDisplay,
  type ReferenceSettings,
  type SpecificationStore,
} from "../reference/index.ts";
import { keyOf } from "../text/hashes.ts";
import type { RenderedPage, UpdateBodies } from "./render/update-bodies.ts";

/** What each page says about an API, for rendering: by the page's source for operations, by its frontmatter for endpoints. */
export function pageReferences(
  common: ReferenceSettings,
  references: ReadonlyMap<string, OperationReference>,
  store: Pick<SpecificationStore, "slice">,
): UpdateBodies<RenderedPage>["referenceOf"] {
  const commonKey = JSON.stringify(common);
  return (page) => {
    const { playground } = page.frontmatter;
    const settings = playground === null ? common : withPlayground(common, playground);
    const settingsKey = settings === common ? commonKey : JSON.stringify(settings);
    const found = references.get(page.source);
    if (found) {
      const { file, entry, description, content, parts } = found;
      return {
        key: keyOf(
          settingsKey,
          file,
          entry.hash,
          entry.method,
          entry.path,
          description,
          content,
          parts?.pages.key ?? "",
        ),
        read() {
          const slice = store.slice(file, entry);
          if (!slice) return undefined;
          if (!parts) return { kind: "operation", slice, settings, description, content };
          const { pages, from } = parts;
          const linked = { slice: pages.linked(slice, from), description: pages.linkedText(description, from) };
          return { kind: "operation", ...linked, settings, content };
        },
      };
    }
    if (page.frontmatter.api === null || page.frontmatter.openapi !== null) return null;
    const { api, authMethod, contentType } = page.frontmatter;
    return { key: keyOf(settingsKey, api, authMethod, contentType), read: () => ({ kind: "endpoint", settings }) };
  };
}

/** What a page says of its playground counts before docs.json. */
function withPlayground(settings: ReferenceSettings, written: string): ReferenceSettings {
  const { playground } = settings;
  const display = playgroundDisplay(written, playground.display);
  return display === playground.display ? settings : { ...settings, playground: { ...playground, display } };
}
