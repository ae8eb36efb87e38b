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

/** A drawing within its figure: how large it is shown, and how far from its place. */
class ShownDrawing {
  readonly #figure: HTMLElement;
  readonly #drawing: SVGElement;
  #scale = 1;
  #x = 0;
  #y = 0;

  constructor(figure: HTMLElement, drawing: SVGElement) {
    this.#figure = figure;
    this.#drawing = drawing;
  }

  get isLarger(): boolean {
    return this.#scale !== 1;
  }

  zoom(factor: number): void {
    const before = this.#scale;
    this.#scale = Math.max(1, Math.min(most, before * factor));
    // Whoever is back at the whole diagram finds it in its place.
    const grown = this.#scale === 1 ? 0 : this.#scale / before;
    this.#x *= grown;
    this.#y *= grown;
    this.#show();
  }

  move(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#show();
  }

  #show(): void {
    const { width, height } = this.#figure.getBoundingClientRect();
    const within = (place: number, size: number) => {
      const room = (size * (this.#scale - 1)) / 2 + 40;
      return Math.max(-room, Math.min(room, place));
    };
    this.#x = within(this.#x, width);
    this.#y = within(this.#y, height);
    const isWhole = !this.isLarger && this.#x === 0 && this.#y === 0;
    this.#drawing.style.transform = isWhole ? "" : `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
    this.#figure.toggleAttribute("data-zoomed", !isWhole);
  }
}

/** What the keys do, and the buttons of the same names. */
function actionsOf(shown: ShownDrawing): Record<string, () => void> {
  return {
    "+": () => shown.zoom(1.3),
    "=": () => shown.zoom(1.3),
    "-": () => shown.zoom(1 / 1.3),
    "0": () => shown.zoom(0),
    ArrowLeft: () => shown.move(step, 0),
    ArrowRight: () => shown.move(-step, 0),
    ArrowUp: () => shown.move(0, step),
    ArrowDown: () => shown.move(0, -step),
  };
}

/**
 * Lets a reader look closer at a diagram: by buttons, by `+`, `-`, `0` and the arrow keys when it has the focus, by
 * dragging, and by the wheel with Ctrl or ⌘ held, so that the page still scrolls under the pointer.
 */
export function makeZoomable(figure: HTMLElement, options: { actions: string | null; placement: string | null }): void {
  const drawing = figure.querySelector<SVGElement>(":scope > svg");
  if (!drawing || options.actions === "false") return;
  const shown = new ShownDrawing(figure, drawing);
  const actions = actionsOf(shown);
  figure.tabIndex = 0;
  figure.setAttribute("role", "group");
  figure.setAttribute("aria-label", words.diagram);
  listen(figure, shown, actions);
  const addButtons = () => figure.append(buttons(actions, options.placement ?? "bottom-right"));
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

function listen(figure: HTMLElement, shown: ShownDrawing, actions: Record<string, () => void>): void {
  figure.onkeydown = (event) => {
    const act = actions[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    // Arrows scroll the page while the whole diagram is in sight.
    if (event.key.startsWith("Arrow") && !shown.isLarger) return;
    event.preventDefault();
    act();
  };
  figure.onwheel = (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    shown.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12);
  };
  figure.onpointerdown = (event) => {
    if (!shown.isLarger || (event.target as Element).closest("button, a")) return;
    figure.setPointerCapture(event.pointerId);
    figure.onpointermove = (moved) => shown.move(moved.movementX, moved.movementY);
  };
  figure.onpointerup = figure.onpointercancel = () => {
    figure.onpointermove = null;
  };
}

function buttons(actions: Record<string, () => void>, placement: string): HTMLElement {
  const button = (name: keyof typeof shapes, key: string) => {
    const label = { "aria-label": words[name], title: words[name], "data-does": name };
    const made = element("button", { class: "lc-code-button", type: "button", ...label }, icon(shapes[name]));
    made.addEventListener("click", () => actions[key]?.());
    return made;
  };
  const all = [
    button("up", "ArrowUp"),
    button("larger", "+"),
    button("left", "ArrowLeft"),
    button("whole", "0"),
    button("right", "ArrowRight"),
    button("down", "ArrowDown"),
    button("smaller", "-"),
  ];
  return element("div", { class: "lc-diagram-controls", "data-placement": placement }, ...all);
}
