import { isRecord } from "../../../reference/samples/serialize.ts";
import { element, icon } from "../element.ts";
import * as shapes from "../shapes.ts";
import { groupAttributes } from "./array-control.ts";
import { announceChange, type Control, type ControlPlace } from "./control.ts";
import { controlFor } from "./schema-control.ts";
import { words } from "./words.ts";

/** An object with names of the reader's own. */
export function mapControl(schema: unknown, place: ControlPlace): Control {
  const list = element("div", { class: "lc-pg-items" });
  const add = element("button", { type: "button", class: "lc-pg-add" }, icon(shapes.plus), words.addEntry);
  const group = element("div", groupAttributes(place), list, add);
  let entries: { key: HTMLInputElement; control: Control }[] = [];

  const append = (name = "") => {
    const label = `${place.label} ${entries.length + 1}`;
    const { id: _, describedBy: __, ...rest } = place;
    const key = element("input", {
      class: "lc-pg-input lc-pg-key",
      type: "text",
      placeholder: words.name,
      "aria-label": `${label}: ${words.name}`,
      autocomplete: "off",
    });
    key.value = name;
    const control = controlFor(schema, { ...rest, label, required: false, open: true, depth: place.depth + 1 });
    const remove = element(
      "button",
      { type: "button", class: "lc-pg-remove", "aria-label": `${words.remove}: ${label}`, title: words.remove },
      icon(shapes.cross),
    );
    const entry = { key, control };
    const row = element("div", { class: "lc-pg-item lc-pg-entry" }, key, control.element, remove);
    remove.addEventListener("click", () => {
      entries = entries.filter((one) => one !== entry);
      row.remove();
      add.focus();
      announceChange(group);
    });
    entries.push(entry);
    list.append(row);
    return entry;
  };
  add.addEventListener("click", () => append().key.focus());
  return {
    element: group,
    read() {
      const pairs = entries.flatMap(({ key, control }): [string, unknown][] => {
        const value = control.read();
        return key.value === "" || value === undefined ? [] : [[key.value, value]];
      });
      return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
    },
    write(value) {
      entries = [];
      list.replaceChildren();
      if (isRecord(value)) for (const [name, one] of Object.entries(value)) append(name).control.write(one);
    },
  };
}
