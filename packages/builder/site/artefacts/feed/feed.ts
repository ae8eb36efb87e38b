import type { SearchSection, UpdateEntry } from "../../../content/page-content.ts";
import { escapeHtml } from "../../../html/html.ts";
import type { MarkPlace } from "../../compose/resolve-marks.ts";
import type { PagePart } from "../../render/page-part.ts";
import { escapeXml } from "../xml.ts";
import { dateOfLabel } from "./date-of-label.ts";
import { EntryHtml } from "./entry-html.ts";
import type { FeedPage } from "./feed-page.ts";

/** Characters of what stands beside a version's name, if it is a date: a longer text may tell of another time. */
const dateMost = 40;

interface FeedItem {
  title: string;
  text: string;
  html: string;
  id: string;
  date: string | null;
}

/**
 * The changelog of a page as RSS 2.0. Each heading within an entry is an item, or the entry itself where it has none or
 * says what its item is. An item is known by its place, so that readers of a feed see each once; it carries its text
 * and what stands on the page, with links as they are at `place`.
 */
export function writeFeed(page: FeedPage, { updates = [], sections, html }: PagePart, place: MarkPlace): string {
  const texts = new Map(sections.map((section) => [section.id, section]));
  const entries = new EntryHtml(html, page.url, place);
  const items = updates.flatMap((update) => itemsOf(update, texts, entries));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(page.title)}</title>
<link>${escapeXml(page.url)}</link>
<description>${escapeXml(page.description || page.title)}</description>
<language>${escapeXml(page.language)}</language>
<generator>Lectern</generator>
${page.feedUrl === null ? "" : `<atom:link href="${escapeXml(page.feedUrl)}" rel="self" type="application/rss+xml"/>\n`}${items
  .map((item) => writeItem(item, page))
  .join("")}</channel>
</rss>
`;
}

function itemsOf(
  { id, label, told, rss, headings }: UpdateEntry,
  texts: ReadonlyMap<string, SearchSection>,
  entries: EntryHtml,
): FeedItem[] {
  const date =
    dateOfLabel(rss?.date ?? "") ?? dateOfLabel(label) ?? (told.length <= dateMost ? dateOfLabel(told) : null);
  const whole = [id, ...headings].map((one) => texts.get(one)?.text ?? "").filter(Boolean);
  const safeId = escapeHtml(id);
  const isDated = rss?.date && !rss.title && !rss.description;
  if ((rss && !isDated) || headings.length === 0) {
    const html = rss?.description ? "" : entries.entry(safeId);
    return [{ title: rss?.title || label, text: rss?.description || whole.join("\n\n"), html, id, date }];
  }
  const below = entries.below(safeId, headings.map(escapeHtml));
  return headings.map((heading, index) => {
    const section = texts.get(heading);
    const html = below[index] as string;
    return { title: section?.heading || label, text: section?.text ?? "", html, id: heading, date };
  });
}

function writeItem({ title, text, html, id, date }: FeedItem, page: FeedPage): string {
  const place = `#${encodeURIComponent(id)}`;
  return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(page.url + place)}</link>
<guid isPermaLink="${page.id === page.url}">${escapeXml(page.id + place)}</guid>
${date ? `<pubDate>${date}</pubDate>\n` : ""}${text ? `<description>${escapeXml(text)}</description>\n` : ""}${html ? `<content:encoded>${escapeXml(html)}</content:encoded>\n` : ""}</item>
`;
}
