import type { Fields } from "./fields.ts";

/** An icon of docs.json; the name has its library before it where the author chose one: `lucide:book`. */
export interface ConfiguredIcon {
  icon: string | null;
  iconType: string | null;
}

const libraries = ["fontawesome", "lucide", "tabler"] as const;

/** `icon` and `iconType`, or both and a library in one object: `{ name, style, library }`. */
export function readIcon(fields: Fields): ConfiguredIcon {
  const iconType = fields.string("iconType");
  if (fields.get("icon")?.kind !== "object") return { icon: fields.string("icon"), iconType };
  const given = fields.object("icon") as Fields;
  const name = given.string("name");
  const library = given.oneOf("library", libraries, null);
  return { icon: name && library ? `${library}:${name}` : name, iconType: given.string("style") ?? iconType };
}
