import type { DivisionKind, DivisionNode, NavigationNode, SiteConfig } from "../../source/site-config.ts";
import type { LinkView, MenuItemView, SectionView, SwitcherView, TabView } from "../../theme/page-view.ts";
import type { Counterparts } from "./counterparts.ts";
import { languageName, languageTag } from "./language-tag.ts";
import type { FoundPage, PageIndex } from "./page-index.ts";
import { hrefOfPath, pathOfFile } from "./page-path.ts";
import type { Level } from "./site-plan.ts";

const switcherKinds = ["language", "version", "product", "dropdown"] as const;

/** Builds what stands around a section's sidebar: switchers, tabs and anchors, each with where it leads. */
export class SectionHeads {
  readonly #config: SiteConfig;
  readonly #pages: PageIndex;
  readonly #ownerOf: (page: FoundPage) => DivisionNode | undefined;
  readonly #targets = new Map<DivisionNode, string | null>();
  readonly #ownPages = new Map<DivisionNode, string | null>();

  /** `ownerOf` says which division's sidebar a page stands in, of all that name it. */
  constructor(config: SiteConfig, pages: PageIndex, ownerOf: (page: FoundPage) => DivisionNode | undefined) {
    this.#config = config;
    this.#pages = pages;
    this.#ownerOf = ownerOf;
  }

  /** What stands around a section's sidebar. */
  around(
    levels: readonly Level[],
    language: string,
    counterparts: Counterparts,
  ): Omit<SectionView, "key" | "language" | "sidebar"> {
    const all = withGlobal(levels, this.#config.global);
    const active = new Set(levels.flatMap((level) => (level.active ? [level.active] : [])));
    const switchers: SwitcherView[] = [];
    const tabs: TabView[] = [];
    const anchors: SectionView["anchors"] = [];
    for (const [depth, { siblings }] of all.entries()) {
      const deeper = levels.slice(depth + 1).flatMap((level) => (level.active ? [level.active] : []));
      for (const kind of switcherKinds) {
        const switcher = this.#switcher(ofKind(siblings, kind), kind, active, deeper, counterparts);
        if (switcher) switchers.push(switcher);
      }
      for (const tab of ofKind(siblings, "tab")) {
        const link = this.#linkAlong(tab, deeper);
        if (link) {
          const align = tab.align === "end" ? { align: tab.align } : {};
          tabs.push({ ...link, ...align, active: active.has(tab), menu: this.#menu(tab, active) });
        }
      }
      for (const anchor of ofKind(siblings, "anchor")) {
        const link = this.#linkAlong(anchor, deeper);
        if (link) anchors.push(active.has(anchor) ? { ...link, active: true } : link);
      }
    }
    const navbar = [...active].findLast((division) => division.navbar)?.navbar ?? this.#config.navbar;
    const version = [...active].findLast((division) => division.kind === "version")?.label;
    const searchScope = version === undefined ? language : `${language}-${version}`;
    return { switchers, tabs, anchors, navbar, searchScope };
  }

  #switcher(
    divisions: DivisionNode[],
    kind: SwitcherView["kind"],
    active: ReadonlySet<DivisionNode>,
    deeper: readonly DivisionNode[],
    counterparts: Counterparts,
  ): SwitcherView | null {
    const here = divisions.find((division) => active.has(division));
    const shown = here ?? this.#ownAmongSites(divisions);
    const options = divisions.flatMap((division) => {
      const own = this.#link(division);
      if (!own) return [];
      // Its own entry leads to its beginning, yet not out of the reader's version and language.
      const same = counterpart(division, active.has(division) ? choicesAtOnce(deeper) : deeper);
      const href = this.#ownPage(same) ?? this.#ownPage(division) ?? this.#target(same) ?? own.href;
      const link = { ...own, href };
      const label = kind === "language" ? languageName(division.label) : division.label;
      const language = kind === "language" ? { language: languageTag(division.label) } : {};
      const { tag, description } = division;
      const items = this.#menu(division, active);
      const menu = items.length > 0 ? { menu: items } : {};
      const found = here && counterparts.way(here, division);
      const way = found ? { way: found } : {};
      return [{ ...link, label, active: division === shown, tag, description, ...language, ...way, ...menu }];
    });
    const isAlone = options.length === 1 && options[0]?.active === true && !options[0].menu;
    return options.length === 0 || isAlone ? null : { kind, options };
  }

  /** Where all of them are sites of their own, the one that is this site: the default of `navigation.global`. */
  #ownAmongSites(divisions: readonly DivisionNode[]): DivisionNode | undefined {
    const { global } = this.#config;
    return divisions.every((one) => global.includes(one)) ? divisions.find((one) => one.default) : undefined;
  }

  #menu(owner: DivisionNode, active: ReadonlySet<DivisionNode>): MenuItemView[] {
    return ofKind(
      owner.children.filter((node) => node.type === "division"),
      "item",
    ).flatMap((item) => {
      const link = this.#link(item);
      return link ? [{ ...link, description: item.description, active: active.has(item) }] : [];
    });
  }

  /** A link that stays in the reader's version and language, where these are chosen inside each part. */
  #linkAlong(division: DivisionNode, deeper: readonly DivisionNode[]): LinkView | null {
    const link = this.#link(division);
    const same = counterpart(division, choicesAtOnce(deeper));
    const href = same === division ? null : this.#ownPage(same);
    return link && href !== null ? { ...link, href } : link;
  }

  #link(division: DivisionNode): LinkView | null {
    const href = this.#target(division);
    if (href === null) return null;
    const { label, icon, iconType, color } = division;
    return { label, href, icon, iconType, ...(color ? { color } : {}) };
  }

  /**
   * Its first page, else its own link; null when it leads nowhere. A page that stands in another division's sidebar
   * is the last choice: readers who follow it are not here, and would never get here.
   */
  #target(division: DivisionNode): string | null {
    const known = this.#targets.get(division);
    if (known !== undefined) return known;
    const target =
      this.#ownPage(division) ??
      this.#firstPage(division.children, null) ??
      division.href ??
      this.#firstLink(division.children);
    this.#targets.set(division, target);
    return target;
  }

  /** The first of the pages that stand in its own sidebar. */
  #ownPage(division: DivisionNode): string | null {
    let page = this.#ownPages.get(division);
    if (page === undefined) {
      page = this.#firstPage(division.children, division);
      this.#ownPages.set(division, page);
    }
    return page;
  }

  /** The first page below, of those that stand in the sidebar of `owner` or the divisions in it if there is one. */
  #firstPage(nodes: readonly NavigationNode[], owner: DivisionNode | null): string | null {
    const hrefOf = (page: FoundPage | null | undefined) =>
      page && !page.frontmatter.hidden && (!owner || this.#ownerOf(page) === owner) ? hrefOfPath(page.path) : null;
    for (const node of inOrder(nodes)) {
      let found: string | null = null;
      if (node.type === "page") {
        const page = this.#pages.byPath.get(node.path) ?? this.#pages.find(node);
        found = page?.frontmatter.url === null ? hrefOf(page) : null;
      } else if (node.type === "group" && !node.hidden) {
        const { byPath } = this.#pages;
        const root = node.root === null ? null : (byPath.get(node.root) ?? byPath.get(pathOfFile(`${node.root}.mdx`)));
        found = hrefOf(root) ?? this.#firstPage(node.children, owner);
      } else if (node.type === "division" && !node.hidden) found = this.#firstPage(node.children, owner && node);
      if (found !== null) return found;
    }
    return null;
  }

  #firstLink(nodes: readonly NavigationNode[]): string | null {
    for (const node of nodes) {
      if (node.type !== "division" || node.hidden) continue;
      const href = node.href ?? this.#firstLink(node.children);
      if (href !== null) return href;
    }
    return null;
  }
}

/** The levels with what is shown everywhere: that joins the menu of its kind, where there is one, else stands last. */
function withGlobal(levels: readonly Level[], global: readonly DivisionNode[]): Level[] {
  const all = [...levels];
  const left = new Set(global);
  for (const kind of switcherKinds) {
    const at = all.findIndex(({ siblings }) => ofKind(siblings, kind).length > 0);
    const level = all[at];
    const joining = ofKind(global, kind);
    if (!level || joining.length === 0) continue;
    all[at] = { ...level, siblings: [...level.siblings, ...joining] };
    for (const one of joining) left.delete(one);
  }
  return [...all, { siblings: [...left], active: null }];
}

function ofKind(divisions: readonly DivisionNode[], kind: DivisionKind): DivisionNode[] {
  return divisions.filter((division) => division.kind === kind && !division.hidden);
}

/** The languages and versions that are chosen before anything else on a way. */
function choicesAtOnce(way: readonly DivisionNode[]): readonly DivisionNode[] {
  const end = way.findIndex(({ kind }) => kind !== "language" && kind !== "version");
  return end === -1 ? way : way.slice(0, end);
}

/** What stands in a division where `way` leads in another: the same language, product and tab, as far as it has them. */
function counterpart(division: DivisionNode, way: readonly DivisionNode[]): DivisionNode {
  let at = division;
  for (const { kind, label } of way) {
    const same = at.children.find(
      (node) => node.type === "division" && node.kind === kind && node.label === label && !node.hidden,
    );
    if (same?.type !== "division") break;
    at = same;
  }
  return at;
}

/** Where a division begins: with the groups and pages of its own, then its default language or version. */
function inOrder(nodes: readonly NavigationNode[]): readonly NavigationNode[] {
  const divisions = nodes.filter((node) => node.type === "division");
  const preferred = divisions.filter((division) => division.default);
  return [...nodes.filter((node) => node.type !== "division"), ...preferred, ...divisions];
}
