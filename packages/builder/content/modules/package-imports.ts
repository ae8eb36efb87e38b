import { isComponent } from "../components/component-names.ts";
import { globalValue } from "../expressions/builtins/globals.ts";
import { EvaluationFault } from "../expressions/fault.ts";
import type { Scope } from "../expressions/scope.ts";
import type { JsNode } from "../expressions/syntax.ts";
import { BrowserValue, componentNamed } from "../expressions/values.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { bindIcons, isIconPackage } from "./icon-packages.ts";
import { bindReadyPackage, isReadyPackage } from "./ready-packages.ts";

/** Packages that pages may name in an import because the platform has what they offer. */
const providedPackages =
  /^(?:react|react-dom|@mintlify\/components|@mdx-js\/react|next\/(?:dynamic|link|image))(?:\/|$)/;

/** What the default export of a package is here. */
const defaultExports: ReadonlyMap<string, string> = new Map([
  ["next/link", "Link"],
  ["next/image", "img"],
]);

/** What is ready under a name of a package, or under the package's own (null); undefined for what only a browser has. */
function readyValue(specifier: string, name: string | null | undefined, { interpreter }: RenderState): unknown {
  if (specifier === "@mintlify/components")
    return name === null ? globalValue("MintlifyComponents", interpreter) : undefined;
  // What belongs to forms comes from the other of the two: `useFormStatus`.
  if (!(specifier === "react" || (specifier === "react-dom" && name?.startsWith("use"))) || name === undefined)
    return undefined;
  const react = globalValue("React", interpreter) as Record<string, unknown>;
  if (name === null || name === "default") return react;
  return Object.hasOwn(react, name) ? react[name] : undefined;
}

/** What a package offers that the platform has too: components of the format, under any name, and icons. */
export function bindPackage(
  specifier: string,
  items: readonly JsNode[],
  isUsed: (name: string) => boolean,
  scope: Scope,
  state: RenderState,
): void {
  if (providedPackages.test(specifier)) {
    for (const { type, local, imported } of items) {
      const name = type === "ImportDefaultSpecifier" ? defaultExports.get(specifier) : imported?.name;
      const ready = readyValue(specifier, type === "ImportSpecifier" ? name : null, state);
      if (ready === null || (ready !== undefined && name !== local.name)) scope.declare(local.name, ready, true);
      else if (name && name !== local.name && (type === "ImportDefaultSpecifier" || isComponent(name)))
        scope.declare(local.name, componentNamed(name), true);
      else if (ready === undefined && /^react(?:-dom)?(?:\/|$)/.test(specifier)) {
        const fault = `\`${local.name}\` of \`${specifier}\` is for browsers`;
        scope.declare(local.name, new BrowserValue(new EvaluationFault("unsupported-expression", fault)), true);
      }
    }
    return;
  }
  if (isReadyPackage(specifier)) {
    bindReadyPackage(specifier, items, scope, state);
    return;
  }
  const unknown = items.filter(({ local }) => !isComponent(local.name) && isUsed(local.name));
  if (unknown.length === 0 && items.length > 0) return;
  if (isIconPackage(specifier)) {
    state.diagnose(
      "warning",
      "unsupported-import",
      `\`${specifier}\` is a package, which content cannot import; its icons are drawn from the site's own sets.`,
      'Write <Icon icon="house" /> without an import.',
    );
    bindIcons(specifier, items, scope, state);
    return;
  }
  for (const { local } of unknown) state.refusedNames.add(local.name);
  state.diagnose(
    "error",
    "unsupported-import",
    `\`${specifier}\` cannot be imported: packages are not part of a site's content.`,
    "Import .mdx, .md and .jsx files of the repository, by paths that begin with / or a dot.",
  );
}
