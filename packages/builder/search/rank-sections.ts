import { decodePostings, type IndexHead, places, placeWeights } from "./index-format.ts";
import { pageOf } from "./page-rooms.ts";

/** A term of the index that a word of a query stands for. */
export interface FoundTerm {
  term: string;
  /** How well it fits what was typed, up to 1. */
  fit: number;
  /** Sections of the whole site that hold the term. */
  sections: number;
  postings: string;
}

/** A word of a query with what it may stand for. */
export interface FoundWord {
  terms: FoundTerm[];
  /** What lacks it is no worse for that. */
  isOptional: boolean;
}

export interface RankedSection {
  section: number;
  /** Of all pages, by their order. */
  page: number;
  score: number;
}

/** What a word in the title of its page is worth to a section, of what it is worth to the page itself. */
const ofTitle = 0.5;
/** What a word is worth that says little. */
const ofOptional = 0.25;

/**
 * Sections by score, the best first: what each word of the query contributes by its best term, more than proportional for
 * more of what was asked, where rare words ask for more than common ones. What stands in the title of a page counts for
 * each of its sections that has another word. @param firsts the first section of each page
 */
export function rankSections(
  found: readonly FoundWord[],
  { sections: total, boosts = [] }: IndexHead,
  firsts: readonly number[],
): RankedSection[] {
  const words = found.map((word) => scoresOf(word, total, firsts)).filter(({ own }) => own.size > 0);
  const asked = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const ranked: RankedSection[] = [];
  for (const section of new Set(words.flatMap(({ own }) => [...own.keys()]))) {
    const page = pageOf(firsts, section);
    let score = 0;
    let answered = 0;
    for (const { own, titles, rarity } of words) {
      const best = Math.max(own.get(section) ?? 0, ofTitle * (titles.get(page) ?? 0));
      if (best === 0) continue;
      score += best;
      answered += rarity;
    }
    const share = asked > 0 ? answered / asked : 1;
    ranked.push({ section, page, score: score * share ** 2 * boostOf(boosts, section) });
  }
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}

interface WordScores {
  /** By section. */
  own: Map<number, number>;
  /** By page. */
  titles: Map<number, number>;
  /** How much the word asks for. */
  rarity: number;
}

function scoresOf({ terms, isOptional }: FoundWord, total: number, firsts: readonly number[]): WordScores {
  const own = new Map<number, number>();
  const titles = new Map<number, number>();
  // A longer word is no better an answer for being rarer than the very word that was typed.
  const typed = terms.find(({ fit }) => fit === 1)?.sections ?? 0;
  for (const { fit, sections, postings } of terms) {
    const worth = (isOptional ? ofOptional : 1) * fit * rarityOf(total, Math.max(sections, typed));
    for (const [section, place] of decodePostings(postings)) {
      const score = worth * (placeWeights[place] ?? 1);
      if (score <= (own.get(section) ?? 0)) continue;
      own.set(section, score);
      if (place < places.title) continue;
      const page = pageOf(firsts, section);
      if (firsts[page] === section) titles.set(page, score);
    }
  }
  return { own, titles, rarity: isOptional ? 0 : rarityOf(total, own.size) };
}

function rarityOf(total: number, sections: number): number {
  return Math.log(1 + total / (sections + 0.5));
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
