import { contrastRatio, readable } from "./contrast.ts";
import { channels, fromHex, type Oklch, toHex } from "./oklch.ts";

/** Names of custom properties to hex colours, without the leading `--`. */
export type Palette = Record<string, string>;

/**
 * The colours of one mode, all derived from the author's accent: neutrals carry a breath of its hue, the accent is
 * moved in lightness until it reads as text (WCAG AA 4.5:1 and APCA 60) on every surface of the mode. A background of the
 * author's own gives its hue to the surfaces that lie on it.
 * @param fillHex colour of buttons and of the banner, where it is not lost on the page; else the accent, and where that is
 *   lost too, the accent as text has it.
 */
export function palette(
  accentHex: string,
  mode: "light" | "dark",
  background: string | null,
  fillHex: string = accentHex,
): Palette {
  const accent = fromHex(accentHex);
  const tint = Math.min(accent.c, 0.13) * 0.07;
  const own = background ? fromHex(background) : null;
  const hue = own && own.c > tint ? own : { c: tint, h: accent.h };
  const neutral = (l: number, strength = 1): string => toHex({ l, c: hue.c * strength, h: hue.h });
  const colors = mode === "light" ? light(accent, neutral, background) : dark(accent, neutral, background);
  const fill = [fillHex, accentHex].find((one) => contrastRatio(one, colors.bg as string) >= leastOfFill);
  return { ...colors, ...solid(fromHex(fill ?? (colors.accent as string))) };
}

/** Contrast to the page from which on a filled surface is seen as one. */
const leastOfFill = 1.5;

/** Contrast of the frame of a field to what lies on both sides of it: without it nobody sees where to write (WCAG 1.4.11). */
const leastOfField = 3;

type Neutral = (l: number, strength?: number) => string;

function light(accent: Oklch, neutral: Neutral, background: string | null): Palette {
  const bg = background ?? "#ffffff";
  const surface = neutral(0.984, 0.5);
  const sunken = neutral(0.967, 0.6);
  const soft = toHex({ l: 0.965, c: Math.min(accent.c, 0.14) * 0.18, h: accent.h });
  const surfaces = [bg, surface, sunken, soft];
  return {
    bg,
    surface,
    sunken,
    raised: "#ffffff",
    line: neutral(0.918, 0.7),
    "line-strong": neutral(0.862, 0.8),
    "line-field": readable(fromHex(neutral(0.68, 0.8)), [bg, "#ffffff"], leastOfField),
    text: readable(fromHex(neutral(0.37, 1.4)), surfaces, 7),
    "text-strong": neutral(0.2, 1.4),
    "text-muted": readable(fromHex(neutral(0.54, 1.4)), surfaces, 4.6, 62),
    accent: readable(accent, surfaces, 4.6, 60),
    "accent-soft": soft,
    "accent-line": toHex({ l: 0.86, c: Math.min(accent.c, 0.14) * 0.55, h: accent.h }),
  };
}

/** Surfaces rise by steps of lightness from the page, however dark the author has made it. */
function dark(accent: Oklch, neutral: Neutral, background: string | null): Palette {
  const bg = background ?? neutral(0.165, 0.9);
  const base = background ? Math.min(fromHex(background).l, 0.3) : 0.165;
  const surface = neutral(base + 0.031, 0.9);
  const sunken = neutral(base + 0.061, 0.9);
  const soft = background
    ? mix(bg, toHex({ ...accent, l: 0.66 }), 0.16)
    : toHex({ l: 0.262, c: Math.min(accent.c, 0.14) * 0.36, h: accent.h });
  const raised = neutral(base + 0.057, 0.9);
  const surfaces = [bg, surface, sunken, soft];
  return {
    bg,
    surface,
    sunken,
    raised,
    line: neutral(base + 0.117, 0.9),
    "line-strong": neutral(base + 0.2, 0.9),
    "line-field": readable(fromHex(neutral(base + 0.3, 0.9)), [bg, raised], leastOfField),
    text: readable(fromHex(neutral(0.82, 0.2)), surfaces, 7),
    "text-strong": neutral(0.965, 0.1),
    "text-muted": readable(fromHex(neutral(0.68, 0.3)), surfaces, 4.6, 52),
    accent: readable({ ...accent, l: Math.max(accent.l, 0.66) }, surfaces, 4.6, 52),
    "accent-soft": soft,
    "accent-line": toHex({ l: base + 0.255, c: Math.min(accent.c, 0.14) * 0.7, h: accent.h }),
  };
}

/** `part` of one colour laid over another, as a translucent ground would look. */
function mix(ground: string, over: string, part: number): string {
  const top = channels(over);
  const bytes = channels(ground).map((value, at) => Math.round(255 * (value * (1 - part) + (top[at] ?? 0) * part)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** A filled surface in the accent (primary button, banner) and the text that reads on it. */
function solid(accent: Oklch): Palette {
  const dark = "#0b0b0c";
  const fill = toHex(accent);
  if (contrastRatio("#ffffff", fill) >= 4.5) return fillWith(fill, "#ffffff", accent);
  // A light brand colour keeps its character with dark text on it; one in the middle is darkened for white text.
  if (accent.l > 0.72) return fillWith(fill, dark, accent);
  const deeper = readable(accent, ["#ffffff"], 4.5);
  return fillWith(deeper, "#ffffff", fromHex(deeper));
}

function fillWith(fill: string, on: string, color: Oklch): Palette {
  const hover = toHex({ ...color, l: on === "#ffffff" ? color.l - 0.05 : color.l + 0.04 });
  return { "accent-solid": fill, "accent-solid-hover": hover, "on-accent": on };
}
