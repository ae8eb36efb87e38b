import type { DivisionNode, NavigationNode, SiteConfig } from "../../source/site-config.ts";
import type { LanguageAlternate } from "../../theme/page-view.ts";
import { languageTag } from "../plan/language-tag.ts";
import { hrefOfPath } from "../plan/page-path.ts";
import type { PlannedPage } from "../plan/site-plan.ts";

/** Folders deep in which a language may be named: `fr/start`, `docs/fr/start`. */
const languageDepth = 3;

/**
 * The same page in other languages, for each page that has one: pages whose paths differ in nothing but the folder of
 * their language (`start` and `fr/start`, `en/v2/start` and `cn/v2/start`), and one around those folders that has nothing
 * else (`l/fr/start`). The default language also stands for readers
 * of none. Pages that the navigation leads to lead to such alone; one that it does not name, as the first page of many
 * sites, leads to its like wherever that stands.
 */
export function languageAlternates(
  config: SiteConfig,
  pages: readonly PlannedPage[],
): ReadonlyMap<PlannedPage, LanguageAlternate[]> {
  const found = new Map<PlannedPage, LanguageAlternate[]>();
  const divisions = languagesIn(config.navigation);
  if (divisions.length < 2) return found;
  const preferred = languageTag((divisions.find((one) => one.default) ?? (divisions[0] as DivisionNode)).label);
  const folders = new Map<string, Set<string>>();
  for (const { label } of divisions) {
    const tag = languageTag(label);
    const names = folders.get(tag) ?? new Set<string>();
    folders.set(tag, names);
    for (const name of [label, tag, tag.split("-")[0] as string]) names.add(name.toLowerCase());
  }
  const folderIn = ({ path, section }: PlannedPage) => {
    const { language } = section.view;
    return languageFolder(path.split("/"), folders.get(language) ?? new Set(), language);
  };
  const mixed = new Set(pages.flatMap((page) => foldersOfMore(page.path.split("/"), folderIn(page))));
  const groups = new Map<string, Map<string, PlannedPage>>();
  const named = pages.filter((page) => page.inSitemap);
  const unnamed = pages.filter((page) => !page.inSitemap && !page.noindex);
  for (const page of [...named, ...unnamed]) {
    const { language } = page.section.view;
    if (!folders.has(language)) continue;
    const parts = page.path.split("/");
    const at = folderIn(page);
    const around = at > 0 && mixed.has(parts.slice(0, at).join("/")) ? parts.slice(0, at) : [];
    const key = [...around, ...parts.slice(at + 1)].join("/");
    const group = groups.get(key) ?? new Map<string, PlannedPage>();
    groups.set(key, group);
    if (!group.has(language)) group.set(language, page);
  }
  for (const group of groups.values()) {
    const ofNamed = alternatesIn(
      [...group].filter(([, page]) => page.inSitemap),
      preferred,
    );
    const ofAll = alternatesIn([...group], preferred);
    for (const page of group.values()) {
      const alternates = page.inSitemap ? ofNamed : ofAll;
      if (alternates.length > 0) found.set(page, alternates);
    }
  }
  return found;
}

/** Each of the pages, and that of the preferred language for readers of none; none of a page alone. */
function alternatesIn(pages: readonly [string, PlannedPage][], preferred: string): LanguageAlternate[] {
  if (pages.length < 2) return [];
  const alternates = pages.map(([language, page]) => ({ language, href: hrefOfPath(page.path) }));
  const otherwise = alternates.find(({ language }) => language === preferred);
  return otherwise ? [...alternates, { language: "x-default", href: otherwise.href }] : alternates;
}

function languagesIn(nodes: readonly NavigationNode[]): DivisionNode[] {
  return nodes.flatMap((node) =>
    node.type !== "division" || node.hidden ? [] : node.kind === "language" ? [node] : languagesIn(node.children),
  );
}

/** Which part of a path is the folder of its language; -1 where none is. */
function languageFolder(parts: readonly string[], names: ReadonlySet<string>, language: string): number {
  const isFolder = (name: string) => names.has(name) || isRegional(name, language);
  return parts.slice(0, languageDepth).findIndex((part) => isFolder(part.toLowerCase()));
}

/** The folders around a page that have something else than folders of languages in them. */
function foldersOfMore(parts: readonly string[], at: number): string[] {
  const lengths = parts.slice(1, languageDepth).map((_, index) => index + 1);
  return lengths.filter((length) => length !== at).map((length) => parts.slice(0, length).join("/"));
}

/** Whether a folder is named after the language in a region or script: `ja-jp` of Japanese. */
function isRegional(name: string, language: string): boolean {
  const [, own] = /^([a-z]{2,3})-(?:[a-z]{2}|[a-z]{4}|\d{3})$/.exec(name) ?? [];
  return own !== undefined && own === language.split("-")[0];
}
