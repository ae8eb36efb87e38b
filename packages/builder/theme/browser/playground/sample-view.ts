import type { HttpRequest } from "../../../reference/samples/http-request.ts";
import { type SampleLanguage, sampleLanguage } from "../../../reference/samples/languages.ts";
import { confirmOn, copyText } from "../clipboard.ts";
import { element, icon } from "../element.ts";
import * as shapes from "../shapes.ts";
import { colored } from "./colored.ts";
import { words as answers } from "./response-words.ts";
import { words } from "./words.ts";

/** The request as code, in the languages of the site; it follows what is typed. */
export class SampleView {
  readonly element: HTMLElement;
  readonly #languages: SampleLanguage[];
  readonly #select: HTMLSelectElement;
  readonly #code = element("code", {});
  #request: HttpRequest | null = null;

  constructor(names: readonly string[]) {
    const known = names.flatMap((name) => sampleLanguage(name) ?? []);
    this.#languages = known.filter((one, index) => known.findIndex(({ label }) => label === one.label) === index);
    this.#select = element(
      "select",
      { class: "lc-pg-small", "aria-label": words.language },
      ...this.#languages.map(({ label }) => element("option", {}, label)),
    );
    this.#select.addEventListener("change", () => this.#draw());
    const copy = element(
      "button",
      { type: "button", class: "lc-code-button", "aria-label": answers.copy, title: answers.copy },
      icon(shapes.copy),
    );
    copy.addEventListener("click", async () => {
      if (await copyText(this.#code.textContent ?? "")) confirmOn(copy, answers.copied);
    });
    this.element = element(
      "section",
      { class: "lc-pg-card lc-pg-sample" },
      element("header", {}, element("h3", {}, words.request), this.#select, copy),
      element("pre", { tabindex: "0", "aria-label": words.request }, this.#code),
    );
    this.element.hidden = this.#languages.length === 0;
  }

  get language(): string | null {
    return this.#select.value || null;
  }

  set language(label: string | null) {
    if (this.#languages.some((one) => one.label === label)) this.#select.value = label ?? "";
  }

  show(request: HttpRequest): void {
    this.#request = request;
    this.#draw();
  }

  #draw(): void {
    const language = this.#languages.find(({ label }) => label === this.#select.value) ?? this.#languages[0];
    if (!language || !this.#request) return;
    this.#code.replaceChildren(...colored(language.write(this.#request), "code"));
  }
}
