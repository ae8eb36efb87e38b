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
      if (!ink || contrast(ground, ink) >= least || isChosen(words, group)) continue;
      words.style.setProperty("fill", contrast(ground, black) > contrast(ground, white) ? "#111" : "#fff", "important");
    }
  }
}

function soften(figure: HTMLElement): void {
  const [written = null] = figure.querySelectorAll(".messageText, .actor > tspan");
  const ink = written && channels(getComputedStyle(written).fill);
  if (!ink) return;
  for (const one of figure.querySelectorAll<SVGElement>(backgrounds)) {
    const ground = channels(getComputedStyle(one).fill);
    if (ground && contrast(ground, ink) < least) one.style.fillOpacity = tint;
  }
}

/** Whether the author gave words a colour: it stands on them or on the parts around them. */
function isChosen(words: SVGElement, group: SVGElement): boolean {
  for (let at: Element | null = words; at instanceof SVGElement && at !== group; at = at.parentElement)
    if (at.style.fill || at.style.color) return true;
  return false;
}

type Channels = readonly [red: number, green: number, blue: number];

const black: Channels = [17, 17, 17];
const white: Channels = [255, 255, 255];

/** The channels of a colour as browsers compute it; null for one that can be seen through, and for none. */
function channels(color: string): Channels | null {
  const [red, green, blue, opacity = 1] = (color.match(/^rgba?\(([^)]*)\)$/)?.[1] ?? "").split(/[\s,/]+/).map(Number);
  return red === undefined || green === undefined || blue === undefined || opacity < 0.5 ? null : [red, green, blue];
}

/** As WCAG 2 reckons it: 1 for the same, 21 for black and white. */
function contrast(one: Channels, other: Channels): number {
  const [pale, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (pale + 0.05) / (dark + 0.05);
}

function luminance(color: Channels): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
