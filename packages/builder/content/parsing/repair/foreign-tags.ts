import { repairedSigns } from "../hidden/repaired-signs.ts";
import type { Repair } from "./repair.ts";

/** The beginning of a tag of templates (`{% hint %}`, `{{< tabs >}}`), or of attributes behind a block (`{: .note}`). */
const beginning = /(\{(?:%|\{[%<])-? {0,4}\/? {0,4}[a-z][\w-]{0,40})|\{: {0,4}[.#a-z]/iy;

/** Makes text of a tag that pages bring along from another tool, whose signs are none of the language. */
export function foreignTagRepair(source: string, at: number): Repair | null {
  for (const start of [at - 1, at]) {
    beginning.lastIndex = start;
    const found = start < 0 ? null : beginning.exec(source);
    if (!found || (start < at && !found[0].startsWith("{{"))) continue;
    const end = source[start + 1] === "{" ? start + 2 : start + 1;
    const place = { start, end, text: repairedSigns.brace.repeat(end - start), about: start };
    const tag = found[1];
    if (!tag)
      return {
        ...place,
        message: "Attributes in braces are of another tool; they are shown as they are written.",
        hint: "Leave them out, or write an element with them.",
      };
    return {
      ...place,
      message: `\`${tag}\` begins a tag of another tool; it is shown as it is written.`,
      hint: "Write a component in its place, such as `<Note>` or `<Tabs>`.",
    };
  }
  return null;
}
