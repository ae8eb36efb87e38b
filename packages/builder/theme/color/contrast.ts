import { channels, fromHex, type Oklch, toHex, toLinear } from "./oklch.ts";

/** Contrast ratio of WCAG 2 between two hex colours: 1 for the same, 21 for black and white. */
export function contrastRatio(one: string, other: string): number {
  return contrastOfChannels(channels(one), channels(other));
}

/** The same between colours by their channels, 0-1, gamma-encoded. */
export function contrastOfChannels(one: Channels, other: Channels): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

export type Channels = readonly [red: number, green: number, blue: number];

/** Lightness contrast of APCA 0.1.9 as an absolute value, 0 to about 106; body text asks for 75, labels for 60. */
export function apcaContrast(text: string, background: string): number {
  const soft = (hex: string) => {
    const [r, g, b] = channels(hex);
    const y = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: APCA's own exponent, which only resembles √2
    return y < 0.022 ? y + (0.022 - y) ** 1.414 : y;
  };
  const [t, b] = [soft(text), soft(background)];
  if (Math.abs(t - b) < 0.0005) return 0;
  const contrast = b > t ? (b ** 0.56 - t ** 0.57) * 1.14 : (b ** 0.65 - t ** 0.62) * 1.14;
  return Math.abs(contrast) < 0.1 ? 0 : (Math.abs(contrast) - 0.027) * 100;
}

/**
 * The colour nearest to `color`, in lightness alone, that reads on every one of `backgrounds`: contrast ratio of at
 * least `ratio` and, where given, APCA of at least `lc`. Moves away from the backgrounds (darker on light, lighter on dark).
 */
export function readable(color: Oklch, backgrounds: readonly string[], ratio: number, lc = 0): string {
  const step = fromHex(backgrounds[0] as string).l > 0.5 ? -0.005 : 0.005;
  const passes = (hex: string) =>
    backgrounds.every((one) => contrastRatio(hex, one) >= ratio && apcaContrast(hex, one) >= lc);
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...color, l });
    if (passes(hex)) return hex;
  }
  return step < 0 ? "#000000" : "#ffffff";
}

function luminance(color: Channels): number {
  const [r, g, b] = color.map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
