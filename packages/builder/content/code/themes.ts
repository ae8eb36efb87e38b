import { createRequire } from "node:module";
import type { Theme } from "@shikijs/vscode-textmate";
import { contentClass } from "../styles/content-class.ts";
import { cssVariableOf, cssVariables, cssVariablesTheme } from "./css-variables-theme.ts";

const require = createRequire(import.meta.url);

interface ThemeFile {
  settings?: ThemeRule[];
  tokenColors?: ThemeRule[];
  colors?: Record<string, string>;
  fg?: string;
  bg?: string;
}

interface ThemeRule {
  scope?: string | string[];
  settings: { foreground?: string; background?: string; fontStyle?: string };
}

/** A theme of Shiki's, ready to match scopes. */
export interface CodeTheme {
  theme: Theme;
  colors: string[];
  foreground: string;
  background: string;
  /** Colours of the parts of an editor, by the keys of Visual Studio Code. */
  parts: Record<string, string>;
}

const loaded = new Map<string, CodeTheme | null>();

/** A theme by its Shiki name (`github-light`); null when there is none of that name. */
export function loadTheme(name: string): CodeTheme | null {
  let theme = loaded.get(name);
  if (theme === undefined) {
    theme = /^[a-z0-9-]+$/.test(name) ? read(name) : null;
    loaded.set(name, theme);
  }
  return theme;
}

function read(name: string): CodeTheme | null {
  let file: ThemeFile;
  try {
    file =
      name === cssVariables
        ? cssVariablesTheme
        : (require(`@shikijs/themes/${name}`) as { default: ThemeFile }).default;
  } catch {
    return null;
  }
  const rules = file.settings ?? file.tokenColors ?? [];
  const general = rules.find((rule) => !rule.scope)?.settings;
  const foreground = file.fg ?? general?.foreground ?? file.colors?.["editor.foreground"] ?? "#888888";
  const background = file.bg ?? general?.background ?? file.colors?.["editor.background"] ?? "transparent";
  const settings = [{ settings: { foreground, background } }, ...rules.filter((rule) => rule.scope)];
  // Loaded with the first theme: most builds of one page need none.
  const { Theme } = require("@shikijs/vscode-textmate") as typeof import("@shikijs/vscode-textmate");
  const theme = Theme.createFromRawTheme({ name, settings });
  const colors = theme.getColorMap();
  const parts = file.colors ?? {};
  if (name !== cssVariables) return { theme, colors, foreground, background, parts };
  return {
    theme,
    colors: colors.map((color) => color && cssVariableOf(color)),
    foreground: cssVariableOf(foreground),
    background: cssVariableOf(background),
    parts,
  };
}

/** Look of a token in both modes: colour index and font style bits of the light and of the dark theme. */
export interface TokenStyle {
  light: { color: number; font: number };
  dark: { color: number; font: number };
}

/** A colour for both modes: `light-dark()` follows the `color-scheme` that the theme sets on the page. */
export function bothModes(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

/** One rule for both modes. */
export function tokenDeclarations(style: TokenStyle, light: CodeTheme, dark: CodeTheme): string {
  const one = light.colors[style.light.color]?.toLowerCase() ?? light.foreground;
  const two = dark.colors[style.dark.color]?.toLowerCase() ?? dark.foreground;
  const font = style.light.font & style.dark.font;
  const decorations = [font & 4 ? "underline" : "", font & 8 ? "line-through" : ""].filter(Boolean).join(" ");
  return (
    `color:${bothModes(one, two)}` +
    (font & 1 ? ";font-style:italic" : "") +
    (font & 2 ? ";font-weight:bold" : "") +
    (decorations ? `;text-decoration:${decorations}` : "")
  );
}

/** Class name of a token's look, the same in every build. */
export function tokenClass(declarations: string): string {
  return contentClass("lc-", declarations, 5);
}

/**
 * CSS of the ground that code stands on, for a pair of themes. The colours of tokens come with each page
 * (`PageContent.styles`). Empty when a theme is not known.
 */
export function codeThemeStyles(codeblocks: { light: string; dark: string }): string {
  const light = loadTheme(codeblocks.light);
  const dark = loadTheme(codeblocks.dark);
  if (!light || !dark) return "";
  return (
    `.code-block pre{color:light-dark(${light.foreground},${dark.foreground})}` +
    `.code-block{--lc-code-theme:light-dark(${light.background},${dark.background});background-color:var(--lc-code-theme)}`
  );
}
