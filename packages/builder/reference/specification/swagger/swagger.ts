import { upgradeFromTwoToThree } from "@scalar/openapi-upgrader/2.0-to-3.0";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../../json.ts";
import { methods } from "../methods.ts";
import { giveExamples, takeExamples } from "./swagger-answers.ts";
import { keepBody, type SwaggerBody } from "./swagger-bodies.ts";
import { leaveUnplaced, styleOf, swaggerParameters } from "./swagger-parameters.ts";

/**
 * Swagger 2.0 as OpenAPI 3.0. Bodies and fields of forms that stand in `parameters` of the document or of a path are
 * put into the operations first, and what the upgrade itself would lose is kept: what forms say of their fields, schemes
 * of operations, what stands between the items of lists, and examples that have no place in Swagger.
 */
export function upgradeSwagger(document: Json): Json {
  // Unquoted, YAML has a number there.
  document.swagger = "2.0";
  dropNothings(document);
  const bodies: SwaggerBody[] = [];
  for (const [path, item] of Object.entries(objectOf(document.paths))) {
    if (!isObject(item)) continue;
    const shared = swaggerParameters(document, item);
    const isPayload = ({ in: place }: Json) => place === "body" || place === "formData";
    if (shared.length > 0) item.parameters = shared.filter((one) => !isPayload(one));
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const given = swaggerParameters(document, operation);
      const nearer = new Set(given.map((one) => `${one.in} ${one.name}`));
      const more = shared.filter((one) => isPayload(one) && !nearer.has(`${one.in} ${one.name}`));
      if (given.length + more.length > 0) operation.parameters = [...given, ...more];
      else delete operation.parameters;
      if (listOf(operation.consumes).length === 0) delete operation.consumes;
      placeSchemes(document, operation);
      const all = [...given, ...more].map((one) => ({ ...one }));
      const fields = all.filter((one) => one.in === "formData");
      const body = all.find((one) => one.in === "body");
      if (fields.length > 0 || body) bodies.push({ path, method, fields, body });
    }
  }
  answerInOwnTypes(document);
  const examples = takeExamples(document);
  const schemes = objectOf(document.securityDefinitions);
  const upgraded = objectOf(upgradeFromTwoToThree(document));
  leaveUnplaced(upgraded);
  // Of passwords and of OAuth the upgrade keeps no words.
  for (const [name, scheme] of Object.entries(objectOf(objectOf(upgraded.components).securitySchemes)))
    if (isObject(scheme)) scheme.description ??= objectOf(own(schemes, name)).description;
  giveExamples(upgraded, examples);
  for (const one of bodies) {
    const operation = objectOf(objectOf(own(objectOf(upgraded.paths), one.path))[one.method]);
    keepBody(objectOf(operation.requestBody), one);
  }
  return upgraded;
}

/** Takes out what is named without being written (`post:`), which the upgrade fails at. */
function dropNothings(document: Json): void {
  const drop = (owner: Json) => {
    for (const [key, value] of Object.entries(owner)) if (value === null) delete owner[key];
  };
  drop(document);
  if (listOf(document.consumes).length === 0) delete document.consumes;
  for (const part of [document.securityDefinitions, document.parameters, document.responses, document.paths])
    drop(objectOf(part));
  for (const [name, one] of Object.entries(objectOf(document.parameters)))
    if (!textOf(objectOf(one).in)) delete objectOf(document.parameters)[name];
  for (const item of Object.values(objectOf(document.paths)).filter(isObject)) {
    drop(item);
    for (const operation of Object.values(item).filter(isObject)) {
      drop(operation);
      const responses = objectOf(operation.responses);
      // An answer without words is one still.
      for (const [status, response] of Object.entries(responses)) if (response === null) responses[status] = {};
    }
  }
}

/** An operation that names schemes of its own has servers of its own. */
function placeSchemes({ host, basePath }: Json, operation: Json): void {
  const schemes = listOf(operation.schemes).filter((one) => typeof one === "string");
  delete operation.schemes;
  if (schemes.length === 0 || !textOf(host)) return;
  operation.servers ??= schemes.map((scheme) => ({ url: `${scheme}://${host}${textOf(basePath) ?? ""}` }));
}

/**
 * Every operation names its media types itself, and holds the responses of the document that it refers to: the upgrade
 * would give all operations those of the document.
 */
function answerInOwnTypes(document: Json): void {
  for (const item of Object.values(objectOf(document.paths))) {
    for (const method of methods) {
      const operation = objectOf(item)[method];
      if (!isObject(operation)) continue;
      for (const response of Object.values(objectOf(operation.responses))) placeSeparators(objectOf(response));
    }
  }
  for (const response of Object.values(objectOf(document.responses))) placeSeparators(objectOf(response));
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

/** What stands between the items of a header that is a list. */
function placeSeparators({ headers }: Json): void {
  for (const header of Object.values(objectOf(headers)).filter(isObject)) {
    const style = styleOf(header);
    if (style !== undefined) header.style = style;
  }
}
