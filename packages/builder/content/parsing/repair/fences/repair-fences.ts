import type { Repair } from "../repair.ts";

const tag = /<\/?[A-Za-z][\w.]*(?:[^<>"'`{}]|"[^"]*"|'[^']*'|\{[^{}`]*\})*>[ \t]*/.source;
/** A fence behind tags that begin a line. What stands after it names a language, and holds no second fence. */
const behindTags = new RegExp(`^([ \\t]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)?)((?:${tag})+)(\`{3,})[^\`]*$`);
/** A fence with nothing but tags behind it. */
const beforeTags = new RegExp(`^([ \\t]*\`{3,}[ \\t]*)(?:${tag})+$`);
const fence = /^[ \t]*(`{3,}|~{3,})(.*)$/;
const closingTag = /^[ \t]*<\/[A-Za-z][\w.]*>[ \t]*$/;
const sharesLine = />[ \t]*```|```[ \t]*<\/?[A-Za-z]|[^`\s][ \t]*```[ \t]*\n[ \t]*<\//;

const hint = "Put fences and tags on lines of their own.";

/**
 * Line ends between tags and the fences that share their lines (`<Tab title="x">```sh`, "```</Tab>"), in the order of the
 * source: MDX takes the first for code within text, and all that follows the second for code. Only where both ends of
 * the code are found.
 */
export function fenceRepairs(source: string): Repair[] {
  if (!sharesLine.test(source)) return [];
  const repairs: Repair[] = [];
  const lines = source.split("\n");
  const below = fencesBelow(lines);
  /** The fence that is open: its signs, what its element's lines begin with, the repair of its own line. */
  let open: { signs: string; indentation: string; repair: Repair | null } | null = null;
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (open) {
      // A part of its code, where the next fence is the end of one.
      const isInner = isEnd(below[index] ?? "", open.signs);
      const shared = beforeTags.exec(line)?.[1];
      const codeEnd = isInner ? 0 : endOfCode(line, lines[index + 1], open.signs);
      if (shared?.trim() === open.signs && (open.repair || !isInner)) {
        if (open.repair) repairs.push(open.repair);
        repairs.push(lineEnd(start + shared.length, open.indentation, "A fence ends on the line of a tag."));
        open = null;
      } else if (codeEnd > 0) {
        if (open.repair) repairs.push(open.repair);
        repairs.push(lineEnd(start + codeEnd, open.indentation, "A fence ends on the line of its code."));
        open = null;
      } else if (isEnd(line, open.signs)) {
        if (open.repair) repairs.push(open.repair);
        open = null;
      }
    } else {
      const [, before = "", tags = "", signs] = (line.includes("```") && behindTags.exec(line)) || [];
      if (signs) {
        const indentation = before.replace(/\S/g, " ");
        const at = start + before.length + tags.length;
        open = { signs, indentation, repair: lineEnd(at, indentation, "A fence begins on the line of a tag.") };
      } else {
        const [, own, info = ""] = fence.exec(line) ?? [];
        const indentation = /^[ \t]*/.exec(line)?.[0] ?? "";
        if (own && !(own.startsWith("`") && info.includes("`"))) open = { signs: own, indentation, repair: null };
      }
    }
    start += line.length + 1;
  }
  return repairs;
}

function lineEnd(at: number, indentation: string, message: string): Repair {
  return { start: at, end: at, text: `\n${indentation}`, message, hint };
}

function isEnd(line: string, signs: string): boolean {
  const text = line.trim();
  return text.startsWith(signs) && text.replaceAll(signs.charAt(0), "") === "";
}

/**
 * Where code ends on a line whose end is the fence that is open, right above the end of the element that it stands in: a
 * formatter took the lines of both for those of a paragraph. 0 elsewhere.
 */
function endOfCode(line: string, next: string | undefined, signs: string): number {
  const text = line.trimEnd();
  if (!text.endsWith(signs) || !closingTag.test(next ?? "")) return 0;
  const code = text.slice(0, -signs.length);
  return code.trim() === "" || code.endsWith("`") ? 0 : code.length;
}

/** For each line the next below it that begins with a fence. */
function fencesBelow(lines: readonly string[]): (string | undefined)[] {
  const below: (string | undefined)[] = [];
  let next: string | undefined;
  for (let index = lines.length - 1; index >= 0; index--) {
    below[index] = next;
    if (fence.test(lines[index] as string)) next = lines[index];
  }
  return below;
}
