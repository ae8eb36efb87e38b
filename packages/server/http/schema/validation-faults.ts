import type { ErrorDetail } from "@lectern/contract";
import type { ErrorObject } from "ajv";

/**
 * AJV's errors as the API's details: one for each fault, with the path a client knows (`body.paths.3`, `query.limit`).
 * A value that may be one of several forms is one fault, not one for each form.
 */
export function describeFaults(errors: readonly ErrorObject[], part: string): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const error of withoutBranches(errors)) {
    const path = pathOf(error, part);
    if (!details.has(path))
      details.set(path, { message: `${path.slice(path.lastIndexOf(".") + 1)} ${say(error)}`, path });
  }
  return [...details.values()];
}

function pathOf(error: ErrorObject, part: string): string {
  const segments = error.instancePath.split("/").slice(1);
  const names = segments.map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (error.keyword === "required") names.push(String(error.params.missingProperty));
  if (error.keyword === "additionalProperties") names.push(String(error.params.additionalProperty));
  return [part, ...names].join(".");
}

/** Of a union's errors only those that help: of the one form that was meant, else of the union as a whole. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors];
  for (const union of errors.filter((error) => error.keyword === "anyOf")) {
    const inside = (error: ErrorObject) => error !== union && error.schemaPath.startsWith(`${union.schemaPath}/`);
    const branches = Map.groupBy(kept.filter(inside), (error) => branchOf(error, union));
    const meant = [...branches.values()].filter((branch) => !branch.some((error) => isOtherForm(error, union)));
    const helpful = meant.length === 1 ? meant[0]! : [union];
    kept = [...kept.filter((error) => error !== union && !inside(error)), ...helpful];
  }
  return kept;
}

function branchOf(error: ErrorObject, union: ErrorObject): string {
  return error.schemaPath.slice(union.schemaPath.length + 1).split("/")[0] as string;
}

/** The value is plainly not of this branch: of another type, or with another discriminator. */
function isOtherForm(error: ErrorObject, union: ErrorObject): boolean {
  return error.keyword === "const" || (error.keyword === "type" && error.instancePath === union.instancePath);
}

const formats: Record<string, string> = {
  "date-time": "a date and time such as 2026-01-31T12:00:00Z",
  date: "a date such as 2026-01-31",
  email: "an e-mail address",
  uri: "an absolute address such as https://example.com/",
  uuid: "a UUID",
};

/** What is wrong, to be read behind the field's name. */
function say(error: ErrorObject): string {
  const { params } = error;
  switch (error.keyword) {
    case "required":
      return "is required";
    case "type":
      return `must be ${/^[aeiou]/.test(String(params.type)) ? "an" : "a"} ${params.type}`;
    case "enum":
      return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`;
    case "additionalProperties":
      return "is not a known field";
    case "minLength":
      return params.limit === 1 ? "must not be empty" : `must have at least ${params.limit} characters`;
    case "maxLength":
      return `must have at most ${params.limit} characters`;
    case "minimum":
      return `must be at least ${params.limit}`;
    case "maximum":
      return `must be at most ${params.limit}`;
    case "format":
      return `must be ${formats[String(params.format)] ?? `a valid ${params.format}`}`;
    case "anyOf":
      return "has none of the allowed forms";
    case "minProperties":
      return "must have at least one field";
    case "minItems":
      return params.limit === 1 ? "must not be empty" : `must have at least ${params.limit} items`;
    case "maxItems":
      return `must have at most ${params.limit} items`;
    case "pattern":
      return `must match ${params.pattern}`;
    default:
      return error.message ?? "is not valid";
  }
}
