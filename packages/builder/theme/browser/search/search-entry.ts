import { confirmOn } from "../clipboard.ts";
import { all, loadScript, loadStyle, partAddress } from "../page.ts";
import { searchUnreachable } from "../page-words.ts";
import { isTyping } from "../typing.ts";

/** The dialog's script says hello by this function when it has been loaded. */
declare global {
  interface Window {
    lecternSearch?: {
      /** @param typed what the reader has typed meanwhile. */
      open(typed: string): Promise<void>;
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
  const buttons = all("button[data-search]");
  /** What is typed while the dialog is on its way; null while nobody waits for it. */
  let typed: string | null = null;
  const open = async () => {
    typed ??= "";
    // Without a network, its buttons say so for a while.
    if (!(await load())) for (const button of buttons) confirmOn(button, searchUnreachable);
    // Whoever has pressed Escape meanwhile waits for it no longer.
    if (typed !== null) await window.lecternSearch?.open(typed);
    typed = null;
  };
  for (const button of buttons) {
    button.addEventListener("click", open);
    button.addEventListener("pointerenter", () => void load(), { once: true });
  }
  // Buttons of the content press the keys at the window, as well as at the document.
  addEventListener("keydown", (event) => {
    if (typed !== null && !isTyping(event.composedPath()[0])) {
      const isLetter = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (isLetter) typed += event.key;
      else if (event.key === "Backspace") typed = typed.slice(0, -1);
      else if (event.key === "Escape") typed = null;
      else return;
      event.preventDefault();
      return;
    }
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
