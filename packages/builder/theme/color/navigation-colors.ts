import type { DivisionNode, NavigationNode, SiteConfig } from "../../source/site-config.ts";

/** Colours that one site's stylesheet names; a navigation with more is somebody's joke. */
const mostColors = 200;

/** Class of what has a colour of its own in the navigation: `lc-color-ff0000-00ff00`; empty without one. */
export function colorClass(color: DivisionNode["color"] | undefined): string {
  const light = color?.light ?? color?.dark;
  if (!light) return "";
  return `lc-color-${light.slice(1)}-${(color?.dark ?? light).slice(1)}`.toLowerCase();
}

/** CSS of the colours that anchors, dropdowns, products and their like name in docs.json. */
export function navigationColorRules({ navigation, global }: SiteConfig): string {
  const classes = new Set<string>();
  const visit = (nodes: readonly NavigationNode[]): void => {
    for (const node of nodes) {
      if (node.type !== "division" && node.type !== "group") continue;
      if (node.type === "division" && node.color && classes.size < mostColors) classes.add(colorClass(node.color));
      visit(node.children);
    }
  };
  visit([...navigation, ...global]);
  classes.delete("");
  return [...classes]
    .sort()
    .map((name) => {
      const [light, dark] = name.split("-").slice(2);
      // Twice, so that it counts before what a kind of entry looks like.
      return `.${name}.${name}{color:light-dark(#${light},#${dark})}`;
    })
    .join("\n");
}
