import type { Mermaid } from "mermaid";
import { all } from "../page.ts";
import { pageColors } from "./colors.ts";
import { makeZoomable } from "./pan-zoom.ts";

let count = 0;

/** Draws every diagram of the page, in the colours of the mode, and again when the mode changes. What has a fault stays text. */
export async function drawDiagrams(mermaid: Mermaid): Promise<void> {
  const diagrams = all("pre.mermaid").map((text) => {
    const figure = document.createElement("div");
    figure.className = "lc-diagram";
    figure.hidden = true;
    text.after(figure);
    return { text, figure };
  });
  const draw = async () => {
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: "strict",
      htmlLabels: false,
      flowchart: { htmlLabels: false },
      ...pageColors(),
    });
    for (const { text, figure } of diagrams) {
      try {
        const { svg } = await mermaid.render(`lc-diagram-${count++}`, text.textContent ?? "");
        figure.innerHTML = svg;
        figure.hidden = false;
        text.hidden = true;
        const { actions = null, placement = null } = text.dataset;
        makeZoomable(figure, { actions, placement });
      } catch (error) {
        console.warn(error);
        figure.hidden = true;
        text.hidden = false;
      }
    }
  };
  await draw();
  let isDark = document.documentElement.classList.contains("dark");
  new MutationObserver(() => {
    if (document.documentElement.classList.contains("dark") === isDark) return;
    isDark = !isDark;
    void draw();
  }).observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });
}
