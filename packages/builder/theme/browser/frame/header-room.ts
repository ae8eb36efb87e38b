/**
 * What the bar on top gives up where it has no room, least first: the names beside the signs of links, the links that
 * the drawer has too, the field for searching, which becomes a button. Where it would still cut a word, its links, and
 * then its menus, stand in the drawer alone, as on phones, and the rest has its room back.
 */
export function setUpHeaderRoom(): void {
  const bar = document.querySelector<HTMLElement>(".lc-header-bar");
  if (!bar) return;
  const fits = () => {
    bar.removeAttribute("data-tight");
    bar.removeAttribute("data-crowded");
    if (bar.scrollWidth <= bar.clientWidth) return true;
    bar.setAttribute("data-tight", "");
    if (isWhole()) return true;
    bar.setAttribute("data-crowded", "");
    return isWhole();
  };
  const isWhole = () =>
    [...bar.querySelectorAll(".nav-dropdown-trigger > span, .navbar-link > a > span")].every(
      (word) => word.scrollWidth <= word.clientWidth,
    );
  const fit = () => {
    bar.removeAttribute("data-full");
    for (const given of ["links", "menus"]) {
      if (fits()) return;
      bar.setAttribute("data-full", given);
    }
    fits();
  };
  const watch = new ResizeObserver(fit);
  watch.observe(bar);
  // The logo and fonts come later, and make the links wider.
  for (const part of bar.children) watch.observe(part);
  document.fonts.addEventListener("loadingdone", fit);
}
