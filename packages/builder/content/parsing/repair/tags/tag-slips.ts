import { nearestName } from "../../../../text/nearest-name.ts";
import { isComponent } from "../../../components/component-names.ts";
import { findCode, inRanges } from "../../scan/code-ranges.ts";
import { tagsOf } from "../../scan/written-tags.ts";
import type { Repair } from "../repair.ts";
import { isKnown } from "./known-names.ts";

/** `<\Note>`, `</Note}` and `/Note>` for the end of a component, and `< Note>` for its beginning, alone on a line. */
const slips =
  /^[ \t]*(?:(?:<\\([A-Z][\w.]*)>|<\/([A-Z][\w.]*)\}|\/([A-Z][\w.]*)>)|<[ \t]+([A-Z][\w.]*(?:[ \t]+[A-Za-z][\w:-]*=(?:"[^"\n]*"|'[^'\n]*'|\{[^{}\n]*\}))*[ \t]*>))[ \t]*$/gm;

/** More of them in a file are no slips. */
const slipsMost = 100;

/** The tags of components that a wrong sign or a name nearly right keeps from being tags, in the order of the source. */
export function tagSlipRepairs(source: string): Repair[] {
  const code = findCode(source);
  const all = [...wrongSigns(source), ...misnamedEnds(source, code)];
  if (all.length === 0 || all.length > slipsMost) return [];
  return all.filter(({ start }) => !inRanges(code, start)).sort((one, other) => one.start - other.start);
}

function wrongSigns(source: string): Repair[] {
  return [...source.matchAll(slips)].flatMap(({ 0: line, 1: back, 2: braced, 3: bare, 4: spaced, index }) => {
    const name = back ?? braced ?? bare ?? /^[\w.]+/.exec(spaced ?? "")?.[0] ?? "";
    const isEnd = spaced === undefined;
    if (!isComponent(name) || !source.includes(isEnd ? `<${name}` : `</${name}`)) return [];
    const written = line.trim();
    const start = index + line.indexOf(written);
    return {
      start,
      end: start + written.length,
      text: isEnd ? `</${name}>` : `<${spaced}`,
      message: `A wrong sign keeps this line from being a tag of \`<${name}>\`; it is read as one.`,
      hint: `Write ${isEnd ? `</${name}>` : `<${name}>`}.`,
    };
  });
}

/** Letters of a name that another is a slip for: of the names with fewer, many are near each other (`<p>` and `</b>`). */
const wordLeast = 4;

function isMeant(name: string, last: string, source: string): boolean {
  return isKnown(last, source) && nearestName(name, [last]) !== undefined;
}

/** Ends under a name that nothing begins with, of the element that is open there and has nearly that name. */
function misnamedEnds(source: string, code: readonly number[]): Repair[] {
  const tags = [...tagsOf(source)].filter(({ start }) => !inRanges(code, start));
  const begun = new Set(tags.filter(({ kind }) => kind !== "end").map(({ name }) => name));
  if (tags.every(({ name }) => begun.has(name))) return [];
  const repairs: Repair[] = [];
  const open: string[] = [];
  for (const { start, name, kind } of tags) {
    if (kind === "open") open.push(name);
    if (kind !== "end") continue;
    const last = open.at(-1);
    if (last === name) open.pop();
    else if (last !== undefined && last.length >= wordLeast && !begun.has(name) && isMeant(name, last, source)) {
      open.pop();
      repairs.push({
        start: start + 2,
        end: start + 2 + name.length,
        text: last,
        message: `\`</${name}>\` ends \`<${last}>\` under another name.`,
        hint: `Write </${last}>.`,
        about: start,
      });
      if (repairs.length > slipsMost) break;
    }
  }
  return repairs;
}
