import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import { isObject, type Json } from "../json.ts";
import type { Specification } from "./load-specification.ts";
import { PlacesInText } from "./place-in-text.ts";
import { splitReference } from "./references.ts";
import { type Shape, shapes } from "./shapes.ts";
import { untoldFaults } from "./specification-faults.ts";

/** Faults of one specification that are told. */
const maxFaults = 100;

/** A part of a document, and what leads to it: the last key, and the part around it. */
interface Part {
  kind: string;
  value: Json;
  file: string;
  path: Path | null;
}

interface Path {
  key: string;
  around: Path | null;
}

/** What of a specification has a form that nobody reads: it is not shown, and all around it is. */
export function shapeFaults({ root, file, targets, textOf }: Specification): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Map<string, WeakSet<Json>>();
  const places = new Map<string, PlacesInText>();
  const pending: Part[] = [{ kind: "document", value: root, file, path: null }];
  let untold = 0;
  const tell = (fault: Omit<Diagnostic, keyof Position>, where: string, path: Path) => {
    if (found.length >= maxFaults) {
      untold++;
      return;
    }
    const known = places.get(where) ?? new PlacesInText(where, textOf(where));
    places.set(where, known);
    found.push({ ...fault, ...known.find(keysOf(path)) });
  };
  let inside: Part[] = [];
  const visit = (kind: string, value: unknown, where: string, path: Path | null) => {
    if (isObject(value)) inside.push({ kind, value, file: where, path });
  };
  for (let part = pending.pop(); part; part = pending.pop()) {
    const { kind, value } = part;
    inside = [];
    const known = seen.get(kind) ?? new WeakSet();
    seen.set(kind, known);
    if (known.has(value)) continue;
    known.add(value);
    if (typeof value.$ref === "string") {
      const { file: other, pointer } = splitReference(value.$ref);
      visit(kind, targets.get(value.$ref), other, pathOf(pointer));
    }
    for (const [key, shape] of Object.entries(shapes[kind] ?? {})) {
      const held = Object.hasOwn(value, key) ? value[key] : undefined;
      if (isNothing(held)) continue;
      const path: Path = { key, around: part.path };
      if (!fits(held, shape, key)) {
        tell(faultOf(key, shape.form, held), part.file, path);
      } else if (shape.is) visit(shape.is, held, part.file, path);
      else if (shape.of)
        for (const [name, inner] of Object.entries(held as object)) {
          const one = { key: name, around: path };
          if (isOdd(shape.of, name, inner)) tell(faultOf(`${key}.${name}`, formOf(shape.of), inner), part.file, one);
          else visit(shape.of, inner, part.file, one);
        }
    }
    // What stands first is looked at first: of many faults the first ones are told.
    for (const one of inside.reverse()) pending.push(one);
  }
  return [...found, ...untoldFaults(file, untold)];
}

/** What says nothing: programs write an object without names as an empty list. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

/** Whether something of a list, or with a name, is not of its kind. */
function isOdd(kind: string, name: string, value: unknown): boolean {
  if (isObject(value) || isNothing(value) || name.startsWith("x-")) return false;
  // An answer may be its description alone.
  return !(isSchema(kind) && typeof value === "boolean") && !(kind === "response" && typeof value === "string");
}

function isSchema(kind: string): boolean {
  return kind === "schema" || kind === "property";
}

function formOf(kind: string): Shape["form"] {
  return isSchema(kind) ? "schema" : "object";
}

function fits(value: unknown, { form }: Shape, key: string): boolean {
  switch (form) {
    case "list":
      return Array.isArray(value);
    case "listOrText":
      return Array.isArray(value) || typeof value === "string";
    case "listOrFlag":
      return Array.isArray(value) || typeof value === "boolean";
    case "text":
      return typeof value !== "object";
    case "schema":
      // The items of a list were a list of schemas in older drafts.
      return isObject(value) || typeof value === "boolean" || (key === "items" && Array.isArray(value));
    default:
      return isObject(value);
  }
}

const wanted: Record<Shape["form"], string> = {
  list: "a list",
  listOrText: "a word, or a list of words",
  listOrFlag: "a list",
  map: "an object of names",
  object: "an object",
  schema: "a schema",
  text: "a text",
};

function faultOf(key: string, form: Shape["form"], value: unknown): Omit<Diagnostic, keyof Position> {
  const is = Array.isArray(value) ? "a list" : isObject(value) ? "an object" : `a ${typeof value}`;
  return {
    severity: "warning",
    code: "odd-shape",
    message: `\`${key}\` must be ${wanted[form]} and is ${is}: it is not shown`,
    hint: `Write ${wanted[form]}, as OpenAPI has it; all around it is shown`,
  };
}

function keysOf(path: Path | null): string[] {
  const keys: string[] = [];
  for (let at = path; at; at = at.around) keys.push(at.key);
  return keys.reverse();
}

function pathOf(pointer: string): Path | null {
  const keys = pointer.split("/").slice(1);
  return keys.reduce<Path | null>(
    (around, key) => ({ key: percentDecoded(key).replaceAll("~1", "/").replaceAll("~0", "~"), around }),
    null,
  );
}
