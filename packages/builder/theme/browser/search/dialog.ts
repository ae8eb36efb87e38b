import { excerpt, highlight, type Piece } from "../../../search/highlight.ts";
import type { SearchAnswer, SearchHit } from "../../../search/reader.ts";
import { element, icon } from "../element.ts";
import { leadsWithinPage } from "../reading/within-page.ts";
import * as shapes from "../shapes.ts";
import { SearchFilters, type SearchIndexes } from "./filters.ts";
import { recentSearches, rememberSearch } from "./recent-searches.ts";
import { hitAddress } from "./site-address.ts";
import { words } from "./words.ts";

const most = 20;

/**
 * The search dialog: a combobox with a list of results, as assistive technology knows it. Arrow keys move, Enter opens,
 * Escape closes and gives the focus back.
 */
export class SearchDialog {
  #filters: SearchFilters;
  #dialog: HTMLDialogElement;
  #input: HTMLInputElement;
  #list: HTMLElement;
  #empty: HTMLElement;
  #status: HTMLElement;
  #asked = 0;
  #answered = 0;
  /** Enter was pressed before the answer was there. */
  #opensFirst = false;
  #selected = -1;

  constructor(indexes: SearchIndexes) {
    this.#filters = new SearchFilters(indexes, () => void this.#ask());
    this.#input = element("input", {
      id: "search-input",
      type: "search",
      role: "combobox",
      placeholder: document.querySelector("#search-bar-entry > span")?.textContent ?? words.search,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "go",
      "aria-label": words.search,
      "aria-expanded": "false",
      "aria-controls": "lc-search-list",
      "aria-autocomplete": "list",
    });
    this.#list = element("div", {
      id: "lc-search-list",
      role: "listbox",
      "aria-label": words.results,
      class: "lc-search-results",
      hidden: "",
    });
    this.#empty = element("div", { class: "lc-search-empty" });
    this.#status = element("div", { class: "lc-visually-hidden", role: "status" });
    const close = element(
      "button",
      { type: "button", class: "lc-search-close", "aria-label": words.close },
      element("kbd", {}, "Esc"),
      icon(shapes.cross),
    );
    const foot = element(
      "div",
      { class: "lc-search-foot", "aria-hidden": "true" },
      element("span", {}, element("kbd", {}, "↑"), element("kbd", {}, "↓"), words.toMove),
      element("span", {}, element("kbd", {}, "↵"), words.toOpen),
      element("span", {}, element("kbd", {}, "Esc"), words.toClose),
    );
    this.#dialog = element(
      "dialog",
      { class: "lc-search", "aria-label": words.search },
      element("div", { class: "lc-search-field" }, icon(shapes.search), this.#input, close),
      this.#filters.element,
      this.#list,
      this.#empty,
      foot,
      this.#status,
    );
    document.body.append(this.#dialog);
    close.addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
    this.#dialog.addEventListener("close", () => {
      this.#opensFirst = false;
    });
    this.#input.addEventListener("input", () => void this.#ask());
    this.#input.addEventListener("keydown", (event) => this.#onKey(event));
    this.#list.addEventListener("pointermove", (event) =>
      this.#select(this.#options().indexOf(optionAt(event)), false),
    );
    this.#list.addEventListener("click", (event) => {
      rememberSearch(this.#input.value);
      if (leadsWithinPage(event)) this.#dialog.close();
    });
  }

  /** @param typed what the reader has typed while the dialog was on its way. */
  open(typed = ""): void {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    if (typed) this.#input.value = typed;
    else this.#input.select();
    void this.#filters.prepare();
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const query = this.#input.value.trim();
    const number = ++this.#asked;
    this.#opensFirst = false;
    if (!query) return this.#showRecent();
    try {
      const reader = await this.#filters.reader();
      const answer = await reader.query(query, most, this.#filters.tab);
      // An answer to an earlier letter must not replace that to a later one.
      if (number === this.#asked) this.#show(query, answer);
    } catch {
      if (number === this.#asked) this.#say(words.unreachable, words.unreachableHint);
    }
  }

  #show(query: string, answer: SearchAnswer): void {
    if (answer.hits.length === 0) {
      this.#sayNothing(query);
      return;
    }
    this.#fill(answer.hits.map((hit, index) => this.#option(hit, answer, query, answer.hits[index - 1])));
    this.#status.textContent = words.count.replace("{count}", String(answer.hits.length));
    if (this.#opensFirst) this.#options()[0]?.click();
  }

  /** Where the search is narrowed, the way out of that is offered. */
  #sayNothing(query: string): void {
    const { tab } = this.#filters;
    this.#say(
      words.nothing.replace("{query}", () => query),
      tab === null ? words.nothingHint : words.nothingIn.replace("{tab}", () => tab),
    );
    if (tab === null) return;
    const wider = element("button", { type: "button", class: "lc-button" }, words.everywhere);
    wider.addEventListener("click", () => {
      this.#input.focus();
      this.#filters.widen();
    });
    this.#empty.append(wider);
  }

  #option(hit: SearchHit, answer: SearchAnswer, query: string, before: SearchHit | undefined): HTMLElement {
    const marked = (pieces: Piece[]) => pieces.map(([text, found]) => (found ? element("mark", {}, text) : text));
    const samePage = before?.href === hit.href;
    const title = element(
      "span",
      { class: "lc-search-hit-title" },
      ...marked(highlight(hit.heading || hit.title, answer.matched, query)),
    );
    const where = [hit.trail, hit.heading && !samePage ? hit.title : ""].filter(Boolean).join(" › ");
    const path = samePage || !where ? [] : [element("span", { class: "lc-search-hit-path" }, where)];
    const text = hit.text
      ? [element("span", { class: "lc-search-hit-text" }, ...marked(excerpt(hit.text, answer.matched, query, 140)))]
      : [];
    const option = element(
      "a",
      {
        class: samePage ? "lc-search-hit lc-search-same-page" : "lc-search-hit",
        role: "option",
        tabindex: "-1",
        href: hitAddress(hit),
      },
      icon(hit.heading ? shapes.hash : shapes.file),
      element("span", {}, ...path, title, ...text),
    );
    return option;
  }

  #showRecent(): void {
    const recent = recentSearches();
    if (recent.length === 0) {
      this.#say(words.start, words.startHint);
      this.#status.textContent = "";
      return;
    }
    const options = recent.map((text) => {
      const option = element(
        "a",
        { class: "lc-search-hit", role: "option", tabindex: "-1", href: "#" },
        icon(shapes.clock),
        element("span", {}, element("span", { class: "lc-search-hit-title" }, text)),
      );
      option.addEventListener("click", (event) => {
        event.preventDefault();
        this.#input.value = text;
        this.#input.focus();
        void this.#ask();
      });
      return option;
    });
    this.#fill(options, element("div", { class: "lc-search-hint", role: "presentation" }, words.recent));
    this.#select(-1, false);
  }

  #fill(options: HTMLElement[], hint?: HTMLElement): void {
    for (const [index, option] of options.entries()) option.id = `lc-search-${index}`;
    this.#list.replaceChildren(...(hint ? [hint] : []), ...options);
    this.#answered = this.#asked;
    this.#list.hidden = false;
    this.#empty.hidden = true;
    this.#input.setAttribute("aria-expanded", "true");
    this.#list.scrollTop = 0;
    this.#select(0, true);
  }

  #say(title: string, text: string): void {
    this.#answered = this.#asked;
    this.#list.hidden = true;
    this.#list.replaceChildren();
    this.#empty.hidden = false;
    this.#empty.replaceChildren(element("strong", {}, title), text);
    this.#status.textContent = title;
    this.#input.setAttribute("aria-expanded", "false");
    this.#select(-1, false);
  }

  #onKey(event: KeyboardEvent): void {
    // Safari tells of the key that ends a composition after its end, by a number that no key has.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "Escape") {
      // A search field would only empty itself.
      event.preventDefault();
      this.#dialog.close();
      return;
    }
    const options = this.#options();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      this.#select((this.#selected + step + options.length) % options.length, true);
    } else if (event.key === "Enter") {
      event.preventDefault();
      // What stands there meanwhile was found for other words.
      if (this.#answered < this.#asked) this.#opensFirst = true;
      else options[this.#selected]?.click();
    }
  }

  #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role="option"]')];
  }

  #select(index: number, scroll: boolean): void {
    this.#selected = index;
    for (const [at, option] of this.#options().entries()) option.setAttribute("aria-selected", String(at === index));
    const option = this.#options()[index];
    if (option) this.#input.setAttribute("aria-activedescendant", option.id);
    else this.#input.removeAttribute("aria-activedescendant");
    if (scroll) option?.scrollIntoView({ block: "nearest" });
  }
}

function optionAt(event: Event): HTMLElement {
  return (event.target as Element).closest<HTMLElement>('[role="option"]') as HTMLElement;
}
