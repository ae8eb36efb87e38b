import { memory } from "../page.ts";

const most = 12;

/** The labels that the reader has chosen, the last first. */
export function rememberedTabs(): string[] {
  try {
    const labels: unknown = JSON.parse(memory.get("tabs") ?? "[]");
    return Array.isArray(labels) ? labels.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers a label as the last that the reader has chosen. */
export function rememberTab(label: string): void {
  memory.set("tabs", JSON.stringify([label, ...rememberedTabs().filter((one) => one !== label)].slice(0, most)));
}

/** Tells all groups of the page, those that components draw as well, that the reader has chosen a label in one. */
export function tellOfTab(box: Element, label: string): void {
  box.dispatchEvent(new CustomEvent("lc-tab", { bubbles: true, detail: label }));
}

/** Hears of the labels that the reader chooses, and in which group; ends when what it gives back is called. */
export function whenTabChosen(hear: (label: string, box: HTMLElement) => void): () => void {
  const listener = (event: Event) => hear(String((event as CustomEvent).detail), event.target as HTMLElement);
  document.addEventListener("lc-tab", listener);
  return () => document.removeEventListener("lc-tab", listener);
}
