import assert from "node:assert/strict";
import { buildSearchIndex, indexPath, type SearchFile, type SearchPage } from "./index.ts";
import { SearchReader } from "./reader.ts";

export type Row = [id: string, heading: string, text: string];

export function page(href: string, title: string, rows: Row[]): SearchPage {
  const sections = rows.map(([id, heading, text]) => ({ id, heading, level: 2, text }));
  return {
    href,
    file: `${href.slice(1)}.html`,
    title,
    description: "",
    trail: [],
    keywords: [],
    boost: 1,
    scope: "en",
    tab: "",
    sections,
  };
}

export function search(pages: SearchPage[], query: string) {
  return ask(buildSearchIndex(pages), indexPath("en"), query);
}

export async function ask(files: SearchFile[], path: string, query: string, onLoad?: (file: SearchFile) => void) {
  return (await readerOf(files, path, onLoad).query(query, 12)).hits;
}

export function readerOf(files: SearchFile[], path: string, onLoad?: (file: SearchFile) => void): SearchReader {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return new SearchReader(path.split("/").at(-1) ?? "", async (name) => {
    const file = byPath.get(`_lectern/search/${name}`);
    assert.ok(file, `no file ${name}`);
    onLoad?.(file);
    let data: unknown;
    new Function("lecternSearchData", Buffer.from(file.bytes).toString())((loaded: string, value: unknown) => {
      assert.equal(loaded, name);
      data = value;
    });
    return data;
  });
}
