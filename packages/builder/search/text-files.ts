import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
import type { TextFile } from "./index-format.ts";
import { roomStep } from "./page-rooms.ts";
import { sectionsOf } from "./page-terms.ts";
import { passingFile, type WriteSearchFile } from "./search-file.ts";
import type { SearchPage } from "./search-page.ts";

/** Pages of a group on average: the address of a page decides whether it ends one, so that changes stay near. */
const pagesPerGroup = 8;
/** Bytes before compression that a file aims at. A result needs one section, and a query shows results of as many files. */
const fileBytes = 12_000;

/** Section numbers that a page takes. */
export function roomOf(sections: number): number {
  return Math.ceil(sections / roomStep) * roomStep;
}

/** Characters of a section that a result may show. Large sites show fewer, so that what a query loads stays the same. */
export function excerptLength(sections: number): number {
  return sections > 20_000 ? 320 : sections > 4000 ? 480 : 800;
}

/** Whether a group of pages with common files ends after a page; `size` is what it holds with it, in bytes about. */
export function endsGroup(href: string, size: number): boolean {
  return size > fileBytes || crc32(href) % pagesPerGroup === 0;
}

/** What results show of one page. */
export interface PageText {
  page: TextFile["pages"][number];
  sections: [id: string, heading: string, text: string][];
  /** Bytes that it adds to files, about. */
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
    size: sizeOf(sections),
  };
}

function sizeOf(sections: PageText["sections"]): number {
  return sections.reduce((sum, row) => sum + Buffer.byteLength(row.join("")) + 16, 0);
}

/** A text file as the next build knows it. */
export interface ListedText {
  path: string;
  /** Section numbers that it takes. */
  room: number;
}

/** Pages that have text files in common, and these files. */
export interface KeptTexts {
  pages: number[];
  listed: ListedText[];
}

/**
 * Writes the files of a group of pages, mostly one; a long page has several. Behind the sections of each page are free
 * places, so that an edit moves no other page.
 */
export function writeTextFiles(group: readonly PageText[], write: WriteSearchFile): ListedText[] {
  const listed: ListedText[] = [];
  let current: TextFile = { pages: [], sections: [] };
  let size = 0;
  const close = () => {
    if (current.sections.length > 0) {
      const file = passingFile("s", JSON.stringify(current));
      write(file);
      listed.push({ path: file.path, room: current.sections.length });
    }
    current = { pages: [], sections: [] };
    size = 0;
  };
  for (const { page, sections, size: whole } of group) {
    for (let from = 0; from < sections.length; from += roomStep) {
      const rows = sections.slice(from, from + roomStep);
      const more = rows.length === sections.length ? whole : sizeOf(rows);
      if (size + more > fileBytes) close();
      size += more;
      if (current.pages.at(-1) !== page) current.pages.push(page);
      const index = current.pages.length - 1;
      for (const [id, heading, text] of rows) current.sections.push([index, id, heading, text]);
      for (let free = roomStep - rows.length; free > 0; free--) current.sections.push(null);
    }
  }
  close();
  return listed;
}

/** The beginning of a text, in one line. */
function excerptOf(text: string, length: number): string {
  if (isTidy(text, Math.min(text.length, length + 1))) return cut(text, length);
  // Where there is nothing to do in as much as is shown, what stands behind it need not be looked at.
  const shown = text.slice(0, length + 1);
  if (text.length > length && !unclean.test(shown) && shown.trim().length === shown.length) return cut(shown, length);
  return cut((unclean.test(text) ? text.replace(/\s+/g, " ") : text).trim(), length);
}

/** White space other than one space, which most texts have already. */
const unclean = /[^\S ]| {2}/;

/** Whether a text up to a place is ASCII without white space but single spaces within. Several times as fast as expressions. */
function isTidy(text: string, end: number): boolean {
  let before = space;
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code > 126 || code < space || (code === space && before === space)) return false;
    before = code;
  }
  return before !== space || (text.charCodeAt(end) > space && text.charCodeAt(end) < 127);
}

const space = 32;

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length);
  return `${text.slice(0, end > length * 0.7 ? end : length)}…`;
}
