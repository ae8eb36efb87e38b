import type { SiteConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";

/** `variations.options`: what readers choose between, by its id; one without a label is called by its id. */
export function readVariations(root: Fields): SiteConfig["variations"] {
  const options: { id: string; label: string }[] = [];
  for (const fields of root.object("variations")?.objects("options") ?? []) {
    const id = fields.string("id");
    if (id === null || options.some((one) => one.id === id)) continue;
    options.push({ id, label: fields.string("label") ?? id });
  }
  return options;
}
