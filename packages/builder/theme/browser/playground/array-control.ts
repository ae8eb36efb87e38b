import { element, icon } from "../element.ts";
import * as shapes from "../shapes.ts";
import { announceChange, type Control, type ControlPlace } from "./control.ts";
import { controlFor } from "./schema-control.ts";
import { words } from "./words.ts";

/** A list: items are added and removed, and those left empty do not count. */
export function arrayControl(items: unknown, place: ControlPlace): Control {
  const list = element("div", { class: "lc-pg-items" });
  const add = element("button", { type: "button", class: "lc-pg-add" }, icon(shapes.plus), words.addItem);
  const group = element("div", groupAttributes(place), list, add);
  let controls: Control[] = [];

  const append = (): Control => {
    const label = `${place.label} ${controls.length + 1}`;
    const { id: _, describedBy: __, ...rest } = place;
    const control = controlFor(items, { ...rest, label, required: false, open: true, depth: place.depth + 1 });
    const remove = element(
      "button",
      { type: "button", class: "lc-pg-remove", "aria-label": `${words.remove}: ${label}`, title: words.remove },
      icon(shapes.cross),
    );
    const row = element("div", { class: "lc-pg-item" }, control.element, remove);
    remove.addEventListener("click", () => {
      controls = controls.filter((one) => one !== control);
      row.remove();
      add.focus();
      announceChange(group);
    });
    controls.push(control);
    list.append(row);
    return control;
  };
  add.addEventListener("click", () => {
    const { element: made } = append();
    (made.matches("input, select, textarea")
      ? made
      : made.querySelector<HTMLElement>("input, select, textarea")
    )?.focus();
    announceChange(group);
  });
  return {
    element: group,
    read() {
      const values = controls.map((one) => one.read()).filter((value) => value !== undefined);
      return values.length === 0 ? undefined : values;
    },
    write(value) {
      controls = [];
      list.replaceChildren();
      if (Array.isArray(value)) for (const item of value) append().write(item);
    },
  };
}

/** A group of controls has the name that one control would have. */
export function groupAttributes({ id, label }: ControlPlace): Record<string, string> {
  return { class: "lc-pg-group", role: "group", "aria-label": label, ...(id ? { id, tabindex: "-1" } : {}) };
}
