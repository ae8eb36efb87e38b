import type { PlaygroundData, PlaygroundServer } from "../../../reference/playground/playground-data.ts";
import { element } from "../element.ts";
import type { FormatWindow } from "../format-api.ts";
import type { Control } from "./control.ts";
import { field } from "./field.ts";
import type { ServerChoice } from "./request-values.ts";
import { words } from "./words.ts";

/** Which server, and the values of its variables. */
export class ServerFields {
  readonly element = element("div", { class: "lc-pg-fields" });
  readonly #servers: PlaygroundServer[];
  readonly #select: HTMLSelectElement;
  readonly #inside = element("div", { class: "lc-pg-fields" });
  #variables = new Map<string, Control>();

  constructor({ servers }: PlaygroundData) {
    this.#servers = servers;
    this.#select = element(
      "select",
      { class: "lc-pg-input", "aria-label": words.server },
      ...servers.map(({ url, description }, index) =>
        element("option", { value: String(index) }, description ? `${url} — ${description}` : url || "/"),
      ),
    );
    if (servers.length > 1) this.element.append(this.#select);
    this.element.append(this.#inside);
    this.#select.addEventListener("change", () => this.#draw({}));
    this.#draw({});
  }

  /** Whether there is anything to choose. */
  get isNeeded(): boolean {
    return this.#servers.length > 1 || this.#servers.some(({ variables }) => variables !== undefined);
  }

  read(): ServerChoice {
    const given = [...this.#variables].flatMap(([name, control]): [string, string][] => {
      const value = control.read();
      return value === undefined ? [] : [[name, String(value)]];
    });
    return { index: Number(this.#select.value), variables: Object.fromEntries(given) };
  }

  write({ index, variables }: ServerChoice): void {
    this.#select.value = String(index < this.#servers.length ? index : 0);
    this.#draw(variables);
  }

  #draw(values: Record<string, string>): void {
    const { variables = {} } = this.#servers[Number(this.#select.value)] ?? {};
    this.#variables = new Map();
    this.#inside.replaceChildren();
    for (const [name, variable] of Object.entries(variables)) {
      const schema = { type: "string", default: variable.default, ...(variable.enum ? { enum: variable.enum } : {}) };
      const made = field(
        name,
        schema,
        { definitions: {}, required: false, files: false, lines: false, depth: 1 },
        { description: variable.description },
      );
      made.control.write(values[name] ?? variable.default);
      this.#variables.set(name, made.control);
      this.#inside.append(made.element);
    }
  }
}

/** A choice with what scripts of the content say of its variables, which counts before what the reader chose. */
export function asScriptsSay({ index, variables }: ServerChoice): ServerChoice {
  const { mintlify } = window as unknown as FormatWindow;
  return { index, variables: { ...variables, ...mintlify?.api?.playground?.serverVariables } };
}
