import { all } from "./page.ts";

/** Arrow keys, Home, End, `*` and first letters walk through trees of files, as in any file manager. */
export function setUpTrees(): void {
  // Components draw trees of their own, at any time.
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const tree = target instanceof Element ? target.closest<HTMLElement>(".tree") : null;
    if (!tree) return;
    const rows = all(".lc-tree-row", tree).filter((row) => !row.closest("details:not([open]) > ul"));
    const place = rows.indexOf(target as HTMLElement);
    if (place < 0 || event.ctrlKey || event.metaKey) return;
    const box = rows[place]?.parentElement;
    const folder = box instanceof HTMLDetailsElement ? box : null;
    const list = box?.closest("ul");
    let next = {
      ArrowDown: rows[place + 1],
      ArrowUp: rows[place - 1],
      ArrowRight: folder && rows[place + 1],
      ArrowLeft: list?.parentElement?.querySelector<HTMLElement>(".lc-tree-row"),
      Home: rows[0],
      End: rows.at(-1),
      "*": rows[place],
    }[key];
    if (folder && key === (folder.open ? "ArrowLeft" : "ArrowRight")) {
      folder.open = !folder.open;
      next = null;
    } else if (list && key === "*")
      for (const one of all<HTMLDetailsElement>(":scope > li > details", list)) one.open = true;
    else if (/^\w$/.test(key))
      next = [...rows.slice(place + 1), ...rows].find((one) => one.innerText.trim().startsWith(key));
    if (next === undefined) return;
    event.preventDefault();
    next?.focus();
  });
}
