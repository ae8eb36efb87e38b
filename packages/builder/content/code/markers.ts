import type { HighlightedCode } from "./print-code-block.ts";

const marker =
  /(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*) ?\[!code (\+\+|--|highlight|hl|focus)(?::(\d{1,5}))?\]\s*(?:\*\/\}|\*\/|-->)?[ \t]*$/;

/** What is a marker but for the backslash: it is shown, as pages that explain markers need it. */
const escaped = /\[\\!code (?=[^\]\n]*\])/g;

/** Code without its markers, and what they said. */
export interface MarkedCode {
  lines: string[];
  /** Index of each line in the code as it was given; absent where all of them are still there. */
  origins?: readonly number[];
  marked: HighlightedCode["marked"];
}

/**
 * Takes `// [!code ++]`, `--`, `highlight`, `focus` (with `:n` for n lines) out of code, in the comment syntax of any
 * language. A marker that has a line to itself speaks of the lines after it, and its line goes away. One
 * with a backslash, `[\!code ++]`, is shown without it.
 */
export function takeMarkers(code: string): MarkedCode {
  const shown = (text: string) => (text.includes("[\\!code ") ? text.replace(escaped, "[!code ") : text);
  if (!code.includes("[!code ")) return { lines: shown(code).split("\n"), marked: null };
  const source = code.split("\n");
  const marked = {
    add: new Set<number>(),
    remove: new Set<number>(),
    highlight: new Set<number>(),
    focus: new Set<number>(),
  };
  const lines: string[] = [];
  const origins: number[] = [];
  for (const [index, line] of source.entries()) {
    const match = marker.exec(line);
    if (!match) {
      lines.push(shown(line));
      origins.push(index);
      continue;
    }
    const rest = line.slice(0, match.index).trimEnd();
    const set =
      match[1] === "++"
        ? marked.add
        : match[1] === "--"
          ? marked.remove
          : match[1] === "focus"
            ? marked.focus
            : marked.highlight;
    if (rest) {
      lines.push(shown(rest));
      origins.push(index);
    }
    const first = rest ? lines.length : lines.length + 1;
    for (let number = first; number < first + Number(match[2] ?? 1); number++) set.add(number);
  }
  return { lines, origins, marked };
}
