import { systemThemes } from "../source/config/brand.ts";
import type { SiteConfig } from "../source/site-config.ts";

/**
 * Code stands on the page's own ground, as long as the author chose no theme for it: then on that theme's, since its
 * colours were made for it. `--lc-code-ground` is what the content's rules say of the theme.
 */
export function codeGroundRules({ light, dark }: SiteConfig["styling"]["codeblocks"]): string {
  const chosen = light !== systemThemes.light || dark !== systemThemes.dark;
  const ground = chosen ? "var(--lc-code-ground,var(--code-surface))" : "var(--code-surface)";
  return `.code-block{--code-ground:${ground};background-color:var(--code-ground)}`;
}
