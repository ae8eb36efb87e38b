/** Units that a size may name; Font Awesome's `2x` is twice the size of the text. */
const units: Record<string, string> = { "": "px", px: "px", pt: "pt", em: "em", rem: "rem", x: "em" };

/**
 * Width, height and letters of an icon whose `size` asks for them, as CSS lengths; null where it is no size. Letters are
 * measured by those around the icon, and its box by its own.
 */
export function iconBox(size: unknown): { side: string; letters: string } | null {
  const letters = iconLength(size);
  return letters ? { side: /\dem$/.test(letters) ? "1em" : letters, letters } : null;
}

/** CSS length that `size` of an icon asks for: pixels, unless it names another unit; empty where it is no size. */
function iconLength(size: unknown): string {
  const [, number = "", name = ""] = /^\s*(\d*\.?\d+)\s*([a-z]*)\s*$/i.exec(String(size ?? "")) ?? [];
  const unit = units[name.toLowerCase()];
  return unit && Number(number) > 0 && Number(number) <= 2000 ? Number(number) + unit : "";
}
