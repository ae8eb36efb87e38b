import type { Diagnostic } from "@lectern/contract";
import type { DirectoryStyle, DivisionNode, GroupNode, NavigationNode, SiteConfig } from "../../source/site-config.ts";
import type { DirectoryView, SectionView } from "../../theme/page-view.ts";
import { Counterparts } from "./counterparts.ts";
import { inLanguage } from "./group-words.ts";
import { isKnownLanguage, languageTag, likelyLanguage } from "./language-tag.ts";
import type { FoundPage, PageIndex } from "./page-index.ts";
import { SectionHeads } from "./section-head.ts";
import { drawSidebar, SidebarOrder } from "./sidebar.ts";
import type { Level, PlannedSection } from "./site-plan.ts";

/** Where the navigation puts a page: the first place where it is named, in the default version and language before others. */
export interface Placing {
  section: PlannedSection;
  groups: GroupNode[];
  /** Divisions around it, outermost first. */
  divisions: readonly DivisionNode[];
  hidden: boolean;
  /** `searchable: true` on what hides it, or on a part of that around the page: everything but the navigation shows it. */
  searchableWhenHidden: boolean;
  /** `searchable: false` on a division or group around it. */
  unsearchable: boolean;
  /** Weight in search: the nearest around it that says one. */
  boost: number | null;
  /** Ways of the menus around it that lead to its like. */
  counterparts: number[];
}

export interface PlannedNavigation {
  sections: PlannedSection[];
  placings: Map<FoundPage, Placing>;
  /** Links of each section in reading order, for previous and next. */
  orders: Map<PlannedSection, SidebarOrder>;
  /** What the roots of groups list. */
  directories: Map<FoundPage, DirectoryView>;
  diagnostics: Diagnostic[];
}

/**
 * Walks the navigation once. A section is what holds groups and pages itself; what stands around it (languages, tabs
 * …, in any nesting) becomes its switchers, tabs and anchors.
 */
export function planSections(config: SiteConfig, pages: PageIndex): PlannedNavigation {
  const walk = new SectionWalk(config, pages);
  walk.into({ nodes: config.navigation, levels: [], config, language: "en", isDefault: true });
  walk.finish();
  return walk.result;
}

/** A part of the navigation, and what stands around it. */
interface Part {
  nodes: readonly NavigationNode[];
  /** From the outermost inwards. */
  levels: readonly Level[];
  /** The site's, with what the divisions around it say otherwise. */
  config: SiteConfig;
  language: string;
  isDefault: boolean;
}

class SectionWalk {
  readonly result: PlannedNavigation = {
    sections: [],
    placings: new Map(),
    orders: new Map(),
    directories: new Map(),
    diagnostics: [],
  };
  readonly #config: SiteConfig;
  readonly #pages: PageIndex;
  readonly #heads: SectionHeads;
  readonly #owners = new Map<PlannedSection, DivisionNode>();
  readonly #levels = new Map<PlannedSection, readonly Level[]>();
  readonly #configs = new Map<DivisionNode, SiteConfig>();
  /** Where a switch or tab leads depends on where each page stands: heads are drawn when all are placed. */
  readonly #drawHeads: ((counterparts: Counterparts) => void)[] = [];

  constructor(config: SiteConfig, pages: PageIndex) {
    this.#config = config;
    this.#pages = pages;
    this.#heads = new SectionHeads(config, pages, (page) => {
      const placing = this.result.placings.get(page);
      return placing && this.#owners.get(placing.section);
    });
  }

  /** Plans the sections of a part, from the outside in. */
  into(part: Part): void {
    const entries = part.nodes.filter((node) => node.type !== "division");
    const divisions = part.nodes.filter((node) => node.type === "division");
    // What stands beside languages or versions is in none of them: a page that is also in one is of that one.
    const isAside = divisions.some(isSwitch);
    const section = entries.length > 0 || part.levels.length === 0 ? this.#addSection(part, divisions) : null;
    const placeHere = () => {
      if (!section) return;
      const { language, levels } = part;
      const directory = this.#config.directory ?? "none";
      place(inLanguage(entries, language), section, levels, this.result, this.#pages, directory, isAside);
    };
    if (!isAside) placeHere();
    const firsts = firstsByKind(divisions);
    for (const division of divisions) this.#intoDivision(division, part, divisions, firsts);
    if (isAside) placeHere();
  }

  /** Draws the heads of all sections, and finds what of other languages and versions stands for each page. */
  finish(): void {
    const shown = [...this.result.placings].flatMap(([page, placing]) =>
      placing.hidden || page.frontmatter.url !== null
        ? []
        : [{ page, placing, levels: this.#levels.get(placing.section) ?? [] }],
    );
    const counterparts = new Counterparts(shown);
    for (const draw of this.#drawHeads) draw(counterparts);
    for (const one of shown) one.placing.counterparts = counterparts.of(one);
  }

  #addSection({ levels, config, language, isDefault }: Part, divisions: DivisionNode[]): PlannedSection {
    const key = levels.map(({ active }) => (active ? `${active.kind}:${active.label}` : "")).join("/");
    const view = bareView(key, language, config);
    const section: PlannedSection = { view, config, isDefault };
    const owner = levels.at(-1)?.active;
    if (owner) this.#owners.set(section, owner);
    this.result.sections.push(section);
    this.#levels.set(section, levels);
    const around = [...levels, { siblings: divisions, active: null }];
    this.#drawHeads.push((counterparts) => Object.assign(view, this.#heads.around(around, language, counterparts)));
    return section;
  }

  #intoDivision(
    division: DivisionNode,
    { levels, config, language, isDefault }: Part,
    siblings: DivisionNode[],
    firsts: ReadonlyMap<string, DivisionNode>,
  ): void {
    if (division.kind === "language") this.result.diagnostics.push(...unknownLanguage(division));
    if (division.children.length === 0) return;
    this.into({
      nodes: division.children,
      levels: [...levels, { siblings, active: division }],
      config: overridden(config, division, this.#configs),
      language: division.kind === "language" ? languageTag(division.label) : language,
      isDefault: isDefault && (!isSwitch(division) || firsts.get(division.kind) === division),
    });
  }
}

/** The division of each kind that is shown first: the one that says so, else the first. */
function firstsByKind(divisions: readonly DivisionNode[]): Map<string, DivisionNode> {
  const firsts = new Map<string, DivisionNode>();
  for (const division of divisions) {
    if (!firsts.has(division.kind) || (division.default && !firsts.get(division.kind)?.default))
      firsts.set(division.kind, division);
  }
  return firsts;
}

/** Divisions that hold the same pages each, in other words or of another time. */
function isSwitch({ kind }: DivisionNode): boolean {
  return kind === "language" || kind === "version";
}

/** What is to be said of a language that nobody knows: no screen reader speaks it, and the page's own words are English. */
function unknownLanguage({ label, position }: DivisionNode): Diagnostic[] {
  if (isKnownLanguage(label)) return [];
  const likely = likelyLanguage(label);
  const hint = likely ? `Write ${JSON.stringify(likely)}` : "Write its code, such as en, de or pt-BR";
  const message = `${JSON.stringify(label)} is no code of a language: the menus of its pages are in English, and search engines cannot place them`;
  return [{ severity: "warning", code: "unknown-language", message, hint, ...position }];
}

function bareView(key: string, language: string, { navbar }: SiteConfig): SectionView {
  return { key, switchers: [], tabs: [], anchors: [], sidebar: [], navbar, language, searchScope: language };
}

/** The configuration with a language's own banner and footer; one object for all sections of the language. */
function overridden(config: SiteConfig, division: DivisionNode, configs: Map<DivisionNode, SiteConfig>): SiteConfig {
  if (!division.banner && !division.footer && !division.navbar) return config;
  const known = configs.get(division);
  if (known) return known;
  const own: SiteConfig = {
    ...config,
    banner: division.banner ?? config.banner,
    footer: division.footer ?? config.footer,
    navbar: division.navbar ?? config.navbar,
  };
  configs.set(division, own);
  return own;
}

function place(
  entries: readonly NavigationNode[],
  section: PlannedSection,
  levels: readonly Level[],
  result: PlannedNavigation,
  pages: PageIndex,
  directory: DirectoryStyle,
  isAside: boolean,
): void {
  const order = new SidebarOrder();
  const active = levels.flatMap((level) => (level.active ? [level.active] : []));
  const hiddenBy = active.filter((division) => division.hidden);
  const unsearchable = active.some((division) => division.searchable === false);
  /** Pages that a group has as its root only: authors list them among its pages too. */
  const roots = new Set<FoundPage>();
  result.orders.set(section, order);
  section.view.sidebar = drawSidebar(entries, {
    pages,
    order,
    hidden: hiddenBy.length > 0,
    drilldown: section.config.interaction.drilldown,
    diagnostics: result.diagnostics,
    directory: active.findLast((division) => division.directory !== null)?.directory ?? directory,
    onDirectory(root, listing) {
      if (!result.directories.has(root)) result.directories.set(root, listing);
    },
    onPage(page, groups, hidden, node) {
      const before = result.placings.get(page);
      if (!before && !node) roots.add(page);
      const isListedFirst = node !== null && roots.delete(page);
      if (before) {
        if (before.section === section && node && !node.isMade && !isListedFirst) {
          result.diagnostics.push({
            severity: "warning",
            code: "duplicate-page",
            message: `The page ${JSON.stringify(page.path || "index")} stands in this navigation twice`,
            hint: "Remove one of the entries",
            ...node.position,
          });
        }
        // A page that is hidden in one place and shown in another is shown.
        const isBetter = before.hidden || (section.isDefault && !before.section.isDefault && !isAside);
        if (hidden || !isBetter) return;
      }
      const around = [...hiddenBy, ...groups.filter((group) => group.hidden)];
      // What is nearest to the page says whether it is found: a part of what is hidden may be, and a part of what is found not.
      const nearest = [...active, ...groups].findLast((one) => one.hidden || one.searchable === true);
      result.placings.set(page, {
        section,
        groups: [...groups],
        divisions: active,
        hidden,
        searchableWhenHidden: around.length > 0 && nearest?.searchable === true,
        unsearchable: unsearchable || groups.some((group) => group.searchable === false),
        boost: [...active, ...groups].findLast((one) => one.boost !== null)?.boost ?? null,
        counterparts: [],
      });
    },
  });
}
