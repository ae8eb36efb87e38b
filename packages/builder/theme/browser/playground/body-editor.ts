import { jsonText, parseJson } from "../../../reference/exact-json.ts";
import type { PlaygroundData, PlaygroundMedia } from "../../../reference/playground/playground-data.ts";
import { withoutBrackets } from "../../../reference/samples/without-brackets.ts";
import { exampleOf } from "../../../reference/schemas/examples/example-value.ts";
import { resolveSchema, typesOf, variantsOf } from "../../../reference/schemas/schema.ts";
import { element } from "../element.ts";
import { bodyKind } from "./build-body.ts";
import { announceChange, type Control, type ControlPlace } from "./control.ts";
import type { RememberedValues } from "./remembered.ts";
import type { BodyValue } from "./request-values.ts";
import { controlFor } from "./schema-control.ts";
import { fileControl } from "./simple-controls.ts";
import { words } from "./words.ts";

/** The body: a form made of its schema, an editor for its text, or a file, as its media type asks. */
export class BodyEditor {
  readonly element = element("div", { class: "lc-pg-body" });
  readonly #data: PlaygroundData;
  readonly #media: PlaygroundMedia[];
  readonly #type: HTMLSelectElement;
  readonly #modes = element("div", { class: "lc-pg-modes", role: "group", "aria-label": words.body });
  readonly #inside = element("div", {});
  readonly #fault = element("p", { class: "lc-pg-fault", role: "alert" });
  readonly #text = element("textarea", {
    class: "lc-pg-input lc-pg-code lc-pg-editor",
    spellcheck: "false",
    autocapitalize: "off",
    rows: "8",
  });
  readonly #example = element("button", { type: "button", class: "lc-pg-link" }, words.example);
  readonly #examples = element("select", { class: "lc-pg-input lc-pg-examples", "aria-label": words.example });
  #control: Control | null = null;
  /** The text counts, and not the form. */
  #isText = false;

  constructor(data: PlaygroundData) {
    this.#data = data;
    this.#media = data.body?.media ?? [];
    this.#type = element(
      "select",
      { class: "lc-pg-input", "aria-label": words.mediaType },
      ...this.#media.map(({ type }, index) => element("option", { value: String(index) }, type)),
    );
    this.#type.addEventListener("change", () => this.#draw());
    this.#example.addEventListener("click", () => this.#fillExample());
    this.#examples.addEventListener("change", () => {
      const chosen = this.media?.examples?.[Number(this.#examples.value)];
      if (chosen) this.#fill(chosen.value);
    });
    const head = element("div", { class: "lc-pg-body-head" });
    if (this.#media.length > 1) head.append(this.#type);
    head.append(this.#modes, this.#example, this.#examples);
    this.element.append(head, this.#inside, this.#fault);
    this.reset();
  }

  /** As it was before anybody typed. */
  reset(): void {
    this.#type.value = "0";
    this.#draw();
    const start = this.media?.start;
    if (this.#data.prefill) this.#fillExample();
    else if (start !== undefined) this.#control?.write(start);
  }

  get isNeeded(): boolean {
    return this.#media.length > 0;
  }

  /** The media type that was chosen. */
  get media(): PlaygroundMedia | null {
    return this.#media[Number(this.#type.value)] ?? null;
  }

  read(): BodyValue | null {
    const { media } = this;
    if (!media) return null;
    const { type } = media;
    if (this.#isText) return { type, content: { kind: "text", text: this.#text.value } };
    const value = this.#control?.read();
    if (bodyKind(type) === "file")
      return { type, content: { kind: "file", file: value instanceof File ? value : null } };
    const isEmpty = value === undefined && this.#data.body?.required && typesOf(this.#schema(media))[0] === "object";
    return { type, content: { kind: "value", value: isEmpty ? {} : value } };
  }

  /** What may be remembered: everything but files. */
  readPlain(): RememberedValues["body"] {
    const { media } = this;
    if (!media) return null;
    return {
      type: media.type,
      text: this.#isText ? this.#text.value : null,
      value: this.#isText ? null : this.#control?.read(),
    };
  }

  write(body: NonNullable<RememberedValues["body"]>): void {
    const index = this.#media.findIndex(({ type }) => type === body.type);
    if (index < 0) return;
    this.#type.value = String(index);
    this.#draw();
    if (body.text !== null) {
      if (bodyKind(body.type) === "json") this.#show("text");
      this.#text.value = body.text;
    } else if (body.value !== null && body.value !== undefined) this.#control?.write(body.value);
  }

  #schema(media: PlaygroundMedia) {
    return resolveSchema(media.schema, this.#data.definitions).schema;
  }

  #draw(): void {
    this.#modes.replaceChildren();
    this.#fault.textContent = "";
    this.#text.value = "";
    const { media } = this;
    if (!media) return;
    this.#offerExamples(media);
    const kind = bodyKind(media.type);
    this.#text.ariaLabel = kind === "json" ? `${words.body} (JSON)` : words.body;
    const schema = this.#schema(media);
    const place: ControlPlace = {
      definitions: this.#data.definitions,
      label: words.body,
      required: true,
      files: kind === "multipart",
      lines: true,
      depth: 0,
      folded: this.#data.folded,
    };
    this.#control =
      kind === "file" ? fileControl(place, false) : kind === "text" ? null : controlFor(media.schema, place);
    const hasForm = typesOf(schema).length > 0 || variantsOf(schema).length > 0;
    if (kind === "json" && hasForm) {
      for (const mode of ["form", "text"] as const) {
        const button = element(
          "button",
          { type: "button", "aria-pressed": "false", "data-mode": mode },
          mode === "form" ? words.form : "JSON",
        );
        button.addEventListener("click", () => this.#change(mode));
        this.#modes.append(button);
      }
    }
    this.#show(kind === "text" || (kind === "json" && !hasForm) ? "text" : "form");
  }

  #show(mode: "form" | "text"): void {
    this.#isText = mode === "text";
    for (const button of this.#modes.children)
      button.setAttribute("aria-pressed", String((button as HTMLElement).dataset.mode === mode));
    this.#inside.replaceChildren(this.#isText || !this.#control ? this.#text : this.#control.element);
  }

  /** From form to text and back: what was entered goes along. */
  #change(mode: "form" | "text"): void {
    this.#fault.textContent = "";
    if (mode === "text" && !this.#isText) {
      const body = this.read();
      const value = body?.content.kind === "value" ? body.content.value : undefined;
      this.#text.value = value === undefined ? "" : jsonText(value, 2);
    } else if (mode === "form" && this.#isText) {
      try {
        this.#control?.write(this.#text.value.trim() === "" ? undefined : parseJson(this.#text.value));
      } catch (error) {
        this.#fault.textContent = words.notJson.replace("{reason}", (error as Error).message);
        return;
      }
    }
    this.#show(mode);
    announceChange(this.element);
  }

  #fillExample(): void {
    const { media } = this;
    if (!media) return;
    const { definitions } = this.#data;
    const made = exampleOf(media.schema, { definitions, direction: "request", requiredOnly: false });
    const value = media.example ?? withoutBrackets(made);
    if (value !== undefined) this.#fill(value);
  }

  /** One example by a button; of several one is chosen by its name. */
  #offerExamples({ examples = [] }: PlaygroundMedia): void {
    this.#example.hidden = examples.length > 0;
    this.#examples.hidden = examples.length === 0;
    this.#examples.replaceChildren(
      element("option", { value: "", disabled: "", selected: "" }, words.example),
      ...examples.map(({ label }, index) => element("option", { value: String(index) }, label)),
    );
  }

  #fill(value: unknown): void {
    this.#fault.textContent = "";
    if (this.#isText || !this.#control) this.#text.value = typeof value === "string" ? value : jsonText(value, 2);
    else this.#control.write(value);
    announceChange(this.element);
  }
}
