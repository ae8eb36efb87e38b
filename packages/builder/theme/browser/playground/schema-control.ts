import { type Json, listOf, objectOf, textOf } from "../../../reference/json.ts";
import { isFileSchema } from "../../../reference/schemas/file-schema.ts";
import { meantSchema } from "../../../reference/schemas/meaning.ts";
import { resolveSchema, typesOf, variantsOf } from "../../../reference/schemas/schema.ts";
import { typeLabel } from "../../../reference/schemas/type-label.ts";
import { arrayControl } from "./array-control.ts";
import { choiceControl } from "./choice-control.ts";
import type { Control, ControlPlace } from "./control.ts";
import { mapControl } from "./map-control.ts";
import { objectControl } from "./object-control.ts";
import {
  constantControl,
  fileControl,
  jsonControl,
  numberControl,
  selectControl,
  textControl,
} from "./simple-controls.ts";

/** Levels of a form; what lies deeper is entered as JSON. */
const maxDepth = 10;

/** The control for values of a schema. */
export function controlFor(schema: unknown, place: ControlPlace): Control {
  const { schema: resolved } = resolveSchema(schema, place.definitions);
  if (place.depth > maxDepth) return jsonControl(resolved, place);
  const variants = variantsOf(resolved);
  if (variants.length > 0) {
    const { oneOf: _, anyOf: __, discriminator, ...common } = resolved;
    const whole = variants.map((variant) => resolveSchema({ allOf: [common, variant] }, place.definitions).schema);
    const named = whole.map((one, index) => ({
      schema: meantSchema(discriminator, variants[index], one, place.definitions),
      title: titleOf(variants[index], place.definitions, textOf(objectOf(discriminator).propertyName), index),
    }));
    const [only] = named;
    if (named.length === 1 && only) return controlFor(only.schema, place);
    return choiceControl(named, textOf(objectOf(discriminator).propertyName), place);
  }
  if (resolved.const !== undefined) return constantControl(resolved.const, place);
  const options = listOf(resolved.enum);
  if (options.length > 0) return selectControl(options, resolved, place);
  if (isFileSchema(resolved) && place.files) return fileControl(place, false);
  const types = typesOf(resolved);
  if (types.length > 1) return jsonControl(resolved, place);
  switch (types[0]) {
    case "boolean":
      return selectControl([true, false], resolved, place);
    case "integer":
    case "number":
      return numberControl(resolved, place);
    case "string":
      return textControl(resolved, place);
    case "array":
      if (place.files && isFileSchema(resolveSchema(resolved.items, place.definitions).schema))
        return fileControl(place, true);
      return arrayControl(resolved.items ?? {}, place);
    case "object":
      if (Object.keys(objectOf(resolved.properties)).length > 0) return objectControl(resolved, place);
      if (Object.keys(objectOf(resolved.additionalProperties)).length > 0)
        return mapControl(resolved.additionalProperties, place);
      return jsonControl(resolved, place);
    default:
      return jsonControl(resolved, place);
  }
}

function titleOf(variant: unknown, definitions: Json, discriminator: string | null, index: number): string {
  const { schema } = resolveSchema(variant, definitions);
  const named = discriminator ? objectOf(objectOf(schema.properties)[discriminator]) : {};
  const title = textOf(schema.title) ?? textOf(named.const) ?? textOf(listOf(named.enum)[0]);
  if (title) return title;
  const label = typeLabel(schema, definitions);
  return label === "object" || label === "any" ? `${label} ${index + 1}` : label;
}
