import { diagramWords } from "../components/diagram-words.ts";
import { element, icon } from "../element.ts";

/** The script that draws is one for all languages: the page's own script has the words. */
const words = diagramWords();

/** Shapes of the buttons (Lucide, ISC). */
const shapes = {
  up: "m18 15-6-6-6 6",
  down: "m6 9 6 6 6-6",
  left: "m15 18-6-6 6-6",
  right: "m9 18 6-6-6-6",
  larger: "M12 5v14M5 12h14",
  smaller: "M5 12h14",
  whole: "M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3m0 18h3a2 2 0 0 0 2-2v-3M3 16v3a2 2 0 0 0 2 2h3",
} as const;

/** Diagrams at least this high have buttons, unless the author says otherwise. */
const tall = 120;
const most = 6;
/** How far a press of an arrow moves a diagram. */
const step = 48;

/** Where a diagram stands and how large it is. */
interface View {
  scale: number;
  x: number;
  y: number;
}

/**
 * Lets a reader look closer at a diagram: by buttons, by `+`, `-`, `0` and the arrow keys when it has the focus, by
 * dragging, and by the wheel with Ctrl or ⌘ held, so that the page still scrolls under the pointer.
 */
export function makeZoomable(figure: HTMLElement, options: { actions: string | null; placement: string | null }): void {
  const drawing = figure.querySelector<SVGElement>(":scope > svg");
  if (!drawing || options.actions === "false") return;
  const view: View = { scale: 1, x: 0, y: 0 };
  const show = () => {
    const { width, height } = figure.getBoundingClientRect();
    const room = { x: (width * (view.scale - 1)) / 2 + 40, y: (height * (view.scale - 1)) / 2 + 40 };
    view.x = Math.max(-room.x, Math.min(room.x, view.x));
    view.y = Math.max(-room.y, Math.min(room.y, view.y));
    const whole = view.scale === 1 && view.x === 0 && view.y === 0;
    drawing.style.transform = whole ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    figure.toggleAttribute("data-zoomed", !whole);
  };
  const zoom = (factor: number) => {
    const before = view.scale;
    view.scale = Math.max(1, Math.min(most, before * factor));
    // Whoever is back at the whole diagram finds it in its place.
    const grown = view.scale === 1 ? 0 : view.scale / before;
    view.x *= grown;
    view.y *= grown;
    show();
  };
  const move = (x: number, y: number) => {
    view.x += x;
    view.y += y;
    show();
  };
  const whole = () => zoom(0);
  const keys: Record<string, () => void> = {
    "+": () => zoom(1.3),
    "=": () => zoom(1.3),
    "-": () => zoom(1 / 1.3),
    "0": whole,
    ArrowLeft: () => move(step, 0),
    ArrowRight: () => move(-step, 0),
    ArrowUp: () => move(0, step),
    ArrowDown: () => move(0, -step),
  };
  figure.tabIndex = 0;
  figure.setAttribute("role", "group");
  figure.setAttribute("aria-label", words.diagram);
  figure.onkeydown = (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    // Arrows scroll the page while the whole diagram is in sight.
    if (event.key.startsWith("Arrow") && view.scale === 1) return;
    event.preventDefault();
    act();
  };
  figure.onwheel = (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12);
  };
  figure.onpointerdown = (event) => {
    if (view.scale === 1 || (event.target as Element).closest("button, a")) return;
    figure.setPointerCapture(event.pointerId);
    figure.onpointermove = (moved) => move(moved.movementX, moved.movementY);
  };
  figure.onpointerup = figure.onpointercancel = () => {
    figure.onpointermove = null;
  };
  const button = (name: keyof typeof shapes, act: (() => void) | undefined) => {
    const label = { "aria-label": words[name], title: words[name], "data-does": name };
    const made = element("button", { class: "lc-code-button", type: "button", ...label }, icon(shapes[name]));
    made.addEventListener("click", () => act?.());
    return made;
  };
  const addButtons = () => {
    const buttons = [
      button("up", keys.ArrowUp),
      button("larger", keys["+"]),
      button("left", keys.ArrowLeft),
      button("whole", whole),
      button("right", keys.ArrowRight),
      button("down", keys.ArrowDown),
      button("smaller", keys["-"]),
    ];
    const place = options.placement ?? "bottom-right";
    figure.append(element("div", { class: "lc-diagram-controls", "data-placement": place }, ...buttons));
  };
  if (options.actions === "true") {
    addButtons();
    return;
  }
  // In a closed tab a diagram has no height yet.
  new ResizeObserver((_, watcher) => {
    if (drawing.isConnected && figure.clientHeight < tall) return;
    watcher.disconnect();
    if (drawing.isConnected) addButtons();
  }).observe(figure);
}
