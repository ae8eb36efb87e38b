import { isRemote, type KnownSpecifications, shownAddress } from "../../../reference/index.ts";
import { byCodePoint } from "../../../source/code-point-order.ts";
import type { SiteModel } from "../../model/site-model.ts";

/** What pages were made of, where readers can have it: a file of the site, or an address on the web. */
export function servedSpecifications(
  { indexes }: KnownSpecifications,
  statics: readonly { file: { path: string } }[],
): SiteModel["specifications"] {
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
    }))
    .sort((a, b) => byCodePoint(a.path, b.path));
}
