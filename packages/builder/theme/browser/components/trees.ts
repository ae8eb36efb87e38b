import { all } from "../page.ts";

/** What is typed within this time looks for one name. */
const pause = 500;

/** Arrow keys, Home, End, `*` and what names begin with walk through trees of files, as in any file manager. */
export function setUpTrees(): void {
  let typed = "";
  let typedAt = 0;
  // Components draw trees of their own, at any time.
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const tree = target instanceof Element ? target.closest<HTMLElement>(".tree") : null;
    if (!tree) return;
    const rows = all(".lc-tree-row", tree).filter((row) => !row.closest("details:not([open]) > ul"));
    const place = rows.indexOf(target as HTMLElement);
    if (place < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[place] as HTMLElement;
    const folder = row.parentElement instanceof HTMLDetailsElement ? row.parentElement : null;
    const list = row.closest("ul");
    let next = {
      ArrowDown: rows[place + 1],
      ArrowUp: rows[place - 1],
      ArrowRight: row.nextElementSibling?.querySelector<HTMLElement>(".lc-tree-row") ?? null,
      ArrowLeft: list?.parentElement?.querySelector<HTMLElement>(":scope > .lc-tree-row"),
      Home: rows[0],
      End: rows.at(-1),
      "*": row,
    }[key];
    if (folder && key === (folder.open ? "ArrowLeft" : "ArrowRight")) {
      folder.open = !folder.open;
      next = null;
    } else if (list && key === "*")
      for (const one of all<HTMLDetailsElement>(":scope > li > details", list)) one.open = true;
    else if (/^\S$/u.test(key)) {
      const now = performance.now();
      typed = (now - typedAt < pause ? typed : "") + key.toLowerCase();
      typedAt = now;
      // A name that goes on as it was typed stays the one; another letter looks on below it.
      const others = [...rows.slice(place + 1), ...rows.slice(0, place)];
      const begins = (one: HTMLElement) => one.innerText.trim().toLowerCase().startsWith(typed);
      next = (typed.length > 1 ? [row, ...others] : others).find(begins);
    }
    if (next === undefined) return;
    event.preventDefault();
    next?.focus();
  });
}
