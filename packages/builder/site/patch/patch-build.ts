import type { BuildReport, Diagnostic, SiteFile } from "@lectern/contract";
import { readFrontmatter } from "../../source/frontmatter.ts";
import type { OpenTree } from "../../source/open-tree.ts";
import { readText } from "../../source/source-text.ts";
import type { BuildOptions } from "../build-options.ts";
import type { BuildCache } from "../cache/build-cache.ts";
import type { KeptManifest } from "../cache/kept-manifest.ts";
import type { BodyRecord, PageRecord } from "../cache/page-record.ts";
import { LostChunk, readChunk } from "../cache/read-chunk.ts";
import { AddressBook } from "../compose/address-book.ts";
import { llmsFullText } from "../compose/artefacts.ts";
import { PageComposer } from "../compose/page-composer.ts";
import { hostedPlace } from "../compose/places.ts";
import type { SiteModel } from "../compose/site-model.ts";
import { joinPieces } from "../file-pieces.ts";
import { htmlType, markdownType, textType } from "../files/file-type.ts";
import { Output } from "../files/output.ts";
import { keyOf } from "../hashes.ts";
import { checkLinks } from "../plan/link-check.ts";
import { readPagePart } from "../render/page-part.ts";
import { updateBodies } from "../render/update-bodies.ts";
import { mostPages, type Overlay, writeOverlay } from "./overlay.ts";
import { packSearch } from "./packed-search.ts";
import { type BaseFullText, type BasePage, type BaseSearch, DamagedBase, type PatchBase } from "./patch-base.ts";
import { patchSearch } from "./patch-search.ts";
import { replaceDiagnostics } from "./replace-diagnostics.ts";
import { type Replacement, replaceRanges } from "./replace-ranges.ts";
import { hasSameNames, holdsNames } from "./shared-names.ts";
import { answersSame, collectWanted, hasRedirectToAnchor } from "./wanted-anchors.ts";

const maxBytes = 4 * 1024 * 1024;

export interface PatchInput {
  tree: OpenTree;
  cache: BuildCache;
  base: PatchBase;
  /** Files with another content than in the last result. */
  changed: readonly string[];
  overlay: Overlay | null;
  /** The result that the base and its overlay stand for. */
  last: { manifest: KeptManifest; report: BuildReport };
  options: BuildOptions;
  version: string;
  key: string;
}

export interface Patched {
  manifest: KeptManifest;
  report: Omit<BuildReport, "ms">;
}

/** A page that is patched: how it was and what it became. */
interface Edited extends BasePage {
  source: string;
  before: BodyRecord;
  after: PageRecord & { body: BodyRecord };
}

/**
 * Builds a site of which nothing but the text of some pages has changed: renders and composes these pages, and changes what
 * is made of all pages (search, `llms-full.txt`) in their places. The result is that of a whole build, byte for byte. Null
 * where the edit reaches further (a page's head, its components' styles, a snippet): then a whole build is due.
 */
export async function patchBuild(input: PatchInput): Promise<Patched | null> {
  try {
    return await patch(input);
  } catch (error) {
    // What the cache has lost is made anew by a whole build.
    if (error instanceof DamagedBase || error instanceof LostChunk) return null;
    throw error;
  }
}

async function patch(input: PatchInput): Promise<Patched | null> {
  const { cache, base, options, last } = input;
  const { head } = base;
  const overlay: Overlay = input.overlay ?? emptyOverlay(head.id);
  const edited = await render(input, overlay);
  if (!edited || !namesHold(base, overlay, edited)) return null;

  const output = new Output(options.output);
  const model = modelOf(base, edited);
  const composer = new PageComposer(model, head.place);
  const paths = new Map(head.paths.split("\n").map((line) => line.split("\t") as [string, string]));
  const bookOf = (files: string) =>
    new AddressBook({
      pages: paths.keys(),
      files: files === "" ? [] : files.split("\n"),
      redirects: head.redirects,
      firstPage: head.firstPage,
    });
  const place = hostedPlace(bookOf(head.files.composed), composer.site(0).config.seo.trailingSlash);
  let checked: AddressBook | undefined;
  const checkBook = () => {
    checked ??= bookOf(head.files.checked);
    return checked;
  };
  if (!linksHold(base, overlay, edited, checkBook)) return null;
  const files = new Map<string, SiteFile | null>();
  const parts = new Map<string, SiteFile>();
  for (const page of edited) {
    const { drawn, after } = page;
    const { body } = after;
    const part = readChunk(cache, body.part.chunk);
    const composed = output.store(joinPieces(composer.compose(drawn, readPagePart(part), place)));
    const key = keyOf(head.sectionKeys[drawn.section] as string, body.part.sha256, JSON.stringify(drawn.head));
    after.composed = { key, ...composed };
    files.set(drawn.file, { ...composed, type: htmlType });
    if (head.site.first !== null && head.firstPage === drawn.path)
      files.set("index.html", { ...composed, type: htmlType });
    if (!output.has(body.part.sha256)) output.put(body.part.sha256, part);
    if (!output.has(body.twin.sha256)) output.put(body.twin.sha256, readChunk(cache, body.twin.chunk));
    files.set(drawn.twin, { sha256: body.twin.sha256, size: body.twin.size, type: markdownType });
    parts.set(drawn.part, { sha256: body.part.sha256, size: body.part.size, type: textType });
  }

  const next: Overlay = {
    ...overlay,
    key: input.key,
    hashes: new Map(overlay.hashes),
    pages: new Map(overlay.pages),
    search: new Map(overlay.search),
    fullText: new Map(overlay.fullText),
  };
  for (const { source, after } of edited) {
    next.hashes.set(source, after.read.hash);
    next.pages.set(source, after);
  }
  if (next.pages.size > mostPages) return null;
  const indexes = new Map<string, BaseSearch>();
  if (!patchSearch({ base, cache, output, edited, overlay: next, indexes, files })) return null;
  patchFullText({ base, last, cache, output, edited, overlay: next, files });

  const idsOf = (path: string) => {
    const source = paths.get(path) ?? paths.get(head.firstPage ?? "");
    if (source === undefined) return undefined;
    return (next.pages.get(source) ?? basePage(base, source)?.record)?.body?.ids;
  };
  const hasLinks = edited.some(({ before, after }) => before.references !== "" || after.body.references !== "");
  const complaints = (page: Edited, record: BodyRecord): Diagnostic[] => [
    ...record.diagnostics,
    ...(hasLinks
      ? checkLinks([{ path: page.drawn.path, source: page.source, references: record.references }], checkBook(), idsOf)
      : []),
  ];
  const gone = edited.flatMap((page) => complaints(page, page.before));
  const come = edited.flatMap((page) => complaints(page, page.after.body));
  const diagnostics = replaceDiagnostics(last.report.diagnostics, gone, come);
  if (!diagnostics) return null;
  next.diagnostics = diagnostics;
  next.bytes = last.report.bytes;
  for (const [path, file] of files) next.bytes += (file?.size ?? 0) - (last.manifest.file(path)?.size ?? 0);
  next.files = merged(overlay.files, files);
  next.parts = merged(overlay.parts, parts);
  const manifest = last.manifest.with(next.files, next.parts);

  const name = cache.chunks.finish();
  nameChunks(next, indexes, name);
  for (const [scope, index] of indexes) next.search.set(scope, packSearch(index));
  writeOverlay(cache.folder, next);
  const pages = last.report.pages;
  const report = {
    pages,
    rendered: edited.length,
    reused: pages - edited.length,
    diagnostics: next.diagnostics,
    bytes: next.bytes,
  };
  options.onProgress?.(pages, pages);
  return { manifest, report };
}

/** The edited pages, rendered; null where one of them changes what is not its own. */
async function render(input: PatchInput, overlay: Overlay): Promise<Edited[] | null> {
  const { tree, cache, base, changed, options, version } = input;
  const { head } = base;
  if (changed.length === 0 || changed.length > mostPages) return null;
  const dependedOn = new Set(head.dependedOn.split("\n"));
  const found: (BasePage & { source: string })[] = [];
  for (const source of changed) {
    const page = dependedOn.has(source) ? null : basePage(base, source);
    if (!page) return null;
    const record = overlay.pages.get(source) ?? page.record;
    const file = tree.byPath.get(source);
    if (!file || file.size > maxBytes) return null;
    const { frontmatter, diagnostics } = readFrontmatter(source, readText(tree, source));
    if (!isSame([frontmatter, diagnostics], [record.read.frontmatter, record.read.diagnostics])) return null;
    found.push({ source, drawn: page.drawn, record: { ...record, read: { ...record.read, hash: file.hash } } });
  }
  const { bodies } = await updateBodies({
    pages: found.map(({ source, drawn, record }) => ({
      path: drawn.path,
      source,
      title: drawn.head.title,
      frontmatter: record.read.frontmatter,
    })),
    tree,
    source: options.source,
    settings: head.settings,
    referenceOf: () => null,
    recordOf: (page) => found.find(({ source }) => source === page.source)?.record.body ?? null,
    threads: 0,
    cache,
    version,
    onProgress: () => {},
    onPage: options.onPage,
  });
  const edited: Edited[] = [];
  const rendered = [...bodies.values()];
  for (const [index, page] of found.entries()) {
    const before = page.record.body as BodyRecord;
    const body = rendered[index] as BodyRecord;
    const isInFeeds = [before, body].some(({ features }) => features.split(" ").includes("updates"));
    if (isInFeeds || !isSame(effects(before, page), effects(body, page))) return null;
    edited.push({ ...page, before, after: { read: page.record.read, body, composed: null } });
  }
  return edited;
}

/**
 * What of a body concerns more than its own page: all but the named fields, so that a new one is never forgotten.
 * `namesHold` looks at the names that it uses.
 */
function effects(body: BodyRecord, page: BasePage): object {
  const { key, dependencies, probes, part, twin, search, code, references, ids, diagnostics, summary, ...others } =
    body;
  const { classes, styles, scripts, features, ...rest } = others;
  // The first words stand in lists only where the author has described the page in none.
  const told = page.record.read.frontmatter.description ? "" : summary;
  return { ...rest, summary: told, dependencies: dependencies.map(([path]) => path) };
}

/** Whether no other page's link is broken or mended by the edit. */
function linksHold({ head }: PatchBase, overlay: Overlay, edited: readonly Edited[], book: () => AddressBook): boolean {
  const moved = edited.filter(({ before, after }) => before.ids !== after.body.ids);
  if (moved.length === 0) return true;
  const wanted = new Set(head.wanted.split("\n"));
  const viaRedirect = hasRedirectToAnchor(head.redirects);
  for (const { body } of overlay.pages.values()) if (body) collectWanted(body, book(), viaRedirect, wanted);
  return moved.every(({ drawn, before, after }) => answersSame(drawn.path, before.ids, after.body.ids, wanted));
}

/** Whether the site still uses the names that its stylesheets and scripts are made for. */
function namesHold(base: PatchBase, overlay: Overlay, edited: readonly Edited[]): boolean {
  if (edited.every(({ before, after }) => hasSameNames(before, after.body))) return true;
  const pages = merged(overlay.pages, new Map(edited.map(({ source, after }) => [source, after])));
  return holdsNames(base.head.names, pages, (source) => basePage(base, source)?.record.body ?? null);
}

/** The model without its pages, and with no sections but those of the edited pages. */
function modelOf(base: PatchBase, edited: readonly Edited[]): SiteModel {
  const sections: SiteModel["sections"] = [];
  for (const { drawn } of edited)
    sections[drawn.section] ??= base.data(base.head.sections[drawn.section] as never) as SiteModel["sections"][number];
  return { ...base.head.site, pages: [], sections };
}

export function basePage(base: PatchBase, source: string): BasePage | null {
  const piece = base.pageOf(source);
  return piece ? (base.data(piece) as BasePage) : null;
}

interface PatchText {
  base: PatchBase;
  last: PatchInput["last"];
  cache: BuildCache;
  output: Output;
  edited: readonly Edited[];
  overlay: Overlay;
  files: Map<string, SiteFile | null>;
}

/** `llms-full.txt`: the base's text with the parts of edited pages in place of theirs. */
function patchFullText({ base, last, cache, output, edited, overlay, files }: PatchText): void {
  const { head } = base;
  if (!head.fullText || !edited.some(({ drawn }) => drawn.inLlms)) return;
  const full = base.data(head.fullText) as BaseFullText;
  const own = new Map(edited.map((page) => [page.source, page]));
  const replacements: Replacement[] = [];
  let at = 0;
  for (const [index, source] of full.sources.entries()) {
    const size = full.sizes[index] as number;
    const page = own.get(source);
    if (page) {
      const twin = readChunk(cache, page.after.body.twin.chunk);
      overlay.fullText.set(source, llmsFullText([{ address: full.addresses[index] as string, twin }]));
    }
    const changed = overlay.fullText.get(source);
    if (changed) replacements.push({ start: at, end: at + size, bytes: changed });
    at += size;
  }
  const before = last.manifest.file("llms-full.txt")?.sha256;
  const file = { ...output.storePieces(replaceRanges(base.windows(full.text), replacements)), type: textType };
  // The same text stands where agents look for it.
  for (const path of ["llms-full.txt", ".well-known/llms-full.txt"])
    if (last.manifest.file(path)?.sha256 === before) files.set(path, file);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function merged<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>): Map<string, V> {
  return new Map([...before, ...after]);
}

function nameChunks(overlay: Overlay, indexes: ReadonlyMap<string, BaseSearch>, segment: string | null): void {
  if (segment === null) return;
  const name = (chunk: [string, ...unknown[]]) => {
    if (chunk[0] === "") chunk[0] = segment;
  };
  for (const { body } of overlay.pages.values())
    for (const one of body ? [body.part, body.twin, body.search, body.code] : []) if (one) name(one.chunk);
  for (const { index } of indexes.values()) for (const run of index.runs) name(run.chunk);
}

function emptyOverlay(base: string): Overlay {
  return {
    base,
    key: "",
    hashes: new Map(),
    pages: new Map(),
    fullText: new Map(),
    search: new Map(),
    files: new Map(),
    parts: new Map(),
    diagnostics: [],
    bytes: 0,
  };
}
