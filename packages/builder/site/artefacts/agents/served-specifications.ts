import { isRemote, type KnownSpecifications, shownAddress } from "../../../reference/index.ts";
import { byCodePoint } from "../../../source/tree/code-point-order.ts";
import type { SiteModel } from "../../model/site-model.ts";
import type { PlannedContent } from "../../plan-content.ts";

/**
 * What pages were made of, where readers can have it: a file of the site, or an address on the web. What pages of other languages
 * and versions alone were made of is no part of llms.txt, as they are none.
 */
export function servedSpecifications(
  { indexes }: KnownSpecifications,
  statics: readonly { file: { path: string } }[],
  content: Pick<PlannedContent, "plan" | "reference">,
): SiteModel["specifications"] {
  const isDefault = new Map<string, boolean>();
  for (const { source, section } of content.plan.pages) {
    const file = content.reference.references.get(source)?.file;
    if (file !== undefined) isDefault.set(file, isDefault.get(file) || section.isDefault);
  }
  const served = new Set(statics.map(({ file }) => file.path));
  return Object.values(indexes)
    .filter(
      ({ file, entries }) =>
        entries.length > 0 && (served.has(file) || (isRemote(file) && shownAddress(file) !== null)),
    )
    .map(({ file, title, entries }) => ({
      path: file,
      title: title || file,
      kind: entries.some((entry) => entry.kind === "channel") ? ("AsyncAPI" as const) : ("OpenAPI" as const),
      ...(isDefault.get(file) === false ? { inLlms: false as const } : {}),
    }))
    .sort((a, b) => byCodePoint(a.path, b.path));
}
