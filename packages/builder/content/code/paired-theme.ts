import type { Theme } from "@shikijs/vscode-textmate";
import { type CodeTheme, type TokenStyle, tokenClass, tokenDeclarations } from "./themes.ts";

/** A distinct stack of scopes, with how it looks in both themes. Children are stacks one scope longer. */
interface StackNode {
  theme: PairedTheme;
  style: TokenStyle;
  attributes: { fontStyle: number; foregroundId: number; backgroundId: number };
  children: Map<string, StackNode>;
}

interface ScopeStack {
  parent: ScopeStack | null;
  scopeName: string;
  /** Kept on the stack itself, since millions are asked for and a map beside them takes longer than the answer. */
  [nodeOfTheme]?: StackNode;
}

const nodeOfTheme = Symbol("node of a theme");

/** A class and its rule; index 0 is the default look and has no class. */
export interface TokenLook {
  className: string;
  declarations: string;
}

/** Looks that fit into the tokenizer's nine bits for a colour. */
const looksMost = 511;

/**
 * Two themes resolved together, so that code is tokenized once for both modes. It stands in for vscode-textmate's
 * theme: to the tokenizer a "colour" is the number of a pair of looks. Each distinct stack of scopes is matched once.
 */
export class PairedTheme {
  /** Looks by number; 1 is the default. */
  readonly looks: TokenLook[] = [];
  readonly #light: CodeTheme;
  readonly #dark: CodeTheme;
  readonly #ids = new Map<string, number>();
  readonly #root: StackNode;

  constructor(light: CodeTheme, dark: CodeTheme) {
    this.#light = light;
    this.#dark = dark;
    const style: TokenStyle = {
      light: { color: light.theme.getDefaults().foregroundId, font: 0 },
      dark: { color: dark.theme.getDefaults().foregroundId, font: 0 },
    };
    this.looks.push({ className: "", declarations: "" });
    this.#root = {
      theme: this,
      style,
      attributes: { fontStyle: 0, foregroundId: this.#idOf(style), backgroundId: 0 },
      children: new Map(),
    };
    this.looks[1] = { className: "", declarations: "" };
  }

  getDefaults(): StackNode["attributes"] {
    return this.#root.attributes;
  }

  getColorMap(): string[] {
    return [];
  }

  match(path: ScopeStack | null): StackNode["attributes"] {
    return path === null ? this.#root.attributes : this.#nodeOf(path).attributes;
  }

  #nodeOf(path: ScopeStack): StackNode {
    const known = path[nodeOfTheme];
    if (known?.theme === this) return known;
    const parent = path.parent === null ? this.#root : this.#nodeOf(path.parent);
    let node = parent.children.get(path.scopeName);
    if (!node) {
      const style = {
        light: resolve(this.#light.theme, path, parent.style.light),
        dark: resolve(this.#dark.theme, path, parent.style.dark),
      };
      node = {
        theme: this,
        style,
        attributes: { fontStyle: 0, foregroundId: this.#idOf(style), backgroundId: 0 },
        children: new Map(),
      };
      parent.children.set(path.scopeName, node);
    }
    path[nodeOfTheme] = node;
    return node;
  }

  #idOf(style: TokenStyle): number {
    const declarations = tokenDeclarations(style, this.#light, this.#dark);
    let id = this.#ids.get(declarations);
    if (id === undefined) {
      id = this.looks.length;
      if (id > looksMost) return 1;
      this.#ids.set(declarations, id);
      this.looks.push({ className: tokenClass(declarations), declarations });
    }
    return id;
  }
}

/** A theme's rule for a stack, over what the shorter stack had. */
function resolve(
  theme: Theme,
  path: ScopeStack,
  inherited: { color: number; font: number },
): { color: number; font: number } {
  const match = theme.match(path as Parameters<Theme["match"]>[0]);
  if (!match) return inherited;
  return {
    color: match.foregroundId || inherited.color,
    font: match.fontStyle === -1 ? inherited.font : match.fontStyle,
  };
}
