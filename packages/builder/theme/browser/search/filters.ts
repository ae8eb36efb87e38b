import type { SearchScope } from "../../../search/index-format.ts";
import type { Searcher } from "../../../search/joined-reader.ts";
import { element } from "../element.ts";
import { words } from "./words.ts";

export interface SearchIndexes {
  /** Name of the first file of the page's own index. */
  first: string;
  /** The indexes of the site; empty where there is only one. */
  scopes(): Promise<SearchScope[]>;
  /** What answers for an index, with those that its readers search too. */
  reader(file: string): Promise<Searcher>;
}

/** What a search is narrowed to: a tab as a chip, another version or language as a choice. Nothing where there is no choice. */
export class SearchFilters {
  readonly element: HTMLElement;
  /** Label of the tab; null for all. */
  tab: string | null = null;
  #file: string;
  #scopes: SearchScope[] = [];
  #indexes: SearchIndexes;
  #onChange: () => void;
  #isReady = false;

  constructor(indexes: SearchIndexes, onChange: () => void) {
    this.#indexes = indexes;
    this.#file = indexes.first;
    this.#onChange = onChange;
    this.element = element("div", {
      class: "lc-search-filters",
      role: "group",
      "aria-label": words.narrow,
      hidden: "",
    });
  }

  reader(): Promise<Searcher> {
    return this.#indexes.reader(this.#file);
  }

  /** Draws the choices, once the index has said which there are. Search goes on without where it cannot say. */
  async prepare(): Promise<void> {
    if (this.#isReady) return;
    try {
      this.#scopes = await this.#indexes.scopes().catch(() => []);
      await this.#draw();
      this.#isReady = true;
    } catch {
      this.element.hidden = true;
    }
  }

  /** Takes the narrowing to a tab back. */
  widen(): void {
    this.#choose(null);
  }

  async #draw(): Promise<void> {
    const tabs = await (await this.reader()).tabs();
    if (this.tab !== null && !tabs.includes(this.tab)) this.tab = null;
    const chips = tabs.length > 1 ? [this.#chip(words.all, null), ...tabs.map((tab) => this.#chip(tab, tab))] : [];
    this.element.replaceChildren(...this.#choices(), ...chips);
    this.element.hidden = this.element.childElementCount === 0;
  }

  #chip(label: string, tab: string | null): HTMLElement {
    const pressed = String(this.tab === tab);
    const chip = element("button", { type: "button", class: "lc-search-chip", "aria-pressed": pressed }, label);
    chip.addEventListener("click", () => this.#choose(tab));
    return chip;
  }

  #choose(tab: string | null): void {
    this.tab = tab;
    for (const chip of this.element.querySelectorAll(".lc-search-chip"))
      chip.setAttribute("aria-pressed", String(chip.textContent === (tab ?? words.all)));
    this.#onChange();
  }

  /** Versions of the language at hand, and languages: of the same version where it has one. */
  #choices(): HTMLElement[] {
    const here = this.#scopes.find(({ file }) => file === this.#file);
    if (!here) return [];
    const versions = this.#scopes.filter((scope) => scope.language === here.language);
    const languages = [...new Set(this.#scopes.map(({ language }) => language))].map(
      (language) =>
        this.#scopes.find((scope) => scope.language === language && scope.version === here.version) ??
        (this.#scopes.find((scope) => scope.language === language) as SearchScope),
    );
    return [
      ...this.#choice(words.language, languages, ({ language }) => language),
      ...this.#choice(words.version, versions, ({ version }) => version),
    ];
  }

  #choice(label: string, scopes: SearchScope[], nameOf: (scope: SearchScope) => string | null): HTMLElement[] {
    const also = this.#scopes.find(({ file }) => file === this.#file)?.also ?? [];
    const named = scopes.filter((scope) => nameOf(scope) !== null);
    if (named.length < 2) return [];
    const options = named.map((scope) => element("option", { value: scope.file }, nameOf(scope) as string));
    const select = element("select", { class: "lc-search-choice", "aria-label": label }, ...options);
    // Beside the pages of no version, those of the usual one are searched.
    select.value =
      (named.find(({ file }) => file === this.#file) ?? named.find(({ file }) => also.includes(file)))?.file ?? "";
    select.addEventListener("change", async () => {
      this.#file = select.value;
      await this.#draw().catch(() => undefined);
      this.#onChange();
    });
    return [select];
  }
}
