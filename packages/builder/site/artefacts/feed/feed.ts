import type { SearchSection, UpdateEntry } from "../../../content/page-content.ts";
import { escapeXml } from "../xml.ts";
import { dateOfLabel } from "./date-of-label.ts";

export interface FeedPage {
  title: string;
  description: string;
  language: string;
  /** Address of the page and of its feed, with their host. */
  url: string;
  feedUrl: string;
}

interface FeedItem {
  title: string;
  text: string;
  id: string;
  date: string | null;
}

/**
 * The changelog of a page as RSS 2.0. Each heading within an entry is an item, or the entry itself where it has none or
 * says what its item is. An item is known by its address, so that readers of a feed see each once.
 */
export function writeFeed(page: FeedPage, updates: readonly UpdateEntry[], sections: readonly SearchSection[]): string {
  const texts = new Map(sections.map((section) => [section.id, section]));
  const items = updates.flatMap((update) => itemsOf(update, texts));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(page.title)}</title>
<link>${escapeXml(page.url)}</link>
<description>${escapeXml(page.description || page.title)}</description>
<language>${escapeXml(page.language)}</language>
<generator>Lectern</generator>
<atom:link href="${escapeXml(page.feedUrl)}" rel="self" type="application/rss+xml"/>
${items.map((item) => writeItem(item, page.url)).join("")}</channel>
</rss>
`;
}

function itemsOf(update: UpdateEntry, texts: ReadonlyMap<string, SearchSection>): FeedItem[] {
  const { id, label, rss } = update;
  const date = dateOfLabel(label);
  const whole = [id, ...update.headings].map((one) => texts.get(one)?.text ?? "").filter(Boolean);
  if (rss) return [{ title: rss.title || label, text: rss.description || whole.join("\n\n"), id, date }];
  if (update.headings.length === 0) return [{ title: label, text: whole.join("\n\n"), id, date }];
  return update.headings.map((heading) => {
    const section = texts.get(heading);
    return { title: section?.heading || label, text: section?.text ?? "", id: heading, date };
  });
}

function writeItem({ title, text, id, date }: FeedItem, url: string): string {
  const link = escapeXml(`${url}#${encodeURIComponent(id)}`);
  return `<item>
<title>${escapeXml(title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
${date ? `<pubDate>${date}</pubDate>\n` : ""}${text ? `<description>${escapeXml(text)}</description>\n` : ""}</item>
`;
}
