import type { RankedSection } from "./rank-sections.ts";
import { silent } from "./silent-words.ts";
import { fold, word } from "./tokenize.ts";

export interface SearchHit {
  href: string;
  /** Path of the page's file in a bundle. */
  file: string;
  /** Id of the section's heading; empty for the page itself. */
  id: string;
  title: string;
  heading: string;
  trail: string;
  text: string;
  score: number;
}

const sectionsPerPage = 3;
/** Sections of a page that are far behind its best would only push other pages down. */
const farBehind = 0.2;

/** The sections to show, of those in their order: a few of each page, and as many in all. */
export function bestOfPages(ranked: readonly RankedSection[], limit: number): RankedSection[] {
  const pages = new Map<number, { shown: number; best: number }>();
  const picked: RankedSection[] = [];
  for (const one of ranked) {
    if (picked.length === limit) break;
    const page = pages.get(one.page);
    if (!page) pages.set(one.page, { shown: 1, best: one.score });
    else if (page.shown === sectionsPerPage || one.score < page.best * farBehind) continue;
    else page.shown++;
    picked.push(one);
  }
  return picked;
}

/** What a hit is worth whose title, or heading, or any of its texts is what was asked for. */
const wordings = {
  title: 2,
  allOfTitle: 1.35,
  startOfTitle: 1.1,
  heading: 1.9,
  headingWord: 1.5,
  allOfHeading: 1.2,
  phrase: 1.25,
  code: 1.8,
  /** Besides: words joined by a sign stand in title or heading as they were typed. */
  joined: 1.1,
};

/**
 * Hits by page, pages in the order of their best hit, now that it is known how they are worded.
 * @param asked how many words were asked for  @param matched the terms that they stand for
 */
export function sortByWording(
  hits: readonly SearchHit[],
  query: string,
  asked: number,
  matched: readonly string[],
): SearchHit[] {
  const phrase = plain(query);
  const terms = new Set(matched);
  /** Whether a text has no words but those that were asked for, and as many. */
  const isAll = (text: string) => {
    const words = (text.match(word) ?? []).map(fold).filter((one) => !silent.has(one));
    return words.length >= asked && words.every((one) => terms.has(one));
  };
  const joined = phrase.split(/\s/).filter((part) => /[\p{L}\p{N}][-./:@][\p{L}\p{N}]/u.test(part));
  const hasJoined = ({ title, heading }: SearchHit) => {
    const text = joined.length > 0 ? plain(`${title}\n${heading}`) : "";
    return text !== "" && joined.every((part) => text.includes(part));
  };
  const weighed = hits.map((hit) => {
    const worth = worthOf(hit, phrase, isAll) * (hasJoined(hit) ? wordings.joined : 1);
    return { ...hit, score: hit.score * worth };
  });
  weighed.sort((a, b) => b.score - a.score);
  // `Map.groupBy` is too young for readers' browsers.
  const pages = new Map<string, SearchHit[]>();
  for (const hit of weighed) {
    const page = pages.get(hit.href);
    if (page) page.push(hit);
    else pages.set(hit.href, [hit]);
  }
  return [...pages.values()].flat();
}

function worthOf({ title, heading, text, id }: SearchHit, phrase: string, isAll: (text: string) => boolean): number {
  if (id === "" && plain(title) === phrase) return wordings.title;
  const signs = phrase.replace(/[\p{L}\p{M}\p{N}]+/gu, "");
  // One word is more likely to be what a page is about.
  if (plain(heading) === phrase) return signs === "" ? wordings.headingWord : wordings.heading;
  if (id === "" && isAll(title)) return wordings.allOfTitle;
  // Signs are what tells `--port` from a port, and terms have none.
  if (signs !== "" && plain(`${title}\n${heading}\n${text}`).includes(phrase))
    return /[-./_:@{}]/.test(signs) ? wordings.code : wordings.phrase;
  if (id === "") return plain(title).startsWith(`${phrase} `) ? wordings.startOfTitle : 1;
  return isAll(heading) ? wordings.allOfHeading : 1;
}

/** A text as it is compared: one form for what readers take as the same, and one space where there is any. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\S\n]+/g, " ")
    .trim();
}
