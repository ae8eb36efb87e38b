import { findCode, inRanges } from "../scan/code-ranges.ts";

/** `import type { Props } from "…"`; `import type from "…"` gives a value of that name. */
const ofTypes =
  /^import[ \t]+type[ \t]+(?:[\w$]+|\*[ \t]*as[ \t]+[\w$]+|\{[^{}"']{0,4000}\})[ \t]*from[ \t]*(["'])[^"'\n]+\1[ \t]*;?[ \t]*$/gm;
/** `import { type Props, Card } from "…"`, up to the path. */
const withTypes = /^import[ \t][\w$, \t]*\{[^{}"']{0,4000}\}[ \t]*from[ \t]*["']/gm;
const typeMark = /(?<=[{,]\s*)type(?=[ \t]+[\w$])(?![ \t]+as\b)/g;

/**
 * The text with what its programs import as types alone made white space, so that all else keeps its place: types are no
 * part of MDX, and nothing of a page can need them.
 */
export function withoutTypeImports(text: string): string {
  if (!(text.startsWith("import") || text.includes("\nimport")) || !text.includes("type")) return text;
  if (!/^import[ \t][^\n]*\btype\b|^import[^\n'"]*\{[ \t]*$/m.test(text)) return text;
  let code: readonly number[] | undefined;
  const outsideCode =
    (change: (whole: string) => string) =>
    (whole: string, ...rest: unknown[]) => {
      const offset = rest.find((part) => typeof part === "number") as number;
      code ??= findCode(text);
      return inRanges(code, offset) ? whole : change(whole);
    };
  return text
    .replace(
      ofTypes,
      outsideCode((whole) => whole.replace(/[^\n]/g, " ")),
    )
    .replace(
      withTypes,
      outsideCode((whole) => whole.replace(typeMark, "    ")),
    );
}
