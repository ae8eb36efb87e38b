import type { SiteFile, SiteManifest } from "@lectern/contract";
import { blobsOf } from "@lectern/contract/site/manifest";
import { byCodePoint } from "../../source/tree/code-point-order.ts";
import { applyOverlay } from "../patch/apply-overlay.ts";

type Changes = ReadonlyMap<string, SiteFile | null>;
type ListedPage = SiteManifest["pages"][number];
/** By their place in the list. */
export type PageChanges = ReadonlyMap<number, ListedPage>;

const lineEnd = 10;
const brace = "}".charCodeAt(0);
const commaSign = ",".charCodeAt(0);
// A quote within a text of JSON has a backslash before it, so no title can pass for the name of a field.
const nameField = '"sha256":"';
const piecesField = '"pieces":[';
/** Characters of a SHA-256. */
const nameLength = 64;
const openingOfPages = '"pages":[';
/** What a manifest holds one of for each file, and what makes it large. */
const sections = ["files", "parts"] as const;
type SectionName = (typeof sections)[number];

/** A line of a section, from the line end before it to that after it. */
interface Line {
  start: number;
  end: number;
}

/** What stands in the place of a line. */
interface Edit extends Line {
  text: string;
}

/**
 * The manifest of the last whole build as JSON, and what later ones have changed in it. To replace a few lines in the
 * text takes a hundredth of the time that it takes to read and to write the whole. Each file is a line of the text, in
 * the order of code points; JSON itself writes no line end.
 */
export class KeptManifest {
  readonly #text: () => Buffer;
  readonly #changes: Record<SectionName, Changes>;
  readonly #pages: PageChanges;
  #value: SiteManifest | null = null;

  /** @param text answers the text as it is kept, the same each time; only asked where something of it is needed. */
  constructor(
    text: () => Buffer,
    files: Changes = new Map(),
    parts: Changes = new Map(),
    pages: PageChanges = new Map(),
  ) {
    this.#text = text;
    this.#changes = { files, parts };
    this.#pages = pages;
  }

  /** The text as it is kept. */
  static write(manifest: SiteManifest): Buffer {
    const isSection = (name: string): name is SectionName => sections.includes(name as SectionName);
    const values = Object.entries(manifest).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [`${JSON.stringify(name)}:${isSection(name) ? lines(manifest[name]) : plain(name, manifest)}`],
    );
    return Buffer.from(`{${values.join(",")}}`);
  }

  /** The same text with other changes: all since the whole build, with null for files that are no longer there. */
  with(files: Changes, parts: Changes, pages: PageChanges = new Map()): KeptManifest {
    return new KeptManifest(this.#text, files, parts, pages);
  }

  get #bytes(): Buffer {
    return this.#text();
  }

  file(path: string): SiteFile | undefined {
    const changed = this.#changes.files.get(path);
    if (changed !== undefined) return changed ?? undefined;
    const section = this.#section("files");
    const line = this.#look(section, path);
    return line.end > line.start ? (this.#read(line)[path] as SiteFile) : undefined;
  }

  value(): SiteManifest {
    this.#value ??= JSON.parse(this.json().toString()) as SiteManifest;
    return this.#value;
  }

  /** JSON, with line ends between files. */
  json(): Buffer {
    return Buffer.concat(this.#pieces());
  }

  /** The names of all its blobs, some more than once, without reading what else the manifest says. */
  *blobNames(): Generator<string> {
    for (const text of this.#pieces()) {
      let from = 0;
      // The name of a file in pieces is that of no blob: its line, one of few, is read.
      for (let at = text.indexOf(piecesField); at >= 0; at = text.indexOf(piecesField, from)) {
        const start = text.lastIndexOf(lineEnd, at) + 1;
        yield* namesIn(text.subarray(from, start));
        const end = text.indexOf(lineEnd, at);
        from = end < 0 ? text.length : end;
        const line = text.toString("utf8", start, text[from - 1] === commaSign ? from - 1 : from);
        for (const file of Object.values(JSON.parse(`{${line}}`) as Record<string, SiteFile>))
          for (const { sha256 } of blobsOf(file)) yield sha256;
      }
      yield* namesIn(text.subarray(from));
    }
  }

  /** The JSON in pieces, of which most are the text as it is kept; each ends at the end of a line. */
  #pieces(): Buffer[] {
    const ofFiles = sections.flatMap((name) => this.#edits(name));
    if (ofFiles.includes(null)) {
      const manifest = JSON.parse(this.#bytes.toString()) as SiteManifest;
      const { files, parts } = this.#changes;
      for (const [index, page] of this.#pages) manifest.pages[index] = page;
      return [KeptManifest.write(applyOverlay(manifest, files, parts as ReadonlyMap<string, SiteFile>))];
    }
    const edits = [...(ofFiles as Edit[]), ...this.#pageEdits()].sort((a, b) => a.start - b.start);
    const pieces: Buffer[] = [];
    let at = 0;
    for (const { start, end, text } of edits) {
      pieces.push(this.#bytes.subarray(at, start), Buffer.from(text));
      at = end;
    }
    pieces.push(this.#bytes.subarray(at));
    return pieces;
  }

  /** What is to be replaced, in order; null where the last line of a section comes or goes, and with it a comma. */
  #edits(name: SectionName): (Edit | null)[] {
    const changes = [...this.#changes[name]].sort(([a], [b]) => byCodePoint(a, b));
    if (changes.length === 0) return [];
    const section = this.#section(name);
    return changes.flatMap(([path, file]) => {
      const line = this.#look(section, path);
      const isLast = line.end === section.end;
      const isThere = line.end > line.start;
      if (isLast && isThere !== (file !== null)) return [null];
      if (file === null) return isThere ? [{ ...line, text: "" }] : [];
      return [{ ...line, text: `\n${entry(path, file)}${isLast ? "" : ","}` }];
    });
  }

  /** What is to be replaced in the list of pages, which has a line for each of them. */
  #pageEdits(): Edit[] {
    const edits: Edit[] = [];
    if (this.#pages.size === 0) return edits;
    let start = this.#bytes.indexOf(`${openingOfPages}\n`) + openingOfPages.length;
    const last = Math.max(...this.#pages.keys());
    for (let index = 0; index <= last; index++) {
      const end = this.#bytes.indexOf(lineEnd, start + 1);
      const page = this.#pages.get(index);
      const comma = this.#bytes[end - 1] === commaSign ? "," : "";
      if (page) edits.push({ start, end, text: `\n${JSON.stringify(page)}${comma}` });
      start = end;
    }
    return edits;
  }

  /** From the line end before its first line to that after its last. */
  #section(name: SectionName): Line {
    const opening = `"${name}":{`;
    const start = this.#bytes.indexOf(`${opening}\n`) + opening.length;
    return { start, end: this.#bytes.indexOf("\n}", start) };
  }

  /** The line of a path, or the empty place where it would stand. */
  #look(section: Line, path: string): Line {
    let { start, end } = section;
    while (start < end) {
      const middle = (start + end) >> 1;
      const from = this.#bytes.lastIndexOf(lineEnd, middle);
      const line = { start: from, end: this.#bytes.indexOf(lineEnd, from + 1) };
      const [key] = Object.keys(this.#read(line)) as [string];
      const order = byCodePoint(path, key);
      if (order === 0) return line;
      if (order < 0) end = line.start;
      else start = line.end;
    }
    return { start, end: start };
  }

  #read({ start, end }: Line): Record<string, unknown> {
    const text = this.#bytes.toString("utf8", start + 1, this.#bytes[end + 1] === brace ? end : end - 1);
    return JSON.parse(`{${text}}`) as Record<string, unknown>;
  }
}

function* namesIn(text: Buffer): Generator<string> {
  for (let at = text.indexOf(nameField); at >= 0; at = text.indexOf(nameField, at)) {
    at += nameField.length;
    yield text.toString("latin1", at, at + nameLength);
  }
}

/** What is no section; pages have a line each. */
function plain(name: string, manifest: SiteManifest): string {
  if (name !== "pages") return JSON.stringify(manifest[name as keyof SiteManifest]);
  return `[${manifest.pages.map((page) => `\n${JSON.stringify(page)}`).join(",")}\n]`;
}

function lines(files: Readonly<Record<string, SiteFile>>): string {
  const sorted = Object.keys(files).sort(byCodePoint);
  return `{${sorted.map((path) => `\n${entry(path, files[path] as SiteFile)}`).join(",")}\n}`;
}

function entry(path: string, file: SiteFile): string {
  return `${JSON.stringify(path)}:${JSON.stringify(file)}`;
}
