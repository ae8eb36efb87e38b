import { isObject, textOf } from "../../../reference/json.ts";
import { resolveSchema } from "../../../reference/schemas/schema.ts";
import { typeLabel } from "../../../reference/schemas/type-label.ts";
import { element } from "../element.ts";
import { type Control, type ControlPlace, controlId } from "./control.ts";
import { controlFor } from "./schema-control.ts";
import { words } from "./words.ts";

export interface Field {
  element: HTMLElement;
  control: Control;
}

/** A named value: its name and type, the control, and a word about it. */
export function field(
  name: string,
  schema: unknown,
  place: Omit<ControlPlace, "label" | "id" | "describedBy">,
  more: { description?: string | undefined; deprecated?: boolean | undefined; type?: string } = {},
): Field {
  const id = controlId();
  const { schema: resolved } = resolveSchema(schema, place.definitions);
  const text = more.description ?? textOf(resolved.description);
  const hint = text ? element("p", { class: "lc-pg-hint", id: `${id}-hint` }, text) : null;
  const control = controlFor(schema, { ...place, label: name, id, ...(hint ? { describedBy: hint.id } : {}) });
  const isSimple = control.element.matches("input, select, textarea");
  const tags = [
    element("code", { class: "lc-pg-name" }, name),
    element(
      "span",
      { class: "lc-pg-type" },
      more.type ?? (isObject(schema) ? typeLabel(resolved, place.definitions) : "any"),
    ),
    ...(place.required ? [element("span", { class: "lc-pg-required" }, words.required)] : []),
    ...((more.deprecated ?? resolved.deprecated === true)
      ? [element("span", { class: "lc-pg-old" }, words.deprecated)]
      : []),
  ];
  const label = isSimple
    ? element("label", { class: "lc-pg-label", for: id }, ...tags)
    : element("div", { class: "lc-pg-label" }, ...tags);
  // What says more of a group stands before it, where it is read first.
  const parts = isSimple ? [control.element, hint] : [hint, control.element];
  const row = element("div", { class: "lc-pg-field" }, label, ...parts.filter((one) => one !== null));
  return { element: row, control };
}
