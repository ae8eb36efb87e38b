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
  const result: PlannedNavigation = {
    sections: [],
    placings: new Map(),
    orders: new Map(),
    directories: new Map(),
    diagnostics: [],
  };
  const owners = new Map<PlannedSection, DivisionNode>();
  const levelsOf = new Map<PlannedSection, readonly Level[]>();
  const ownerOf = (page: FoundPage) => {
    const placing = result.placings.get(page);
    return placing && owners.get(placing.section);
  };
  const heads = new SectionHeads(config, pages, ownerOf);
  // Where a switch or tab leads depends on where each page stands: heads are drawn when all are placed.
  const drawHeads: ((counterparts: Counterparts) => void)[] = [];
  const configs = new Map<DivisionNode, SiteConfig>();

  const walk = (
    nodes: readonly NavigationNode[],
    levels: Level[],
    configHere: SiteConfig,
    language: string,
    isDefault: boolean,
  ) => {
    const entries = nodes.filter((node) => node.type !== "division");
    const divisions = nodes.filter((node) => node.type === "division");
    // What stands beside languages or versions is in none of them: a page that is also in one is of that one.
    const isAside = divisions.some(isSwitch);
    let placeAside = () => {};
    if (entries.length > 0 || levels.length === 0) {
      const key = levels.map(({ active }) => (active ? `${active.kind}:${active.label}` : "")).join("/");
      const view = bareView(key, language, configHere);
      const section: PlannedSection = { view, config: configHere, isDefault };
      const owner = levels.at(-1)?.active;
      if (owner) owners.set(section, owner);
      result.sections.push(section);
      levelsOf.set(section, levels);
      const around = [...levels, { siblings: divisions, active: null }];
      drawHeads.push((counterparts) => Object.assign(view, heads.around(around, language, counterparts)));
      const placeHere = () =>
        place(inLanguage(entries, language), section, levels, result, pages, config.directory ?? "none", isAside);
      if (isAside) placeAside = placeHere;
      else placeHere();
    }
    const firsts = new Map<string, DivisionNode>();
    for (const division of divisions) {
      if (!firsts.has(division.kind) || (division.default && !firsts.get(division.kind)?.default))
        firsts.set(division.kind, division);
    }
    for (const division of divisions) {
      if (division.kind === "language") result.diagnostics.push(...unknownLanguage(division));
      if (division.children.length === 0) continue;
      const deeper = overridden(configHere, division, configs);
      const tag = division.kind === "language" ? languageTag(division.label) : language;
      walk(
        division.children,
        [...levels, { siblings: divisions, active: division }],
        deeper,
        tag,
        isDefault && (!isSwitch(division) || firsts.get(division.kind) === division),
      );
    }
    placeAside();
  };
  walk(config.navigation, [], config, "en", true);
  const shown = [...result.placings].flatMap(([page, placing]) =>
    placing.hidden || page.frontmatter.url !== null
      ? []
      : [{ page, placing, levels: levelsOf.get(placing.section) ?? [] }],
  );
  const counterparts = new Counterparts(shown);
  for (const draw of drawHeads) draw(counterparts);
  for (const one of shown) one.placing.counterparts = counterparts.of(one);
  return result;
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
