import type { MdxNode } from "../mdx-tree.ts";
import { LineChanges } from "../parsing/line-changes.ts";

/** One source text taking part in a page: the page itself or a snippet. What positions and references are relative to. */
export interface ContentModule {
  /** Path in the source tree. */
  file: string;
  /** The text as it was parsed, which node offsets refer to. */
  source: string;
  /** The same text, offset by offset, with what only the parser must not see: `{#id}`, `$math$`. For the Markdown twin. */
  written: string;
  /** Its `import`, `export` and declarations, in order: what a browser needs of it to run its components. */
  code: string;
  /** The names that it declares. */
  declared: Set<string>;
  /** Line of the file at which `source` begins. */
  firstLine: number;
  /** `[label]: url` definitions by identifier. */
  definitions: Map<string, MdxNode>;
  /** `[^label]: …` definitions by identifier. */
  footnotes: Map<string, MdxNode>;
  /** Ids that authors gave with `## Title {#id}`, by line of `source`. */
  headingIds: Map<number, string>;
  /** Offsets of the `$…$` that are math; null when there are none. */
  mathOffsets: Set<number> | null;
  /** Markdown that stands in its expressions, by the numbers that stand for it in `source`; null when there is none. */
  parts: MarkdownPart[] | null;
  /** Where `source` differs from what the author wrote. */
  changes: LineChanges;
  /** The text is of another document than a page: of a specification, say. */
  isForeign: boolean;
}

/** What stands between `<MDX>` and `</MDX>` in an expression. */
export interface MarkdownPart {
  /** As it is written, without the white space around it. */
  text: string;
  /** Its nodes, and the text that their places refer to. */
  read(): { module: ContentModule; nodes: MdxNode[] };
}

/** A file of content before it is parsed. `firstLine` is the line of the file, from 1, on which `source` begins. */
export function createModule(file: string, source: string, firstLine: number): ContentModule {
  return {
    file,
    source,
    written: source,
    code: "",
    declared: new Set(),
    firstLine,
    definitions: new Map(),
    footnotes: new Map(),
    headingIds: new Map(),
    mathOffsets: null,
    parts: null,
    changes: new LineChanges(),
    isForeign: false,
  };
}

/** Collects the definitions of a tree, wherever they stand. The first of a name wins, as in Markdown. */
export function collectDefinitions(root: MdxNode, module: ContentModule): void {
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === "definition") keepFirst(module.definitions, node);
    else if (node.type === "footnoteDefinition") keepFirst(module.footnotes, node);
    if (node.children)
      for (let index = node.children.length - 1; index >= 0; index--) pending.push(node.children[index] as MdxNode);
  }
}

function keepFirst(map: Map<string, MdxNode>, node: MdxNode): void {
  const key = node.identifier ?? "";
  if (!map.has(key)) map.set(key, node);
}
