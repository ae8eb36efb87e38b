import type { SiteConfig } from "../../source/site-config.ts";
import { channels, fromHex, toHex } from "./oklch.ts";
import { palette } from "./palette.ts";

/** Lightness of each step of grey; they have a touch of the site's colour. */
const greys = {
  50: 0.973,
  100: 0.958,
  200: 0.912,
  300: 0.862,
  400: 0.711,
  500: 0.555,
  600: 0.442,
  700: 0.378,
  800: 0.28,
  900: 0.217,
  950: 0.162,
};

const wholeColor = /--color-(?:primary|background)/;

/**
 * The colours of the site under the names that authors of the format write, as `rgb(var(--primary) / 0.5)` wants them:
 * three channels with spaces between. Those of docs.json are whole colours, too, where `text` of the content asks for them:
 * `var(--color-primary)`.
 */
export function authorColors({ colors, background }: SiteConfig, text: Iterable<string> = []): string {
  const accent = fromHex(colors.primary);
  const tint = Math.min(accent.c, 0.16) * 0.04;
  const values: Record<string, string> = {
    primary: colors.primary,
    "primary-light": colors.light,
    "primary-dark": colors.dark,
    "background-light": background.color.light ?? "#ffffff",
    "background-dark": palette(colors.light || colors.primary, "dark", background.color.dark).bg as string,
  };
  const asks = [...text].some((one) => wholeColor.test(one));
  const whole = asks ? Object.keys(values).map((name) => `--color-${name}:rgb(var(--${name}))`) : [];
  for (const [step, l] of Object.entries(greys)) values[`gray-${step}`] = toHex({ l, c: tint, h: accent.h });
  const rules = Object.entries(values).map(
    ([name, hex]) =>
      `--${name}:${channels(hex)
        .map((channel) => Math.round(channel * 255))
        .join(" ")}`,
  );
  return `:root{${[...rules, ...whole].join(";")}}`;
}
