import { all } from "../page.ts";

/**
 * Puts rows and cells that run in the browser into an island of their own: in a page as it is written, tables have
 * room for none, so a template stands before what the island holds, and a comment after it.
 */
export function gatherTableParts(): void {
  for (const mark of all<HTMLTemplateElement>("template[data-island]")) {
    const island = document.createElement("lc-island");
    const { island: _, ...data } = mark.dataset;
    Object.assign(island.dataset, data);
    const nodes = [...upToEnd(mark)];
    mark.replaceWith(island);
    island.append(...nodes);
  }
}

function* upToEnd(mark: Node): Iterable<Node> {
  let depth = 0;
  for (let node = mark.nextSibling; node; node = node.nextSibling) {
    if (node instanceof HTMLTemplateElement && node.dataset.island !== undefined) depth++;
    if (node instanceof Comment && node.data === "/island" && depth-- === 0) return;
    yield node;
  }
}
