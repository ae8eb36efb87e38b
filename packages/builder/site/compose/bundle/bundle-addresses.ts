import type { SiteRedirect } from "@lectern/contract";
import { siteAddress } from "../../../theme/layout/absolute-url.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";
import { AddressBook } from "../address-book.ts";
import { BundlePlaces } from "../places.ts";
import type { MarkPlace } from "../resolve-marks.ts";

/** Folders whose addresses are remembered at once: files come folder by folder. */
const mostPlaces = 32;

/** Where everything of a bundle lies, and the relative links between. */
export class BundleAddresses {
  readonly #all: BundlePlaces;
  readonly #places = new Map<string, MarkPlace>();

  /**
   * @param made files that are made for the bundle, beside those of the model.
   * @param keepsOutside whether content of other hosts stays.
   */
  constructor(model: SiteModel, made: readonly string[], keepsOutside: boolean) {
    const first = model.first === null ? null : (model.pages[model.first] as ModelPage);
    const twins = model.pages.map((page) => page.twin);
    const lists = ["llms.txt", "llms-full.txt", "robots.txt"];
    const maps = siteAddress(model.configs[0]?.seo.metatags.canonical) === null ? [] : ["sitemap.xml"];
    const book = new AddressBook({
      pages: model.pages.map((page) => page.path),
      files: [...model.files, ...twins, ...made, ...lists, ...maps],
      // A bundle has them once, at its root.
      redirects: [...model.redirects, ...lists.map(wellKnown)],
      firstPage: first?.path ?? null,
    });
    const fileOf = new Map(model.pages.map((page) => [page.path, page.file]));
    if (first) fileOf.set("", "index.html");
    this.#all = new BundlePlaces(book, (path) => fileOf.get(path) ?? null, keepsOutside);
  }

  /** The place of one file: its links are relative to its folder, so that files of a folder share one place. */
  placeOf(file: string): MarkPlace {
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    let place = this.#places.get(folder);
    if (!place) {
      place = this.#all.in(folder);
      this.#places.set(folder, place);
      if (this.#places.size > mostPlaces) this.#places.delete(this.#places.keys().next().value as string);
    }
    return place;
  }
}

function wellKnown(list: string): SiteRedirect {
  return { source: `/.well-known/${list}`, destination: `/${list}`, permanent: true };
}
