import type { GroupNode, Position } from "../source/site-config.ts";

/** A group of the navigation for the pages of one tag. */
export function tagGroup(label: string, position: Position): GroupNode {
  return {
    type: "group",
    label,
    icon: null,
    iconType: null,
    tag: null,
    root: null,
    expanded: false,
    hidden: false,
    searchable: null,
    boost: null,
    directory: null,
    openapi: null,
    asyncapi: null,
    children: [],
    position,
  };
}
