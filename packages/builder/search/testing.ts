import assert from "node:assert/strict";
import { buildSearchIndex, indexPath, type SearchFile, type SearchPage } from "./index.ts";
import { SearchReader } from "./reader.ts";

export type Row = [id: string, heading: string, text: string];

/** For tests: a page of an index whose sections are its rows. */
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

/** What a question finds in an index of these pages. */
export function search(pages: SearchPage[], query: string) {
  return ask(buildSearchIndex(pages), indexPath("en"), query);
}

/** What a question finds in an index by its files. @param onLoad is told of each file that is read */
export async function ask(files: SearchFile[], path: string, query: string, onLoad?: (file: SearchFile) => void) {
  return (await readerOf(files, path, onLoad).query(query, 12)).hits;
}

/** A reader of an index by its files, which are loaded as a browser runs them. */
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
