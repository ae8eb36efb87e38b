import { systemThemes } from "../source/config/brand.ts";
import type { SiteConfig } from "../source/site-config.ts";

/**
 * Code stands on the page's own ground, as long as the author chose no theme for it: then on that theme's, since its
 * colours were made for it. `--lc-code-theme` is what the content's rules say of the theme.
 */
export function codeGroundRules({ light, dark }: SiteConfig["styling"]["codeblocks"]): string {
  const chosen = light !== systemThemes.light || dark !== systemThemes.dark;
  const ground = chosen ? "var(--lc-code-theme,var(--lc-code-surface))" : "var(--lc-code-surface)";
  return `.code-block{--lc-code-ground:${ground};background-color:var(--lc-code-ground)}`;
}
