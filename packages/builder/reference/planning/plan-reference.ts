import { pagePath } from "../../source/config/site-path.ts";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { ReadConfig } from "../../source/read-config.ts";
import type { Position, SiteConfig } from "../../source/site-config.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import type { Sources } from "../specification/specification-sources.ts";
import type { SpecificationStore } from "../specification/specification-store.ts";
import { linkParts } from "./link-parts.ts";
import type { PlannedReference } from "./planned-reference.ts";
import { Planner } from "./planner.ts";
import { unservedEndpoints, unservedOperations } from "./unserved-endpoints.ts";

/**
 * Finds what the site says about APIs: operations in the navigation become pages, a division or group that names a
 * specification gets all of its operations behind its own pages unless it lists some of them itself, and pages that
 * name an operation learn about it.
 * @param docsJson the files that the configuration was read from, and where it names documents
 */
export function planReference(
  config: SiteConfig,
  pages: ReadonlyMap<string, Frontmatter>,
  store: SpecificationStore,
  tree: OpenTree,
  docsJson: Pick<ReadConfig, "files" | "specifications">,
): PlannedReference {
  const written = new Map([...pages].map(([file, head]) => [pagePath(file), head]));
  const planner = new Planner(store, tree, written, new Map(docsJson.specifications));
  const start: Position = { file: docsJson.files[0] ?? "docs.json", line: 1, column: 1 };
  const own = planner.reader.sources(config, start);
  const root: Sources = {
    openapi: own.openapi.length > 0 ? own.openapi : planner.reader.list(config.api.openapi, start),
    asyncapi: own.asyncapi.length > 0 ? own.asyncapi : planner.reader.list(config.api.asyncapi, start),
    libraries: own.libraries,
  };
  const navigation = config.navigation.length === 0 ? planner.allOf(own, start) : planner.walk(config.navigation, root);
  for (const [file, frontmatter] of pages) {
    planner.page(file, frontmatter, root);
    planner.symbolPage(file, frontmatter, root);
  }
  // What no page is made of is read for what is wrong with it: who named it expects that it can be.
  for (const { file } of [...root.openapi, ...root.asyncapi]) store.index(file);
  linkParts(planner.result, store);
  return {
    ...planner.result,
    config: { ...config, navigation },
    diagnostics: [
      ...planner.result.diagnostics,
      ...planner.finder.twins.diagnostics,
      ...store.diagnostics,
      ...unservedEndpoints(config, pages, start),
      ...unservedOperations(config, store.used),
    ],
  };
}
