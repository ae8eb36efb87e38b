import { Component, type ComponentChildren, createElement } from "preact";
import { keepProvided } from "./contexts.ts";
import { show } from "./waiting.ts";

/** What Preact knows of a part of its tree, by the names that it has in the built package: its node, parts and parent. */
interface Part {
  __e: Node | null;
  __k: (Part | null)[];
  __: Part | null;
}

/** Nodes that stand on the page: one that is shown in two places is copied for the second. */
const taken = new WeakSet<Element>();

/** The props that a component has cloned an element with, and what the page says of it itself. */
interface Clothes {
  said: Record<string, unknown>;
  given: Record<string, unknown>;
}

const words = (text: unknown): string[] => (typeof text === "string" ? text.split(/\s+/) : []);

/**
 * A node of the page as a part of a component. Preact only knows elements that it has made, so it makes one, which the
 * node takes the place of before anyone looks: no element of ours is left around it, which own styles and scripts
 * would have to know of, and which tables, lists of options and drawings do not allow.
 */
export class Adopted extends Component<{ node: Element; clothes: Clothes | null }> {
  private own: Element | null = null;
  /** Its classes, and whether they are ours to say from now on. */
  private classes: string[] = [];
  private isDressed = false;

  override componentDidMount(): void {
    const { node, clothes } = this.props;
    this.own = taken.has(node) ? (node.cloneNode(true) as Element) : node;
    this.classes = [...node.classList];
    taken.add(this.own);
    const made = (this as unknown as { __v: Part }).__v.__k[0] as Part;
    const place = made.__e as Element;
    place.replaceWith(this.own);
    for (let part: Part | null = made; part && part.__e === place; part = part.__) part.__e = this.own;
    keepProvided(this.own, this.context as object);
    show(this.own);
    // From here on what Preact draws is the node.
    if (clothes) this.forceUpdate();
  }

  override componentWillUnmount(): void {
    if (this.own) taken.delete(this.own);
  }

  /** The node never changes, and what it holds is none of Preact's business. */
  override shouldComponentUpdate({ clothes }: { clothes: Clothes | null }): boolean {
    return clothes !== null || this.isDressed;
  }

  override render(): ComponentChildren {
    const { clothes } = this.props;
    if (!this.own || !(clothes || this.isDressed)) return createElement("i", null);
    this.isDressed = true;
    const { said, given } = clothes ?? { said: {}, given: {} };
    const { className = said.className, ...props } = given;
    const kept = words(said.className);
    const names = [...this.classes.filter((name) => !kept.includes(name)), ...words(className)];
    return createElement("i", { ...props, className: names.join(" ") });
  }
}
