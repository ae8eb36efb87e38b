/** Brings the reader's page into view in the column, and keeps the column's place from page to page. */
export function setUpSidebar(): void {
  const column = document.getElementById("sidebar");
  if (!column) return;
  const active = column.querySelector<HTMLElement>('[aria-current="page"]');
  const show = () => {
    if (!active) return;
    const box = column.getBoundingClientRect();
    const link = active.getBoundingClientRect();
    if (link.top < box.top + 24 || link.bottom > box.bottom - 24) {
      column.scrollTop += link.top - box.top - box.height / 3;
    }
  };
  show();
  column.addEventListener("toggle", show);
  // On a wide screen a drawer left open by a narrower one would lie over the page.
  matchMedia("(min-width: 64rem)").addEventListener("change", () => {
    if (column.matches(":popover-open")) column.hidePopover();
  });
}
