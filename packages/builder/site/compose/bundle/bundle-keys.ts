import { keyOf, sha256 } from "../../../text/hashes.ts";
import { builderVersion } from "../../builder-version.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";
import { headKey } from "../../model/stored-model.ts";

/** What all pages of a bundle share, and what the pages of a section do, as keys. */
export class BundleKeys {
  readonly shared: string;
  readonly #model: SiteModel;
  readonly #sections = new Map<number, string>();

  constructor(model: SiteModel, settings: object, made: readonly string[]) {
    this.#model = model;
    const { pages: _pages, sections: _sections, skills: _skills, ...site } = model;
    // A link's address depends on which pages and files there are.
    this.shared = keyOf(
      builderVersion(),
      JSON.stringify(settings),
      // Long texts by their hashes: as parts of the key, each of their quote signs would be escaped.
      sha256(JSON.stringify(site)),
      sha256(model.pages.map((page) => `${page.path}\n${page.file}`).join("\n")),
      sha256(made.join("\n")),
    );
  }

  section(index: number): string {
    let key = this.#sections.get(index);
    if (key === undefined) {
      key = sha256(this.shared + JSON.stringify(this.#model.sections[index]));
      this.#sections.set(index, key);
    }
    return key;
  }

  /** Everything that makes a page in a file; none of it has line ends. */
  pageInputs(page: ModelPage, path: string, part: string): string {
    return `page\n${this.section(page.section)}\n${path}\n${part}\n${headKey(page)}`;
  }

  notFound(): string {
    return keyOf("404", this.shared, ...this.#model.sections.map((_, index) => this.section(index)));
  }
}
