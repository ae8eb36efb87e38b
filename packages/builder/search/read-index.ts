/** Reading the index of a built site where there is no browser. */
export { excerpt } from "./highlight.ts";
export { type IndexHead, indexFormat, type SearchScope, searchFolder } from "./index-format.ts";
export { JoinedReader } from "./joined-reader.ts";
export { SearchReader } from "./reader.ts";

/**
 * Data of a file of the index, which travels as a script that hands it over: `lecternSearchData("name",…)`.
 * @throws where it is none
 */
export function readSearchFile(text: string): unknown {
  const start = text.indexOf(",") + 1;
  const end = text.lastIndexOf(")");
  if (!text.startsWith("lecternSearchData(") || start === 0 || end < start)
    throw new Error("no file of a search index");
  return JSON.parse(text.slice(start, end));
}
