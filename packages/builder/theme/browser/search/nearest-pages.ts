import type { Searcher } from "../../../search/joined-reader.ts";
import type { SearchHit } from "../../../search/reader.ts";
import { typingErrors } from "../../../text/edit-distance.ts";

const most = 5;
/** Sections looked at: a page that is near by its address may be far down by its text. */
const candidates = 24;

/**
 * The pages whose addresses and texts are nearest to the path that was asked for, best first, each once. `path` is
 * below the site's root. Rejects when a file of the index cannot be had.
 */
export async function nearestPages(reader: Searcher, path: string): Promise<SearchHit[]> {
  const segments = path
    .replace(/\.(?:html?|mdx?)$/i, "")
    .split("/")
    .map(wordsOf)
    .filter((words) => words.length > 0);
  if (segments.length === 0) return [];
  const { hits } = await reader.query(segments.flat().slice(-12).join(" "), candidates);
  const pages = new Map<string, SearchHit>();
  for (const hit of hits) if (!pages.has(hit.href)) pages.set(hit.href, hit);
  // Equals keep the order of the search.
  return [...pages.values()]
    .map((hit) => ({ hit, likeness: likeness(segments, hit.href) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ hit }) => hit);
}

function wordsOf(segment: string): string[] {
  return segment.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How much of the path stands in a page's address; its last part, which names the page, counts twice. */
function likeness(segments: string[][], href: string): number {
  const own = wordsOf(href);
  const weight = (index: number) => (index === segments.length - 1 ? 2 : 1);
  return segments.reduce(
    (sum, words, index) =>
      sum + (weight(index) * words.filter((word) => own.some((one) => isNear(word, one))).length) / words.length,
    0,
  );
}

/** The same word, another form of it, or the same with a slip of the keyboard. */
function isNear(word: string, other: string): boolean {
  if (word === other) return true;
  if (Math.min(word.length, other.length) < 4) return false;
  return other.startsWith(word) || word.startsWith(other) || typingErrors(word, other, 1) <= 1;
}
