import { positionOf } from "../json/json-node.ts";
import type { SiteConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";

/** `errors`: what readers see at an address that leads nowhere. */
export function readErrors(root: Fields): SiteConfig["errors"] {
  const fields = root.object("errors")?.object("404") ?? null;
  return {
    notFound: {
      // Elsewhere this is the default. To search engines every wrong address would then be a page, so it must be asked for.
      redirect: fields?.boolean("redirect") ?? false,
      title: fields?.string("title") ?? null,
      description: fields?.string("description") ?? null,
      position: positionOf((fields ?? root).placeOf("description")),
    },
  };
}
