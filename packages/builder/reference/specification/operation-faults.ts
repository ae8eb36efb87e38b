import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import { patternOfText } from "../../text/pattern-of-text.ts";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../json.ts";
import { dereference, placeOf } from "../operations/parameters.ts";
import type { Specification } from "./load-specification.ts";
import { methods } from "./methods.ts";
import { PlacesInText } from "./place-in-text.ts";
import { splitReference } from "./references.ts";
import { unknownScheme, unknownSchemeType, untoldFaults } from "./specification-faults.ts";

const schemeTypes: ReadonlySet<string> = new Set(["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]);

/** Faults of one specification that are told. */
const maxFaults = 100;

/**
 * What is wrong with the operations of a specification: parameters that do not say where they stand, and security schemes
 * that nothing describes. `positions` are those of keys in its text, the first of each name.
 */
export function operationFaults(specification: Specification, positions: ReadonlyMap<string, Position>): Diagnostic[] {
  const faults = new Map<string, Diagnostic>();
  const untold = new Set<string>();
  const { root, file, text, targets } = specification;
  const start: Position = { file, line: 1, column: 1 };
  const schemes = objectOf(objectOf(root.components).securitySchemes);
  // Where something stands is only looked for when it is wrong.
  const add = (key: string, one: Omit<Diagnostic, keyof Position>, position: () => Position) => {
    if (faults.has(key)) return;
    if (faults.size < maxFaults) faults.set(key, { ...one, ...position() });
    else untold.add(key);
  };
  const lookAtParameters = (written: unknown, where: string, around: () => Position) => {
    for (const one of listOf(written)) {
      const parameter = follow(one, targets);
      // What cannot be found is told as a reference.
      if (Object.keys(parameter).length === 0 || placeOf(parameter) !== null) continue;
      const reference = textOf(objectOf(one).$ref);
      const name = patternOfText(textOf(parameter.name) ?? "");
      if (reference === null)
        add(`${where} ${name}`, unplaced(parameter), () => behind(text, around(), `name["']?\\s*:\\s*["']?${name}`));
      else add(reference, unplaced(parameter), () => positions.get(lastPart(reference)) ?? around());
    }
  };
  const lookAtSecurity = (written: unknown, around: () => Position) => {
    for (const name of listOf(written).flatMap((one) => Object.keys(objectOf(one))))
      if (own(schemes, name) === undefined)
        add(name, unknownScheme(name), () => behind(text, around(), `${patternOfText(name)}["']?\\s*:`));
  };
  for (const [name, written] of Object.entries(schemes)) {
    const { type } = follow(written, targets);
    if (typeof type === "string" && !schemeTypes.has(type))
      add(`type of ${name}`, unknownSchemeType(name, type), () =>
        new PlacesInText(file, text).find(["components", "securitySchemes", name, "type"]),
      );
  }
  lookAtSecurity(root.security, () => start);
  for (const [path, item] of [...Object.entries(objectOf(root.paths)), ...Object.entries(objectOf(root.webhooks))]) {
    const pathItem = follow(item, targets);
    const around = () => positions.get(path) ?? start;
    lookAtParameters(pathItem.parameters, path, around);
    for (const method of methods) {
      const operation = pathItem[method];
      if (!isObject(operation)) continue;
      const inside = () => behind(text, around(), `["']?${method}["']?\\s*:`);
      lookAtParameters(operation.parameters, `${method} ${path}`, inside);
      lookAtSecurity(operation.security, inside);
    }
  }
  return [...faults.values(), ...untoldFaults(file, untold.size)];
}

function lastPart(reference: string): string {
  const { pointer } = splitReference(reference);
  return pointer.slice(pointer.lastIndexOf("/") + 1);
}

function unplaced({ in: written, name }: Json): Omit<Diagnostic, keyof Position> {
  const place =
    written === undefined
      ? "no `in`"
      : `\`in: ${typeof written === "object" ? JSON.stringify(written).slice(0, 100) : String(written)}\`, which OpenAPI does not know`;
  return {
    severity: "warning",
    code: "unplaced-parameter",
    message: `The parameter ${JSON.stringify(name ?? "")} has ${place}: nobody can tell where it is sent`,
    hint: "Write path, query, header or cookie; what the body holds belongs into `requestBody`",
  };
}

function follow(value: unknown, targets: ReadonlyMap<string, unknown>): Json {
  const { $ref } = objectOf(value);
  if (typeof $ref !== "string") return objectOf(value);
  return dereference(value, Object.fromEntries(chain($ref, targets)));
}

/** A reference with those that it leads to. */
function chain(reference: string, targets: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (let next: unknown = reference; typeof next === "string" && !found.has(next); ) {
    found.set(next, targets.get(next));
    next = objectOf(targets.get(next)).$ref;
  }
  return found;
}

/** The first place of a pattern in the lines from `from` on; that place itself where it is nowhere. */
function behind(text: string, from: Position, pattern: string): Position {
  let start = 0;
  for (let line = 1; line < from.line; line++) start = text.indexOf("\n", start) + 1;
  const found = new RegExp(pattern).exec(text.slice(start));
  if (!found) return from;
  const at = start + found.index;
  const before = text.slice(start, at);
  return {
    file: from.file,
    line: from.line + before.split("\n").length - 1,
    column: at - text.lastIndexOf("\n", at - 1),
  };
}
