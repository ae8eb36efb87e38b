import { Scope } from "../expressions/scope.ts";
import type { JsNode } from "../expressions/syntax.ts";
import { record } from "../expressions/values.ts";
import { patternNameMost } from "../parsing/scan/tag-kinds.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { createModule } from "./content-module.ts";
import { runModule } from "./module-code.ts";

/** Sets of icons as packages for React, and what their components mean to `<Icon>`. */
const packages: [specifier: RegExp, attributes: (name: string) => string][] = [
  [/^lucide-react(?:\/|$)/, (name) => lucide(name.replace(/^Lucide(?=[A-Z])|Icon$/g, ""))],
  [/^(?:react-feather|@phosphor-icons\/react)$/, (name) => lucide(name.replace(/Icon$/, ""))],
  [/^@tabler\/icons-react$/, (name) => `icon="${kebab(name.replace(/^Icon(?=[A-Z])/, ""))}" iconLibrary="tabler"`],
  [/^@heroicons\/react\//, (name) => lucide(name.replace(/Icon$/, ""))],
  [
    /^react-icons\//,
    (name) => `icon="${kebab(name.replace(/^[A-Z][a-z]{1,2}\d?(?:Reg|Outline|Fill)?(?=[A-Z])|(?:Fill|Line)$/g, ""))}"`,
  ],
];

function lucide(name: string): string {
  return `icon="${kebab(name)}" iconLibrary="lucide"`;
}

function kebab(name: string): string {
  return name.replace(/([a-z])(?=[A-Z\d])|(\d)(?=[A-Z])/g, "$1$2-").toLowerCase();
}

const opened = new WeakMap<RenderState, Map<string, { scope: Scope; named: Record<string, unknown> }>>();

/** Whether a package holds icons that a site has as well. */
export function isIconPackage(specifier: string): boolean {
  return packages.some(([pattern]) => pattern.test(specifier));
}

/**
 * Binds what a file imports from a package of icons: components that draw the icon of that name from the site's own
 * sets. They stand in a module of their own, named like the package, so that the scripts of a page can hold them.
 */
export function bindIcons(specifier: string, items: readonly JsNode[], scope: Scope, state: RenderState): void {
  const attributes = packages.find(([pattern]) => pattern.test(specifier))?.[1];
  if (!attributes) return;
  const known = opened.get(state) ?? new Map();
  opened.set(state, known);
  const one = known.get(specifier) ?? { scope: new Scope(createModule(specifier, "", 1), null), named: record() };
  known.set(specifier, one);
  const componentOf = (name: string): unknown => {
    if (!Object.hasOwn(one.named, name)) {
      const code = `export const ${name} = (props) => <Icon ${attributes(name)} {...props} />;`;
      Object.assign(one.named, runModule(code, 0, one.scope, state));
    }
    return one.named[name];
  };
  for (const { type, local, imported } of items) {
    if (type !== "ImportSpecifier") scope.declare(local.name, membersUsed(local.name, scope, componentOf), true);
    else if (/^[A-Z]/.test(imported.name ?? "")) scope.declare(local.name, componentOf(imported.name), true);
  }
}

/** What a file takes of `import * as Icons`: `Icons.House`. */
function membersUsed(name: string, scope: Scope, componentOf: (name: string) => unknown): Record<string, unknown> {
  if (name.length > patternNameMost) return record([]);
  const used = scope.module.source.matchAll(
    new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}\\.([A-Z]\\w{0,60})`, "g"),
  );
  return record(
    [...new Set([...used].map(([, member = ""]) => member))].map((member) => [member, componentOf(member)]),
  );
}
