/**
 * Where the bar on top has no room for its links, they stand in the drawer alone, as on phones; where it would still cut
 * a word, the field for searching is a button.
 */
export function setUpHeaderRoom(): void {
  const bar = document.querySelector<HTMLElement>(".lc-header-bar");
  if (!bar) return;
  const fit = () => {
    bar.removeAttribute("data-tight");
    bar.removeAttribute("data-crowded");
    if (bar.scrollWidth <= bar.clientWidth) return;
    bar.setAttribute("data-tight", "");
    const words = bar.querySelectorAll(".nav-dropdown-trigger > span, .navbar-link > a > span");
    bar.toggleAttribute(
      "data-crowded",
      [...words].some((word) => word.scrollWidth > word.clientWidth),
    );
  };
  const watch = new ResizeObserver(fit);
  watch.observe(bar);
  // The logo and fonts come later, and make the links wider.
  for (const part of bar.children) watch.observe(part);
  document.fonts.addEventListener("loadingdone", fit);
}
