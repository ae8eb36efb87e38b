import { decodePostings, type IndexHead, placeWeights } from "./index-format.ts";

/** A term of the index that a word of a query stands for. */
export interface FoundTerm {
  term: string;
  /** How well it fits what was typed, up to 1. */
  fit: number;
  /** Sections of the whole site that hold the term. */
  sections: number;
  postings: string;
}

/**
 * Sections by score, the best first: what each word of the query contributes by its best term, more than proportional for
 * more words. @param found the terms of the index that each word of the query stands for
 */
export function rankSections(
  found: FoundTerm[][],
  { sections: total, boosts = [] }: IndexHead,
): [section: number, score: number][] {
  const scores = new Map<number, { score: number; words: number }>();
  for (const terms of found) {
    const best = new Map<number, number>();
    for (const { fit, sections, postings } of terms) {
      const rarity = Math.log(1 + total / (sections + 0.5));
      for (const [section, place] of decodePostings(postings)) {
        const score = fit * rarity * (placeWeights[place] ?? 1);
        if (score > (best.get(section) ?? 0)) best.set(section, score);
      }
    }
    for (const [section, score] of best) {
      const entry = scores.get(section) ?? { score: 0, words: 0 };
      scores.set(section, { score: entry.score + score, words: entry.words + 1 });
    }
  }
  const words = found.length;
  return [...scores]
    .map(([section, entry]): [number, number] => [
      section,
      entry.score * (entry.words / words) ** 2 * boostOf(boosts, section),
    ])
    .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
}

/** The weight that the author gave a section's page. */
function boostOf(boosts: readonly number[], section: number): number {
  for (let at = 0; at < boosts.length; at += 3) {
    if (section >= (boosts[at] as number) && section < (boosts[at + 1] as number)) return boosts[at + 2] as number;
  }
  return 1;
}

/** How well a term fits its beginning: the longer the rest that was not typed, the weaker. */
export function prefixFit(typed: string, term: string): number {
  return term === typed ? 1 : 0.45 + (0.4 * Math.min(typed.length, term.length)) / term.length;
}
