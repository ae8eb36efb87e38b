import type { Words } from "../../words/english.ts";

type DiagramWords = Pick<
  Words["controls"],
  "diagram" | "larger" | "smaller" | "whole" | "up" | "down" | "left" | "right"
>;

declare global {
  interface Window {
    lecternDiagramWords?: DiagramWords;
  }
}

/** What the controls of a diagram say, as the page's script has left it; nothing where there is none. */
export function diagramWords(): DiagramWords {
  return (
    window.lecternDiagramWords ?? {
      diagram: "",
      larger: "+",
      smaller: "-",
      whole: "0",
      up: "↑",
      down: "↓",
      left: "←",
      right: "→",
    }
  );
}
