/** What a component draws itself and listens on: a picture in it belongs to what it does, and is not enlarged. */
const listening = new WeakSet<Element>();
const handlers = /^on(?:Click|Pointer|Mouse|Touch|Key)/;

type Ref = ((element: Element | null) => unknown) | { current: unknown } | null | undefined;

/** Props of an element of a component: those of pictures and of what listens say so to the page. */
export function withNotes(tag: string, props: Record<string, unknown> | null): Record<string, unknown> | null {
  if (tag === "img" && !props?.noZoom && props?.src) return { ...props, ref: joined(props.ref as Ref, announceImage) };
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
