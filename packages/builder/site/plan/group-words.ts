import type { GroupWord } from "../../reference/index.ts";
import type { NavigationNode } from "../../source/site-config.ts";
import { type Words, wordsFor, wordsLanguage } from "../../theme/words/words.ts";

/** The words of groups that we name, by what they are in English. */
const words: Readonly<Record<GroupWord, keyof Words["library"]>> = {
  Annotations: "annotations",
  "API Reference": "apiReference",
  Classes: "classes",
  Constants: "constants",
  Data: "data",
  Delegates: "delegates",
  Directives: "directives",
  Documents: "documents",
  Enumerations: "enums",
  Enums: "enums",
  Exceptions: "exceptions",
  Functions: "functions",
  "Global namespace": "globalNamespace",
  Interfaces: "interfaces",
  Modules: "modules",
  Mutations: "mutations",
  Queries: "queries",
  Records: "records",
  Reference: "reference",
  Structs: "structs",
  Subscriptions: "subscriptions",
  Traits: "traits",
  "Type aliases": "typeAliases",
  Types: "types",
  "Unnamed package": "unnamedPackage",
  Variables: "variables",
  Websockets: "websockets",
};

/** The navigation as readers of a language see it: groups that nobody named are called what the language calls them. */
export function inLanguage(nodes: readonly NavigationNode[], tag: string): readonly NavigationNode[] {
  if (wordsLanguage(tag) === "en") return nodes;
  const { library } = wordsFor(tag);
  const say = (node: NavigationNode): NavigationNode => {
    if (node.type !== "group") return node;
    const label = node.isWord ? library[words[node.label as GroupWord]] : node.label;
    return { ...node, label, children: node.children.map(say) };
  };
  return nodes.map(say);
}
