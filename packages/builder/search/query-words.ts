import { asking, silent } from "./silent-words.ts";
import { fold, longest, queryTermsOf, unspaced, word } from "./tokenize.ts";

/** A word of a query. */
export interface QueryWord {
  term: string;
  /** Still being typed: nothing stands behind it. */
  isOpen: boolean;
  /** Says little as it stands, though it may become a word that says more: what lacks it is no worse for that. */
  isOptional: boolean;
  /** What it is together with its neighbours: `webhook` for `web hook`. */
  joined: string[];
}

const most = 12;
const shortestJoined = 5;

/** The words that a query asks for. Those that say nothing on their own are no part of it, unless there are no others. */
export function queryWords(query: string): QueryWord[] {
  const matches = [...query.matchAll(word)];
  const last = matches.at(-1);
  const isOpen = last !== undefined && last.index + last[0].length === query.length;
  const folded = matches.map(([match]) => fold(match));
  const isSilent = folded.map((one) => silent.has(one));
  const keepsAll = folded.every((one) => silent.has(one) || asking.has(one));
  const words = new Map<string, QueryWord>();
  for (const [at, [match]] of matches.entries()) {
    const open = isOpen && at === matches.length - 1;
    if (isSilent[at] && !keepsAll && !open) continue;
    const isOptional = !keepsAll && (isSilent[at] === true || asking.has(folded[at] as string));
    const joined = [`${folded[at - 1] ?? ""}${folded[at]}`, `${folded[at]}${folded[at + 1] ?? ""}`];
    const one = folded[at] as string;
    const joinable = joined.filter(
      (term) => term !== one && term.length >= shortestJoined && term.length <= longest && !unspaced.test(term),
    );
    for (const term of queryTermsOf(match))
      if (!words.has(term)) words.set(term, { term, isOpen: open, isOptional, joined: joinable });
  }
  return [...words.values()].slice(0, most);
}
