import { type ComponentChildren, createElement, type VNode } from "preact";
import { Adopted } from "./adopted.ts";

/**
 * Takes the content of an island's slots out of the page: by number, the nodes of each, which stand between two
 * comments, in a template or in a panel. A panel that is a slot comes as a panel. Islands within keep theirs.
 */
export function takeSlots(island: HTMLElement): Map<number, Node[]> {
  const slots = new Map<number, Node[]>();
  for (const element of island.querySelectorAll<HTMLElement>("[data-slot]")) {
    const index = Number(element.dataset.slot);
    if (element.parentElement?.closest("lc-island") !== island) continue;
    const nodes = slots.get(index);
    if (element.matches(panelClass)) slots.set(index, [...(nodes ?? []), bare(element)]);
    else if (!nodes)
      slots.set(index, [...(element instanceof HTMLTemplateElement ? element.content : element).childNodes]);
  }
  const comments = document.createTreeWalker(island, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const begin = comments.currentNode as Comment;
    const index = /^slot (\d+)$/.exec(begin.data)?.[1];
    if (index && !slots.has(Number(index)) && begin.parentElement?.closest("lc-island") === island)
      slots.set(Number(index), [...upToEnd(begin)]);
  }
  for (const nodes of slots.values()) for (const node of nodes) node.parentNode?.removeChild(node);
  return slots;
}

/** Shows what a component would have shown later, where it has failed and nothing else will: it is text of the page. */
export function showHidden(island: HTMLElement): void {
  for (const box of island.querySelectorAll<HTMLElement>("[data-slot][hidden]"))
    if (box.parentElement?.closest("lc-island") === island) box.hidden = false;
}

function* upToEnd(begin: Node): Iterable<Node> {
  for (let node = begin.nextSibling; node; node = node.nextSibling) {
    if (node instanceof Comment && node.data === "/slot") return;
    yield node;
  }
}

const panelClass = ".lc-tab-panel";

/** A panel without what the page's own tabs made of it. */
function bare(panel: HTMLElement): HTMLElement {
  const section = document.createElement("section");
  section.className = "lc-tab-panel";
  if (!/^lc-panel-\d+$/.test(panel.id)) section.id = panel.id;
  section.append(...panel.childNodes);
  return section;
}

type Values = Record<string, unknown>;
type SlotProps = {
  nodes: readonly Node[];
  said?: object | undefined;
  isPlain?: boolean | undefined;
  children?: ComponentChildren;
};

/**
 * Shows the content of a slot: the very nodes that the page came with, and nothing around them. Its children are
 * their words, and its other props those of the element that it stands for, for components that read what their own
 * children say; `said` are these as the page has them. Others are those that a component has cloned it with;
 * a plain element takes them all.
 */
export function Slot({ nodes, said = {}, isPlain, children: _, ...props }: SlotProps): ComponentChildren {
  const given = Object.entries(props as Values).filter(
    ([name, value]) => (isPlain || drawn.test(name)) && name !== "ref" && value !== (said as Values)[name],
  );
  const clothes = given.length > 0 ? { said: said as Values, given: Object.fromEntries(given) as Values } : null;
  return nodes.map((node) =>
    node instanceof Element
      ? createElement(Adopted, { key: node, node, clothes })
      : node instanceof Text
        ? node.data
        : null,
  );
}

/** What every element has, whatever it is: other props of a box are about its parts. */
const drawn = /^(?:on[A-Z]|data-|aria-|(?:className|style|id|role|tabIndex|hidden)$)/;

/** A panel of a group that came with a slot. */
export interface SlotPanel {
  name: string;
  id?: string | undefined;
  label: ComponentChildren;
  content: ComponentChildren;
}

const known = new WeakMap<readonly Node[], SlotPanel[]>();

/** The panels that a child brings to its group: `<Tab>`s and blocks of code of a slot; none where it is something else. */
export function slotPanels(child: VNode): SlotPanel[] {
  if (child.type !== Slot) return [];
  const { nodes } = child.props as unknown as SlotProps;
  const panels =
    known.get(nodes) ?? nodes.flatMap((node) => (node instanceof HTMLElement ? (panelOf(node) ?? []) : []));
  known.set(nodes, panels);
  return panels;
}

function panelOf(element: HTMLElement): SlotPanel | null {
  const shown = (nodes: Iterable<Node>) => createElement(Slot, { nodes: [...nodes] });
  if (element.matches(panelClass)) {
    const label = element.querySelector(":scope > .lc-tab-label");
    label?.remove();
    const name = (label?.textContent ?? "").trim();
    const content = shown(element.childNodes);
    return { name, id: element.id || undefined, label: shown(label?.childNodes ?? []), content };
  }
  if (!element.matches(".code-block")) return null;
  const title = element.querySelector(":scope > .lc-code-header .lc-code-title")?.textContent;
  element.querySelector(":scope > .lc-code-header")?.remove();
  const name = title || element.dataset.language || "Code";
  return { name, label: shown([new Text(name)]), content: shown([element]) };
}
