/**
 * Whether the content of a `robots` tag asks search engines to leave a page out; `max-image-preview:none` does not. The
 * directives are those of https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function keepsEnginesOut(robots: string | undefined): boolean {
  return /(?:^|[\s,])(?:noindex|none)(?![^\s,])/i.test(robots ?? "");
}
