import type { Declaration, MemberKind } from "./declaration.ts";

/** A section of a page: parts of one kind, or those that their language calls by a word of its own. */
export interface MemberSection {
  kind: MemberKind;
  label: string | null;
  title: string;
  /** Its title where there is only one. */
  one: string;
  /** Whether its parts are fields, and not methods with headings. */
  isField: boolean;
}

function section(kind: MemberKind, title: string, label: string | null = null): MemberSection {
  const isField = kind === "property" || kind === "value" || kind === "event";
  return { kind, label, title, one: title.slice(0, -1), isField };
}

/** The sections of a page in their order. */
export const memberSections: readonly MemberSection[] = [
  section("constructor", "Constructors"),
  section("value", "Values"),
  section("property", "Constants", "constant"),
  section("property", "Fields", "field"),
  section("property", "Attributes", "attribute"),
  section("property", "Properties"),
  section("method", "Methods"),
  section("method", "Operators", "operator"),
  section("event", "Events"),
];

/** The parts of a declaration in one section: what it adds itself stands before what it inherits. */
export function membersIn(section: MemberSection, { members }: Declaration): Declaration[] {
  const found = members.filter((member) => sectionOf(member) === section);
  return [...found.filter((one) => !one.inheritedFrom), ...found.filter((one) => one.inheritedFrom)];
}

function sectionOf({ kind, label }: Declaration): MemberSection | undefined {
  const ofKind = memberSections.filter((one) => one.kind === kind);
  return ofKind.find((one) => one.label === label) ?? ofKind.find((one) => one.label === null);
}
