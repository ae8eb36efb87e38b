import { Component, type ComponentChildren, createElement } from "preact";

/** What components provide to those in their slots, by the nodes that stand there. */
const provided = new WeakMap<Node, object>();

/** Remembers what components provide to those that stand in a node. */
export function keepProvided(node: Node, context: object): void {
  provided.set(node, context);
}

/** A component with what those around its island provide (`<Theme.Provider>`): each island is a tree of its own. */
export function withProvided(island: Node, drawn: ComponentChildren): ComponentChildren {
  for (let node: Node | null = island; node; node = node.parentNode) {
    const context = provided.get(node);
    if (context) return createElement(Provided, { context }, drawn);
  }
  return drawn;
}

class Provided extends Component<{ context: object; children?: ComponentChildren }> {
  override getChildContext(): object {
    return this.props.context;
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}
