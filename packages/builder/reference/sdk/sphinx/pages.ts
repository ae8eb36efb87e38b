import { isObject, type Json, objectOf, own } from "../../json.ts";
import { LibraryFault, type LibrarySource, pathWithin } from "../../library/library.ts";
import { type FileFaults, largestFile } from "../file-faults.ts";

/** A page as Sphinx's JSON builder writes it. */
export interface SphinxPage {
  file: string;
  /** `api/client`. */
  name: string;
  title: string;
  /** HTML. */
  body: string;
  /** Where the page behind it stands, as a link from its own folder. */
  next: string | null;
}

/** Lists that Sphinx makes itself, and what shows source code. */
const unread = /(?:^|\/)(?:genindex(?:-\w+)?|py-modindex|search|_modules\/.*)\.fjson$/;

/** The pages of the documentation in the order of its table of contents. @throws {LibraryFault} where there are none. */
export function sphinxPages(source: LibrarySource, faults: FileFaults): SphinxPage[] {
  const files = source.files.filter((file) => file.endsWith(".fjson") && !unread.test(pathWithin(source, file)));
  const pages = files.flatMap((file) => {
    const page = readPage(file, pathWithin(source, file), source, faults);
    return page ? [page] : [];
  });
  if (pages.length === 0)
    throw new LibraryFault(
      `${source.path} holds no output of Sphinx's JSON builder: it has no page (\`.fjson\`) that can be read`,
      "Run `python -m sphinx -b json <source> <folder>` and name that folder in `source`",
      { file: source.path, line: 1, column: 1 },
    );
  return inOrder(pages);
}

function readPage(file: string, within: string, source: LibrarySource, faults: FileFaults): SphinxPage | null {
  const text = source.read(file);
  if (text.length > largestFile) return faults.skip(file, "it is too large");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return faults.skip(file, "it is not valid JSON");
  }
  if (!isObject(value)) return faults.skip(file, "it holds no object");
  const body = own(value, "body");
  if (typeof body !== "string") return null;
  const name = stringOf(value, "current_page_name") ?? within.replace(/\.fjson$/, "");
  const title = plainTitle(stringOf(value, "title") ?? name);
  return { file, name, title, body, next: stringOf(objectOf(own(value, "next")), "link") };
}

function stringOf(holder: Json, name: string): string | null {
  const value = own(holder, name);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Titles are HTML. */
function plainTitle(title: string): string {
  return title
    .slice(0, 1000)
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => references[name] as string)
    .replace(/\s+/g, " ")
    .trim();
}

const references: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };

/** Each page says which one is behind it; those that no page leads to begin a row of their own. */
function inOrder(pages: readonly SphinxPage[]): SphinxPage[] {
  const byAddress = new Map(pages.map((page) => [addressOf(page), page]));
  const nextOf = new Map(
    pages.map((page) => [page, page.next === null ? undefined : byAddress.get(linked(page, page.next))]),
  );
  const followed = new Set(nextOf.values());
  const ordered = new Set<SphinxPage>();
  for (const first of [...pages.filter((page) => !followed.has(page)), ...pages]) {
    for (let page: SphinxPage | undefined = first; page && !ordered.has(page); page = nextOf.get(page))
      ordered.add(page);
  }
  return [...ordered];
}

/** As the JSON builder addresses pages: folders. */
function addressOf(page: SphinxPage): string {
  return linked({ name: "" }, `${page.name.replace(/(?:^|\/)index$/, "")}/`);
}

function linked(from: { name: string }, link: string): string {
  const base = from.name === "" || from.name === "index" ? "" : `${from.name.replace(/\/index$/, "")}/`;
  const parts: string[] = [];
  for (const part of `${link.startsWith("/") ? "" : base}${link.replace(/[?#].*$/s, "")}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}
