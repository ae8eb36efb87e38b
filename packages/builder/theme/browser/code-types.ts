/** Shows what a compiler says of a name in code, where the pointer rests on the name or a reader presses it. */
import { element } from "./element.ts";

/** Pixels between a name and its tip, and between a tip and the window's edges. */
const gap = 6;
const edge = 8;
/** Milliseconds that the pointer has for its way from a name to the tip. */
const way = 150;

const tip = element("div", { class: "lc-code-tip", role: "tooltip" });
let shown: HTMLElement | null = null;
let leaving = 0;

function nameOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(".lc-code-name") : null;
}

function show(name: HTMLElement): void {
  clearTimeout(leaving);
  if (name === shown) return;
  const tips = name.closest(".code-block")?.querySelector<HTMLTemplateElement>(".lc-code-tips")?.content;
  const said = tips?.children[Number(name.dataset.tip)];
  if (!said) return;
  hide();
  shown = name;
  tip.replaceChildren(...(said.cloneNode(true) as Element).childNodes);
  tip.id = "lc-code-tip";
  name.setAttribute("aria-describedby", tip.id);
  // Where the colours of its code are: over everything all the same.
  name.closest(".code-block")?.append(tip);
  tip.popover = "manual";
  tip.showPopover?.();
  place(name.getBoundingClientRect());
}

function place({ left, top, bottom }: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = bottom + gap + tip.offsetHeight > clientHeight && top - gap - tip.offsetHeight > 0;
  const inside = Math.max(edge, Math.min(left, clientWidth - tip.offsetWidth - edge));
  tip.style.inset = `${isAbove ? top - gap - tip.offsetHeight : bottom + gap}px auto auto ${inside}px`;
}

function hide(): void {
  clearTimeout(leaving);
  shown?.removeAttribute("aria-describedby");
  shown = null;
  tip.remove();
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const name = nameOf(event);
  if (name) show(name);
  else if (shown) {
    clearTimeout(leaving);
    if (!tip.contains(event.target as Node)) leaving = setTimeout(hide, way);
  }
});
document.addEventListener("click", (event) => {
  const name = nameOf(event);
  if (name) show(name);
  else if (shown && !tip.contains(event.target as Node)) hide();
});
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") hide();
});
document.addEventListener(
  "scroll",
  ({ target }) => {
    if (target instanceof Node && !tip.contains(target)) hide();
  },
  { capture: true, passive: true },
);
