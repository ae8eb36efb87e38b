import { type Json, listOf, objectOf } from "../../../reference/json.ts";
import { isRecord } from "../../../reference/samples/serialize.ts";
import { resolveSchema } from "../../../reference/schemas/schema.ts";
import { element } from "../element.ts";
import { groupAttributes } from "./array-control.ts";
import type { Control, ControlPlace } from "./control.ts";
import { field } from "./field.ts";
import { words } from "./words.ts";

/** From so many optional properties on they are folded, so that what must be given is seen. */
const manyOptional = 8;

/** Deeper objects are folded even where they must be given: two that hold each other twice would never end. */
const deepestOpen = 4;

/**
 * An object: a field for each property. What is folded is made when it is opened, so that a schema that holds itself has
 * an end. Names that the schema does not know are kept as they were written.
 */
export function objectControl(schema: Json, place: ControlPlace): Control {
  const { names, required, first } = propertiesOf(schema, place);
  const isOpen =
    place.depth === 0 || place.open === true || (!place.folded && place.required && place.depth < deepestOpen);
  const controls = new Map<string, Control>();
  let extra: Record<string, unknown> = {};

  const add = (to: HTMLElement, wanted: readonly string[]) => {
    for (const name of wanted) {
      const property = objectOf(schema.properties)[name];
      const made = field(name, property, {
        definitions: place.definitions,
        required: required.has(name),
        files: place.files,
        lines: place.lines,
        depth: place.depth + 1,
        folded: place.folded,
      });
      controls.set(name, made.control);
      to.append(made.element);
    }
  };
  const parts: Fold[] = [];
  const body = element("div", { class: "lc-pg-fields" });
  const fill = () => {
    add(body, first);
    const rest = names.filter((name) => !first.includes(name));
    if (rest.length === 0) return;
    const more = fold(words.optionalFields.replace("{count}", String(rest.length)), false, (to) => add(to, rest));
    parts.push(more);
    body.append(more.element);
  };
  let whole: Fold | null = null;
  if (isOpen) fill();
  else
    whole = fold(words.properties.replace("{count}", String(names.length)), false, (to) => {
      fill();
      to.append(body);
    });
  const group = element(
    "div",
    { ...groupAttributes(place), ...(place.depth === 0 ? { class: "lc-pg-group lc-pg-root" } : {}) },
    whole?.element ?? body,
  );
  return {
    element: group,
    read: () => valueOfFields(controls, extra, place.required),
    write(value) {
      const given = isRecord(value) ? value : {};
      const has = names.some((name) => given[name] !== undefined);
      if (has) whole?.open();
      if (has)
        for (const part of parts)
          if (names.some((name) => !controls.has(name) && given[name] !== undefined)) part.open();
      for (const [name, control] of controls) control.write(Object.hasOwn(given, name) ? given[name] : undefined);
      extra = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
    },
  };
}

/** The properties that a request may have, which of them must be given, and those that are shown first. */
function propertiesOf(schema: Json, { definitions }: ControlPlace) {
  const properties = objectOf(schema.properties);
  const required = new Set(listOf(schema.required));
  const names = Object.keys(properties).filter(
    (name) => resolveSchema(properties[name], definitions).schema.readOnly !== true,
  );
  const isLong = names.filter((name) => !required.has(name)).length >= manyOptional;
  const needed = required.size > 0 ? names.filter((name) => required.has(name)) : names.slice(0, 5);
  return { names, required, first: isLong ? needed : names };
}

/** What the fields say together; undefined where none of them was given anything, unless what is fixed must be given. */
function valueOfFields(
  controls: ReadonlyMap<string, Control>,
  extra: Record<string, unknown>,
  isRequired: boolean,
): Record<string, unknown> | undefined {
  const value: Record<string, unknown> = {};
  let isGiven = Object.keys(extra).length > 0;
  for (const [name, control] of controls) {
    const one = control.read();
    if (one === undefined) continue;
    value[name] = one;
    if (!control.fixed) isGiven = true;
  }
  if (!isGiven && !(isRequired && Object.keys(value).length > 0)) return undefined;
  return { ...value, ...extra };
}

interface Fold {
  element: HTMLDetailsElement;
  open(): void;
}

/** Something that is made when it is first opened. */
function fold(title: string, isOpen: boolean, make: (to: HTMLElement) => void): Fold {
  const inside = element("div", { class: "lc-pg-inside" });
  const details = element("details", { class: "lc-pg-fold" }, element("summary", {}, title), inside);
  let isMade = false;
  const fill = () => {
    if (isMade) return;
    isMade = true;
    make(inside);
  };
  details.addEventListener("toggle", () => details.open && fill());
  if (isOpen) fill();
  return {
    element: details,
    open() {
      fill();
      details.open = true;
    },
  };
}
