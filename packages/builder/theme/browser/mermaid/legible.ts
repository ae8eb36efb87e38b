import { type Channels, contrastOfChannels } from "../../color/contrast.ts";

/** Shapes that an author may give a ground of their own, with the words on it. */
const grounds = ".node, .cluster";
const shapes = "rect, path, polygon, circle, ellipse";
/** Below it letters of a diagram's size are hard to read. */
const least = 3;

/** Grounds behind the participants and messages of a sequence (`box`, `rect`), which are no part of any of them. */
const backgrounds = 'svg[aria-roledescription="sequence"] rect.rect';
/** What is left of a background that would hide what is written across it. */
const tint = "0.1";

/**
 * Words on a ground that the diagram sets for some shapes (`style A fill:#e1f5fe`) without a colour for them: written for one
 * mode, they are lost in the other. They become black or white, where they would be hard to read. What lies behind a part of a
 * sequence becomes a tint there, since its words and lines go on beyond it.
 */
export function makeLegible(figure: HTMLElement): void {
  soften(figure);
  for (const group of figure.querySelectorAll<SVGElement>(grounds)) {
    const shape = [...group.querySelectorAll<SVGElement>(shapes)].find((one) => one.style.fill);
    const ground = shape && channels(getComputedStyle(shape).fill);
    if (!ground) continue;
    for (const words of group.querySelectorAll<SVGElement>("text, tspan")) {
      const ink = channels(getComputedStyle(words).fill);
      if (!ink || contrastOfChannels(ground, ink) >= least || isChosen(words, group)) continue;
      const isBlackClearer = contrastOfChannels(ground, black) > contrastOfChannels(ground, white);
      words.style.setProperty("fill", isBlackClearer ? "#111" : "#fff", "important");
    }
  }
}

function soften(figure: HTMLElement): void {
  const [written = null] = figure.querySelectorAll(".messageText, .actor > tspan");
  const ink = written && channels(getComputedStyle(written).fill);
  if (!ink) return;
  for (const one of figure.querySelectorAll<SVGElement>(backgrounds)) {
    const ground = channels(getComputedStyle(one).fill);
    if (ground && contrastOfChannels(ground, ink) < least) one.style.fillOpacity = tint;
  }
}

/** Whether the author gave words a colour: it stands on them or on the parts around them. */
function isChosen(words: SVGElement, group: SVGElement): boolean {
  for (let at: Element | null = words; at instanceof SVGElement && at !== group; at = at.parentElement)
    if (at.style.fill || at.style.color) return true;
  return false;
}

const black: Channels = [17 / 255, 17 / 255, 17 / 255];
const white: Channels = [1, 1, 1];

/** The channels of a colour, 0-1, as browsers compute it; null for one that can be seen through, and for none. */
function channels(color: string): Channels | null {
  const [red, green, blue, opacity = 1] = (color.match(/^rgba?\(([^)]*)\)$/)?.[1] ?? "").split(/[\s,/]+/).map(Number);
  return red === undefined || green === undefined || blue === undefined || opacity < 0.5
    ? null
    : [red / 255, green / 255, blue / 255];
}
