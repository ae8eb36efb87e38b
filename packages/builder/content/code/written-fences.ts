import { lineEnd } from "../parsing/scan/end-of-element.ts";
/** A fenced block as it stands in a source. */
export interface WrittenFence {
  /** The word after the fence. */
  lang: string;
  /** The rest of that line. */
  meta: string;
  code: string;
}

/** Of any line it looks at each sign once: the last part takes whatever comes. */
const open = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})[ \t]*(\S*)(.*)$/s;

/**
 * The fenced blocks of Markdown source, without parsing it. An approximation, for what may be done before a page is parsed: one
 * that is missed or read otherwise than the parser does is of no use, and does no harm.
 */
export function writtenFences(source: string): WrittenFence[] {
  const fences: WrittenFence[] = [];
  for (let at = nextFence(source, 0); at >= 0; ) {
    const start = source.lastIndexOf("\n", at) + 1;
    const end = lineEnd(source, at);
    const [, before = "", fence = "", lang = "", meta = ""] = open.exec(source.slice(start, end)) ?? [];
    if (!fence || (fence[0] === "`" && (lang + meta).includes("`"))) {
      at = nextFence(source, end);
      continue;
    }
    const lines: string[] = [];
    let from = end + 1;
    while (from < source.length) {
      const to = lineEnd(source, from);
      const line = source.slice(from, to);
      from = to + 1;
      if (closes(line, fence)) break;
      lines.push(withoutIndent(line, before.length));
    }
    fences.push({ lang, meta: meta.trim(), code: lines.join("\n") });
    at = nextFence(source, from);
  }
  return fences;
}

function nextFence(source: string, from: number): number {
  const ticks = source.indexOf("```", from);
  const tildes = source.indexOf("~~~", from);
  return ticks < 0 ? tildes : tildes < 0 ? ticks : Math.min(ticks, tildes);
}

function closes(line: string, fence: string): boolean {
  if (!line.includes(fence)) return false;
  const text = line.trim();
  return text.startsWith(fence) && text.replaceAll(fence[0] as string, "") === "";
}

/** At most so much white space less at the beginning. */
function withoutIndent(line: string, most: number): string {
  let at = 0;
  while (at < most && (line[at] === " " || line[at] === "\t")) at++;
  return at === 0 ? line : line.slice(at);
}
