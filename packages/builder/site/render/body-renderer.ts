import { extname } from "node:path";
import type { Diagnostic } from "@lectern/contract";
import {
  CustomGrammars,
  colourAhead,
  KeptCode,
  type PageContent,
  type PageSource,
  type Reference,
  renderPage,
} from "../../content/index.ts";
import { countSections } from "../../search/index.ts";
import { readFrontmatter } from "../../source/frontmatter/frontmatter.ts";
import { SourceFault } from "../../source/source-fault.ts";
import { decodeText } from "../../source/source-text.ts";
import { malformedText } from "../../source/tree/malformed-text.ts";
import type { SourceFile, SourceTree } from "../../source/tree/source-tree.ts";
import type { BodyReference, BodyRequest } from "./body-request.ts";
import type { BodySettings } from "./body-settings.ts";
import { failedContent } from "./failed-body.ts";
import { type PagePart, writePagePart, writePageSearch } from "./page-part.ts";
import type { ColouredCode } from "./render-queue.ts";
import { blob, encodeTogether, idsOf, type RenderedBody, summaryOf, termsFor, twinText } from "./rendered-body.ts";
import { SharedSources } from "./shared-sources.ts";

export type ReferenceRoom = Pick<
  typeof import("../../reference/index.ts"),
  "apiPageContent" | "operationContent" | "specificationText"
>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Bytes of one page's source. */
const maxSourceBytes = 4 * 1024 * 1024;

/**
 * Renders bodies of one tree with one set of settings. Watches what each page reads and asks, so that the result can
 * be taken again as long as the answers are the same. Never throws for a page: what goes wrong is its diagnostic.
 */
export class BodyRenderer {
  readonly #tree: SourceTree;
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #settings: BodySettings;
  readonly #reference: ReferenceRoom | null;
  readonly #isWatched: boolean;
  /** What other pages read, too: snippets, pictures. */
  readonly #shared: SharedSources;
  readonly #grammars: CustomGrammars;
  /** What was rendered and coloured last, where the same text elsewhere is the same. */
  #lastRendered: RenderedText | null = null;
  #lastColoured: { key: string; code: string | null } | null = null;
  #fault: Diagnostic | null = null;

  /**
   * @param reference what renders pages of an API; a large part of the program, null where there are none.
   * @param isWatched whether somebody outside ends a page that takes too long; else its lines of code have limits.
   */
  constructor(
    tree: SourceTree,
    files: ReadonlyMap<string, SourceFile>,
    settings: BodySettings,
    reference: ReferenceRoom | null,
    isWatched = false,
  ) {
    this.#tree = tree;
    this.#files = files;
    this.#settings = settings;
    this.#reference = reference;
    this.#isWatched = isWatched;
    this.#shared = new SharedSources(tree);
    this.#grammars = new CustomGrammars(settings.customGrammars, (path) => decodeText(tree.read(path)));
  }

  render(request: BodyRequest): RenderedBody {
    const { file, href } = request;
    const { code: bytesBefore } = request;
    const codeBefore = bytesBefore && decoder.decode(bytesBefore);
    this.#fault = null;
    const { content, codeText, dependencies, probes, file: renderedFor } = this.#rendered(request, codeBefore);
    const html = content.html;
    const markdown = content.markdown + this.#specification(request.reference);
    const sections = JSON.stringify(content.sections);
    const part: Omit<PagePart, "sections"> = { html, headings: content.headings, features: content.features };
    if (content.updates.length > 0) part.updates = content.updates;
    const isKnownCode = codeText === codeBefore;
    const [partBytes, twinBytes, searchBytes, codeBytes] = encodeTogether(
      writePagePart(part, sections),
      twinText(request, markdown, this.#settings.instructions),
      writePageSearch(sections, termsFor(request, content)),
      isKnownCode ? "" : (codeText ?? ""),
    );
    const code = isKnownCode ? bytesBefore : codeBytes;
    return {
      record: {
        dependencies: [...dependencies],
        probes: [...probes].map(([path, exists]) => (exists ? "+" : "-") + path).join("\n"),
        references: content.references.map((one) => referenceLine(one, href, renderedFor)).join("\n"),
        ids: idsOf(html),
        classes: content.classes.join(" "),
        styles: Object.keys(content.styles).join(" "),
        scripts: Object.keys(content.scripts).join(" "),
        features: content.features.join(" "),
        uses: content.dependencies.filter((path) => path !== file),
        summary: summaryOf(content),
        sections: countSections(content.sections),
        diagnostics: content.diagnostics,
      },
      styles: content.styles,
      scripts: content.scripts,
      part: blob(partBytes),
      twin: blob(twinBytes),
      search: blob(searchBytes),
      code: code && code.byteLength > 0 ? code : null,
      ...(this.#fault ? { fault: this.#fault } : {}),
    };
  }

  /**
   * The content of a page, rendered now or taken from the page before, where both have the same text and nothing in it tells
   * where it stands: versions of a site are copies of each other for the most part.
   */
  #rendered(request: BodyRequest, codeBefore: string | undefined): RenderedText {
    const key = "reference" in request ? null : this.#textKey(request.file);
    if (key !== null && this.#lastRendered?.key === key && this.#isThere(request)) return this.#lastRendered;
    const dependencies = new Map<string, string | null>();
    const probes = new Map<string, boolean>();
    const keptCode = new KeptCode(codeBefore);
    const content = this.#content(request, dependencies, probes, keptCode);
    for (const path of content.dependencies) {
      if (!dependencies.has(path)) dependencies.set(path, this.#files.get(path)?.hash ?? null);
    }
    const rendered = { key, file: request.file, content, codeText: keptCode.toText(), dependencies, probes };
    this.#lastRendered = key === null || content.isPlaced ? null : rendered;
    return rendered;
  }

  /** Whether the file of a page can still be read: one that went away is no page, whoever has the same text. */
  #isThere({ file, source }: BodyRequest): boolean {
    if (source) return true;
    try {
      this.#tree.read(file);
      return true;
    } catch {
      return false;
    }
  }

  /** Names the text of a file, and how it is read; null where there is none. */
  #textKey(file: string): string | null {
    const hash = this.#files.get(file)?.hash;
    return hash === undefined ? null : hash + extname(file).toLowerCase();
  }

  /** What the rendering of a page can take from a thread that colours ahead; null where it finds out by itself. */
  colour(file: string): ColouredCode | null {
    try {
      if ((this.#files.get(file)?.size ?? 0) > maxSourceBytes) return null;
      const bytes = this.#tree.read(file);
      const code = this.#coloured(this.#textKey(file), bytes);
      // One piece of memory of their own: they cross threads, and each piece costs its way.
      const { byteLength } = bytes;
      const both = new Uint8Array(byteLength + (code === null ? 0 : Buffer.byteLength(code)));
      both.set(bytes);
      const source = both.subarray(0, byteLength);
      if (code === null) return { source, code: undefined };
      encoder.encodeInto(code, both.subarray(byteLength));
      return { source, code: both.subarray(byteLength) };
    } catch {
      return null;
    }
  }

  /** The coloured code of a page; that of the one before, where both have the same text. */
  #coloured(key: string | null, bytes: Uint8Array): string | null {
    if (key !== null && this.#lastColoured?.key === key) return this.#lastColoured.code;
    const code = colourAhead(decodeText(bytes), { codeblocks: this.#settings.codeblocks, grammars: this.#grammars });
    this.#lastColoured = key === null ? null : { key, code };
    return code;
  }

  /** What the Markdown of a page of an API ends with. */
  #specification(reference: BodyReference | undefined): string {
    if (reference?.kind !== "operation" || !reference.settings.schema) return "";
    const text = this.#reference?.specificationText(reference.slice);
    return text ? `\n\n${text}` : "";
  }

  #content(
    { file, href, reference, source: written }: BodyRequest,
    dependencies: Map<string, string | null>,
    probes: Map<string, boolean>,
    keptCode: KeptCode,
  ): PageContent {
    try {
      const size = this.#files.get(file)?.size ?? 0;
      if (size > maxSourceBytes) throw new Error("the file is larger than 4 MB");
      return renderPage(
        { ...this.#source(file, reference, written), href },
        {
          ...this.#settings,
          keptCode,
          grammars: this.#grammars,
          isWatched: this.#isWatched,
          readSource: (path) => {
            const hash = this.#files.get(path)?.hash ?? null;
            dependencies.set(path, hash);
            return hash === null ? undefined : this.#shared.text(path);
          },
          sourceFault: (path, text) => malformedText(this.#tree, path, text),
          hasFile: (path) => {
            const exists = this.#files.has(path);
            probes.set(path, exists);
            return exists;
          },
          imageSize: (path) => {
            const hash = this.#files.get(path)?.hash ?? null;
            dependencies.set(path, hash);
            return hash === null ? null : this.#shared.imageSize(path);
          },
        },
      );
    } catch (error) {
      if (error instanceof SourceFault) this.#fault = error.diagnostic;
      return failedContent(reference?.kind === "operation" ? reference.slice.file : file, error);
    }
  }

  /** The page's own text, and what its reference adds to it. */
  #source(
    file: string,
    reference: BodyReference | undefined,
    written: Uint8Array | undefined,
  ): Omit<PageSource, "href"> {
    const room = this.#reference;
    if (reference && !room) throw new Error("the renderer was made without what renders pages of an API");
    const content =
      room && reference?.kind === "operation"
        ? room.operationContent(reference.slice, reference.settings, reference.description)
        : undefined;
    if (content && !this.#files.has(file) && reference?.kind === "operation") {
      const { file: specification, line } = content.written;
      return { file: specification, source: reference.content ?? "", firstLine: line, ...content };
    }
    const text = decodeText(written ?? this.#tree.read(file));
    const head = readFrontmatter(file, text, this.#settings.variables);
    const { source, firstLine } = head;
    const frontmatter = () => head.entries.map(({ key, value }) => [key, value] as const);
    const endpoint =
      room && reference?.kind === "endpoint" ? room.apiPageContent(file, head.frontmatter, reference.settings) : null;
    if (endpoint) return { file, source, firstLine, frontmatter, ...endpoint };
    return { file, source, firstLine, frontmatter, ...content };
  }
}

/** A text that was rendered, and what of its rendering is kept with it. */
interface RenderedText {
  key: string | null;
  /** The page that it was rendered for. */
  file: string;
  content: PageContent;
  codeText: ReturnType<KeptCode["toText"]>;
  dependencies: ReadonlyMap<string, string | null>;
  probes: ReadonlyMap<string, boolean>;
}

/** A reference as a line of the page's record. @param file the page's, which is not named. */
function referenceLine({ kind, target, fragment, line, column, ...at }: Reference, href: string, file: string): string {
  const address = fragment === undefined ? target : href + fragment;
  return [kind === "page" ? "p" : "f", address, line, column, at.file === file ? "" : at.file].join("\t");
}
