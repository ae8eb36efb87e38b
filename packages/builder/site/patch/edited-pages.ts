import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { BodyRecord, PageRecord } from "../cache/page-record.ts";
import { maxBytes, readHead } from "../inputs/read-pages.ts";
import type { ModelPage } from "../model/site-model.ts";
import { updateBodies } from "../render/update-bodies.ts";
import type { BasePage, PatchBase } from "./base/patch-base.ts";
import { differsInNameOnly, drawnWith, type PlannedHead, plannedHead } from "./edited-head.ts";
import { mostPages, type Overlay } from "./overlay.ts";
import type { PatchInput } from "./patch-input.ts";
import { filesOf } from "./snippets.ts";

/** A page that is rendered again: how it was and what it became. */
export interface Edited {
  source: string;
  /** Its place in the order of pages. */
  index: number;
  /** As the last result has it. */
  was: { drawn: ModelPage; head: PlannedHead; body: BodyRecord };
  drawn: ModelPage;
  head: PlannedHead;
  after: PageRecord & { body: BodyRecord };
}

interface Found {
  page: BasePage;
  edited: Omit<Edited, "after">;
  read: PageRecord["read"];
}

/** The pages of which something was edited, rendered; null where an edit changes what is not its pages' own. */
export async function renderEdited(input: PatchInput, overlay: Overlay): Promise<Edited[] | null> {
  const { tree, cache, base, changed, options, version } = input;
  const { head } = base;
  const sources = sourcesOf(base, overlay, changed);
  if (!sources || sources.length === 0 || sources.length > mostPages) return null;
  const found: Found[] = [];
  for (const source of sources) {
    const one = await findPage(input, overlay, source);
    if (!one) return null;
    found.push(one);
  }
  const byPage = new Map(found.map((one) => [one.edited.source, one]));
  const { bodies } = await updateBodies({
    pages: found.map(({ edited: { source, drawn, head } }) => ({
      path: drawn.path,
      source,
      title: head.title,
      frontmatter: head.frontmatter,
    })),
    tree,
    source: options.source,
    settings: head.settings,
    referenceOf: await referencesOf(input, found),
    recordOf: (page) => byPage.get(page.source)?.edited.was.body ?? null,
    threads: 0,
    cache,
    version,
    onProgress: () => {},
    onPage: options.onPage,
  });
  const rendered = [...bodies.values()];
  const result: Edited[] = [];
  for (const [index, { edited, read, page }] of found.entries()) {
    const { was, head } = edited;
    const body = rendered[index] as BodyRecord;
    const isInFeeds = [was.body, body].some(({ features }) => features.split(" ").includes("updates"));
    if (isInFeeds || !isSame(effects(was.body), effects(body))) return null;
    const drawn = drawnWith(edited.drawn, head, body.summary);
    if (!isOwnChange(base, was.drawn, drawn, was.head, head)) return null;
    result.push({ ...edited, drawn, after: { ...page.record, read, body, composed: null } });
  }
  return foreignHold(changed, result) ? result : null;
}

/** The pages of changed files; null where one of them is neither a page nor a snippet of pages. */
function sourcesOf(base: PatchBase, overlay: Overlay, changed: readonly string[]): string[] | null {
  const dependedOn = new Set(base.head.dependedOn.split("\n"));
  const sources = new Set<string>();
  for (const path of changed) {
    if (base.indexOf(path) !== null) {
      if (dependedOn.has(path)) return null;
      sources.add(path);
      continue;
    }
    const pages = base.pagesWith(path);
    if (!pages) return null;
    for (const source of pages) sources.add(source);
    for (const [source, { body }] of overlay.pages) if (body && filesOf(body).has(path)) sources.add(source);
  }
  return [...sources];
}

async function findPage({ tree, base }: PatchInput, overlay: Overlay, source: string): Promise<Found | null> {
  const index = base.indexOf(source) as number;
  const page = base.page(index);
  const file = tree.byPath.get(source);
  if (!page.isPatchable || !file || file.size > maxBytes) return null;
  const record = overlay.pages.get(source) ?? page.record;
  if (!record.body) return null;
  const drawn = overlay.drawn.get(source)?.page ?? page.drawn;
  const was = { drawn, head: await headOf(source, record.read.frontmatter, page), body: record.body };
  const found = { source, index, was, drawn };
  if (file.hash === record.read.hash) return { page, edited: { ...found, head: was.head }, read: record.read };
  const { frontmatter, variables, diagnostics } = readHead(tree, file);
  // What they stand for is in docs.json, which is not read here.
  if (record.read.variables || Object.keys(variables).length > 0) return null;
  if (!isSame(diagnostics, record.read.diagnostics)) return null;
  if (!differsInNameOnly(record.read.frontmatter, frontmatter)) return null;
  const head = await headOf(source, frontmatter, page);
  return { page, edited: { ...found, head }, read: { ...record.read, hash: file.hash, frontmatter } };
}

/** What reads specifications is loaded only for pages that are about an API: most are not. */
async function headOf(source: string, written: Frontmatter, { operation }: BasePage): Promise<PlannedHead> {
  if (!operation) return plannedHead(source, written, null);
  const { completed } = await import("./operations.ts");
  const { frontmatter, description } = completed(operation, source, written);
  return plannedHead(source, frontmatter, description);
}

async function referencesOf({ base, tree, documents }: PatchInput, found: readonly Found[]) {
  const isOfApi = found.some(({ page, read }) => page.operation !== null || read.frontmatter.api !== null);
  if (!isOfApi) return () => null;
  const { operationsOf } = await import("./operations.ts");
  const operations = found.flatMap(({ page: { operation }, edited: { source, head } }) =>
    operation ? [[source, { ...operation, description: head.description }] as const] : [],
  );
  return operationsOf(base.head, { tree, documents }, new Map(operations));
}

/**
 * What of a body concerns more than its own page: all but the named fields, so that a new one is never forgotten. The names
 * that it uses, its ids and its first words are looked at elsewhere.
 */
function effects(body: BodyRecord): object {
  const {
    key,
    dependencies,
    probes,
    part,
    twin,
    search,
    sections,
    code,
    references,
    ids,
    diagnostics,
    summary,
    ...others
  } = body;
  const { classes, styles, scripts, features, ...rest } = others;
  return { ...rest, dependencies: dependencies.map(([path]) => path) };
}

/** Whether nothing shows the page's names but itself, its neighbours, sidebars and lists. */
function isOwnChange(
  { head: { site, named } }: PatchBase,
  before: ModelPage,
  after: ModelPage,
  wasHead: PlannedHead,
  head: PlannedHead,
): boolean {
  const texts = ({ head: { title, description }, summary }: ModelPage) => [title, description, summary];
  if (isSame(texts(before), texts(after)) && isSame(wasHead.label, head.label)) return true;
  // A picture shows title and description.
  if (site.configs[0]?.thumbnails) return false;
  return !named.split("\n").includes(before.head.href);
}

/**
 * Whether faults in files that other pages are made of too are told as before: these may have the same ones. All pages of
 * an edited snippet are here.
 */
function foreignHold(changed: readonly string[], edited: readonly Edited[]): boolean {
  const faults = (source: string, { diagnostics, references }: BodyRecord): [file: string, fault: string][] => [
    ...diagnostics.map((one): [string, string] => [one.file === source ? "" : one.file, JSON.stringify(one)]),
    ...references.split("\n").map((line): [string, string] => [line.slice(line.lastIndexOf("\t") + 1), line]),
  ];
  const come = new Set(edited.flatMap(({ source, after }) => faults(source, after.body).map(([, fault]) => fault)));
  const gone = edited.flatMap(({ source, was }) => faults(source, was.body));
  return gone.every(([file, fault]) => file === "" || changed.includes(file) || come.has(fault));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
