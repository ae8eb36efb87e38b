import { isObject, type Json, listOf, objectOf, own, textOf } from "../../json.ts";

/** Words of Swagger 2.0 for what stands between the items of a list, as the styles of OpenAPI. */
const styles: Json = { ssv: "spaceDelimited", pipes: "pipeDelimited", tsv: "tabDelimited" };

/** Where a parameter stands that does not say so: the upgrade refuses it without any place. */
const nowhere = "\u0000";

/**
 * Parameters of an operation or path, those of the document in place, each with what the upgrade would lose: what stands
 * between items, and examples that have no names.
 */
export function swaggerParameters(document: Json, owner: Json): Json[] {
  return listOf(owner.parameters).flatMap((one) => {
    const target = followed(document, one);
    return isObject(target) ? [prepared(target)] : isObject(one) ? [one] : [];
  });
}

function followed(document: Json, one: unknown): unknown {
  let target = one;
  for (let steps = 0; steps < 8; steps++) {
    const name = /^#\/parameters\/(.+)$/.exec(textOf(objectOf(target).$ref) ?? "")?.[1];
    if (name === undefined) break;
    target = own(objectOf(document.parameters), name);
  }
  return target;
}

function prepared(written: Json): Json {
  if (written.$ref !== undefined || written.in === "body") return { ...written };
  const { "x-example": example, "x-examples": examples, ...parameter } = written;
  const isForm = parameter.in === "formData";
  if (!textOf(parameter.in)) parameter.in = nowhere;
  const style = styleOf(parameter);
  if (style !== undefined && !isForm) Object.assign(parameter, { style, explode: false });
  if (isObject(example) && !isForm) parameter["x-example"] = example;
  else if (example !== undefined) parameter.example ??= example;
  if (isForm && examples !== undefined) parameter.examples ??= Array.isArray(examples) ? examples : valuesOf(examples);
  else if (Array.isArray(examples)) parameter.examples ??= numbered(examples);
  else if (examples !== undefined) parameter["x-examples"] = examples;
  return parameter;
}

/** Style of a list whose items have something else than commas between them. */
export function styleOf({ type, collectionFormat }: Json): unknown {
  return type === "array" ? own(styles, String(collectionFormat)) : undefined;
}

/** Examples without names as OpenAPI has them. */
export function numbered(values: readonly unknown[]): Json {
  return Object.fromEntries(values.map((value, index) => [String(index + 1), { value }]));
}

function valuesOf(examples: unknown): unknown[] {
  return Object.values(objectOf(examples)).map((one) => (isObject(one) && "value" in one ? one.value : one));
}

/** Takes away the place that was given to those that have none. */
export function leaveUnplaced(document: Json): void {
  for (const item of Object.values(objectOf(document.paths)))
    for (const owner of [item, ...Object.values(objectOf(item))])
      for (const one of listOf(objectOf(owner).parameters)) if (isObject(one) && one.in === nowhere) delete one.in;
}
