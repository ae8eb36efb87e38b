import { ApiError, type ErrorDetail } from "@lectern/contract";
import { Ajv, type ErrorObject, type SchemaObject } from "ajv";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";
import { readQuery } from "./query-values.ts";
import { describeFaults } from "./validation-faults.ts";

/** More faults than anyone reads; the rest is left out. */
const mostDetails = 100;
/** Levels of arrays and objects in one another, far more than any schema of the API has. */
const deepestNesting = 32;

/**
 * Checks requests against their schemas. Nothing is guessed: a body's values keep their types, and a query's texts become
 * numbers only where they are plain decimal digits. Every fault is answered, each with its path. Path parameters are not
 * checked here: one that names nothing is 404, whatever its form.
 */
export function createValidatorCompiler(components: readonly SchemaObject[]): FastifySchemaCompiler<SchemaObject> {
  const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: false });
  addFormats.default(ajv);
  for (const component of components) ajv.addSchema(component);
  return ({ schema, httpPart }) => {
    if (httpPart === "params") return (value: unknown) => ({ value });
    const validate = ajv.compile(schema);
    const part = httpPart === "querystring" ? "query" : (httpPart ?? "body");
    return (data: unknown) => {
      const query = part === "query" ? readQuery(data as Record<string, unknown>, schema) : null;
      // No body at all is one without fields: every field that is needed is then named.
      const isAbsent = part === "body" && (data === undefined || data === null) && schema.type === "object";
      const value = query ? query.values : isAbsent ? {} : data;
      const details = [...(query?.faults ?? []), ...contentFaults(value, part), ...emptyFaults(value, schema, part)];
      if (!validate(value)) {
        const known = new Set(details.map((detail) => detail.path));
        const faults = describeFaults(validate.errors as ErrorObject[], part);
        details.push(...faults.filter((fault) => !known.has(fault.path)));
      }
      if (details.length === 0) return { value };
      return { error: new ApiError("invalid_request", { details: details.slice(0, mostDetails) }) };
    };
  };
}

/**
 * PostgreSQL stores no NUL character in a text and no half of a surrogate pair in JSON, so none is taken. Deeper than any
 * body has to be, nobody looks: neither this nor what comes after could follow without end.
 */
function contentFaults(value: unknown, path: string, levels = deepestNesting): ErrorDetail[] {
  if (typeof value === "string") {
    if (value.includes("\0")) return [{ message: `${lastName(path)} must not hold a NUL character`, path }];
    return value.isWellFormed() ? [] : [{ message: `${lastName(path)} must be whole Unicode characters`, path }];
  }
  if (typeof value !== "object" || value === null) return [];
  if (levels === 0) return [{ message: `${lastName(path)} is nested too deeply`, path }];
  return Object.entries(value).flatMap(([key, child]) => contentFaults(child, `${path}.${key}`, levels - 1));
}

/** A change that names no field there is would change nothing: unknown fields do not count. */
function emptyFaults(value: unknown, schema: SchemaObject, path: string): ErrorDetail[] {
  if (!schema.minProperties || typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const isKnown = (name: string) => Object.hasOwn(schema.properties ?? {}, name);
  if (Object.keys(value).filter(isKnown).length >= schema.minProperties) return [];
  return [{ message: `${path} must have at least one of ${Object.keys(schema.properties).join(", ")}`, path }];
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
