import { imageSize } from "image-size";
import { sourcePath } from "../../content/index.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";

/**
 * CSS that keeps the logo's place until its file is there, so that what stands beside it does not move. A rule of the
 * stylesheet, which every reader has once, says it for all pages. Logos of other hosts are not known, nor are files in
 * which no size can be found.
 */
export function logoRules({ logo }: SiteConfig, tree: Pick<OpenTree, "byPath" | "read">): string {
  if (!logo) return "";
  const ratio = (address: string): string | null => {
    const path = sourcePath(address);
    if (!tree.byPath.has(path)) return null;
    try {
      const { width, height } = imageSize(tree.read(path));
      return width > 0 && height > 0 ? `{aspect-ratio:auto ${width}/${height}}` : null;
    } catch {
      return null;
    }
  };
  const [light, dark] = [ratio(logo.light), ratio(logo.dark)];
  const rules = [light && `img.nav-logo${light}`, dark && dark !== light && `img.nav-logo.lc-dark-only${dark}`];
  return rules.filter(Boolean).join("\n");
}
