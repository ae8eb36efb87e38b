/** Tips that show, by their terms, and how far from the term's corner each stands. */
const shown = new Map<HTMLElement, { tip: HTMLElement; left: number; top: number }>();

/**
 * Tips show and find their place by styles alone. A script lays them over everything, so that no box that a term stands in
 * cuts them off, keeps them inside the window and clear of the header, and lets Escape put them away until the next visit.
 * It listens on the document: components with state draw their terms later.
 */
export function setUpTooltips(): void {
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, ({ target }) => show(termOf(target)));
  // The pointer may have gone while the keyboard is still there, or the other way round.
  document.addEventListener("pointerout", (event) => leave(event, (term) => term.matches(":focus-within")));
  document.addEventListener("focusout", (event) =>
    leave(event, (term, tip) => term.matches(":hover") || tip.matches(":hover")),
  );
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const term of shown.keys()) term.dataset.dismissed = "";
  });
  document.addEventListener("scroll", () => shown.forEach(follow), { capture: true, passive: true });
}

function termOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(".tooltip") : null;
}

function show(term: HTMLElement | null): void {
  const tip = term?.querySelector<HTMLElement>(".lc-tooltip-tip");
  if (!term || !tip || shown.has(term)) return;
  const corner = term.getBoundingClientRect();
  const header = document.querySelector(".lc-header")?.getBoundingClientRect().bottom ?? 0;
  tip.toggleAttribute("data-below", corner.top - tip.offsetHeight < header + 8);
  const { left, right, top } = tip.getBoundingClientRect();
  const over = Math.max(0, right + 8 - document.documentElement.clientWidth);
  const inside = Math.max(8, left - over);
  // Older browsers leave it where the styles put it.
  if (!tip.showPopover) return;
  tip.popover = "manual";
  tip.showPopover();
  const place = { tip, left: inside - corner.left, top: top - corner.top };
  shown.set(term, place);
  follow(place, term);
}

function follow({ tip, left, top }: { tip: HTMLElement; left: number; top: number }, term: HTMLElement): void {
  const corner = term.getBoundingClientRect();
  tip.style.inset = `${corner.top + top}px auto auto ${corner.left + left}px`;
}

function leave(event: PointerEvent | FocusEvent, stays: (term: HTMLElement, tip: HTMLElement) => boolean): void {
  const term = termOf(event.target);
  const place = term && shown.get(term);
  if (!place || termOf(event.relatedTarget) === term) return;
  delete term.dataset.dismissed;
  if (stays(term, place.tip)) return;
  shown.delete(term);
  place.tip.removeAttribute("popover");
  place.tip.style.inset = "";
}
