import type { ContentModule } from "../../modules/content-module.ts";
import type { RenderState } from "../../rendering/render-state.ts";
import { repairedSigns } from "../hidden/repaired-signs.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";
import { reportSyntax } from "./report-syntax.ts";

/** `<` without a name behind it. */
const nameless = /<(?![A-Za-z_$/>])/g;
/** The same, and `<` with a name that a sign follows which stands in no tag: `<a<a`. In a program it may compare. */
const unended = /<(?![A-Za-z_$/>])|<(?=\/?[A-Za-z_$][\w$.:-]*[ \t]*(?:[<\])}!&*~`]|=[ \t]*>|(?![\s\S])))/g;
/** From how many `<` with a name on the page is nothing that somebody wrote. */
const unendedMost = 500;

/**
 * Makes text of the `<` of a file that begin no tag, at once instead of sign by sign, where it has at least so many of them;
 * whether it has.
 */
export function escapeManyAngles(module: ContentModule, least: number, state: RenderState): boolean {
  const pattern = [unended, nameless].find(
    (one) => (module.source.match(one)?.length ?? 0) >= (one === unended ? unendedMost : least),
  );
  if (!pattern) return false;
  const code = findCode(module.source);
  const escaped = (text: string) =>
    text.replace(pattern, (sign, offset: number) => (inRanges(code, offset) ? sign : repairedSigns.angle));
  module.source = escaped(module.source);
  module.written = escaped(module.written);
  state.repaired = true;
  const message = "Many `<` of this file begin no tag; they are shown as they are written.";
  reportSyntax(state, module, 1, 1, "mdx-syntax", message, "Write \\< or &lt; for a less-than sign in text.");
  return true;
}
