/**
 * A fragment of a page is rendered once and then stands in many places: at the root of a site, under a path, in a
 * bundle opened from disk. So a URL of the site itself is not written out but marked, and the composer writes it for
 * the place where the page will stand. A mark is a private-use character that no source text can smuggle in: the
 * source reader replaces these characters in everything it reads (U+FFFD).
 *
 *   U+E000 url U+E001                     a site URL (page, file, `#anchor` of another page); HTML-escaped, may hold
 *                                         `#fragment` and `?query`; starts with `/`
 *   U+E002 online U+E003 offline U+E004   markup that reaches outside, and what stands there where nothing may
 */
export const mark = { url: "\uE000", urlEnd: "\uE001", online: "\uE002", offline: "\uE003", end: "\uE004" } as const;

/** All mark characters, to be replaced in whatever comes from a source. */
export const markCharacters = /[\uE000-\uE004\uE007-\uE00A]/g;

/** Text in which escapes (`&#xE000;`, `"\\uE000"`) may have put mark characters after its source was read. */
export function withoutMarks(text: string): string {
  return text.replace(markCharacters, "\uFFFD");
}

/** Marks a URL of the site: `siteUrl("/guides/start#install")`. The URL must be escaped by who prints it. */
export function siteUrl(url: string): string {
  return mark.url + url + mark.urlEnd;
}

/** Markup for sites that may reach outside (`online`) and for bundles that may not (`offline`). */
export function external(online: string, offline: string): string {
  return mark.online + online + mark.offline + offline + mark.end;
}
