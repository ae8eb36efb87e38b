import { queryWords } from "./query-words.ts";
import { silent } from "./silent-words.ts";
import { fold, unspaced, word } from "./tokenize.ts";
import { shortestWord, withoutPrefix } from "./word-forms.ts";

/** A piece of text, and whether it answers the query. */
export type Piece = [text: string, hit: boolean];

/** The part of a text around the first hit, in pieces; `matched` are terms of the index, `query` is what was typed. */
export function excerpt(text: string, matched: readonly string[], query: string, length: number): Piece[] {
  const pieces = highlight(text, matched, query);
  let before = 0;
  for (const [piece, hit] of pieces) {
    if (hit) break;
    before += piece.length;
  }
  if (before === text.length || before < length * 0.6) return trim(pieces, length);
  const start = text.indexOf(" ", Math.max(0, before - Math.round(length * 0.3)));
  return trim([["… ", false], ...highlight(text.slice(start + 1), matched, query)], length);
}

/** The whole text in pieces. */
export function highlight(text: string, matched: readonly string[], query: string): Piece[] {
  const terms = new Set(matched);
  const asked = queryWords(query);
  const typed = (fold(query).match(word) ?? []).filter(
    (one) => unspaced.test(one) || (one.length >= shortestWord(one) && !silent.has(one)),
  );
  // Other short words are only themselves, unless they are still being typed.
  for (const { term, isOpen } of asked) if (isOpen) typed.push(term);
  for (const { term } of asked) terms.add(term);
  const parts = [...typed, ...asked.map(({ term }) => term)].filter((one) => one.length > 2 || unspaced.test(one));
  const pieces: Piece[] = [];
  let done = 0;
  const push = (start: number, end: number) => {
    if (start > done) pieces.push([text.slice(done, start), false]);
    pieces.push([text.slice(start, end), true]);
    done = end;
  };
  for (const match of text.matchAll(word)) {
    const folded = fold(match[0]);
    const bare = withoutPrefix(folded);
    const begins = (one: string) => folded.startsWith(one) || bare.startsWith(one);
    if (terms.has(folded) || terms.has(bare) || (!unspaced.test(folded) && typed.some(begins))) {
      push(match.index, match.index + match[0].length);
      continue;
    }
    // Scripts without spaces and parts of identifiers: the typed letters themselves.
    if (folded.length !== match[0].length) continue;
    for (const [start, end] of covered(folded, parts)) push(match.index + start, match.index + end);
  }
  if (done < text.length) pieces.push([text.slice(done), false]);
  return pieces;
}

/** From where to where a word consists of parts that were asked for; what touches is one. */
function covered(folded: string, parts: readonly string[]): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  for (let at = 0; at < folded.length; at++) {
    const end = Math.max(0, ...parts.map((part) => (folded.startsWith(part, at) ? at + part.length : 0)));
    const last = ranges.at(-1);
    if (last && at <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > 0) ranges.push([at, end]);
  }
  return ranges;
}

/** The beginning, which ends where a word does. */
function trim(pieces: Piece[], length: number): Piece[] {
  let left = length;
  const result: Piece[] = [];
  for (const [text, hit] of pieces) {
    if (text.length <= left) {
      result.push([text, hit]);
      left -= text.length;
      continue;
    }
    const part = text.slice(0, Math.max(left - 2, 0));
    const end = part.lastIndexOf(" ");
    // A script without spaces, and a word longer than all there is, is cut where the room ends.
    result.push([`${hit || end < 0 ? part : part.slice(0, end)} …`, false]);
    break;
  }
  return result;
}
