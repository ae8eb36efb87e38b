import { mark } from "../../html/marks.ts";

/** Where marked markup will stand. */
export interface MarkPlace {
  /** A URL of the site as it was marked (plain text) to the URL to write (plain text, percent-encoded). */
  url(target: string): string;
  /** Whether markup that reaches outside may stand. */
  allowsOutside: boolean;
}

/** Writes out every mark (`html/marks.ts`) for one place. Answers are remembered by the place, not here. */
export function resolveMarks(text: string, place: MarkPlace): string {
  const outside = text.includes(mark.online) ? chooseOutside(text, place) : text;
  return outside.includes(mark.url) ? writeUrls(outside, place) : outside;
}

/** Marks of the outside may stand in each other: the innermost is decided with the outermost. */
function chooseOutside(text: string, place: MarkPlace): string {
  let result = "";
  let at = 0;
  for (;;) {
    const start = text.indexOf(mark.online, at);
    if (start < 0) return result + text.slice(at);
    const { divide, end } = span(text, start);
    result += text.slice(at, start);
    const chosen = place.allowsOutside ? text.slice(start + 1, divide) : text.slice(divide + 1, end);
    result += chosen.includes(mark.online) ? chooseOutside(chosen, place) : chosen;
    at = end + 1;
  }
}

const [online, offline, end] = [mark.online, mark.offline, mark.end].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
];

/** Offsets of the divider and the end that belong to the mark at `start`. */
function span(text: string, start: number): { divide: number; end: number } {
  let depth = 0;
  let divide = text.length;
  for (let index = start; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < online || code > end) continue;
    if (code === online) depth++;
    else if (code === offline && depth === 1) divide = index;
    else if (code === end && --depth === 0) return { divide: Math.min(divide, index), end: index };
  }
  return { divide: Math.min(divide, text.length), end: text.length };
}

/** Markup with its marks written, and where a place of it has come to lie. */
export interface WrittenMarkup {
  text: string;
  /** Offset in the written text of one in the marked text that is in no mark. */
  offset(marked: number): number;
}

/** Markup into which something will be inserted; null where it has marks of the outside, which may go with what is in them. */
export function resolveForInserts(text: string, place: MarkPlace): WrittenMarkup | null {
  if (text.includes(mark.online)) return null;
  const ends: number[] = [];
  const moves: number[] = [];
  const written = writeUrls(text, place, (end, to) => {
    ends.push(end);
    moves.push(to - end);
  });
  const offset = (marked: number) => {
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ends[middle] as number) <= marked) from = middle + 1;
      else to = middle;
    }
    return marked + (moves[from - 1] ?? 0);
  };
  return { text: written, offset };
}

/** `onUrl` is told where each mark ended, and where its URL ends. */
function writeUrls(text: string, place: MarkPlace, onUrl?: (end: number, to: number) => void): string {
  let result = "";
  let at = 0;
  for (;;) {
    const start = text.indexOf(mark.url, at);
    if (start < 0) return result + text.slice(at);
    const end = text.indexOf(mark.urlEnd, start);
    if (end < 0) return result + text.slice(at, start);
    const written = text.slice(start + 1, end);
    result += text.slice(at, start) + escapeAttribute(place.url(unescapeHtml(written)));
    at = end + 1;
    onUrl?.(at, result.length);
  }
}

function unescapeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => entities[name] as string);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };

function escapeAttribute(url: string): string {
  return /[&<>"]/.test(url)
    ? url.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
    : url;
}
