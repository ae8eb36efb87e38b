import type {
  PlaygroundData,
  PlaygroundLocation,
  PlaygroundParameter,
} from "../../../reference/playground/playground-data.ts";
import { resolveSchema } from "../../../reference/schemas/schema.ts";
import { element } from "../element.ts";
import type { Control } from "./control.ts";
import { field } from "./field.ts";

/** The parameters of one place: path, query, headers or cookies. */
export class ParameterFields {
  readonly element = element("div", { class: "lc-pg-fields" });
  readonly #controls = new Map<string, Control>();
  readonly #starts = new Map<string, unknown>();

  constructor(data: PlaygroundData, place: PlaygroundLocation) {
    for (const parameter of data.parameters) {
      if (parameter.in !== place) continue;
      const { name, required = false, description, deprecated } = parameter;
      const made = field(
        name,
        withExample(parameter),
        { definitions: data.definitions, required, files: false, lines: false, depth: 1, folded: data.folded },
        { description, deprecated },
      );
      this.#starts.set(`${place} ${name}`, startOf(parameter, data));
      this.#controls.set(`${place} ${name}`, made.control);
      this.element.append(made.element);
    }
    this.reset();
  }

  /** As it was before anybody typed. */
  reset(): void {
    this.write(Object.fromEntries(this.#starts));
  }

  get isNeeded(): boolean {
    return this.#controls.size > 0;
  }

  read(): [key: string, value: unknown][] {
    return [...this.#controls].flatMap(([key, control]): [string, unknown][] => {
      const value = control.read();
      return value === undefined ? [] : [[key, value]];
    });
  }

  write(values: Record<string, unknown>): void {
    for (const [key, control] of this.#controls) control.write(values[key]);
  }

  /** The control of a parameter, to lead a reader to it. */
  find(key: string): HTMLElement | undefined {
    return this.#controls.get(key)?.element;
  }
}

function withExample({ schema, example }: PlaygroundParameter): unknown {
  return example === undefined ? schema : { allOf: [schema], example };
}

/** What a field begins with: what its page says, the example where the site wants that, and a default where a value must be given. */
function startOf({ schema, example, required, start }: PlaygroundParameter, data: PlaygroundData): unknown {
  if (start !== undefined) return start;
  const { schema: resolved } = resolveSchema(schema, data.definitions);
  if (data.prefill && (example ?? resolved.example) !== undefined) return example ?? resolved.example;
  return required || data.prefill ? resolved.default : undefined;
}
