import { findCode, inRanges } from "../parsing/scan/code-ranges.ts";
import { placeFinder } from "../parsing/scan/place-finder.ts";
import { patternNameMost } from "../parsing/scan/tag-kinds.ts";
import { placeIn } from "../rendering/render-state.ts";
import type { ContentModule } from "./content-module.ts";

/**
 * The line of an `import` or `export` of a name that is not read, for it stands right below text, which to MDX goes on with it;
 * null where there is none.
 * @param name one that nothing binds.
 */
export function lineOfUnreadProgram(name: string, module: ContentModule): number | null {
  const word = /^[\w$]+/.exec(name)?.[0].replaceAll("$", "\\$&");
  if (!word || word.length > patternNameMost) return null;
  const found = new RegExp(`(?<=[^\\s][ \\t]*\\n)(?:import|export) [^\\n]*(?<![\\w$])${word}(?![\\w$])`).exec(
    module.source,
  );
  if (!found || inRanges(findCode(module.source), found.index)) return null;
  return placeIn(module, placeFinder(module.source)(found.index)).line;
}
