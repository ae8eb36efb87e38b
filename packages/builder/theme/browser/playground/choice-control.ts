import { type Json, listOf, objectOf } from "../../../reference/json.ts";
import { isRecord } from "../../../reference/samples/serialize.ts";
import { resolveSchema, typesOf } from "../../../reference/schemas/schema.ts";
import { element } from "../element.ts";
import { groupAttributes } from "./array-control.ts";
import type { Control, ControlPlace } from "./control.ts";
import { controlFor } from "./schema-control.ts";
import { words } from "./words.ts";

/** One of several schemas (`oneOf`, `anyOf`): the reader chooses which. */
export function choiceControl(
  variants: readonly { schema: Json; title: string }[],
  discriminator: string | null,
  place: ControlPlace,
): Control {
  const select = element(
    "select",
    { class: "lc-pg-input lc-pg-variant option-dropdown", "aria-label": `${place.label}: ${words.variant}` },
    ...variants.map(({ title }, index) => element("option", { value: String(index) }, title)),
  );
  const inside = element("div", { class: "lc-pg-inside" });
  const group = element("div", { ...groupAttributes(place), class: "lc-pg-group lc-pg-choice" }, select, inside);
  const { id: _, describedBy: __, ...rest } = place;
  let chosen: Control;
  const choose = (index: number, isAsked = false) => {
    select.value = String(index);
    chosen = controlFor(variants[index]?.schema ?? {}, {
      ...rest,
      ...(isAsked ? { open: true } : {}),
      depth: place.depth + 1,
    });
    inside.replaceChildren(chosen.element);
  };
  choose(0);
  select.addEventListener("change", () => {
    const before = chosen.read();
    choose(Number(select.value), true);
    // What both variants have is kept.
    if (isRecord(before)) {
      const { [discriminator ?? ""]: ___, ...kept } = before;
      chosen.write(kept);
    }
  });
  return {
    element: group,
    read: () => chosen.read(),
    write(value) {
      const index = variants.findIndex(({ schema }) => fits(value, schema, place.definitions));
      choose(value === undefined || index < 0 ? 0 : index);
      chosen.write(value);
    },
  };
}

/** Whether a value may be meant as one of this schema: its type, its constants and its required names agree. */
function fits(value: unknown, schema: Json, definitions: Json): boolean {
  const types = typesOf(schema);
  const kind = typeof value === "bigint" ? "number" : typeof value;
  const type = Array.isArray(value) ? "array" : isRecord(value) ? "object" : kind;
  if (types.length > 0 && !types.includes(type) && !(type === "number" && types.includes("integer"))) return false;
  const options = schema.const === undefined ? listOf(schema.enum) : [schema.const];
  if (options.length > 0 && !options.includes(value)) return false;
  if (!isRecord(value)) return true;
  const properties = objectOf(schema.properties);
  if (!listOf(schema.required).every((name) => Object.hasOwn(value, String(name)))) return false;
  return Object.entries(value).every(([name, one]) => {
    if (!Object.hasOwn(properties, name)) return schema.additionalProperties !== undefined;
    const property = resolveSchema(properties[name], definitions).schema;
    const known = property.const === undefined ? listOf(property.enum) : [property.const];
    return known.length === 0 || known.includes(one);
  });
}
