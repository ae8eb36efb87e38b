import type { Diagnostic } from "@lectern/contract";
import { nearestName } from "../../text/nearest-name.ts";
import { type JsonNode, type JsonObject, positionOf } from "../json/json-node.ts";
import { hintForKeyFromElsewhere } from "./keys-from-elsewhere.ts";
import { hintForEntry, KeyPlaces, readAs } from "./misplaced-keys.ts";
import type { Shape } from "./shape.ts";

/**
 * Checks a value against the shape of docs.json and reports what it is not: `wrong-type`, `unknown-value` and, as
 * information, `unknown-key`. What the readers of single keys have reported at the same place is not said again.
 */
export function checkShape(node: JsonNode, schema: Shape & Record<string, unknown>, diagnostics: Diagnostic[]): void {
  new ShapeCheck(schema, diagnostics).check(node, schema, "");
}

class ShapeCheck {
  readonly #shapes: Record<string, Shape>;
  /** Keys at the top of the file. */
  readonly #topKeys: ReadonlySet<string>;
  readonly #schema: Shape;
  #places: KeyPlaces | null = null;
  readonly #diagnostics: Diagnostic[];
  readonly #said: Set<string>;

  constructor(schema: Shape & Record<string, unknown>, diagnostics: Diagnostic[]) {
    this.#schema = schema;
    this.#shapes = schema.$defs as Record<string, Shape>;
    this.#topKeys = new Set(Object.keys(schema.properties ?? {}));
    this.#diagnostics = diagnostics;
    this.#said = new Set(diagnostics.map(placeOf));
  }

  check(node: JsonNode, given: Shape, name: string): void {
    if (node.kind === "scalar" && node.value === null) return;
    const forms = this.#forms(given).filter((form) => fits(node, form));
    const [form] = forms;
    if (!form) {
      const wanted = [...new Set(this.#forms(given).map(({ type }) => words[type ?? "object"]))].join(" or ");
      this.#report("warning", node, "wrong-type", `${name || "docs.json"} must be ${wanted}`, "It is ignored");
    } else if (node.kind === "object") this.#checkKeys(node, forms, name);
    else if (node.kind === "array") {
      const { items } = form;
      if (items) for (const [index, item] of node.items.entries()) this.check(item, items, `${name}[${index}]`);
    } else {
      const options = forms.flatMap((one) => one.enum ?? []);
      const isFree = forms.some((one) => one.enum === undefined);
      if (isFree || options.includes(String(node.value))) return;
      const message = `${name} is ${JSON.stringify(node.value)}`;
      this.#report("warning", node, "unknown-value", message, `Use one of: ${options.join(", ")}`);
    }
  }

  #checkKeys(node: JsonObject, forms: readonly Shape[], name: string): void {
    for (const [key, value] of node.entries) {
      const path = name ? `${name}.${key}` : key;
      const shape =
        forms
          .map(({ properties = {} }) => (Object.hasOwn(properties, key) ? properties[key] : undefined))
          .find(Boolean) ?? forms.find((form) => form.additionalProperties)?.additionalProperties;
      if (shape) this.check(value, shape, path);
      else {
        const place = node.keys.get(key) ?? node.place;
        const meant = readAs(key, node, forms);
        const message = `${path} is not a key of this format and ${meant ? `is read as ${meant}` : "has no effect"}`;
        const hint = meant?.startsWith("`") ? `Write ${meant}` : this.#hint(key, name, forms);
        this.#diagnostics.push({ severity: "info", code: "unknown-key", message, hint, ...positionOf(place) });
      }
    }
  }

  /** What to do about a key that an object of this name and of these forms does not have. */
  #hint(key: string, name: string, forms: readonly Shape[]): string {
    const isEntry = name.startsWith("navigation");
    const known = hintForKeyFromElsewhere(key, name ? `${name}.${key}` : key) ?? hintForEntry(key, forms);
    if (known) return known;
    this.#places ??= new KeyPlaces(this.#schema);
    const dot = key.lastIndexOf(".");
    if (dot > 0 && this.#places.has(name ? `${name}.${key}` : key))
      return `Write \`${key.slice(dot + 1)}\` inside ${key.slice(0, dot)}`;
    const below = this.#places.below(name, key);
    if (below) return `It has its place in ${below}`;
    const near = nearestName(
      key,
      forms.flatMap(({ properties = {} }) => Object.keys(properties)),
    );
    if (near && (isEntry || !this.#topKeys.has(key))) return `Did you mean ${near}?`;
    if (name !== "" && this.#topKeys.has(key)) return "It has its place at the top of docs.json";
    return "Remove it, or correct its name";
  }

  /** Every form that a value may have, references followed. */
  #forms(shape: Shape): Shape[] {
    if (shape.$ref) return this.#forms(this.#shapes[shape.$ref.replace("#/$defs/", "")] as Shape);
    return shape.anyOf ? shape.anyOf.flatMap((one) => this.#forms(one)) : [shape];
  }

  #report(severity: Diagnostic["severity"], node: JsonNode, code: string, message: string, hint: string): void {
    const one: Diagnostic = { severity, code, message, hint, ...positionOf(node.place) };
    if (this.#said.has(placeOf(one))) return;
    this.#said.add(placeOf(one));
    this.#diagnostics.push(one);
  }
}

const words = {
  string: "a string",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "an array",
} as const;

function placeOf({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

/** Words, numbers and switches are taken for each other where one can be read as the other. */
function fits(node: JsonNode, { type }: Shape): boolean {
  if (node.kind !== "scalar") return node.kind === type;
  const { value } = node;
  if (type === "string") return true;
  if (type === "number") return value !== "" && Number.isFinite(Number(value));
  return type === "boolean" && (typeof value === "boolean" || value === "true" || value === "false");
}
