/** Where the bar on top has no room for its links, they stand in the drawer alone, as on phones. */
export function setUpHeaderRoom(): void {
  const bar = document.querySelector<HTMLElement>(".lc-header-bar");
  const start = bar?.querySelector(".lc-header-start");
  if (!bar || !start) return;
  const fit = () => {
    bar.removeAttribute("data-tight");
    bar.toggleAttribute("data-tight", bar.scrollWidth > bar.clientWidth);
  };
  const watch = new ResizeObserver(fit);
  watch.observe(bar);
  // The logo and its font come later.
  watch.observe(start);
  document.fonts.ready.then(fit);
}
