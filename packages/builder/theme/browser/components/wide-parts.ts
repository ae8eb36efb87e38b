import { all } from "../page.ts";

/** What may be wider than its place: formulas, tables, paths of endpoints, and diagrams that nothing has drawn yet. */
const parts = ".lc-math-block, .lc-table, .mdx-content table:not(.lc-table > *), pre.mermaid, .lc-endpoint-path";

/** Parts that are wider than their place are scrolled, by the keyboard too; formulas under the name of their source. */
export function setUpWideParts(): void {
  const found = all(parts);
  if (found.length === 0) return;
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target as HTMLElement);
  });
  for (const part of found) watch.observe(part);
}

function mark(part: HTMLElement): void {
  const source = part.querySelector("annotation")?.textContent?.trim();
  if (part.scrollWidth > part.clientWidth && part.clientWidth > 0) {
    part.tabIndex = 0;
    if (!source || !part.matches(".lc-math-block")) return;
    part.setAttribute("role", "group");
    part.setAttribute("aria-label", source);
  } else {
    part.removeAttribute("tabindex");
    if (part.matches(".lc-math-block")) for (const name of ["role", "aria-label"]) part.removeAttribute(name);
  }
}
