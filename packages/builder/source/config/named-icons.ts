import { type JsonNode, positionOf } from "../json/json-node.ts";
import type { Position } from "../site-config.ts";
import { Fields } from "./fields.ts";
import { readIcon } from "./icon.ts";

/** An icon that docs.json names, and where. */
export interface NamedIcon {
  icon: string;
  iconType: string | null;
  position: Position;
}

/** Every icon that a part of docs.json names, as it stands there. */
export function namedIcons(node: JsonNode): NamedIcon[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "array") return node.items.flatMap(namedIcons);
  const inner = [...node.entries.values()].flatMap(namedIcons);
  const named = node.entries.get("icon");
  // Values of a wrong type were told when they were read.
  const { icon, iconType } = readIcon(new Fields(node, "", []));
  return named && icon ? [{ icon, iconType, position: positionOf(named.place) }, ...inner] : inner;
}
