import type { SearchScope } from "../../search/index-format.ts";
import { JoinedReader, type Searcher } from "../../search/joined-reader.ts";
import { type LoadFile, SearchReader } from "../../search/reader.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import { SearchDialog } from "./search/dialog.ts";
import type { SearchIndexes } from "./search/filters.ts";
import { nearestPages } from "./search/nearest-pages.ts";
import { hitAddress } from "./search/site-address.ts";

/**
 * The search part: loaded at the first intent to search. Files of the index are scripts that hand their content to
 * `lecternSearchData`, since a page opened from a disk may load scripts but fetch nothing.
 */
declare global {
  interface Window {
    lecternSearchData?: (name: string, data: unknown) => void;
  }
}

const waiting = new Map<string, (data: unknown) => void>();
window.lecternSearchData = (name, data) => waiting.get(name)?.(data);

const page = document.getElementById("lc-script") as HTMLScriptElement;
const first = new URL(page.dataset.searchIndex ?? "", document.baseURI);

const loads = new Map<string, Promise<unknown>>();

/** Once for each file: indexes of two languages may share one. */
const load: LoadFile = (name) => {
  const known = loads.get(name) ?? loadFile(name);
  loads.set(name, known);
  known.catch(() => loads.delete(name));
  return known;
};

const loadFile: LoadFile = (name) =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    waiting.set(name, resolve);
    script.src = new URL(name, first).href;
    script.onload = () => script.remove();
    script.onerror = () => {
      script.remove();
      waiting.delete(name);
      reject(new Error(`cannot load ${script.src}`));
    };
    document.head.append(script);
  });

const readers = new Map<string, Promise<Searcher>>();
const nameIn = (address: URL) => address.pathname.split("/").at(-1) ?? "";

const indexes: SearchIndexes = {
  first: nameIn(first),
  async scopes() {
    const { searchScopes } = page.dataset;
    return searchScopes ? ((await load(nameIn(new URL(searchScopes, document.baseURI)))) as SearchScope[]) : [];
  },
  reader(file) {
    const known = readers.get(file) ?? joinedReader(file);
    readers.set(file, known);
    return known;
  },
};

/** Where it cannot be had which indexes there are, the one that is known, until that is asked again. */
async function joinedReader(file: string): Promise<Searcher> {
  const own = new SearchReader(file, load);
  const scopes = await indexes.scopes().catch(() => null);
  if (scopes === null) readers.delete(file);
  const also = scopes?.find((scope) => scope.file === file)?.also ?? [];
  return also.length > 0
    ? new JoinedReader(
        own,
        also.map((other) => new SearchReader(other, load)),
      )
    : own;
}

/** The path of an address below the root of the site. */
const pathOf = (address: string) => {
  const { pathname } = new URL(address);
  const root = new URL("../", page.src).pathname;
  return percentDecoded(pathname.startsWith(root) ? pathname.slice(root.length) : pathname);
};

/**
 * Where search begins: in the page's own index. The page for addresses that lead nowhere is one for all languages and
 * versions, and begins in that whose folder the address is in.
 */
async function firstIndex(): Promise<string> {
  if (!document.querySelector(".not-found-container")) return indexes.first;
  const asked = pathOf(location.href).split("/");
  let best = { file: indexes.first, shared: 0 };
  for (const { file, folder } of await indexes.scopes().catch(() => [])) {
    const folders = folder.split("/");
    const end = folders.findIndex((name, index) => name !== asked[index]);
    const shared = end < 0 ? folders.length : end;
    if (shared > best.shared) best = { file, shared };
  }
  return best.file;
}

const start = firstIndex();
const dialog = start.then((first) => new SearchDialog({ ...indexes, first }));

window.lecternSearch = {
  open: async (typed) => (await dialog).open(typed),
  async nearest(address) {
    const pages = await nearestPages(await indexes.reader(await start), pathOf(address));
    return pages.map((hit) => ({ href: hitAddress({ ...hit, id: "" }), title: hit.title }));
  },
};
