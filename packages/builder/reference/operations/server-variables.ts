import { type Json, listOf, objectOf, textOf } from "../json.ts";

/** An address with the defaults of its variables in place, or their first values; one without either stays as it is named. */
export function withDefaults(template: string, variables: Json): string {
  return template.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable = objectOf(Object.hasOwn(variables, name) ? variables[name] : null);
    return scalarText(variable.default) ?? scalarText(listOf(variable.enum)[0]) ?? whole;
  });
}

/** A value of a variable as text: a port may be written as a number. */
export function scalarText(value: unknown): string | null {
  return ["number", "bigint", "boolean"].includes(typeof value) ? String(value) : textOf(value);
}
