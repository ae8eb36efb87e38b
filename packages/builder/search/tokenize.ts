import { plainLetters } from "./letters.ts";
import { withoutArticle, withoutPrefix } from "./word-forms.ts";

/** Scripts that write without spaces, with the signs that they share (`ー`): searched by pairs of characters. */
export const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspacedRun = new RegExp(`${unspaced.source}+`, "gu");
/** Signs within words that nobody sees: places where a line may be broken, and joints of letters. */
const unseen = "\\u00ad\\u200c\\u200d\\u2060\\ufeff";
const unseenSigns = new RegExp(`[${unseen}]`, "g");
/** Words of a text, with signs in them that nobody sees; `fold` takes those out. */
export const word = new RegExp(`[\\p{L}\\p{M}\\p{N}_${unseen}]+`, "gu");
/** Characters of a term at most; of a longer word it is the beginning. */
export const longest = 40;
/** Characters of a word at most; what is longer is data, and no term. */
export const longestWord = 200;
/** Most text is plain: it takes none of the steps that other scripts need. */
const plainText = /^[\u0000-\u007f]*$/;

/** One form for what readers take as the same: lower case, plain letters, no unseen signs, compatibility characters resolved. */
export function fold(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return plainLetters(text.replace(unseenSigns, "").normalize("NFKC").toLowerCase());
}

/**
 * The terms of a text, with repetitions. Identifiers count whole and in parts (`getUserName`, `max_tokens`); Arabic words also without
 * what is joined to their beginning; runs of a script without spaces count as pairs of characters, and their last character alone, so that a prefix finds it.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [match] of text.matchAll(word)) {
    if (unspaced.test(match)) splitUnspaced(fold(match), terms);
    else splitWord(match, terms);
  }
  return terms;
}

/** The terms that a word of a query asks for. */
export function queryTermsOf(match: string): string[] {
  const folded = fold(match);
  if (!unspaced.test(folded))
    return [withoutArticle(folded.replace(/^_+(?=.)/, "")).slice(0, longest)].filter((term) => term !== "");
  if ([...folded].length === 1) return [folded];
  const parts: string[] = [];
  splitUnspaced(folded, parts);
  return parts.filter((part) => [...part].length > 1 || !unspaced.test(part));
}

function splitWord(match: string, terms: string[]): void {
  const whole = fold(match).replace(/^_+(?=.)/, "");
  if (!whole || whole.length > longestWord) return;
  const begins = whole.slice(0, longest);
  terms.push(begins);
  const bare = withoutPrefix(begins);
  if (bare !== begins) terms.push(bare);
  if (!/[_\p{Lu}]/u.test(match.slice(1)) || (whole.length > longest && !isName(whole))) return;
  const parts = match.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
  if (parts.length < 2) return;
  for (const part of parts) {
    const folded = fold(part);
    if (folded.length > 1 && folded.length <= longest && folded !== whole) terms.push(folded);
  }
}

/** Whether a long word is a name that somebody gave, and no key or hash, whose parts say nothing. */
function isName(word: string): boolean {
  return word.includes("_") || !/[0-9]/.test(word);
}

function splitUnspaced(folded: string, terms: string[]): void {
  let done = 0;
  for (const match of folded.matchAll(unspacedRun)) {
    if (match.index > done) terms.push(folded.slice(done, match.index));
    const characters = [...match[0]];
    for (let at = 0; at + 1 < characters.length; at++) terms.push(`${characters[at]}${characters[at + 1]}`);
    terms.push(characters.at(-1) as string);
    done = match.index + match[0].length;
  }
  if (done < folded.length) terms.push(folded.slice(done));
}
