import { isObject, type Json, objectOf, textOf } from "../../json.ts";
import { methods } from "../methods.ts";

/** References that lead to each other. */
const maxSteps = 8;

/**
 * Puts in place what a document of Swagger 2.0 keeps in other files, but for schemas, which are in OpenAPI what they are
 * there: paths, parameters and responses are upgraded with the document that they stand in.
 * @param read what a reference leads to, with references that mean the same in this document; null where to nothing.
 */
export function placeSwaggerParts(document: Json, read: (reference: string) => unknown): void {
  const place = (value: unknown): unknown => {
    let current = value;
    for (let steps = 0; steps < maxSteps; steps++) {
      const { $ref, ...beside } = objectOf(current);
      const reference = textOf($ref);
      if (reference === null || reference.startsWith("#")) break;
      const target = read(reference);
      if (!isObject(target)) break;
      current = { ...target, ...beside };
    }
    return current;
  };
  const placeAll = (owner: unknown) => {
    for (const [key, value] of Object.entries(objectOf(owner))) (owner as Json)[key] = place(value);
  };
  const placeList = (owner: Json, key: string) => {
    if (Array.isArray(owner[key])) owner[key] = owner[key].map(place);
  };
  for (const key of ["paths", "parameters", "responses", "definitions"])
    if (document[key] !== undefined) document[key] = place(document[key]);
  placeAll(document.paths);
  placeAll(document.parameters);
  placeAll(document.responses);
  for (const item of Object.values(objectOf(document.paths)).filter(isObject)) {
    placeList(item, "parameters");
    for (const method of methods) {
      if (!isObject(item[method])) continue;
      const operation = place(item[method]) as Json;
      item[method] = operation;
      placeList(operation, "parameters");
      placeAll(operation.responses);
    }
  }
}

/** Parts of an upgraded document where they were before: other files know them there. */
export function keepOldPlaces(upgraded: Json): void {
  const { schemas, parameters, responses } = objectOf(upgraded.components);
  for (const [key, value] of Object.entries({ definitions: schemas, parameters, responses }))
    if (value !== undefined) upgraded[key] ??= value;
}
