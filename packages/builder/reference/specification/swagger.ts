import { upgradeFromTwoToThree } from "@scalar/openapi-upgrader/2.0-to-3.0";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../json.ts";
import { methods } from "./methods.ts";

/**
 * Swagger 2.0 as OpenAPI 3.0. Bodies and fields of forms that stand in `parameters` of the document or of a path are
 * put into the operations first, and what forms say of their fields is kept: the upgrade itself would lose both.
 */
export function upgradeSwagger(document: Json): Json {
  const forms: { path: string; method: string; fields: Json[] }[] = [];
  for (const [path, item] of Object.entries(objectOf(document.paths))) {
    if (!isObject(item)) continue;
    const shared = parametersOf(document, item);
    const isPayload = ({ in: place }: Json) => place === "body" || place === "formData";
    if (shared.length > 0) item.parameters = shared.filter((one) => !isPayload(one));
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const given = parametersOf(document, operation);
      const nearer = new Set(given.map((one) => `${one.in} ${one.name}`));
      const more = shared.filter((one) => isPayload(one) && !nearer.has(`${one.in} ${one.name}`));
      if (given.length + more.length > 0) operation.parameters = [...given, ...more];
      const fields = [...given, ...more].filter((one) => one.in === "formData");
      if (fields.length > 0) forms.push({ path, method, fields: fields.map((one) => ({ ...one })) });
    }
  }
  answerInOwnTypes(document);
  const schemes = objectOf(document.securityDefinitions);
  const upgraded = objectOf(upgradeFromTwoToThree(document));
  // Of passwords and of OAuth the upgrade keeps no words.
  for (const [name, scheme] of Object.entries(objectOf(objectOf(upgraded.components).securitySchemes)))
    if (isObject(scheme)) scheme.description ??= objectOf(own(schemes, name)).description;
  for (const { path, method, fields } of forms) {
    const operation = objectOf(objectOf(own(objectOf(upgraded.paths), path))[method]);
    for (const media of Object.values(objectOf(objectOf(operation.requestBody).content)))
      keepFields(objectOf(objectOf(media).schema), fields);
  }
  return upgraded;
}

/**
 * Every operation names its media types itself, and holds the responses of the document that it refers to: the upgrade
 * would give all operations those of the document.
 */
function answerInOwnTypes(document: Json): void {
  const common = document.produces;
  if (listOf(common).length === 0) return;
  for (const item of Object.values(objectOf(document.paths))) {
    for (const method of methods) {
      const operation = objectOf(item)[method];
      if (!isObject(operation)) continue;
      if (listOf(operation.produces).length === 0) operation.produces = common;
      for (const [status, response] of Object.entries(objectOf(operation.responses))) {
        const name = /^#\/responses\/(.+)$/.exec(textOf(objectOf(response).$ref) ?? "")?.[1];
        const target = name === undefined ? undefined : own(objectOf(document.responses), name);
        if (isObject(target)) objectOf(operation.responses)[status] = structuredClone(target);
      }
    }
  }
  delete document.produces;
}

/** Parameters of an operation or path, those of the document in place. */
function parametersOf(document: Json, owner: Json): Json[] {
  return listOf(owner.parameters).flatMap((one) => {
    const name = /^#\/parameters\/(.+)$/.exec(textOf(objectOf(one).$ref) ?? "")?.[1];
    const target = name === undefined ? one : own(objectOf(document.parameters), name);
    return isObject(target) ? [{ ...target }] : isObject(one) ? [one] : [];
  });
}

/** What a form says of its fields besides their types. */
function keepFields(schema: Json, fields: readonly Json[]): void {
  const properties = objectOf(schema.properties);
  for (const { name, in: _, required: __, type, collectionFormat: ___, ...rest } of fields) {
    const property = own(properties, String(name));
    if (!isObject(property)) continue;
    for (const [key, value] of Object.entries(rest)) property[key] ??= value;
    if (type !== "file") property.type ??= type;
  }
}
