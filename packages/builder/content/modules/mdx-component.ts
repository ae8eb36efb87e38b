import type { Scope } from "../expressions/scope.ts";
import type { MdxNode } from "../mdx-tree.ts";

/** A .mdx or .md file as a component: what `import X from "/snippets/x.mdx"` binds. */
export class MdxComponent {
  readonly file: string;
  readonly nodes: MdxNode[];
  readonly scope: Scope;
  constructor(file: string, nodes: MdxNode[], scope: Scope) {
    this.file = file;
    this.nodes = nodes;
    this.scope = scope;
  }
}
