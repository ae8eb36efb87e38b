import type { MermaidConfig } from "mermaid";
import { paletteOf, planOf } from "./palette.ts";

/** What the library's neutral theme needs to draw a diagram in the colours and the type of the page around it. */
export function pageColors(): MermaidConfig {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => inBytes(style.getPropertyValue(`--lc-${name}`).trim());
  const ground = { soft: color("accent-soft"), line: color("accent-line") };
  return {
    theme: "base",
    fontFamily: getComputedStyle(document.body).fontFamily,
    themeVariables: {
      darkMode: document.documentElement.classList.contains("dark"),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: "14px",
      fontWeight: "400",
      background: color("bg"),
      textColor: color("text"),
      titleColor: color("text-strong"),
      lineColor: color("text-muted"),
      primaryColor: ground.soft,
      primaryTextColor: color("text-strong"),
      primaryBorderColor: ground.line,
      secondaryColor: color("sunken"),
      secondaryTextColor: color("text-strong"),
      secondaryBorderColor: color("line-strong"),
      tertiaryColor: color("surface"),
      tertiaryTextColor: color("text-strong"),
      tertiaryBorderColor: color("line-strong"),
      mainBkg: ground.soft,
      nodeBorder: ground.line,
      clusterBkg: color("surface"),
      clusterBorder: color("line-strong"),
      edgeLabelBackground: color("bg"),
      actorBkg: ground.soft,
      actorBorder: ground.line,
      actorTextColor: color("text-strong"),
      actorLineColor: color("line-strong"),
      signalColor: color("text-muted"),
      signalTextColor: color("text"),
      labelBoxBkgColor: color("sunken"),
      labelBoxBorderColor: color("line-strong"),
      labelTextColor: color("text-strong"),
      loopTextColor: color("text"),
      activationBkgColor: color("sunken"),
      activationBorderColor: color("line-strong"),
      sequenceNumberColor: color("bg"),
      noteBkgColor: color("amber-soft"),
      noteBorderColor: color("amber-line"),
      noteTextColor: color("amber"),
      errorBkgColor: color("red-soft"),
      errorTextColor: color("red"),
      archGroupBorderColor: color("line-strong"),
      archEdgeColor: color("text-muted"),
      archEdgeArrowColor: color("text-muted"),
      ...paletteOf(color),
      ...planOf(color),
    },
  };
}

/**
 * The library mixes what it is given, and knows no colours of the system and no mixtures, which readers have who ask for more
 * contrast.
 */
function inBytes(color: string): string {
  if (color.startsWith("#")) return color;
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return "#808080";
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const bytes = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
