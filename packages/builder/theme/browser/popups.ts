/**
 * Popups open by a press without a script. This one puts what opens beside its words, where a browser's own styles cannot,
 * keeps it inside the window, and opens it for a pointer that rests on the words. It listens on the document: components
 * with state draw their popups later.
 */

/** Pixels between words and what opens, and between that and the window's edges. */
const gap = 6;
const edge = 8;
/** Milliseconds that a pointer rests before it opens a popup, and that it has for its way from the words to the popup. */
const rest = 150;
const way = 200;

const content = ".popup-content[popover]";
/** Opened by a pointer that has not pressed: it closes when the pointer goes. */
let visited: HTMLElement | null = null;
let wait = 0;
const placed = new WeakMap<HTMLElement, string>();

function triggerOf({ id }: Element): HTMLElement | null {
  return document.querySelector(`.popup-trigger[popovertarget="${CSS.escape(id)}"]`);
}

/** The popup of what an event is about: its words, or itself. */
function popupOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest(".popup-trigger")?.getAttribute("popovertarget");
  return id ? document.getElementById(id) : target.closest<HTMLElement>(content);
}

function isOpen(popup: Element): boolean {
  return popup.matches(":popover-open");
}

/** What the styles have tried stays in force, unless it is taken away: it would turn the place around. */
const unplaced = "position-area:none;position-try-fallbacks:none;margin:0;width:max-content";

function place(popup: HTMLElement): void {
  const at = triggerOf(popup)?.getBoundingClientRect();
  if (!at) return;
  // Where the styles had put it there may be less room than where it will stand: it would be measured with more lines.
  if (!placed.has(popup)) popup.style.cssText = unplaced;
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = popup;
  const above = at.top - gap - offsetHeight;
  const isAbove = at.bottom + gap + offsetHeight > clientHeight - edge && above > edge;
  const start = getComputedStyle(popup).direction === "rtl" ? at.right - offsetWidth : at.left;
  const left = Math.max(edge, Math.min(start, clientWidth - offsetWidth - edge));
  const style = `${unplaced};inset:${isAbove ? above : at.bottom + gap}px auto auto ${left}px`;
  // To set what is set already costs a new layout.
  if (placed.get(popup) === style) return;
  placed.set(popup, style);
  popup.style.cssText = style;
}

/** Whether a reader has opened another popup than the words stand in, by a press: no pointer that passes closes it. */
function hasPressed(trigger: Element | null): boolean {
  const open = [...document.querySelectorAll(`${content}:popover-open`)];
  return open.some((one) => one !== visited && !one.contains(trigger));
}

/** Places a popup in each frame until it closes: what is around may move by more than scrolling. */
function follow(popup: HTMLElement): void {
  if (!isOpen(popup)) return;
  place(popup);
  requestAnimationFrame(() => follow(popup));
}

function later(act: () => void, milliseconds: number): void {
  clearTimeout(wait);
  wait = setTimeout(act, milliseconds);
}

// Browsers without popovers show the content at the end of the page.
if ("popover" in HTMLElement.prototype) {
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(content)) return;
      if (isOpen(target)) follow(target);
      else if (visited === target) visited = null;
    },
    true,
  );
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const popup = popupOf(event.target);
    if (!popup) {
      if (visited) later(() => visited?.hidePopover(), way);
      else clearTimeout(wait);
      return;
    }
    clearTimeout(wait);
    if (!isOpen(popup) && !hasPressed(triggerOf(popup)))
      later(() => {
        popup.showPopover();
        visited = popup;
      }, rest);
  });
  document.addEventListener("click", (event) => {
    const popup = popupOf(event.target);
    if (!popup) return;
    clearTimeout(wait);
    // What the pointer has opened already, a press keeps open.
    if (visited === popup && isOpen(popup)) event.preventDefault();
    if (event.target instanceof Element && event.target.closest(".popup-trigger")) visited = null;
  });
}
