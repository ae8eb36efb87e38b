import type { Diagnostic } from "@lectern/contract";
import { pagePath } from "../../source/config/site-path.ts";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { NavigationNode, OperationNode, PageNode, Position } from "../../source/site-config.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import type { GroupWord } from "../library/group-label.ts";
import { selectorOf } from "../library/selector.ts";
import { SymbolFinder } from "../library/symbol-finder.ts";
import { readSymbolName } from "../library/symbol-name.ts";
import { addressOfOperation } from "../operations/operation-address.ts";
import type { OperationName } from "../operations/operation-name.ts";
import { operationFrontmatter } from "../operations/operation-page.ts";
import { isRemote } from "../specification/remote-address.ts";
import type { OperationKind, SpecificationEntry } from "../specification/specification.ts";
import {
  defaultDirectory,
  type LibraryUse,
  type Source,
  SourceReader,
  type Sources,
} from "../specification/specification-sources.ts";
import type { SpecificationStore } from "../specification/specification-store.ts";
import { EntryFinder } from "./entry-finder.ts";
import { frontmatterLine } from "./frontmatter-line.ts";
import { describesOperation, namesOperations, namesSymbols, pathsOf, without } from "./listed-pages.ts";
import type { PlannedReference } from "./planned-reference.ts";
import { withRoot } from "./root-operation.ts";
import { filesNear, Surroundings } from "./surroundings.ts";
import { inTagOrder, TagGroups } from "./tag-groups.ts";
import { writtenName } from "./written-name.ts";

/** Groups of what has no tag. */
const untagged: Record<OperationKind, GroupWord> = {
  operation: "API Reference",
  webhook: "API Reference",
  schema: "API Reference",
  channel: "Websockets",
  symbol: "Reference",
};

/** Walks the navigation and the pages of a site, and gathers the pages that its specifications and libraries make. */
export class Planner {
  readonly result: Omit<PlannedReference, "config"> = {
    generated: [],
    completed: new Map(),
    references: new Map(),
    diagnostics: [],
  };
  readonly reader: SourceReader;
  readonly finder: EntryFinder;
  readonly #symbols: SymbolFinder;
  readonly #store: SpecificationStore;
  readonly #tree: OpenTree;
  /** Frontmatter of written pages by their paths. */
  readonly #written: ReadonlyMap<string, Frontmatter>;
  /** What applies to a written page, by its path. */
  readonly #sources = new Map<string, Sources>();
  /** The part of the navigation in which a written page stands. */
  readonly #surroundings = new Map<string, Surroundings | null>();
  /** Paths of made pages, with the operation that each is about. */
  readonly #taken = new Map<string, string>();

  constructor(
    store: SpecificationStore,
    tree: OpenTree,
    written: ReadonlyMap<string, Frontmatter>,
    places: ReadonlyMap<string, Position>,
  ) {
    this.reader = new SourceReader(store, this.result.diagnostics, places);
    this.finder = new EntryFinder(store, this.reader, this.result.diagnostics);
    this.#symbols = new SymbolFinder(store.libraries, this.reader, this.result.diagnostics);
    this.#store = store;
    this.#tree = tree;
    this.#written = written;
  }

  walk(nodes: readonly NavigationNode[], inherited: Sources, around: Surroundings | null = null): NavigationNode[] {
    return nodes.flatMap((written): NavigationNode[] => {
      if (written.type === "page") {
        this.#sources.set(written.path, inherited);
        this.#surroundings.set(written.path, around);
        return [written];
      }
      if (written.type === "operation") return this.#listed(written, inherited);
      const own = this.reader.sources(written, written.position);
      const surroundings = new Surroundings(around);
      surroundings.add(own);
      const within = {
        openapi: own.openapi.length > 0 ? own.openapi : inherited.openapi,
        asyncapi: own.asyncapi.length > 0 ? own.asyncapi : inherited.asyncapi,
        libraries: own.libraries.length > 0 ? own.libraries : inherited.libraries,
      };
      const node = withRoot(written, (named) => this.#listed(named, within));
      const children = this.walk(node.children, within, surroundings);
      if (own.openapi.length > 0 && namesOperations(node.children, own.openapi)) return [{ ...node, children }];
      const chosen = (key: "openapi" | "asyncapi") =>
        describesOperation(node.children, this.#written, key, own[key]) ? [] : own[key];
      const libraries = namesSymbols(node.children, this.#written) ? [] : own.libraries;
      const made = this.allOf({ openapi: chosen("openapi"), asyncapi: chosen("asyncapi"), libraries }, node.position);
      // Beside other divisions with pages, and in a link, there is no sidebar for them: they are pages that links lead to.
      const isLink = node.type === "division" && node.href !== null;
      const isShown = !isLink && children.every((child) => child.type !== "division" || child.children.length === 0);
      return [{ ...node, children: isShown ? [...children, ...without(made, pathsOf(children))] : children }];
    });
  }

  /** The page of what an entry names. */
  #listed(node: OperationNode, around: Sources): NavigationNode[] {
    return this.#selected(node, around) ?? this.#operation(node, around.openapi);
  }

  allOf(sources: Sources, position: Position): NavigationNode[] {
    const { openapi, asyncapi, libraries } = sources;
    return [...openapi, ...asyncapi, ...libraries].flatMap((source) => this.all(source, position));
  }

  /** Pages of all operations, channels or symbols, in a group for each tag; those without one have a group too. */
  all(source: Source | LibraryUse, position: Position): NavigationNode[] {
    const { file, directory } = source;
    const index = "format" in source ? this.#store.libraries.index(file, source.format) : this.#store.index(file);
    const { entries, labels, parents, tagOrder } = index;
    const worded = new Set("worded" in index ? index.worded : []);
    const groups = new TagGroups(new Map(labels), new Map(parents), worded, position);
    for (const entry of inTagOrder(entries, tagOrder)) {
      if (entry.kind === "schema" || entry.excluded) continue;
      const page: PageNode = { ...this.#pageOf(file, entry, directory, position), isMade: true };
      if (entry.hidden) continue;
      const group = entry.tag === null ? groups.named(untagged[entry.kind]) : groups.of(entry.tag);
      group.children.push(page);
    }
    return groups.outermost;
  }

  /** A written page: if its frontmatter names an operation, it is about that. */
  page(file: string, frontmatter: Frontmatter, root: Sources): void {
    const about = writtenName(frontmatter);
    if (!about) return;
    const { key, source, written, name } = about;
    if (!name) {
      this.#report(
        "error",
        "unknown-operation",
        `${JSON.stringify(written)} names no operation`,
        'Write "METHOD /path", with the file before it if there are several',
        frontmatterLine(this.#tree, file, key),
      );
      return;
    }
    const around = this.#surroundings.get(pagePath(file)) ?? null;
    const sources = (this.#sources.get(pagePath(file)) ?? root)[source];
    const near = filesNear(source, sources, sources === root[source], around);
    const found = this.finder.find(name, near, { file, position: () => frontmatterLine(this.#tree, file, key) });
    if (!found) {
      // What its page says of itself is known: method and path stand above the author's text.
      const isElsewhere = name.file === null || isRemote(name.file);
      const api = name.kind === "operation" ? `${name.method} ${name.path}` : null;
      if (api && this.reader.hasRemote && isElsewhere && !frontmatter.api)
        this.result.completed.set(file, { ...frontmatter, openapi: null, api });
      return;
    }
    this.#complete(file, frontmatter, found);
  }

  /** A written page that names a symbol is about that. */
  symbolPage(file: string, frontmatter: Frontmatter, root: Sources): void {
    const name = readSymbolName(frontmatter);
    if (name === "none") return;
    const around = (this.#sources.get(pagePath(file)) ?? root).libraries;
    const found =
      name === "unreadable"
        ? null
        : this.#symbols.find(name, around, () => frontmatterLine(this.#tree, file, name.key));
    if (found) this.#complete(file, frontmatter, found);
    if (name !== "unreadable") return;
    const key = frontmatter.custom.sdk === undefined ? "graphql" : "sdk";
    const hint = 'Write "kind name", such as "class Client", or an object with `kind` and `name`';
    this.#report(
      "error",
      "unknown-operation",
      `\`${key}\` names no symbol`,
      hint,
      frontmatterLine(this.#tree, file, key),
    );
  }

  #complete(file: string, frontmatter: Frontmatter, found: { file: string; entry: SpecificationEntry }): void {
    const completed = operationFrontmatter(found.file, pagePath(file), found.entry, frontmatter);
    this.result.completed.set(file, completed.frontmatter);
    this.result.references.set(file, { ...found, description: completed.description, content: null });
  }

  /** The page of what an entry names of a GraphQL schema; null where it names none. */
  #selected(node: OperationNode, { openapi, libraries }: Sources): NavigationNode[] | null {
    const selected = selectorOf(node);
    const isHttp =
      node.method === "QUERY" && openapi.length > 0 && !libraries.some(({ format }) => format === "graphql");
    if (selected === null || isHttp) return null;
    const name = { key: "graphql", ...selected, source: null, format: "graphql" } as const;
    const found = this.#symbols.find(name, libraries, () => node.position);
    const directory = libraries.find(({ file, format }) => file === found?.file && format === "graphql")?.directory;
    return found ? [this.#pageOf(found.file, found.entry, directory ?? defaultDirectory, node.position)] : [];
  }

  #operation(node: OperationNode, inherited: readonly Source[]): NavigationNode[] {
    const kind = node.method === "WEBHOOK" ? "webhook" : "operation";
    const name: OperationName = { kind, file: node.specification, method: node.method, path: node.path };
    const near = inherited.map(({ file }) => file);
    const found = this.finder.find(name, [near], { file: node.position.file, position: () => node.position });
    if (!found) return [];
    const source = inherited.find((one) => one.file === found.file) ?? inherited[0];
    return [this.#pageOf(found.file, found.entry, source?.directory ?? defaultDirectory, node.position)];
  }

  #pageOf(file: string, entry: SpecificationEntry, directory: string, position: Position): PageNode {
    // Methods of one webhook share its name.
    const method = entry.calledWith === null || entry.calledWith === "post" ? entry.method : entry.calledWith;
    const operation = `${file}#${method} ${entry.path}`;
    const wanted = addressOfOperation(entry, directory);
    let path = wanted;
    for (let number = 1; this.#taken.has(path) && this.#taken.get(path) !== operation; number++)
      path = `${wanted}-${number}`;
    if (!this.#taken.has(path) && !this.#written.has(path)) {
      const isFirst = !this.result.references.has(operation);
      const source = isFirst ? operation : `${operation} at ${path}`;
      const { frontmatter, description } = operationFrontmatter(file, path, entry, null);
      this.result.generated.push({ file: source, path, frontmatter });
      this.result.references.set(source, { file, entry, description, content: entry.content });
    }
    this.#taken.set(path, operation);
    return { type: "page", path, position };
  }

  #report(severity: Diagnostic["severity"], code: string, message: string, hint: string, position: Position): void {
    this.result.diagnostics.push({ severity, code, message, hint, ...position });
  }
}
