import { createRequire } from "node:module";
import { withNamespaces } from "./namespaces.ts";

const require = createRequire(import.meta.url);

/** The JavaScript of TypeScript, line by line; what cannot be read is left for the parser to complain about. */
export function withoutTypes(source: string): string {
  return plain(source, 0);
}

/** @param depth of the namespaces that it stands in. */
function plain(source: string, depth: number): string {
  const { transform } = require("sucrase") as typeof import("sucrase");
  try {
    const options = { jsxRuntime: "preserve", keepUnusedImports: true, disableESTransforms: true } as const;
    return transform(withNamespaces(source, plain, depth), { transforms: ["typescript", "jsx"], ...options }).code;
  } catch {
    return source;
  }
}
