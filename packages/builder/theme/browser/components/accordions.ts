import { words } from "../page-words.ts";
import { targetOfAddress } from "../reading/own-places.ts";
import { leadsWithinPage } from "../reading/within-page.ts";
import { oneOfSeveral, showPanelOf } from "./tabs.ts";

/** An address that leads into something closed opens it; opening an accordion writes its address, so that it can be shared. */
export function setUpAccordions(): void {
  reveal();
  addEventListener("hashchange", reveal);
  // A second time the address stays as it is, and no event tells of that.
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && leadsWithinPage(event)) setTimeout(reveal);
  });
  // What a component draws stands closed in the place of what the address has opened.
  document.addEventListener("lc-mounted", ({ target }) => {
    if ((target as Element).contains(targetOfAddress())) reveal();
  });
  // Of parts that fold the event does not rise.
  document.addEventListener("toggle", ({ target }) => target instanceof HTMLDetailsElement && sayState(target), true);
  document.addEventListener("click", ({ target }) => {
    const accordion = target instanceof Element ? target.closest("summary")?.parentElement : null;
    if (!(accordion instanceof HTMLDetailsElement) || !accordion.matches(".accordion[id]")) return;
    // At the click the element still has its old state.
    const address = accordion.open ? location.pathname + location.search : `#${encodeURIComponent(accordion.id)}`;
    if (!accordion.open || targetOfAddress() === accordion) history.replaceState(history.state, "", address);
  });
}

/** The title of an expandable begins with what a click does. */
function sayState(details: HTMLDetailsElement): void {
  const word = details.querySelector(":scope > summary [data-toggles]");
  if (word) word.textContent = details.open ? words.hide : words.show;
}

function reveal(): void {
  const target = targetOfAddress();
  if (target && openAround(target)) target.scrollIntoView();
}

/** Opens everything that an element stands in; says whether something was closed. */
export function openAround(target: Element): boolean {
  let opened = false;
  for (let box = target.closest("details"); box; box = box.parentElement?.closest("details") ?? null) {
    opened ||= !box.open;
    box.open = true;
  }
  const hidden = target.closest(`:is(${oneOfSeveral})[hidden]`);
  if (hidden || target.matches(oneOfSeveral)) showPanelOf(target);
  return opened || hidden !== null;
}
