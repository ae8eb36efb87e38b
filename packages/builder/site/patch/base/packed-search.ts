import { deserialize, serialize } from "node:v8";
import type { BaseSearch } from "./patch-base.ts";

type KnownPage = BaseSearch["index"]["pages"][number];

/** Pages of an index in columns: thousands of small objects take longer to read than all else that an edit needs. */
interface PageColumns {
  hrefs: string;
  boosts: Float64Array;
  tabs: string[];
  tabOf: Uint32Array;
  sections: Uint32Array;
  sizes: Float64Array;
}

type Packed = Omit<BaseSearch, "index" | "sources"> & {
  index: Omit<BaseSearch["index"], "pages">;
  sources: string;
  pages: PageColumns;
};

/** A search index as it is kept between builds. Addresses and names of files have no line ends. */
export function packSearch({ made, index, sources }: BaseSearch): Buffer {
  const { pages, ...rest } = index;
  const tabs = [...new Set(pages.map(({ tab }) => tab))];
  const numbers = new Map(tabs.map((tab, number) => [tab, number]));
  const columns: PageColumns = {
    hrefs: pages.map(({ href }) => href).join("\n"),
    boosts: Float64Array.from(pages, ({ boost }) => boost),
    tabs,
    tabOf: Uint32Array.from(pages, ({ tab }) => numbers.get(tab) as number),
    sections: Uint32Array.from(pages, ({ sections }) => sections),
    sizes: Float64Array.from(pages, ({ size }) => size),
  };
  return serialize({ made, index: rest, sources: sources.join("\n"), pages: columns } satisfies Packed);
}

/** The index that `packSearch` packed. */
export function unpackSearch(bytes: Uint8Array): BaseSearch {
  const { made, index, sources, pages } = deserialize(bytes) as Packed;
  const { boosts, tabs, tabOf, sections, sizes } = pages;
  const known = lines(pages.hrefs, sections.length).map((href, at): KnownPage => {
    const tab = tabs[tabOf[at] as number] as string;
    return { href, boost: boosts[at] as number, tab, sections: sections[at] as number, size: sizes[at] as number };
  });
  return { made, index: { ...index, pages: known }, sources: lines(sources, sections.length) };
}

function lines(text: string, count: number): string[] {
  return count === 0 ? [] : text.split("\n");
}
