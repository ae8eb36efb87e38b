import { type LoadFile, SearchReader } from "../../search/reader.ts";
import { SearchDialog } from "./search-dialog.ts";

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

const load: LoadFile = (name) =>
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

const dialog = new SearchDialog(new SearchReader(first.pathname.split("/").at(-1) ?? "", load));
window.lecternSearch = { open: () => dialog.open() };
