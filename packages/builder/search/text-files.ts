import { crc32 } from "node:zlib";
import type { TextFile } from "./index-format.ts";
import { roomStep } from "./page-rooms.ts";
import { sectionsOf } from "./page-terms.ts";
import { fileBytes, hashedFile, type SearchFile } from "./search-file.ts";
import type { SearchPage } from "./search-page.ts";

/** Pages of a text file on average: the address of a page decides whether it ends one, so that changes stay near. */
const pagesPerFile = 8;
/** Section numbers that a page takes. */
export function roomOf(sections: number): number {
  return Math.ceil(sections / roomStep) * roomStep;
}

/** Characters of a section that a result may show. Large sites show fewer, so that what a query loads stays the same. */
export function excerptLength(sections: number): number {
  return sections > 20_000 ? 320 : sections > 4000 ? 480 : 800;
}

/** Whether a text file ends after a page; `size` is what the file holds with it, in bytes about. */
export function endsFile(href: string, size: number): boolean {
  return size > fileBytes || crc32(href) % pagesPerFile === 0;
}

/** What results show of one page. */
export interface PageText {
  page: TextFile["pages"][number];
  sections: [id: string, heading: string, text: string][];
  /** Bytes that it adds to a file, about. */
  size: number;
}

/** What results show of a page; of each section at most `excerpt` characters. */
export function textOf(page: SearchPage, excerpt: number): PageText {
  const sections = sectionsOf(page).map((section): [string, string, string] => [
    section.id,
    section.heading,
    excerptOf(section.text, excerpt),
  ]);
  const file = page.file === `${page.href.slice(1)}.html` ? null : page.file;
  return {
    page: { href: page.href, file, title: page.title, trail: page.trail.join(" › ") },
    sections,
    size: sections.reduce((sum, [id, heading, text]) => sum + id.length + heading.length + text.length + 16, 0),
  };
}

/** A file of these texts, with free places behind the sections of each page, so that an edit moves no other page. */
export function textFile(texts: readonly PageText[]): SearchFile {
  const file: TextFile = { pages: [], sections: [] };
  for (const [index, { page, sections }] of texts.entries()) {
    file.pages.push(page);
    for (const [id, heading, text] of sections) file.sections.push([index, id, heading, text]);
    for (let free = roomOf(sections.length) - sections.length; free > 0; free--) file.sections.push(null);
  }
  return hashedFile("s", file);
}

/** The beginning of a text, in one line. */
function excerptOf(text: string, length: number): string {
  // Where there is nothing to do in as much as is shown, what stands behind it need not be looked at.
  const shown = text.slice(0, length + 1);
  if (text.length > length && !unclean.test(shown) && shown.trim().length === shown.length) return cut(shown, length);
  return cut((unclean.test(text) ? text.replace(/\s+/g, " ") : text).trim(), length);
}

/** White space other than one space, which most texts have already. */
const unclean = /[^\S ]| {2}/;

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length);
  return `${text.slice(0, end > length * 0.7 ? end : length)}…`;
}
