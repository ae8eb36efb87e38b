import { repairedSigns } from "../hidden/repaired-signs.ts";
import { withoutCode } from "../scan/code-ranges.ts";
import { tagsOf } from "../scan/written-tags.ts";
import type { Repair } from "./repair.ts";
import { unknownNames } from "./repair-syntax.ts";

/** Makes text of the tags without an end whose names nobody knows (`<foo>`), in the order of the source. */
export function openTagRepairs(source: string): Repair[] {
  const text = withoutCode(source);
  const tags = [...tagsOf(text)];
  const closed = new Set(tags.filter(({ kind }) => kind === "end").map(({ name }) => name));
  const unknown = unknownNames(new Set(tags.map(({ name }) => name).filter((name) => !closed.has(name))), text);
  return tags
    .filter(({ name, kind }) => unknown.has(name) && kind === "open")
    .map(({ start }) => ({
      start,
      end: start + 1,
      text: repairedSigns.angle,
      message: "This tag has no end, and there is no component of its name; it is shown as it is written.",
      hint: "Write \\< or &lt; for a less-than sign in text.",
    }));
}
