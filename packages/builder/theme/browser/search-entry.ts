import { all, loadScript, loadStyle, partAddress } from "./page.ts";

/** The dialog's script says hello by this function when it has been loaded. */
declare global {
  interface Window {
    lecternSearch?: {
      open(): Promise<void>;
      /** Pages whose addresses are most like one that leads nowhere, best first. */
      nearest(address: string): Promise<{ href: string; title: string }[]>;
    };
  }
}

/** Opens search by its buttons, by ⌘K or Ctrl K, and by a slash; the dialog itself is loaded at the first intent. */
export function setUpSearch(): void {
  const address = partAddress("search");
  const style = partAddress("searchStyle");
  if (!address || !style) return;
  const load = () => Promise.all([loadStyle(style), loadScript(address)]).catch(() => undefined);
  const open = async () => {
    await load();
    await window.lecternSearch?.open();
  };
  for (const button of all("button[data-search]")) {
    button.addEventListener("click", open);
    button.addEventListener("pointerenter", () => void load(), { once: true });
  }
  // Buttons of the content press the keys at the window, as well as at the document.
  addEventListener("keydown", (event) => {
    const command =
      event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
    const slash =
      event.key === "/" && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.composedPath()[0]);
    // Something of the author's may have taken the key already.
    if (event.defaultPrevented || (!command && !slash)) return;
    event.preventDefault();
    void open();
  });
}

/** @param target the innermost element that hears the key, also in the shadow tree of another. */
function isTyping(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input,textarea,select,[role=textbox],[role=searchbox]") !== null)
  );
}
