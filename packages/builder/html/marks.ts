/**
 * A fragment of a page is rendered once and then stands in many places: at the root of a site, under a path, in a
 * bundle opened from disk. So a URL of the site itself is not written out but marked, and the composer writes it for
 * the place where the page will stand. A mark is a control character that no source text can smuggle in: the source
 * reader replaces these characters in everything it reads (U+FFFD). They are ASCII, so that the text of most pages is
 * kept in one byte a character, which halves what is copied, collected and encoded. Whatever makes characters out of others
 * (escapes, references, codes) makes none of these either.
 *
 *   U+0010 url U+0011                     a site URL (page, file, `#anchor` of another page); HTML-escaped, may hold
 *                                         `#fragment` and `?query`; starts with `/`
 *   U+0012 online U+0013 offline U+0014   markup that reaches outside, and what stands there where nothing may
 */
export const mark = { url: "\u0010", urlEnd: "\u0011", online: "\u0012", offline: "\u0013", end: "\u0014" } as const;

/** Stand around another name of a heading until the end of its page (`content/links/anchors.ts`). */
export const aliasMark = { start: "\u0015", end: "\u0016" } as const;

/** All mark characters, those of earlier builders too, to be replaced in whatever comes from a source. */
export const markCharacters = /[\u0010-\u0016\uE000-\uE004]/g;

/** Text in which escapes (`&#16;`, `"\\u0010"`) may have put mark characters after its source was read. */
export function withoutMarks(text: string): string {
  return text.replace(markCharacters, "\uFFFD");
}

const markReferences = /&#(?:0*(?:1[6-9]|2[0-2]|5734[4-8])|x0*(?:1[0-6]|e00[0-4]));/gi;

/** A source in which neither marks stand nor references to them (`&#16;`); all else keeps its place. */
export function sourceWithoutMarks(source: string): string {
  const text = withoutMarks(source);
  // The character zero, which nobody can write, reads as U+FFFD.
  return text.includes("&#") ? text.replace(markReferences, (found) => found.replace(/[1-9a-f]/gi, "0")) : text;
}

/** Marks a URL of the site: `siteUrl("/guides/start#install")`. The URL must be escaped by who prints it. */
export function siteUrl(url: string): string {
  return mark.url + url + mark.urlEnd;
}

/** Markup for sites that may reach outside (`online`) and for bundles that may not (`offline`). */
export function external(online: string, offline: string): string {
  return mark.online + online + mark.offline + offline + mark.end;
}

/** Markup of `external` with something else in the place of what bundles leave out; all other markup as it is. */
export function withStandIn(html: string, standIn: string): string {
  return html.replace(mark.offline + mark.end, mark.offline + standIn + mark.end);
}

/**
 * What earlier builders stored has private-use characters as marks; no text of today's has those.
 * @param print how a mark is written where the text stands.
 */
export function withCurrentMarks(text: string, print: (mark: string) => string = (mark) => mark): string {
  return text.replace(/[\uE000-\uE004]/g, (sign) => print(String.fromCharCode(sign.charCodeAt(0) - 0xe000 + 0x10)));
}
