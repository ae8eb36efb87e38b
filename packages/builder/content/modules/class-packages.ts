import { Scope } from "../expressions/scope.ts";
import type { JsNode } from "../expressions/syntax.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { createModule } from "./content-module.ts";
import { runModule } from "./module-code.ts";

/** What these packages do: names that are text, lists of names, and names that count where their value does. */
const code = `export const clsx = (...parts) => parts.flatMap((part) =>
  Array.isArray(part) ? clsx(...part)
  : part && typeof part === "object" ? Object.keys(part).filter((name) => part[name])
  : part && part !== true ? String(part) : []).filter(Boolean).join(" ");
export default clsx;
`;

const opened = new WeakMap<RenderState, Map<string, Record<string, unknown>>>();

/** Whether a package joins names of classes, which content does so much that the platform has it. */
export function joinsClasses(specifier: string): boolean {
  return /^(?:clsx(?:\/lite)?|classnames)$/.test(specifier);
}

/**
 * Binds what a file imports from such a package. It stands in a module of its own, named like the package, so that the
 * scripts of a page can hold it.
 */
export function bindClassNames(specifier: string, items: readonly JsNode[], scope: Scope, state: RenderState): void {
  const known = opened.get(state) ?? new Map<string, Record<string, unknown>>();
  opened.set(state, known);
  const named = known.get(specifier) ?? runModule(code, 0, new Scope(createModule(specifier, "", 1), null), state);
  known.set(specifier, named);
  for (const { type, local, imported } of items)
    scope.declare(local.name, named[type === "ImportSpecifier" ? imported.name : "default"], true);
}
