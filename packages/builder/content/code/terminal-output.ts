import { stripVTControlCharacters } from "node:util";
import {
  type Color,
  type ColorName,
  createAnsiSequenceParser,
  createColorPalette,
  namedColors,
  type ParseToken,
} from "ansi-sequence-parser";
import { escapeContent } from "../../html/html.ts";
import type { KeptBlock } from "./kept-code.ts";
import { bothModes, type CodeTheme, tokenClass } from "./themes.ts";

/** The language of code that is what a terminal has shown, its colours as escape sequences in it. */
export const terminalLanguage = "ansi";

/** Sequences that choose colours and strokes ("Select Graphic Rendition" of ECMA-48); the others move a cursor. */
const renditions = /(\u001b\[[\d;]*m)/;

/** Colours for themes without a terminal's of their own, in the order of `namedColors`. */
const lightColors =
  "#000000 #cd3131 #107c10 #949800 #0451a5 #bc05bc #0598bc #555555 #666666 #cd3131 #14ce14 #b5ba00 #0451a5 #bc05bc #0598bc #a5a5a5";
const darkColors =
  "#000000 #cd3131 #0dbc79 #e5e510 #2472c8 #bc3fbc #11a8cd #e5e5e5 #666666 #f14c4c #23d18b #f5f543 #3b8eea #d670d6 #29b8db #e5e5e5";

/** Output as text alone, as it is searched and copied. */
export function terminalText(line: string): string {
  return stripVTControlCharacters(line).replaceAll("\u001b", "");
}

/** Colours output by a pair of themes. A colour goes on in the next line until a sequence ends it. */
export function colourTerminalOutput(
  lines: readonly string[],
  { light, dark }: { light: CodeTheme; dark: CodeTheme },
): KeptBlock {
  const parser = createAnsiSequenceParser();
  const look = looksOf([light, paletteOf(light, lightColors)], [dark, paletteOf(dark, darkColors)]);
  const styles: Record<string, string> = {};
  const spanOf = (token: ParseToken) => {
    const declarations = look(token);
    if (!declarations) return escapeContent(token.value);
    const className = tokenClass(declarations);
    styles[className] = declarations;
    return `<span class="${className}">${escapeContent(token.value)}</span>`;
  };
  return { lines: lines.map((line) => parser.parse(onlyRenditions(line)).map(spanOf).join("")), styles };
}

/** A line without what moves a cursor: the parser reads on to the next "m" for the end of any sequence. */
function onlyRenditions(line: string): string {
  return line
    .split(renditions)
    .map((part, index) => (index % 2 === 1 ? part : terminalText(part)))
    .join("");
}

type Palette = ReturnType<typeof createColorPalette>;

function paletteOf({ parts }: CodeTheme, others: string): Palette {
  const usual = others.split(" ");
  const colors = namedColors.map((name, index) => {
    const key = `terminal.ansi${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return [name, parts[key] ?? usual[index]];
  });
  return createColorPalette(Object.fromEntries(colors) as Record<ColorName, string>);
}

/** What gives the declarations of a piece of output; none where it looks like plain code. */
function looksOf(
  [light, ofLight]: [CodeTheme, Palette],
  [dark, ofDark]: [CodeTheme, Palette],
): (token: ParseToken) => string {
  /** Null where no colour is chosen, or one that terminals do not have. */
  const colorOf = (color: Color | null, on: Color | null = null) => {
    // Themes darken white and lighten black to be read on their own ground: on a chosen one they are what they are called.
    if (on && color?.type === "named" && /^(?:brightWhite|white)$/.test(color.name)) return "#ffffff";
    if (on && color?.type === "named" && color.name === "black") return "#000000";
    const [one, two] = color ? [ofLight.value(color), ofDark.value(color)] : [];
    return one && two ? bothModes(one, two) : null;
  };
  return ({ foreground, background, decorations }) => {
    let color = colorOf(foreground, background);
    let ground = colorOf(background);
    if (decorations.has("reverse"))
      [color, ground] = [
        ground ?? bothModes(light.background, dark.background),
        color ?? bothModes(light.foreground, dark.foreground),
      ];
    const strokes = [
      decorations.has("underline") && "underline",
      decorations.has("strikethrough") && "line-through",
      decorations.has("overline") && "overline",
    ].filter(Boolean);
    return [
      color && `color:${color}`,
      ground && `background-color:${ground}`,
      decorations.has("italic") && "font-style:italic",
      decorations.has("bold") && "font-weight:bold",
      decorations.has("dim") && "opacity:.6",
      decorations.has("hidden") && "visibility:hidden",
      strokes.length > 0 && `text-decoration:${strokes.join(" ")}`,
    ]
      .filter(Boolean)
      .join(";");
  };
}
