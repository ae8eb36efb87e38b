import type { ParseFault } from "../../parse-fault.ts";
import { type Repair, withoutTag } from "../repair.ts";
import { offsetOf } from "../repair-syntax.ts";

const openTag = /<([A-Za-z][\w.:-]*)(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*>/y;
/** Where the parser says that the element begins which it knows no end of. */
const opened = /<([A-Za-z][\w.:-]{0,200})>`\s+(?:opened at |\()(\d+):(\d+)/;

/**
 * The page without the opening tag that a fault is about, where no other repair has helped: what stands in the element is shown
 * without it, instead of all of the page without any. Null where the fault is about none.
 */
export function giveUpTag(source: string, fault: ParseFault): Repair | null {
  const [, name, line, column] = opened.exec(fault.message) ?? [];
  if (!name || !/closing tag/i.test(fault.message)) return null;
  const at = offsetOf(source, Number(line), Number(column));
  openTag.lastIndex = at;
  const tag = openTag.exec(source);
  if (tag?.[1] !== name) return null;
  return {
    ...withoutTag(source, at, at + tag[0].length),
    message: `No end could be found for \`<${name}>\`; the tag was left out.`,
    hint: `Add </${name}> where it ends, on a line of its own.`,
    about: at,
  };
}
