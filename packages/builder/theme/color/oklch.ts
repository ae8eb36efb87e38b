/** A colour in OKLCH: lightness 0-1, chroma 0-0.4, hue in degrees. Equal steps look equal, which hex and HSL do not. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Reads `#rgb` or `#rrggbb`; anything else is mid grey, since the configuration reader has complained already. */
export function fromHex(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: (hue + 360) % 360 };
}

/** Writes `#rrggbb`; chroma is lowered until the colour fits sRGB, hue and lightness stay. */
export function toHex(color: Oklch): string {
  let c = color.c;
  let rgb = toLinearRgb({ ...color, c });
  while (c > 0.0005 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    c *= 0.95;
    rgb = toLinearRgb({ ...color, c });
  }
  return `#${rgb.map((channel) => toByte(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** The three channels of a hex colour, 0-1, gamma-encoded. */
export function channels(hex: string): [number, number, number] {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1] ?? "808080";
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255) as [number, number, number];
}

/** A channel of sRGB, from 0 to 1, as an amount of light. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toByte(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}
