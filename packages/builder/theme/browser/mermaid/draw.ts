import type { Mermaid, MermaidConfig } from "mermaid";
import { all } from "../page.ts";
import { pageColors } from "./colors.ts";
import { makeLegible } from "./legible.ts";
import { lookOf } from "./own-look.ts";
import { makeZoomable } from "./pan-zoom.ts";

interface Diagram {
  text: HTMLElement;
  figure: HTMLElement;
}

let count = 0;

const general: MermaidConfig = {
  startOnLoad: false,
  // Else a drawing of the fault stays at the end of the page.
  suppressErrorRendering: true,
  securityLevel: "strict",
  htmlLabels: false,
  flowchart: { htmlLabels: false },
};

/** Draws every diagram of the page, in the colours of the mode, and again when the mode changes. What has a fault stays text. */
export async function drawDiagrams(mermaid: Mermaid): Promise<void> {
  let diagrams = all("pre.mermaid").map(withFigure);
  const drawNow = async (some: Diagram[]) => {
    const page = pageColors();
    for (const { text, figure } of some) {
      try {
        const look = await lookOf(mermaid, text.textContent ?? "", page);
        mermaid.initialize({ ...general, ...look.config });
        const { svg } = await mermaid.render(`lc-diagram-${count++}`, look.text);
        figure.innerHTML = svg;
        figure.hidden = false;
        text.hidden = true;
        makeLegible(figure);
        const { actions = null, placement = null } = text.dataset;
        makeZoomable(figure, { actions, placement });
      } catch (error) {
        console.warn(error);
        figure.hidden = true;
        text.hidden = false;
      }
    }
  };
  // One after the other: the library has one configuration for all that it draws.
  let turn = Promise.resolve();
  const draw = (some: Diagram[]) => {
    turn = turn.then(() => drawNow(some));
    return turn;
  };
  // What a component draws later; what it has taken away is drawn no more.
  document.addEventListener("lc-diagram", ({ target }) => {
    const diagram = withFigure(target as HTMLElement);
    diagrams = [...diagrams.filter(({ text }) => text.isConnected), diagram];
    void draw([diagram]);
  });
  await draw(diagrams);
  let isDark = document.documentElement.classList.contains("dark");
  new MutationObserver(() => {
    if (document.documentElement.classList.contains("dark") === isDark) return;
    isDark = !isDark;
    void draw(diagrams);
  }).observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });
}

function withFigure(text: HTMLElement): Diagram {
  const figure = document.createElement("div");
  figure.className = "lc-diagram";
  figure.hidden = true;
  text.after(figure);
  return { text, figure };
}
