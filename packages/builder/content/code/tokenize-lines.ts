import { escapeContent } from "../../html/html.ts";
import { endsWithin } from "./time-limit.ts";
import type { GrammarState, LineTokenizer, TokenizedLine } from "./tokenizer.ts";

/**
 * Milliseconds after which a line is ended from outside, and the same line once more: a single expression may go
 * through a line for hours, and the tokenizer looks at the clock only between two. The second time is longer than all
 * that the tokenizer allows itself, so that a machine with other work to do does not decide about colours.
 */
const lineTimes = [500, 3000];
/** Lines as short as this cannot be read in so many ways; to set a limit costs as much as to highlight some lines. */
const shortMost = 24;
/** Lines of one piece of code that may take too long; after these, the rest of it stays plain. */
const givenUpMost = 2;

/**
 * Highlights code line by line. It comes to an end whatever the code is, unless somebody watches from outside, who can
 * end it: limits cost as much as the highlighting. A pattern that is not trusted may take for ever on any line.
 */
export function tokenizeLines(
  lines: readonly string[],
  highlighter: LineTokenizer,
  isWatched = false,
  isTrusted = true,
): TokenizedLine[] {
  const result: TokenizedLine[] = [];
  let givenUp = 0;
  const state = (): GrammarState | null => result.at(-1)?.next ?? null;
  const add = (line: TokenizedLine) => {
    result.push(line);
    if (line.isGivenUp) givenUp++;
  };
  const isDone = () => result.length === lines.length || givenUp === givenUpMost;
  const next = () => lines[result.length] as string;
  const read = (): TokenizedLine => {
    try {
      return highlighter.line(next(), state());
    } catch {
      // What a grammar cannot read, for its nesting or for a fault of its own, is shown all the same.
      return highlighter.giveUp(next(), state());
    }
  };
  const isShort = () => isTrusted && next().length <= shortMost;
  while (!isDone() && (isWatched || isShort() || highlighter.known(next(), state()))) {
    add(read());
  }
  for (let tries = 0; !isDone(); ) {
    const before = result.length;
    const ended = endsWithin(lineTimes[tries] as number, () => {
      while (!isDone()) add(read());
    });
    // The time was for all lines that it reached; only what was spent on one line alone says something about it.
    if (ended || result.length > before) tries = 0;
    else if (++tries === lineTimes.length) {
      add(highlighter.giveUp(next(), state()));
      tries = 0;
    }
  }
  for (const text of lines.slice(result.length)) {
    result.push({ html: escapeContent(text), next: state() as GrammarState, looks: [] });
  }
  return result;
}
