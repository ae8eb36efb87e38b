import { type ComponentChildren, createElement } from "preact";

/** Takes the content of an island's slots out of the page: by number, the nodes of each. Islands within keep theirs. */
export function takeSlots(island: HTMLElement): Map<number, Node[]> {
  const slots = new Map<number, Node[]>();
  for (const element of island.querySelectorAll<HTMLElement>("[data-slot]")) {
    const index = Number(element.dataset.slot);
    if (element.parentElement?.closest("lc-island") !== island || slots.has(index)) continue;
    const source = element instanceof HTMLTemplateElement ? element.content : element;
    slots.set(index, [...source.childNodes]);
  }
  for (const nodes of slots.values()) for (const node of nodes) node.parentNode?.removeChild(node);
  return slots;
}

/** Shows the content of a slot: the very nodes that the page came with. */
export function Slot({ nodes }: { nodes: readonly Node[] }): ComponentChildren {
  return createElement("lc-slot", {
    ref: (element: Element | null) => {
      if (element && nodes[0]?.parentNode !== element) element.append(...nodes);
    },
  });
}
