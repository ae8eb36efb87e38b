import { options, type VNode } from "preact";
import { saidValues } from "./options.ts";

type Said = { type?: unknown; value?: unknown; checked?: unknown };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What components say of their fields, as they were drawn last. */
const said = new WeakMap<Element, Said>();

const before = options.diffed;
options.diffed = (vnode: VNode) => {
  before?.(vnode);
  // By the name that Preact's built package has for the element of a node.
  const { __e: element } = vnode as unknown as { __e: Element | null };
  if (!element || !/^(?:input|textarea|select)$/.test(vnode.type as string)) return;
  const values = saidValues.get(vnode);
  said.set(element, values ? { ...vnode.props, value: values } : (vnode.props as Said));
};

// A field shows what its component says: what a reader enters and its handler does not take is not there. Preact leaves it.
for (const name of ["input", "change"])
  addEventListener(
    name,
    ({ target }) => {
      const field = target as Field;
      if (!said.has(field)) return;
      // Once the handlers have run, and what they change is drawn.
      setTimeout(() => {
        if (field.type !== "radio" || !field.name) keep(field);
        else for (const one of document.getElementsByName(field.name)) keep(one as Field);
      });
    },
    true,
  );

function keep(field: Field): void {
  const { value, checked } = said.get(field) ?? {};
  if ((field.type === "checkbox" || field.type === "radio") && "checked" in field) {
    if (typeof checked === "boolean") field.checked = checked;
  } else if (field instanceof HTMLSelectElement && field.multiple) {
    if (!Array.isArray(value)) return;
    const chosen = value.map(String);
    for (const option of field.options) option.selected = chosen.includes(option.value);
  } else if (field instanceof HTMLSelectElement) {
    const wanted = [...field.options].find((option) => option.value === String(value));
    if (wanted) wanted.selected = true;
  } else if (field.type !== "file" && value !== undefined && value !== null && !shows(field, value)) {
    field.value = String(value);
  }
}

/** Numbers may be written in several ways: `1.50` while the component says 1.5. */
function shows({ type, value }: Field, said: unknown): boolean {
  return value === String(said) || (type === "number" && value !== "" && Number(value) === said);
}
