/** Where the bar on top has no room for its links, they stand in the drawer alone, as on phones. */
export function setUpHeaderRoom(): void {
  const bar = document.querySelector<HTMLElement>(".lc-header-bar");
  if (!bar) return;
  const fit = () => {
    bar.removeAttribute("data-tight");
    bar.toggleAttribute("data-tight", bar.scrollWidth > bar.clientWidth);
  };
  const watch = new ResizeObserver(fit);
  watch.observe(bar);
  // The logo and fonts come later, and make the links wider.
  for (const part of bar.children) watch.observe(part);
  document.fonts.addEventListener("loadingdone", fit);
}
