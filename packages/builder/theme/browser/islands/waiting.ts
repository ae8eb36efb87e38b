/** Islands in what a component does not show yet, and what brings each to life. */
const waiting = new Map<Element, () => void>();

/** Brings an island to life now, or as soon as the component around it shows it: its effects look at the page. */
export function whenShown(island: Element, mount: () => void): void {
  if (island.isConnected) mount();
  else waiting.set(island, mount);
}

/** What has just come onto the page. */
export function show(shown: Element): void {
  for (const [island, mount] of [...waiting]) {
    if (!shown.contains(island) || !island.isConnected) continue;
    waiting.delete(island);
    try {
      mount();
    } catch (error) {
      console.error(error);
    }
  }
}
