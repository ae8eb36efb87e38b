/** The page's main script: its data say where the parts are. */
const self = document.getElementById("lc-script");

/** Address of a part that is loaded when it is wanted; null when the site does not carry it. */
export function partAddress(
  name: "search" | "searchStyle" | "feedback" | "mermaid" | "mermaidStyle" | "playground" | "playgroundStyle",
): string | null {
  const address = self?.dataset[name];
  return address ? new URL(address, document.baseURI).href : null;
}

const loading = new Map<string, Promise<void>>();

/** Loads a classic script once; rejects when it cannot be had, and may then be asked again. */
export function loadScript(address: string): Promise<void> {
  return load(address, () => Object.assign(document.createElement("script"), { src: address }));
}

/** The same of a stylesheet. */
export function loadStyle(address: string): Promise<void> {
  return load(address, () => Object.assign(document.createElement("link"), { rel: "stylesheet", href: address }));
}

/**
 * Behind all others: browsers load all fonts again where one comes before a sheet, and the page loses them where these are
 * not kept. The author's own sheets say otherwise all the same, since those of parts are in a layer.
 */
function load(address: string, make: () => HTMLScriptElement | HTMLLinkElement): Promise<void> {
  let promise = loading.get(address);
  if (!promise) {
    promise = new Promise((resolve, reject) => {
      const part = make();
      part.onload = () => resolve();
      part.onerror = () => {
        loading.delete(address);
        part.remove();
        reject(new Error(`cannot load ${address}`));
      };
      document.head.append(part);
    });
    loading.set(address, promise);
  }
  return promise;
}

/** All elements that match, as an array. */
export function all<E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

/**
 * Runs before the next picture is drawn. Whoever asks where something stands does it here: in the midst of changes to the
 * page, each answer makes the browser lay out all of it once more.
 */
export function onFrame(run: () => void): void {
  requestAnimationFrame(run);
}

/** Whether the reader has been on the page and comes back to it, or loads it again. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" || visit?.type === "back_forward";
}

/** Runs when a browser that has kept the page shows it again: what the reader chose on others since then is not in it. */
export function whenShownAgain(run: () => void): void {
  addEventListener("pageshow", ({ persisted }) => persisted && run());
}

/** Remembers a small thing in the reader's browser; silently not where storage is refused. */
export const memory = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`lectern:${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(`lectern:${key}`, value);
      return true;
    } catch {
      return false;
    }
  },
};
