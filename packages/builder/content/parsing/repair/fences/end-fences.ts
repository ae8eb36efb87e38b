import type { ContentModule } from "../../../modules/content-module.ts";
import { placeIn, type RenderState } from "../../../rendering/render-state.ts";
import { repairAll } from "../apply-repairs.ts";
import { fenceFaults } from "./unended-fences.ts";

/**
 * Ends the fences of a page that have no end, and tells them and the code that goes on over others. Returns the lines of the
 * fences that begin such code.
 */
export function repairFences(module: ContentModule, state: RenderState): Set<number> {
  const { repairs, around } = fenceFaults(module.source);
  const told = new Set<number>();
  for (const [outer, inner] of around) {
    const { line } = placeIn(module, { line: inner, column: 1 });
    const message = `The code of this fence goes on over another that begins in line ${line}.`;
    const hint = "End the first above the other; code that shows fences stands between longer ones.";
    const severity = module.file.endsWith(".md") ? "info" : "warning";
    const place = placeIn(module, { line: outer, column: 1 });
    told.add(place.line);
    state.diagnose(severity, "mdx-syntax", message, hint, place);
  }
  if (repairs.length > 0) repairAll(module, repairs, state);
  return told;
}
