import { appendFileSync, cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { firstGroup, navigationPages, pagesByLanguage, withoutPages } from "./navigation.ts";
import { addedParagraph, type SizedSource, type Source } from "./source.ts";

const notContent = new Set([".git", "node_modules"]);

/**
 * A checkout with docs.json or mint.json, whole or its first pages. It is copied before it is built and changed.
 * @throws when the folder has neither.
 */
export function repositorySource(folder: string): Source & SizedSource {
  const root = resolve(folder);
  const config = ["docs.json", "mint.json"].find((name) => existsSync(join(root, name)));
  if (!config) throw new Error(`${folder} has neither docs.json nor mint.json`);
  const settings = JSON.parse(readFileSync(join(root, config), "utf8")) as { name?: string; navigation?: unknown };
  const pages = allPages(root, settings.navigation);
  const isPage = new Set(pages);

  const sized = (count: number): Source => {
    const gone = new Set(pages.slice(count));
    const navigation = structuredClone(withoutPages(settings.navigation, gone));
    const group = firstGroup(navigation);
    const named = navigationPages(navigation).filter((page) => isPage.has(page));
    // A navigation may be split over several files; then any page will do.
    const changed = middle(named) ?? middle(pages.slice(0, count));
    if (!changed) throw new Error(`${folder} has no page in MDX`);
    const writeConfig = (target: string) =>
      writeFileSync(join(target, config), JSON.stringify({ ...settings, navigation }, null, 2));
    const isWanted = (path: string) =>
      !notContent.has(basename(path)) && !gone.has(relative(root, path).replace(/\.mdx$/, ""));
    return {
      write(target) {
        cpSync(root, target, { recursive: true, filter: isWanted });
        if (gone.size > 0) writeConfig(target);
      },
      changePage: (target, index) => appendFileSync(join(target, `${changed}.mdx`), addedParagraph(index)),
      changeTitle: group
        ? (target, index) => {
            group.group = `Renamed ${index}`;
            writeConfig(target);
          }
        : null,
    };
  };
  return { name: settings.name ?? basename(root), count: pages.length, sized, ...sized(pages.length) };
}

/**
 * The pages in MDX without their extension: those of the navigation in its order, then those that it leaves out. Languages take
 * turns, so that the first pages are of all languages as the whole is: a page of one costs more than a page of another.
 */
function allPages(root: string, navigation: unknown): string[] {
  const files = globSync("**/*.mdx", { cwd: root, exclude: (path) => notContent.has(basename(path)) });
  const existing = new Set(
    files.filter((path) => !/(^|\/)_?snippets\//.test(path)).map((path) => path.replace(/\.mdx$/, "")),
  );
  const named = inTurn(pagesByLanguage(navigation).map((pages) => pages.filter((page) => existing.has(page))));
  return [...new Set([...named, ...[...existing].sort()])];
}

/** The items of all lists, each list spread evenly over the whole and in its own order. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const ranked = lists.flatMap((list) => list.map((item, index) => ({ item, rank: (index + 0.5) / list.length })));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

function middle(list: readonly string[]): string | undefined {
  return list[Math.floor(list.length / 2)];
}
