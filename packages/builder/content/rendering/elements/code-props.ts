import type { Scope } from "../../expressions/scope.ts";
import { isRecord } from "../../expressions/values.ts";

/**
 * Code of a snippet with its props in place of `{name}` and `{props.name}`: commands that differ by a package or a version
 * are written once. Braces around anything else, and those of other notations, are code.
 */
export function withProps(code: string, scope: Scope): string {
  if (!code.includes("{")) return code;
  const props = scope.find("props")?.value;
  if (!isRecord(props)) return code;
  return code.replace(/(?<![${])\{(?:props\.)?([A-Za-z_]\w*)\}(?!\})/g, (written, name: string) => {
    const value = Object.hasOwn(props, name) ? props[name] : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : written;
  });
}
