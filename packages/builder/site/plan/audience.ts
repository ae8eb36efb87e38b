import type { NavigationNode, SiteConfig } from "../../source/site-config.ts";
import type { FoundPage, PageIndex } from "./page-index.ts";

/** Who is in no other audience: everybody who has not signed in, and nobody signs in to a site. */
const everybody = "default";

/**
 * The configuration as everybody sees it: without the entries that are for other audiences alone, and without parts of which
 * nothing is left. A page's own `audience` counts, else that of the nearest part around its entry. Pages that are left
 * without an entry are told of nowhere; whoever knows their address can read them. Where neither the navigation nor any page
 * names the audience of everybody, `audience` of pages is a note of their authors (`audience: developers`) and hides nothing.
 */
export function asEverybodySees(config: SiteConfig, index: PageIndex): SiteConfig {
  const isAsked = [...index.byPath.values()].some(({ frontmatter }) => frontmatter.audience.includes(everybody));
  if (!isAsked && !hasAudience(config.navigation)) return config;
  const view = new Audience(index);
  const told = index.diagnostics.length;
  const navigation = view.entries(config.navigation, true);
  // What is wrong with an entry is told where the navigation is drawn.
  index.diagnostics.length = told;
  for (const page of index.byPath.values())
    if (view.isKept(page)) page.frontmatter = { ...page.frontmatter, hidden: true, noindex: true };
  return { ...config, navigation };
}

function hasAudience(nodes: readonly NavigationNode[]): boolean {
  return nodes.some(
    (node) => (node.type === "group" || node.type === "division") && (node.audience || hasAudience(node.children)),
  );
}

class Audience {
  readonly #index: PageIndex;
  readonly #shown = new Set<FoundPage>();
  readonly #withheld = new Set<FoundPage>();

  constructor(index: PageIndex) {
    this.#index = index;
  }

  /** Whether nobody is to be told of a page. */
  isKept(page: FoundPage): boolean {
    const { audience } = page.frontmatter;
    if (audience.length > 0) return !audience.includes(everybody);
    return this.#withheld.has(page) && !this.#shown.has(page);
  }

  /** @param isForAll whether what stands around them is for everybody. */
  entries(nodes: readonly NavigationNode[], isForAll: boolean): NavigationNode[] {
    return nodes.flatMap((node) => this.#entry(node, isForAll));
  }

  #entry(node: NavigationNode, isForAll: boolean): NavigationNode[] {
    if (node.type === "page") return this.#shows(node.path, node, isForAll) ? [node] : [];
    if (node.type !== "group" && node.type !== "division") return isForAll ? [node] : [];
    const isFor = node.audience ? node.audience.includes(everybody) : isForAll;
    const children = this.entries(node.children, isFor);
    if (node.type === "division") {
      const isLeft = children.length > 0 || (isFor && node.children.length === 0);
      return isLeft ? [{ ...node, children }] : [];
    }
    const root = node.root !== null && this.#shows(node.root, node, isFor) ? node.root : null;
    return children.length > 0 || root !== null || (isFor && node.root === null) ? [{ ...node, root, children }] : [];
  }

  #shows(path: string, { position }: NavigationNode, isForAll: boolean): boolean {
    const page = this.#index.find({ type: "page", path, position });
    // That there is none is told where the navigation is drawn.
    if (!page) return true;
    const { audience } = page.frontmatter;
    const isShown = audience.length > 0 ? audience.includes(everybody) : isForAll;
    (isShown ? this.#shown : this.#withheld).add(page);
    return isShown;
  }
}
