import { Scope } from "../expressions/scope.ts";
import type { JsNode } from "../expressions/syntax.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { createModule } from "./content-module.ts";
import { runModule } from "./module-code.ts";

/** What joins names of classes: names that are text, lists of names, and names that count where their value does. */
const classNames = `export const clsx = (...parts) => parts.flatMap((part) =>
  Array.isArray(part) ? clsx(...part)
  : part && typeof part === "object" ? Object.keys(part).filter((name) => part[name])
  : part && part !== true ? String(part) : []).filter(Boolean).join(" ");
export default clsx;
`;

const plainTypes = "any array bigint bool element elementType func node number object string symbol".split(" ");
const madeTypes = "arrayOf exact instanceOf objectOf oneOf oneOfType shape".split(" ");

/** What says of which types the props of a component are. Nothing is checked here, but a program must find it. */
const propTypes = `const type = { isRequired: {} };
const made = () => type;
export const ${[...plainTypes.map((name) => `${name} = type`), ...madeTypes.map((name) => `${name} = made`)].join(", ")};
export default { ${[...plainTypes, ...madeTypes].join(", ")} };
`;

/** Small packages that content does so much with that the platform has what they do. */
const packages: ReadonlyMap<string, string> = new Map([
  ["clsx", classNames],
  ["clsx/lite", classNames],
  ["classnames", classNames],
  ["prop-types", propTypes],
]);

const opened = new WeakMap<RenderState, Map<string, Record<string, unknown>>>();

/** Whether the platform has what a package does. */
export function isReadyPackage(specifier: string): boolean {
  return packages.has(specifier);
}

/**
 * Binds what a file imports from such a package. It stands in a module of its own, named like the package, so that the
 * scripts of a page can hold it.
 */
export function bindReadyPackage(specifier: string, items: readonly JsNode[], scope: Scope, state: RenderState): void {
  const known = opened.get(state) ?? new Map<string, Record<string, unknown>>();
  opened.set(state, known);
  const code = packages.get(specifier) ?? "";
  const named = known.get(specifier) ?? runModule(code, 0, new Scope(createModule(specifier, "", 1), null), state);
  known.set(specifier, named);
  for (const { type, local, imported } of items)
    scope.declare(local.name, named[type === "ImportSpecifier" ? imported.name : "default"], true);
}
