import { joinPieces } from "../files/file-pieces.ts";
import type { ComposedFile } from "../files/planned-file.ts";
import type { ComposeSite } from "./build-options.ts";
import { planBundle } from "./plan-bundle.ts";

/**
 * Composes a deployment as a bundle, from its parts alone: relative links to `.html` files, features by target, no
 * request that leaves the host. Files come in code-point order of their paths, each made when it is asked for, so that
 * memory does not grow with the site. The same deployment and options give the same bytes.
 * @throws when `paths` names a page that the deployment does not have.
 */
export const composeSite: ComposeSite = async function* (options) {
  const { files, diagnostics } = await planBundle(options);
  for (const file of files) {
    const { path, parts } = file;
    const pieces = await file.readPieces?.();
    const bytes = pieces ? joinPieces(pieces) : await file.read();
    yield { path, bytes, ...(pieces && { pieces }), ...(parts && { parts }) } satisfies ComposedFile;
  }
  return { diagnostics: diagnostics() };
};
