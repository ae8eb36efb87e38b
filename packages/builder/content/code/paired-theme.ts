import type { Theme } from "@shikijs/vscode-textmate";
import { type CodeTheme, type TokenStyle, tokenClass, tokenDeclarations } from "./themes.ts";

/** A class and its rule; indices 0 and 1 are the default look and have no class. */
export interface TokenLook {
  className: string;
  declarations: string;
}

/** More than any two themes have. */
const looksMost = 511;

/** Two themes resolved together, so that code is tokenized once for both modes: a token has the number of a pair. */
export class PairedTheme {
  /** Looks by number; 1 is the default. */
  readonly looks: TokenLook[] = [
    { className: "", declarations: "" },
    { className: "", declarations: "" },
  ];
  readonly light: CodeTheme;
  readonly dark: CodeTheme;
  readonly #ids = new Map<string, number>();
  readonly #plain: TokenStyle;

  constructor(light: CodeTheme, dark: CodeTheme) {
    this.light = light;
    this.dark = dark;
    this.#plain = {
      light: { color: light.theme.getDefaults().foregroundId, font: 0 },
      dark: { color: dark.theme.getDefaults().foregroundId, font: 0 },
    };
    this.#ids.set(tokenDeclarations(this.#plain, light, dark), 1);
  }

  /** How the innermost of these scopes looks: by each theme's rule for it, over what the scopes around it have. */
  styleOf(scopes: ScopesToStyle): TokenStyle {
    const outer = scopes.parent?.style ?? this.#plain;
    return {
      light: resolve(this.light.theme, scopes, outer.light),
      dark: resolve(this.dark.theme, scopes, outer.dark),
    };
  }

  /** The number of a look. */
  lookOf(style: TokenStyle): number {
    const declarations = tokenDeclarations(style, this.light, this.dark);
    let id = this.#ids.get(declarations);
    if (id === undefined) {
      id = this.looks.length;
      if (id > looksMost) return 1;
      // In this order: a line can be ended from outside at any time, and a number without its look would be the next one's.
      this.looks.push({ className: tokenClass(declarations), declarations });
      this.#ids.set(declarations, id);
    }
    return id;
  }
}

/** Scopes, of which the ones around the innermost have their style already. */
interface ScopesToStyle {
  parent: { style: TokenStyle } | null;
}

/** A theme's rule for a stack, over what the shorter stack had. */
function resolve(
  theme: Theme,
  path: ScopesToStyle,
  inherited: { color: number; font: number },
): { color: number; font: number } {
  const match = theme.match(path as unknown as Parameters<Theme["match"]>[0]);
  if (!match) return inherited;
  return {
    color: match.foregroundId || inherited.color,
    font: match.fontStyle === -1 ? inherited.font : match.fontStyle,
  };
}
