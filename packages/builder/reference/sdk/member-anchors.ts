import { HeadingIds, slugOf } from "../../content/rendering/heading-ids.ts";
import type { Declaration } from "./declaration.ts";
import { memberSections, membersIn } from "./member-sections.ts";

/** Members of one page that links can lead to: what follows them stands where pages may be cut. */
const maxMembers = 400;

/** Titles that stand above members: the id of a member differs from theirs. */
const titles = [
  ...memberSections.flatMap(({ title, one }) => [title, one]),
  ...["Type parameters", "Parameters", "Returns", "Throws", "Call signatures", "Example", "Examples"],
];

/** The id of each member on the page of its declaration: `find` for a method, `property-limit` for a field. */
export function memberAnchors(one: Declaration): Map<Declaration, string> {
  const anchors = new Map<Declaration, string>();
  if (one.members.length === 0) return anchors;
  const ids = new HeadingIds();
  for (const title of [...titles, ...one.sections.map((section) => section.title)]) ids.unique(title);
  for (const section of memberSections) {
    const members = membersIn(section, one);
    for (const member of members.slice(0, Math.max(0, maxMembers - anchors.size))) {
      if (section.isField) anchors.set(member, ids.claim(`${section.kind}-${slugOf(member.name) || "part"}`));
      else if (section.kind === "constructor" && members.length === 1) anchors.set(member, slugOf(section.one));
      else anchors.set(member, ids.unique(member.name));
    }
  }
  return anchors;
}
