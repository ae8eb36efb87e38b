import type { BuildReport, Diagnostic, SiteFile } from "@lectern/contract";
import { readText } from "../../source/source-text.ts";
import { cutNames } from "../../text/cut-names.ts";
import type { KeptManifest } from "../cache/kept-manifest.ts";
import type { BodyRecord } from "../cache/page-record.ts";
import { LostChunk } from "../cache/read-chunk.ts";
import { hostedPlace } from "../compose/places.ts";
import { isMissingProp } from "../diagnostics/given-props.ts";
import { iconNotes } from "../diagnostics/icon-notes.ts";
import { checkLinks, PageAnchors } from "../diagnostics/link-check.ts";
import { pictureNotes } from "../diagnostics/picture-notes.ts";
import { listedPage, type ModelPage } from "../model/site-model.ts";
import { Output } from "../output/output.ts";
import { packSearch } from "./base/packed-search.ts";
import type { BaseSearch, PatchBase } from "./base/patch-base.ts";
import { DamagedBase } from "./base/piece-file.ts";
import { composeEdited } from "./compose-edited.ts";
import { type Edited, renderEdited } from "./edited-pages.ts";
import { emptyOverlay, mostFiles, mostPages, type Overlay, writeOverlay } from "./overlay.ts";
import { PatchAddresses } from "./patch-addresses.ts";
import { patchFullText } from "./patch-full-text.ts";
import type { PatchInput } from "./patch-input.ts";
import { patchModel } from "./patch-model.ts";
import { patchSearch } from "./patch-search.ts";
import { replaceDiagnostics } from "./replace-diagnostics.ts";
import { hasSameNames, holdsNames } from "./shared-names.ts";
import { answersSame, collectWanted, hasRedirectToAnchor } from "./wanted-anchors.ts";

export interface Patched {
  manifest: KeptManifest;
  report: Omit<BuildReport, "ms">;
}

/**
 * Builds a site of which nothing but the text of some pages and snippets, and what pages are called and are about, has
 * changed: renders these pages, composes them and those that show their names, and changes what is made of all pages (search,
 * lists, the model) in their places. The result is that of a whole build, byte for byte. Null where the edit reaches further
 * (a page's place or visibility, its components' styles): then a whole build is due.
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
  const before: Overlay = input.overlay ?? emptyOverlay(base.head.id);
  const edited = await renderEdited(input, before);
  if (!edited || !namesHold(base, before, edited) || !headsHold(input, edited)) return null;
  const addresses = new PatchAddresses(base);
  if (!linksHold(base, before, edited, addresses)) return null;

  const next = overlayWith(input, before, edited);
  if (next.pages.size > mostPages) return null;
  const made: Made = { files: new Map(), parts: new Map(), indexes: new Map() };
  if (!(await makeAnew(input, before, next, edited, addresses, made))) return null;
  const diagnostics = diagnosticsWith(input, next, edited, addresses);
  if (!diagnostics) return null;
  next.diagnostics = diagnostics;
  next.bytes = last.report.bytes;
  for (const [path, file] of made.files) next.bytes += (file?.size ?? 0) - (last.manifest.file(path)?.size ?? 0);
  next.files = merged(before.files, made.files);
  next.parts = merged(before.parts, made.parts);
  if (next.files.size > mostFiles) return null;
  const manifest = last.manifest.with(next.files, next.parts, next.listed);

  const name = cache.chunks.finish();
  nameChunks(next, made.indexes, name);
  for (const [scope, index] of made.indexes) next.search.set(scope, packSearch(index));
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

/** What a patch makes anew: files and parts of the site, and the indexes of search that they are of. */
interface Made {
  files: Map<string, SiteFile | null>;
  parts: Map<string, SiteFile>;
  indexes: Map<string, BaseSearch>;
}

/** The overlay of the last result, apart from it, with the edited pages and the hashes of changed files. */
function overlayWith({ tree, changed, key }: PatchInput, before: Overlay, edited: readonly Edited[]): Overlay {
  const next: Overlay = {
    ...before,
    key,
    hashes: new Map(before.hashes),
    pages: new Map(before.pages),
    drawn: new Map(before.drawn),
    sections: new Map(before.sections),
    search: new Map(before.search),
    fullText: new Map(before.fullText),
    listed: new Map(before.listed),
  };
  for (const path of changed) next.hashes.set(path, tree.byPath.get(path)?.hash as string);
  for (const { source, after } of edited) next.pages.set(source, after);
  return next;
}

/** Makes what the edited pages are in: pages, search, the full text, lists and the model. False where a whole build is due. */
async function makeAnew(
  { tree, cache, base, options, last: { manifest } }: PatchInput,
  before: Overlay,
  next: Overlay,
  edited: readonly Edited[],
  addresses: PatchAddresses,
  { files, parts, indexes }: Made,
): Promise<boolean> {
  const output = new Output(options.output);
  const isComposed = composeEdited({
    base,
    cache,
    output,
    edited,
    overlay: next,
    files,
    parts,
    place: options.partsOnly
      ? null
      : (composer) => hostedPlace(addresses.composed(), composer.site(0).config.seo.trailingSlash),
  });
  if (!isComposed) return false;
  if (!patchSearch({ base, cache, output, edited, overlay: next, indexes, files })) return false;
  await patchFullText({ base, manifest, cache, output, edited, overlay: next, files });
  const isRetold = edited.some(({ was, drawn }) => aboutOf(was.drawn) !== aboutOf(drawn));
  // What is seldom needed is loaded only then.
  if (isRetold) {
    const { patchLists } = await import("./patch-lists.ts");
    patchLists({ tree, base, options, manifest, overlay: next, files });
  }
  if (differs(before.drawn, next.drawn) || differs(before.sections, next.sections))
    await patchModel(base, next, output, parts);
  for (const { index, drawn } of edited) if (next.drawn.has(drawn.source)) next.listed.set(index, listedPage(drawn));
  return true;
}

/** Whether what is told of the frontmatter of pages stands where it stood: a line before it may have come or gone. */
function headsHold({ base, tree, last }: PatchInput, edited: readonly Edited[]): boolean {
  const named = {
    pages: edited.map(({ source, head: { frontmatter } }) => ({ source, frontmatter })),
    textOf: (source: string) => readText(tree, source),
    hasFile: (path: string) => tree.byPath.has(path),
  };
  const [config] = base.head.site.configs;
  const notes = [
    ...(config ? iconNotes({ config, icons: [], ...named }) : []),
    ...pictureNotes({ pictures: [], ...named }),
  ];
  if (notes.length === 0) return true;
  const told = new Set(last.report.diagnostics.map((one) => placedMessage(one)));
  return notes.every((one) => told.has(placedMessage(one)));
}

function placedMessage({ file, line, column, message }: Diagnostic): string {
  return `${file}:${line}:${column} ${cutNames(message)}`;
}

/** The last result's diagnostics with those of the edited pages in place of what was said of them; null where that is unclear. */
function diagnosticsWith(
  { base, last }: PatchInput,
  next: Overlay,
  edited: readonly Edited[],
  addresses: PatchAddresses,
): Diagnostic[] | null {
  const { head } = base;
  const { sources } = addresses;
  const anchors = new PageAnchors((path) => {
    const source = sources.get(path) ?? sources.get(head.firstPage ?? "");
    if (source === undefined) return undefined;
    return (next.pages.get(source) ?? base.pageOf(source)?.record)?.body?.ids;
  });
  const hasLinks = edited.some(({ was, after }) => was.body.references !== "" || after.body.references !== "");
  const complaints = (page: Edited, record: BodyRecord): Diagnostic[] => [
    ...record.diagnostics,
    ...(hasLinks
      ? checkLinks(
          [{ path: page.drawn.path, source: page.source, references: record.references }],
          addresses.checked,
          anchors,
        )
      : []),
  ];
  const gone = edited.flatMap((page) => complaints(page, page.was.body));
  const come = edited.flatMap((page) => complaints(page, page.after.body));
  // Whether a prop is missing is said by all pages that show the snippet.
  const [goneProps, comeProps] = [gone.filter(isMissingProp), come.filter(isMissingProp)];
  if (JSON.stringify(goneProps) !== JSON.stringify(comeProps)) return null;
  const isOther = (one: Diagnostic) => !isMissingProp(one);
  return replaceDiagnostics(last.report.diagnostics, gone.filter(isOther), come.filter(isOther));
}

/** What lists say of a page. */
function aboutOf({ head: { title, description }, summary }: ModelPage): string {
  return JSON.stringify([title, description, summary]);
}

/** Whether no other page's link is broken or mended by the edit. */
function linksHold(
  { head }: PatchBase,
  overlay: Overlay,
  edited: readonly Edited[],
  addresses: PatchAddresses,
): boolean {
  const moved = edited.filter(({ was, after }) => was.body.ids !== after.body.ids);
  if (moved.length === 0) return true;
  const wanted = new Set(head.wanted.split("\n"));
  const viaRedirect = hasRedirectToAnchor(head.redirects);
  for (const { body } of overlay.pages.values()) if (body) collectWanted(body, addresses.checked, viaRedirect, wanted);
  return moved.every(({ drawn, was, after }) => answersSame(drawn.path, was.body.ids, after.body.ids, wanted));
}

/** Whether the site still uses the names that its stylesheets and scripts are made for. */
function namesHold(base: PatchBase, overlay: Overlay, edited: readonly Edited[]): boolean {
  if (edited.every(({ was, after }) => hasSameNames(was.body, after.body))) return true;
  const pages = merged(overlay.pages, new Map(edited.map(({ source, after }) => [source, after])));
  return holdsNames(base.head.names, pages, (source) => base.pageOf(source)?.record.body ?? null);
}

/** Whether something came to stand where another thing stood. */
function differs<K, V>(before: ReadonlyMap<K, V>, after: ReadonlyMap<K, V>): boolean {
  return [...after].some(([key, value]) => before.get(key) !== value);
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
