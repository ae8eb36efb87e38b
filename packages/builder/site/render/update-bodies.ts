import { SourceFault } from "../../source/source-fault.ts";
import { byCodePoint } from "../../source/tree/code-point-order.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { keyOf } from "../../text/hashes.ts";
import type { BuildOptions } from "../build-options.ts";
import type { BuildCache } from "../cache/build-cache.ts";
import type { BodyRecord, CachedBlob } from "../cache/page-record.ts";
import type { PlannedPage } from "../plan/site-plan.ts";
import { type BodyReference, type BodyRequest, requestFor } from "./body-request.ts";
import type { BodySettings } from "./body-settings.ts";
import { renderBodies } from "./render-pool.ts";
import type { RenderedBlob } from "./rendered-body.ts";

/** What of a page its body depends on. */
export type RenderedPage = Pick<PlannedPage, "source" | "path" | "title" | "frontmatter">;

export interface UpdateBodies<Page extends RenderedPage = PlannedPage> {
  pages: readonly Page[];
  tree: OpenTree;
  source: BuildOptions["source"];
  settings: BodySettings;
  /** What a page says about an API, with a key of all that it depends on; null for other pages. */
  referenceOf(page: Page): { key: string; read(): BodyReference | undefined } | null;
  /** What is known of a page that has to be rendered again; else what the cache knows. */
  recordOf?(page: Page): BodyRecord | null;
  threads: number;
  cache: BuildCache;
  version: string;
  onProgress(done: number): void;
  onPage?: BuildOptions["onPage"];
}

export interface UpdatedBodies<Page extends RenderedPage = PlannedPage> {
  bodies: Map<Page, BodyRecord>;
  /** Rules that replace `style` attributes, by class name. */
  styles: Record<string, string>;
  /** Scripts of components, by name. */
  scripts: Record<string, string>;
  rendered: number;
}

/**
 * A body for every page: taken from the cache where nothing that it depends on has changed, rendered where something has.
 * @throws {SourceFault} where a file went away.
 */
export async function updateBodies<Page extends RenderedPage>(
  update: UpdateBodies<Page>,
): Promise<UpdatedBodies<Page>> {
  const { pages, tree, cache, version } = update;
  const settings = keyOf(version, JSON.stringify(update.settings));
  const bodies = new Map<Page, BodyRecord>();
  const styles: Record<string, string> = Object.create(null);
  const scripts: Record<string, string> = Object.create(null);
  const unordered: MissingBody<Page>[] = [];
  for (const page of pages) {
    const reference = update.referenceOf(page);
    const key = keyOf(
      settings,
      page.source,
      tree.byPath.get(page.source)?.hash ?? null,
      page.title,
      page.path,
      reference?.key ?? null,
    );
    const known = cache.index.pages[page.source]?.body;
    if (known?.key === key && isFresh(known, tree)) {
      bodies.set(page, known);
      for (const name of words(known.styles)) styles[name] ??= cache.index.styles[name] ?? "";
      for (const name of words(known.scripts)) scripts[name] ??= cache.index.scripts[name] ?? "";
    } else {
      const before = update.recordOf ? update.recordOf(page) : known;
      const request = withKeptCode(requestFor(page), before ?? null, cache);
      unordered.push({ page, key, request: withReference(request, reference) });
    }
  }
  const missing = bySameText(unordered, tree);
  let done = bodies.size;
  update.onProgress(done);
  const keep = ({ sha256, bytes }: RenderedBlob): CachedBlob => ({
    sha256,
    size: bytes.byteLength,
    chunk: cache.chunks.add(bytes),
  });
  await renderBodies({
    requests: missing.map(({ request }) => request),
    input: { source: update.source, files: tree.files, settings: update.settings },
    tree,
    byPath: tree.byPath,
    threads: update.threads,
    cache: cache.folder,
    onPage: update.onPage,
    onBody(index, { record, styles: own, scripts: ownScripts, part, twin, search, code, fault }) {
      if (fault) throw new SourceFault(fault);
      const { page, key } = missing[index] as MissingBody<Page>;
      bodies.set(page, {
        key,
        ...record,
        part: keep(part),
        twin: keep(twin),
        search: keep(search),
        code: code && { chunk: cache.chunks.add(code) },
      });
      for (const name in own) styles[name] ??= own[name] as string;
      for (const name in ownScripts) scripts[name] ??= ownScripts[name] as string;
      update.onProgress(++done);
    },
  });
  return { bodies, styles: byName(styles), scripts: byName(scripts), rendered: missing.length };
}

/** A body that is to be rendered. */
interface MissingBody<Page> {
  page: Page;
  key: string;
  request: BodyRequest;
}

/** Pages of the same text one after the other, so that the thread that renders the first has it at hand for the others. */
function bySameText<Page extends RenderedPage>(missing: MissingBody<Page>[], tree: OpenTree): MissingBody<Page>[] {
  const groups = Map.groupBy(missing, ({ page }) => tree.byPath.get(page.source)?.hash ?? page);
  return groups.size === missing.length ? missing : [...groups.values()].flat();
}

/** In an order that does not tell which thread was done first. */
function byName(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).sort(([a], [b]) => byCodePoint(a, b)));
}

/** The reference is read when the page is rendered or sent to a thread, so that those of all pages are never held at once. */
function withReference(request: BodyRequest, reference: ReturnType<UpdateBodies["referenceOf"]>): BodyRequest {
  if (!reference) return request;
  return Object.defineProperty(request, "reference", { enumerable: true, get: () => reference.read() });
}

/** Likewise the code that was coloured before; code that the cache has lost is coloured anew. */
function withKeptCode(request: BodyRequest, before: BodyRecord | null, cache: BuildCache): BodyRequest {
  const code = before?.code;
  if (!code) return request;
  return Object.defineProperty(request, "code", {
    enumerable: true,
    get: () => {
      // Memory of its own: what it shares with others would be sent before it holds them, and given away with it.
      const bytes = Buffer.allocUnsafeSlow(code.chunk[2]);
      return cache.chunks.readInto(code.chunk, bytes) ? bytes : undefined;
    },
  });
}

/** Whether everything that was read and asked for the page would be answered the same today. */
function isFresh(body: BodyRecord, tree: OpenTree): boolean {
  return (
    body.dependencies.every(([path, hash]) => (tree.byPath.get(path)?.hash ?? null) === hash) &&
    (body.probes === "" ||
      body.probes.split("\n").every((probe) => tree.byPath.has(probe.slice(1)) === probe.startsWith("+")))
  );
}

function words(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}
