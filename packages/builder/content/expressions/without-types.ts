import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The JavaScript of TypeScript, line by line; what cannot be read is left for the parser to complain about. */
export function withoutTypes(source: string): string {
  const { transform } = require("sucrase") as typeof import("sucrase");
  try {
    const options = { jsxRuntime: "preserve", keepUnusedImports: true, disableESTransforms: true } as const;
    return transform(source, { transforms: ["typescript", "jsx"], ...options }).code;
  } catch {
    return source;
  }
}
