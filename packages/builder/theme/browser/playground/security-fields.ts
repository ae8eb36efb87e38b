import type { PlaygroundData, PlaygroundScheme } from "../../../reference/playground/playground-data.ts";
import { element } from "../element.ts";
import { controlId } from "./control.ts";
import { cookieNote } from "./cookie-note.ts";
import type { Credential, SecurityChoice } from "./request-values.ts";
import { words } from "./words.ts";

/** How the reader is let in: one of the ways that the API offers, and what that asks for. */
export class SecurityFields {
  readonly element = element("div", { class: "lc-pg-fields" });
  readonly #ways: PlaygroundScheme[][];
  readonly #select: HTMLSelectElement;
  readonly #inside = element("div", { class: "lc-pg-fields" });
  readonly #credentials: Record<string, Credential> = {};

  constructor({ security }: PlaygroundData) {
    this.#ways = security;
    this.#select = element(
      "select",
      { class: "lc-pg-input", "aria-label": words.authorization },
      ...security.map((way, index) =>
        element("option", { value: String(index) }, way.map((scheme) => scheme.key).join(" + ") || words.nobody),
      ),
    );
    const first = Math.max(
      0,
      security.findIndex((way) => way.length > 0),
    );
    this.#select.value = String(first);
    if (security.length > 1) this.element.append(this.#select);
    this.element.append(this.#inside);
    this.#select.addEventListener("change", () => this.#draw());
    for (const scheme of security.flat()) if (scheme.default) this.#credentials[scheme.key] = { value: scheme.default };
    this.#draw();
  }

  get isNeeded(): boolean {
    return this.#ways.some((way) => way.length > 0);
  }

  read(): SecurityChoice {
    return { alternative: Math.max(0, Number(this.#select.value)), credentials: { ...this.#credentials } };
  }

  write({ alternative, credentials }: SecurityChoice): void {
    if (alternative < this.#ways.length) this.#select.value = String(alternative);
    Object.assign(this.#credentials, credentials);
    this.#draw();
  }

  clear(): void {
    for (const scheme of this.#ways.flat()) this.#credentials[scheme.key] = { value: scheme.default ?? "" };
    this.#draw();
  }

  #draw(): void {
    this.#inside.replaceChildren();
    for (const scheme of this.#ways[Number(this.#select.value)] ?? []) {
      const { kind, name, description } = scheme;
      const noteId = controlId();
      const parts: [part: keyof Credential, title: string][] =
        kind === "basic"
          ? [
              ["username", words.username],
              ["password", words.password],
            ]
          : [["value", kind === "bearer" ? words.token : name]];
      for (const [part, title] of parts) this.#inside.append(this.#field(scheme, part, title, noteId));
      const told = description ? [description, words.secretNote] : [words.secretNote];
      const notes = told.map((text) => element("span", {}, text));
      this.#inside.append(element("p", { class: "lc-pg-hint lc-pg-hints", id: noteId }, ...notes));
      if (scheme.in === "cookie") this.#inside.append(cookieNote());
    }
  }

  #field(
    { key, kind, in: place, name }: PlaygroundScheme,
    part: keyof Credential,
    title: string,
    noteId: string,
  ): HTMLElement {
    const id = controlId();
    const input = element("input", {
      id,
      class: "lc-pg-input lc-pg-code",
      type: part === "username" ? "text" : "password",
      autocomplete: "off",
      spellcheck: "false",
      "aria-describedby": noteId,
      "data-1p-ignore": "",
      "data-lpignore": "true",
    });
    input.value = this.#credentials[key]?.[part] ?? "";
    input.addEventListener("input", () => {
      this.#credentials[key] = { ...this.#credentials[key], [part]: input.value };
    });
    const type = kind === "value" ? place : `${name}: ${kind === "basic" ? "Basic" : "Bearer"}`;
    const label = element(
      "label",
      { class: "lc-pg-label", for: id },
      element("code", { class: "lc-pg-name" }, title),
      element("span", { class: "lc-pg-type" }, type),
    );
    return element("div", { class: "lc-pg-field" }, label, input);
  }
}
