import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { actionsPlace, imageActions } from "../../../html/image-actions.ts";
import { h, isSet } from "./draw.ts";

/** What a component draws itself and listens on: a picture in it belongs to what it does, and is not enlarged. */
const listening = new WeakSet<Element>();
const handlers = /^on(?:Click|Pointer|Mouse|Touch|Key)/;

type Ref = ((element: Element | null) => unknown) | { current: unknown } | null | undefined;

/** A picture of a component, which says so to the page: it is enlarged there, and has the controls that its props ask for. */
export function picture(props: Record<string, unknown> | null): [type: unknown, props: Record<string, unknown>] {
  const { noZoom, actions, actionsPlacement, ...own } = props ?? {};
  const isEnlarged = Boolean(own.src) && (noZoom === undefined || !isSet(noZoom));
  const image = isEnlarged ? { ...own, ref: joined(own.ref as Ref, announceImage) } : own;
  const asked = imageActions(actions);
  if (asked.length === 0) return ["img", image];
  return [Controlled, { key: own.key, image: { ...image, "data-actions": asked.join(" ") }, place: actionsPlacement }];
}

/** A picture with its controls; without them where it belongs to something that is pressed itself. */
function Controlled({ image, place }: { image: object; place: unknown }): VNode {
  const [isFree, setFree] = useState(true);
  if (!isFree) return h("img", image);
  const ask = (bar: Element | null) => {
    if (!bar) return;
    if (bar.closest("a, button, summary, label")) setFree(false);
    else if (bar.childElementCount === 0) bar.dispatchEvent(new CustomEvent("lc-image-actions", { bubbles: true }));
  };
  const bar = h("span", { class: "lc-image-actions", "data-placement": actionsPlace(place), ref: ask });
  return h("span", { class: "lc-image" }, h("img", image), bar);
}

/** Props of an element of a component: those of what listens say so to the page. */
export function withNotes(props: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!props || !Object.keys(props).some((name) => handlers.test(name))) return props;
  return { ...props, ref: joined(props.ref as Ref, noteListener) };
}

type Note = (element: Element | null) => void;
const known = new WeakMap<object, Note>();

/** One function for each reference of the author's, so that it hears of an element as often as it would alone. */
function joined(own: Ref, note: Note): Note {
  if (!own) return note;
  const both =
    known.get(own) ??
    ((element: Element | null) => {
      note(element);
      if (typeof own === "function") own(element);
      else own.current = element;
    });
  known.set(own, both);
  return both;
}

function noteListener(element: Element | null): void {
  if (element) listening.add(element);
}

/** Tells the page's script of a picture that readers may enlarge, once all that is around it is there. */
function announceImage(image: Element | null): void {
  if (!image) return;
  queueMicrotask(() => {
    if (image.closest("a, button, summary, label, .card, [role]:not(#content-area)")) return;
    for (let around: Element | null = image; around; around = around.parentElement) if (listening.has(around)) return;
    image.dispatchEvent(new CustomEvent("lc-image", { bubbles: true }));
  });
}
