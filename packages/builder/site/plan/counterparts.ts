import type { DivisionNode } from "../../source/site-config.ts";
import { addToList } from "../../text/add-to-list.ts";
import { alongWay, type WayView } from "../../theme/way-view.ts";
import type { FoundPage } from "./page-index.ts";
import { hrefOfPath } from "./page-path.ts";
import type { Level } from "./site-plan.ts";

/** A page and the way to its section. */
export interface PlacedPage {
  page: FoundPage;
  levels: readonly Level[];
}

/** Divisions between which readers switch without leaving what they read. Languages are told by their names: `languageAlternates`. */
const kinds = new Set<string>(["version", "product", "dropdown"]);
/** Share of the pages of a division, in its folder, that makes the folder its own. */
const mostOf = 0.6;
/** Pages of a division by which its folder is compared with that of another. */
const sampled = 40;

/**
 * Where pages have their like in other versions, products and dropdowns: at the same path below the folder of the other
 * (`v2/guides/start` and `v1/guides/start`, `guides/start` and `v1/guides/start`). Folders are known by the pages in them.
 */
export class Counterparts {
  /** Addresses of the pages that stand in a division, or in one within it. */
  readonly #pages = new Map<DivisionNode, Set<string>>();
  readonly #folders = new Map<DivisionNode, string>();
  readonly #ways = new Map<DivisionNode, Map<DivisionNode, WayView | null>>();
  readonly #ids = new Map<DivisionNode, number>();

  /** @param placed pages that readers are shown, each where it stands. */
  constructor(placed: Iterable<PlacedPage>) {
    for (const { page, levels } of placed) {
      const href = hrefOfPath(page.path);
      for (const { active } of levels) {
        if (!active) continue;
        const known = this.#pages.get(active) ?? new Set<string>();
        this.#pages.set(active, known.add(href));
      }
    }
  }

  /** The way by which pages of a division have their like in the other; null where none has. */
  way(from: DivisionNode, to: DivisionNode): WayView | null {
    const ways = this.#ways.get(from) ?? new Map<DivisionNode, WayView | null>();
    this.#ways.set(from, ways);
    let way = ways.get(to);
    if (way === undefined) {
      way = kinds.has(from.kind) && from.kind === to.kind && from !== to ? this.#bestWay(from, to) : null;
      ways.set(to, way);
    }
    return way;
  }

  /** The ways that lead from a page to its like. */
  of({ page, levels }: PlacedPage): number[] {
    const href = hrefOfPath(page.path);
    return levels.flatMap(({ siblings, active }) =>
      siblings.flatMap((other) => {
        const way = active && this.way(active, other);
        const there = way && alongWay(href, way);
        return way && there !== null && there !== href && this.#pages.get(other)?.has(there) ? [way.id] : [];
      }),
    );
  }

  /** Of the folders and those around them, the pair that leads the most pages to their like. */
  #bestWay(from: DivisionNode, to: DivisionNode): WayView | null {
    const sample = [...(this.#pages.get(from) ?? [])].slice(0, sampled);
    const there = this.#pages.get(to) ?? new Set();
    const id = this.#ids.get(to) ?? this.#ids.size;
    let best: WayView | null = null;
    let most = 0;
    for (const start of withParents(this.#folder(from))) {
      for (const end of withParents(this.#folder(to))) {
        if (start === end) continue;
        const way = { id, from: start, to: end };
        const count = sample.filter((href) => there.has(alongWay(href, way) ?? "")).length;
        if (count > most) [best, most] = [way, count];
      }
    }
    if (best) this.#ids.set(to, id);
    return best;
  }

  #folder(division: DivisionNode): string {
    let known = this.#folders.get(division);
    if (known === undefined) {
      known = ownFolder([...(this.#pages.get(division) ?? [])]);
      this.#folders.set(division, known);
    }
    return known;
  }
}

/** The deepest folder that has most of the pages, step by step from the root, which is empty. */
function ownFolder(hrefs: readonly string[]): string {
  let folder = "";
  for (let left = hrefs; left.length > 1; ) {
    const below = new Map<string, string[]>();
    for (const href of left) {
      const end = href.indexOf("/", folder.length + 1);
      // The page of a folder is among those in it.
      const name = end < 0 ? href : href.slice(0, end);
      addToList(below, name, href);
    }
    const [name, group] = [...below].reduce((most, one) => (one[1].length > most[1].length ? one : most), ["", []]);
    if (group.length < left.length * mostOf) break;
    folder = name;
    left = group;
  }
  return folder;
}

function withParents(folder: string): string[] {
  const all = [folder];
  for (let at = folder; at !== ""; all.push(at)) at = at.slice(0, at.lastIndexOf("/"));
  return all;
}
