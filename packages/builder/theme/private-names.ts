/**
 * Names that stylesheets of the content know, and may set: those of the format, and of the utility engine's fonts. A colour
 * that they call `--text` or a corner that they call `--radius` is their own.
 */
const known =
  /^(?:font-(?:inter|jetbrains-mono|mono|sans)|(?:content|sidebar)-width|(?:banner|topbar-tabs)-height|tree-highlight)$/;

/** Name of a variable of the theme as pages have it: `lc-text` for `text`. */
export function privateName(name: string): string {
  return name.startsWith("lc-") || known.test(name) ? name : `lc-${name}`;
}

/** A stylesheet of the theme with its variables under names that no stylesheet of the content uses for something else. */
export function withPrivateNames(css: string): string {
  return css.replace(/(?<![\w-])--([a-z][\w-]*)/g, (_, name: string) => `--${privateName(name)}`);
}
