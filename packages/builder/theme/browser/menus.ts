import { all } from "./page.ts";

/** Menus are `details` elements: they open without a script, which adds closing by Escape, by a click elsewhere, and arrows. */
export function setUpMenus(): void {
  const menus = () => all<HTMLDetailsElement>("details.lc-menu[open]");
  document.addEventListener("click", (event) => {
    for (const menu of menus()) if (!menu.contains(event.target as Node)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    // Scripts of the content press keys at the document itself, which stands in nothing.
    const menu = (event.target as Element).closest?.<HTMLDetailsElement>("details.lc-menu");
    if (event.key === "Escape") {
      for (const open of menus()) {
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
