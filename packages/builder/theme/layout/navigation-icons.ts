import type { SiteConfig } from "../../source/site-config.ts";
import type { SectionView } from "../page-view.ts";
import { authorSvg } from "./author-icon.ts";
import { maskName, maskRule } from "./icon-mask.ts";

/** Icons that the stylesheet of a site holds: drawn on every page, those of navigation may be half of it. */
export interface NavigationIcons {
  /** Class names. */
  names: string[];
  /** CSS, a rule for each. */
  rules: string;
}

/** The icons of sidebars and of what stands above them, in the order in which they are met. */
export function navigationIcons(config: SiteConfig, sections: Iterable<SectionView>): NavigationIcons {
  const masks = new Map<string, string>();
  const seen = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { icon, iconType } = value as { icon?: unknown; iconType?: unknown };
    if (typeof icon === "string" && !seen.has(`${iconType}/${icon}`)) {
      seen.add(`${iconType}/${icon}`);
      const svg = authorSvg(config, icon, typeof iconType === "string" ? iconType : null);
      if (svg) masks.set(maskName(svg), maskRule(svg));
    }
    for (const inner of Object.values(value)) add(inner);
  };
  for (const { sidebar, anchors, switchers, tabs } of sections) add([sidebar, anchors, switchers, tabs]);
  return { names: [...masks.keys()], rules: [...masks.values()].join("\n") };
}
