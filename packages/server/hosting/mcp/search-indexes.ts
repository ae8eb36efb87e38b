import { readSearchFile, type SearchScope, searchFolder } from "@lectern/builder/search";
import type { PublishedSite } from "../published-site.ts";

/** A search index of a site: that of one language and version. */
export interface SearchIndex {
  /** Name of its first file. */
  file: string;
  /** BCP 47, in lower case. */
  language: string;
  /** The language's name as readers choose it; null where there is no choice. */
  languageLabel: string | null;
  version: string | null;
  /** First files of indexes that are searched with it: pages of no version beside those of one. */
  also: readonly string[];
}

const known = new WeakMap<PublishedSite, Promise<SearchIndex[]>>();

/** The indexes that readers of a site can search, the first being what they search without a choice. */
export function searchIndexes(site: PublishedSite, read: (path: string) => Promise<string>): Promise<SearchIndex[]> {
  let indexes = known.get(site);
  if (!indexes) {
    indexes = findIndexes(site, read);
    known.set(site, indexes);
    indexes.catch(() => known.delete(site));
  }
  return indexes;
}

async function findIndexes(
  { manifest }: PublishedSite,
  read: (path: string) => Promise<string>,
): Promise<SearchIndex[]> {
  const names = Object.keys(manifest.files)
    .filter((path) => path.startsWith(`${searchFolder}/`) && path.endsWith(".js"))
    .map((path) => path.slice(searchFolder.length + 1));
  // Files that are named by their content; the first file of an index is named by what it is about.
  const list = names.find((name) => /^x-[0-9a-f]{12}\.js$/.test(name));
  if (list !== undefined)
    return (readSearchFile(await read(`${searchFolder}/${list}`)) as SearchScope[])
      .filter(({ file }) => names.includes(file))
      .map(({ file, language, version, also = [] }) => ({
        file,
        also: also.filter((other) => names.includes(other)),
        language: languageOf(file, version),
        languageLabel: language,
        version,
      }));
  const first = names.find((name) => !/^[ts]-[0-9a-f]{12}\.js$/.test(name));
  return first === undefined
    ? []
    : [{ file: first, language: languageOf(first, null), languageLabel: null, version: null, also: [] }];
}

/** `de` of `de-v2.js`: an index is named by language and version. */
function languageOf(file: string, version: string | null): string {
  const name = file.replace(/\.js$/, "");
  const suffix = version === null ? "" : `-${version.toLowerCase().replace(/[^a-z0-9-]+/g, "-")}`;
  return suffix !== "" && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

/** The index for what a caller asked for; null where the site has no such language or version. */
export function chooseIndex(
  indexes: readonly SearchIndex[],
  language: string | undefined,
  version: string | undefined,
): SearchIndex | null {
  const wanted = language?.toLowerCase();
  const fits = (one: SearchIndex, isSame: (own: string) => boolean) =>
    (wanted === undefined || isSame(one.language) || one.languageLabel?.toLowerCase() === wanted) &&
    (version === undefined || one.version === version);
  return (
    indexes.find((one) => fits(one, (own) => own === wanted)) ??
    indexes.find((one) => fits(one, (own) => own.split("-")[0] === wanted?.split("-")[0])) ??
    null
  );
}
