/** Scripts that write without spaces: searched by pairs of characters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspacedRun = new RegExp(`${unspaced.source}+`, "gu");
/** Signs within words that nobody sees: places where a line may be broken, and joints of letters. */
const unseen = "\\u00ad\\u200c\\u200d\\u2060\\ufeff";
const unseenSigns = new RegExp(`[${unseen}]`, "g");
/** Words of a text, with signs in them that nobody sees; `fold` takes those out. */
export const word = new RegExp(`[\\p{L}\\p{M}\\p{N}_${unseen}]+`, "gu");
const longest = 40;
/** Most text is plain: it takes none of the steps that other scripts need. */
const plainText = /^[\u0000-\u007f]*$/;

/** One form for what readers take as the same: lower case, without accents and unseen signs, compatibility characters resolved. */
export function fold(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return text
    .replace(unseenSigns, "")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}

/**
 * The terms of a text, with repetitions. Identifiers count whole and in parts (`getUserName`, `max_tokens`); runs of a
 * script without spaces count as pairs of characters, and their last character alone, so that a prefix finds it.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  eachTermOf(text, (source, start, end) => terms.push(source.slice(start, end)));
  return terms;
}

/** The same one by one, each as a piece of a text, which mostly is the text itself: nothing is cut out of it. */
export function eachTermOf(text: string, see: (source: string, start: number, end: number) => void): void {
  if (plainText.test(text)) {
    eachPlainWord(text, see);
    return;
  }
  const terms: string[] = [];
  for (const [match] of text.matchAll(word)) {
    if (unspaced.test(match)) splitUnspaced(fold(match), terms);
    else splitWord(match, terms);
  }
  for (const term of terms) see(term, 0, term.length);
}

/** The terms of ASCII text, by a loop: an expression takes longer for each of the thousand words of a page. */
function eachPlainWord(text: string, see: (source: string, start: number, end: number) => void): void {
  let start = -1;
  // Lower-case letters and digits are their own term.
  let isTerm = true;
  for (let at = 0; at <= text.length; at++) {
    const kind = at < text.length ? kinds[text.charCodeAt(at)] : noWord;
    if (kind !== noWord) {
      if (start < 0) start = at;
      if (kind === partsWords) isTerm = false;
      continue;
    }
    if (start < 0) continue;
    if (!isTerm) {
      const parts: string[] = [];
      splitWord(text.slice(start, at), parts);
      for (const part of parts) see(part, 0, part.length);
    } else if (at - start <= longest) see(text, start, at);
    start = -1;
    isTerm = true;
  }
}

const noWord = 0;
const inWords = 1;
/** Capital letters and underscores. */
const partsWords = 2;
/** What each character of ASCII is to words. */
// Pure, so that a browser, which asks for no terms of texts, does not get it.
const kinds = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /[a-z0-9]/.test(sign) ? inWords : /[A-Z_]/.test(sign) ? partsWords : noWord;
});

/** The terms that a query asks for: each must be found; the last may still be being typed. */
export function queryTerms(query: string): string[] {
  const terms: string[] = [];
  for (const [match] of query.matchAll(word)) {
    const folded = fold(match);
    if (!unspaced.test(folded)) terms.push(folded.replace(/^_+(?=.)/, "").slice(0, longest));
    else if ([...folded].length === 1) terms.push(folded);
    else {
      const parts: string[] = [];
      splitUnspaced(folded, parts);
      terms.push(...parts.filter((part) => [...part].length > 1 || !unspaced.test(part)));
    }
  }
  return [...new Set(terms.filter((term) => term.length > 0))].slice(0, 12);
}

function splitWord(match: string, terms: string[]): void {
  const whole = fold(match).replace(/^_+(?=.)/, "");
  if (!whole || whole.length > longest) return;
  terms.push(whole);
  if (!/[_\p{Lu}]/u.test(match.slice(1))) return;
  const parts = match.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
  if (parts.length < 2) return;
  for (const part of parts) {
    const folded = fold(part);
    if (folded.length > 1 && folded !== whole) terms.push(folded);
  }
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
