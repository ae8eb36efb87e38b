import { all } from "../page.ts";

/**
 * Menus are `details` elements: they open without a script, which adds arrows, and closing by Escape and by whatever leads
 * elsewhere, a click or the keyboard: an open menu would hide what has the focus then.
 */
export function setUpMenus(): void {
  const menus = () => all<HTMLDetailsElement>("details.lc-menu[open]");
  for (const leads of ["click", "focusin"]) {
    document.addEventListener(leads, ({ target }) => {
      for (const menu of menus()) if (!menu.contains(target as Node)) menu.open = false;
    });
  }
  document.addEventListener("keydown", (event) => {
    // Scripts of the content press keys at the document itself, which stands in nothing.
    const menu = (event.target as Element).closest?.<HTMLDetailsElement>("details.lc-menu");
    if (event.key === "Escape") {
      for (const open of menus()) {
        // The drawer or the dialog that the menu stands in stays for the next press.
        event.preventDefault();
        open.open = false;
        if (open.contains(document.activeElement)) open.querySelector("summary")?.focus();
      }
    } else if (menu && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      menu.open = true;
      const entries = all("ul a, ul button", menu);
      const at = entries.indexOf(document.activeElement as HTMLElement);
      const step = event.key === "ArrowDown" ? 1 : -1;
      entries[(at + step + entries.length) % entries.length]?.focus();
    }
  });
  // The apple key has its own name only where there is one.
  if (!/Mac|iPhone|iPad/.test(navigator.platform)) {
    for (const key of all(".lc-mod")) key.textContent = "Ctrl ";
  }
}
