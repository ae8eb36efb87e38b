import type { Diagnostic } from "@lectern/contract";
import type { ContentContext, PageSource } from "../content-context.ts";
import { Budget } from "../expressions/budget.ts";
import { Interpreter } from "../expressions/interpreter.ts";
import type { Scope } from "../expressions/scope.ts";
import type { JsNode } from "../expressions/syntax.ts";
import { type HtmlAround, nothingAround } from "../html/html-around.ts";
import { AnchorAliases } from "../links/anchors.ts";
import type { MdxNode } from "../mdx-tree.ts";
import type { ContentModule } from "../modules/content-module.ts";
import type { Heading, Reference, UpdateEntry } from "../page-content.ts";
import type { LinePlace, Place } from "../place.ts";
import type { ToldField } from "../told-field.ts";
import { Complaints } from "./complaints.ts";
import type { ElementParts } from "./elements/element-parts.ts";
import { SnippetProps } from "./elements/snippet-props.ts";
import { HeadingIds } from "./heading-ids.ts";
import { OutputLimit } from "./output-limit.ts";
import { PageBase } from "./page-base.ts";
import { PageStyles } from "./page-styles.ts";
import { PlainText } from "./plain-text.ts";

/** One name of an `import` of the page: the file that it is from, and the specifier as it is written. */
export interface PageImport {
  file: string;
  node: JsNode;
}

/** Where the author wrote what stands at a line and column of a module's source. */
export function placeIn(module: ContentModule, at: LinePlace): Place {
  const { line, column } = module.changes.written(at);
  return { file: module.file, line: line + module.firstLine - 1, column };
}

/**
 * Renders an element by its name. Given from above, since components and tags are made with what renders values and nodes,
 * which needs nothing else of them.
 */
type RenderElement = (name: string, element: ElementParts, state: RenderState) => string;

/** What may nest at most: blocks, elements and components together. Deeper content is left out with a diagnostic. */
const depthMost = 300;
/** Everything that grows while one page is rendered. One object for each page, passed along the walk. */
export class RenderState {
  readonly page: PageSource;
  readonly base: PageBase;
  readonly context: ContentContext;
  readonly plain = new PlainText();
  readonly headings: Heading[] = [];
  readonly references: Reference[] = [];
  readonly updates: UpdateEntry[] = [];
  readonly dependencies = new Set<string>();
  readonly features = new Set<string>();
  readonly styles: PageStyles;
  /** Scripts of components that a browser runs, by name (a hash of the text). */
  readonly scripts: Record<string, string> = {};
  /** Files taking part that have module code, by path. */
  readonly modules = new Map<string, ContentModule>();
  readonly headingIds = new HeadingIds();
  readonly anchorAliases = new AnchorAliases();
  readonly interpreter: Interpreter;
  /** Names of the page itself, which its snippets see as well. */
  pageScope: Scope | null = null;
  /** Where the names come from that the page imports, by name. */
  readonly pageImports = new Map<string, PageImport>();
  readonly snippetProps = new SnippetProps();
  /** Equations that have a number, so far. */
  equations = 0;
  /** Identifiers of footnotes in the order of their first use, and how often each is used. */
  readonly footnotes = new Map<string, { module: ContentModule; uses: number; number: number }>();
  /** What the popups of the page open. */
  readonly popups: string[] = [];
  /** Files whose snippets are being rendered, outermost first. */
  readonly snippetChain: string[] = [];
  /** Where the node being rendered stands, for complaints of code that has no node at hand. */
  place: Place;
  /** While true, complaints are dropped: the second walk over content that was complained about already. */
  muted = false;
  /** The renderer is inside a link, where another link cannot be. */
  insideLink = false;
  /**
   * The renderer is inside what answers to a press: a card that leads somewhere, a `<summary>`, a `<button>`. Links may
   * stand there, what is to be pressed beside the words may not.
   */
  insideControl = false;
  /** The format's ids of the accordions that the renderer is inside, outermost first. */
  readonly accordions: string[] = [];
  /** What is around as far as a browser's parser asks for it; null where a component of the browser's puts it somewhere. */
  htmlAround: HtmlAround | null = nothingAround;
  /** The renderer is inside a list item, and in no list within it. */
  insideItem = false;
  /** How what is about to be rendered stands: on lines of its own in Markdown, within a line of it, or in what a program made. */
  standing: "block" | "line" | "made" = "block";
  /** Components of the content around what is being rendered whose values a browser may make in their place. */
  componentDepth = 0;
  /** Text is shown as it is typed, sign by sign: it stands in code. */
  verbatim = false;
  /** What is rendered is the first state of a component that a browser takes over. */
  insideIsland = false;
  /** What is rendered is given to such a component, and shown by it. */
  insideSlot = false;
  /** What that component must be told of its links. */
  islandLinks: Map<string, string> | null = null;
  /** Names that content imports from packages which it cannot have: nothing binds them, here and in a browser. */
  readonly refusedNames = new Set<string>();
  /** Files with a program that is none, which has been told. */
  readonly unreadPrograms = new Set<string>();
  /** A component's first state has asked for one of them. */
  asksForRefused = false;
  /** Icons of the first state that is being rendered, by name, and the names of those that the page has already. */
  readonly islandIcons = new Map<string, string>();
  readonly islandIconsSent = new Set<string>();
  /** Code that the page has for later states of its islands. */
  readonly islandCodeSent = new Set<string>();
  /** An element of the author's has an id, which another may have as well. */
  hasOwnIds = false;
  /** Where the next field is told of; null where nobody asks for fields. */
  fields: ToldField[] | null = null;
  /** Some source needed repair, so that stand-ins for its signs are in the text. */
  repaired = false;
  #depth = 0;
  readonly #frames = new Map<string, unknown[]>();
  readonly #complaints: Complaints;
  #isFull = false;
  #output = new OutputLimit();

  readonly #renderElement: RenderElement;

  constructor(page: PageSource, context: ContentContext, renderElement: RenderElement) {
    this.#renderElement = renderElement;
    this.page = page;
    this.base = new PageBase(page);
    this.styles = new PageStyles(this.base, this);
    this.context = context;
    this.place = { file: page.file, line: page.firstLine, column: 1 };
    this.#complaints = new Complaints(page.file);
    if (page.examples) this.fields = [];
    this.interpreter = new Interpreter(new Budget());
  }

  /**
   * HTML of an element by its name. A method, since what V8 remembers of a call holds the function that was called: one
   * made for each page would keep all of the page for longer than its time.
   */
  renderElement(name: string, element: ElementParts): string {
    return this.#renderElement(name, element, this);
  }

  get diagnostics(): Diagnostic[] {
    return this.#complaints.diagnostics;
  }

  /** Complains about the place at hand, or about another. The same complaint about the same place is made once. */
  diagnose(
    severity: Diagnostic["severity"],
    code: string,
    message: string,
    hint?: string,
    where: Place = this.place,
  ): void {
    if (!this.muted) this.#complaints.add(severity, code, message, hint, where);
  }

  /** Whether the page has room for one more piece, of that many characters. What is left out is complained about once. */
  hasRoom(characters = 0): boolean {
    if (this.#output.take(characters)) return true;
    if (!this.muted && !this.#isFull) {
      this.#isFull = true;
      this.diagnose(
        "error",
        "page-too-large",
        "The page becomes too large from here on; the rest was left out.",
        "Split the page, or include less.",
      );
    }
    return false;
  }

  /** Begins the second walk over the page, the one that writes Markdown: complaints were made, and there is room anew. */
  startAgain(): void {
    this.muted = true;
    this.#output = new OutputLimit();
    this.interpreter.budget.renew();
  }

  /** Makes a node's beginning the place at hand. */
  moveTo(node: MdxNode, module: ContentModule): void {
    const { start } = node.position;
    this.place = placeIn(module, start);
  }

  /** Does some work on what a file holds, wherever in it. */
  inFile(file: string, work: () => void): void {
    const { place } = this;
    this.place = { ...place, file };
    try {
      work();
    } finally {
      this.place = place;
    }
  }

  /** Renders one level deeper; empty, with a complaint, when that is too deep. */
  nested(render: () => string): string {
    if (this.#depth >= depthMost) {
      this.diagnose("error", "nested-too-deeply", `Content nests more than ${depthMost} levels deep.`, "Flatten it.");
      return "";
    }
    this.#depth++;
    try {
      return render();
    } finally {
      this.#depth--;
    }
  }

  /** Renders `inner` while `frame` is what components of the given kind report to (`Tab` to `Tabs`, a fence to `CodeGroup`). */
  withFrame<T>(kind: string, frame: unknown, inner: () => T): T {
    const frames = this.#frames.get(kind) ?? [];
    this.#frames.set(kind, frames);
    frames.push(frame);
    try {
      return inner();
    } finally {
      frames.pop();
    }
  }

  /** The innermost frame of a kind. */
  frame<T>(kind: string): T | undefined {
    return this.#frames.get(kind)?.at(-1) as T | undefined;
  }

  /** Begins a new section of the page: a heading that the table of contents and search know. */
  startSection(heading: Heading): void {
    this.plain.startSection(heading);
    this.headings.push(heading);
  }

  /** Notes that something of the site is pointed at, from the place at hand. */
  refer(kind: Reference["kind"], target: string): void {
    if (!this.muted) this.references.push({ kind, target, ...this.place });
  }

  /** The same of a place on the page itself. */
  referHere(fragment: string): void {
    if (!this.muted) this.references.push({ kind: "page", target: this.page.href + fragment, fragment, ...this.place });
  }
}
