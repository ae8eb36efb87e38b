import { bigInteger, jsonText, parseJson } from "../../../reference/exact-json.ts";
import { type Json, listOf, textOf } from "../../../reference/json.ts";
import { plain } from "../../../reference/samples/serialize.ts";
import { element } from "../element.ts";
import type { Control, ControlPlace } from "./control.ts";
import { words } from "./words.ts";

function attributesOf({ id, label, required, describedBy }: ControlPlace): Record<string, string> {
  return {
    class: "lc-pg-input",
    ...(id ? { id } : { "aria-label": label }),
    ...(describedBy ? { "aria-describedby": describedBy } : {}),
    ...(required ? { "aria-required": "true" } : {}),
  };
}

/** What a field shows while it is empty. */
function placeholderOf(schema: Json): string {
  const value = schema.example ?? listOf(schema.examples)[0] ?? schema.default;
  return value === undefined || value === null ? "" : plain(value);
}

/** A line of text, or a few. */
export function textControl(schema: Json, place: ControlPlace): Control {
  const format = textOf(schema.format) ?? "";
  const types: Record<string, string> = { password: "password", date: "date" };
  const common = {
    ...attributesOf(place),
    placeholder: placeholderOf(schema),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  };
  const field =
    place.lines && !format
      ? element("textarea", { ...common, rows: "1" })
      : element("input", { ...common, type: types[format] ?? "text" });
  return {
    element: field,
    read: () => (field.value === "" ? undefined : field.value),
    write(value) {
      field.value = value === undefined || value === null ? "" : plain(value);
    },
  };
}

const numeric = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** A number; what is none is sent as it was typed, since a reader may want to see the API refuse it. */
export function numberControl(schema: Json, place: ControlPlace): Control {
  const field = element("input", {
    ...attributesOf(place),
    type: "text",
    inputmode: "decimal",
    placeholder: placeholderOf(schema),
    autocomplete: "off",
  });
  return {
    element: field,
    read() {
      const text = field.value.trim();
      if (text === "") return undefined;
      if (!numeric.test(text)) return text;
      const value = Number(text);
      return bigInteger(value, text) ?? (Number.isSafeInteger(value) || !Number.isInteger(value) ? value : text);
    },
    write(value) {
      field.value = value === undefined || value === null ? "" : plain(value);
    },
  };
}

/** One of several values of any kind. */
export function selectControl(options: readonly unknown[], schema: Json, place: ControlPlace): Control {
  const empty = placeholderOf(schema);
  const field = element(
    "select",
    attributesOf(place),
    element("option", { value: "" }, empty ? `— (${empty})` : "—"),
    ...options.map((option, index) => element("option", { value: String(index) }, plain(option))),
  );
  return {
    element: field,
    read: () => (field.value === "" ? undefined : options[Number(field.value)]),
    write(value) {
      const index = options.findIndex((option) => jsonText(option) === jsonText(value));
      field.value = index < 0 ? "" : String(index);
    },
  };
}

/** A value that cannot be another. */
export function constantControl(value: unknown, place: ControlPlace): Control {
  const field = element("input", { ...attributesOf(place), type: "text", readonly: "", value: plain(value) });
  return { element: field, read: () => value, write() {}, fixed: true };
}

/** Files are chosen anew at every visit: no page may set them. */
export function fileControl(place: ControlPlace, many: boolean): Control {
  const field = element("input", { ...attributesOf(place), type: "file", ...(many ? { multiple: "" } : {}) });
  return {
    element: field,
    read() {
      const files = [...(field.files ?? [])];
      return files.length === 0 ? undefined : many ? files : files[0];
    },
    write(value) {
      if (value === undefined) field.value = "";
    },
  };
}

/** Any value, as JSON; what is no JSON is text. */
export function jsonControl(schema: Json, place: ControlPlace): Control {
  const field = element("textarea", {
    ...attributesOf(place),
    rows: "1",
    class: "lc-pg-input lc-pg-code",
    placeholder: placeholderOf(schema) || words.anyJson,
    spellcheck: "false",
    autocapitalize: "off",
  });
  return {
    element: field,
    read() {
      const text = field.value.trim();
      if (text === "") return undefined;
      try {
        return parseJson(text);
      } catch {
        return field.value;
      }
    },
    write(value) {
      field.value = value === undefined ? "" : typeof value === "string" ? value : jsonText(value, 2);
    },
  };
}
