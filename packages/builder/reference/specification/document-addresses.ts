import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { NavigationNode, SiteConfig } from "../../source/site-config.ts";
import { objectOf, textOf } from "../json.ts";
import { isFetchable } from "./remote-address.ts";
import type { Named } from "./specification-sources.ts";

/** Addresses of all documents on the web that docs.json and pages name as specifications or sources of libraries, each once. */
export function documentAddresses(config: SiteConfig, pages: Iterable<Frontmatter>): string[] {
  const addresses = new Set<string>();
  const add = (value: unknown): void => {
    for (const one of [value].flat()) {
      const { source = one } = objectOf(one);
      for (const name of [source].flat()) addAddress(addresses, textOf(name));
    }
  };
  const addNamed = ({ openapi, asyncapi, graphql, sdk }: Named) => {
    for (const value of [openapi, asyncapi, graphql, sdk]) add(value);
  };
  const walk = (nodes: readonly NavigationNode[]): void => {
    for (const node of nodes) {
      if (node.type === "operation") add(node.specification);
      if (node.type !== "division" && node.type !== "group") continue;
      addNamed(node);
      walk(node.children);
    }
  };
  addNamed(config);
  addNamed(config.api);
  walk(config.navigation);
  for (const { openapi, asyncapi } of pages)
    for (const text of [openapi, asyncapi]) addAddress(addresses, firstWord.exec(text ?? "")?.[0] ?? null);
  return [...addresses];
}

const firstWord = /^\S+(?=\s)/;

function addAddress(addresses: Set<string>, text: string | null): void {
  if (text !== null && isFetchable(text)) addresses.add(text);
}
