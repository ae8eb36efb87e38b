import type { Json } from "../../json.ts";
import { hasFlag, nameOf } from "./reflection.ts";

/** A parameter as it is written; what is taken apart at once has no name of its own. */
export function parameterName(parameter: Json): string {
  const name = nameOf(parameter) || "value";
  const shown = name === "__namedParameters" ? "options" : name;
  return hasFlag(parameter, "isRest") ? `...${shown}` : shown;
}

/** Whether a parameter need not be given. */
export function isOptional(parameter: Json): boolean {
  return hasFlag(parameter, "isOptional") || hasFlag(parameter, "isRest") || typeof parameter.defaultValue === "string";
}
