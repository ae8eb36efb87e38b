import { escapeHtml } from "../../html/html.ts";
import { aliasMark } from "../../html/marks.ts";
import { idsIn } from "../rendering/element-ids.ts";
import { slugOf } from "../rendering/heading-ids.ts";

/**
 * Links that authors carry over from other tools name headings by other rules than the format's: GitHub's (signs go
 * away, the second of a name is `-1`), or every sign as a hyphen. So a heading answers to those names as well: an empty
 * `<span id>` in it for each that is not its id already. Which are free is known at the end of the page only, so marks
 * stand in their place until then.
 */
export class AnchorAliases {
  readonly #counts = new Map<string, number>();

  /** Marks for the other names of what has the text and the id; nothing where all rules agree. */
  forHeading(text: string, id: string): string {
    const base = gitHubSlug(text);
    const count = this.#counts.get(base) ?? 0;
    this.#counts.set(base, count + 1);
    const curled = curledSigns(text);
    const names = [count === 0 ? base : `${base}-${count}`, hyphenated(text), curled && slugOf(curled)];
    names.push(withSigns(text), withSigns(curled), withSignsOfSentences(curled || text));
    // Its small letter by the rules is an i with a second dot, which nobody types.
    if (text.includes("İ")) names.push(gitHubSlug(text.replaceAll("İ", "i")));
    return this.forNames(names, id);
  }

  /** Marks for names given. */
  forNames(names: readonly string[], id: string): string {
    let marks = "";
    for (const name of new Set(names)) if (name !== "" && name !== id) marks += open + escapeHtml(name) + close;
    return marks;
  }
}

const { start: open, end: close } = aliasMark;
/** What an alias may not hold: it would end the attribute that it becomes. */
const unplaced = /[<>"]/;

/** What the frame around every page is called: a place of this name would lead to the page's top. */
export const frameId = "body-content";

/** Turns the marks of a page into elements; the first to ask for a name gets it, and real ids come before all. */
export function placeAliases(html: string): string {
  if (!html.includes(open)) return html;
  const taken = idsIn(html).add(frameId);
  const pieces: string[] = [];
  let from = 0;
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at)) {
    const end = html.indexOf(close, at);
    if (end < 0) break;
    const name = html.slice(at + 1, end);
    if (unplaced.test(name)) {
      at++;
      continue;
    }
    pieces.push(html.slice(from, at));
    if (!taken.has(name)) pieces.push(`<span id="${name}" class="lc-alias"></span>`);
    taken.add(name);
    at = from = end + 1;
  }
  pieces.push(html.slice(from));
  return pieces.join("");
}

const emptyPlace = /<(?:a|span|div) id="([^"]+)"(?=><\/)/g;

/** An element with the id of the heading that it begins with: `<div id="setup">` around `## Setup`. */
const placeOfHeading = / id="([^"]+)"([^<>]*>\s*<h[1-6] id="\1")/g;

/**
 * Takes ids from elements of the author's where another element has the same and is the same place: from one that begins
 * with its heading, and from empty ones, `## Setup <a id="setup"></a>`. Of several empty ones the first keeps it.
 */
export function dropTwinIds(content: string): string {
  const html = content.replace(placeOfHeading, "$2");
  const places = new Map<string, number>();
  for (const [, id = ""] of html.matchAll(emptyPlace)) places.set(id, (places.get(id) ?? 0) + 1);
  if (places.size === 0) return html;
  const all = new Map<string, number>();
  for (const [, id = ""] of html.matchAll(/\sid="([^"]+)"/g)) if (places.has(id)) all.set(id, (all.get(id) ?? 0) + 1);
  const taken = new Set([...places].filter(([id, count]) => (all.get(id) ?? 0) > count).map(([id]) => id));
  return html.replace(emptyPlace, (place, id: string) => {
    if (taken.has(id)) return place.slice(0, place.indexOf(" "));
    taken.add(id);
    return place;
  });
}

function gitHubSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replace(/ /g, "-");
}

/** A text whose quotes and dots are typographic, as the format makes them before it makes an id; empty without any. */
function curledSigns(text: string): string {
  if (!/["']|\.\.\./.test(text)) return "";
  return text
    .replace(/(^|[\s([{])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{])'/g, "$1‘")
    .replaceAll("'", "’")
    .replaceAll("...", "…");
}

/** The ids that the format had before it dropped signs: `requirements-(macos)`, `tools.exec`. */
function withSigns(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, "-");
}

/**
 * The ids between those and today's: parentheses were dropped already, and periods were hyphens, but commas, colons and
 * the like stayed: `v2-0-1-—-march-3,-2026`.
 */
function withSignsOfSentences(text: string): string {
  return text
    .toLowerCase()
    .replace(/[()]/g, "")
    .replace(/[\s.-]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The format's ids of accordions, which are of words alone; a title with an arrow or a stand-in answers to its first. */
export function wordsOfTitle(text: string): string[] {
  const words = (part: string): string => hyphenated(part.replaceAll("_", " "));
  return text.includes(">") ? [words(text), words(text.trim().replace(/\s.*$/s, ""))] : [words(text)];
}

function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]|\uFE0F|\u20E3/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
    .replace(/^[-_]+|[-_]+$/g, "");
}

/**
 * `onError`, `max_duration` and `thumbnails.background` as words with hyphens, which ids of fields are made of. What
 * stands for a value is none of them: `--port <port>` is `port`.
 */
export function wordsWithHyphens(name: string): string {
  let words = knownWords.get(name);
  if (words === undefined) {
    words = hyphenated(
      name
        .replace(/\s<[^<>]*>/g, "")
        .replace(/([a-z0-9])([A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "$1-$2")
        .replace(/_/g, "-"),
    );
    if (knownWords.size < knownWordsMost) knownWords.set(name, words);
  }
  return words;
}

/** What the format makes of a name with a lone s or t, which it takes for the end of a word as in *what's*: `durations`. */
export function joinedAtEnds(name: string): string {
  return name.replace(/(?<=[a-z\d])-(?=[st](?:-|$))/g, "");
}

/** Fields of a reference have the same few names on all its pages. */
const knownWords = new Map<string, string>();
const knownWordsMost = 5000;
