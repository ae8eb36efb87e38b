import type { Diagnostic } from "@lectern/contract";
import { pagePath } from "../source/config/site-path.ts";
import type { Frontmatter } from "../source/frontmatter-data.ts";
import type { OpenTree } from "../source/open-tree.ts";
import type {
  GroupNode,
  NavigationNode,
  OperationNode,
  PageNode,
  Position,
  SiteConfig,
} from "../source/site-config.ts";
import { readText } from "../source/source-text.ts";
import { listOf, objectOf, textOf } from "./json.ts";
import { type OperationName, readChannelName, readOperationName, readSchemaName } from "./operation-name.ts";
import { type OperationReference, operationFrontmatter, pathOfOperation } from "./operation-page.ts";
import type { SpecificationEntry } from "./specification.ts";
import type { SpecificationStore } from "./specification-store.ts";
import { tagGroup } from "./tag-group.ts";

/** A page that no file holds: made from a specification. */
export interface GeneratedPage {
  /** Name of its source, which is no file: `openapi.json#GET /users`. */
  file: string;
  path: string;
  frontmatter: Frontmatter;
}

export interface PlannedReference {
  /** The configuration with operations of its navigation turned into pages. */
  config: SiteConfig;
  generated: GeneratedPage[];
  /** Frontmatter of written pages that are about an operation, completed by what it says of itself. */
  completed: Map<string, Frontmatter>;
  /** By source of the page, written or made. */
  references: Map<string, OperationReference>;
  diagnostics: Diagnostic[];
}

/** Specifications that apply at a place of the navigation, and where pages made of them go. */
interface Source {
  files: string[];
  directory: string;
}

interface Sources {
  openapi: Source | null;
  asyncapi: Source | null;
}

const defaultDirectory = "api-reference";

/**
 * Finds what the site says about APIs: operations in the navigation become pages, divisions with a specification and
 * nothing else get all of its operations, and pages that name an operation learn about it.
 */
export function planReference(
  config: SiteConfig,
  pages: ReadonlyMap<string, Frontmatter>,
  store: SpecificationStore,
  tree: OpenTree,
): PlannedReference {
  const planner = new Planner(store, tree, new Set([...pages.keys()].map((file) => pagePath(file))));
  const start: Position = { file: "docs.json", line: 1, column: 1 };
  const own = planner.sources(config, start);
  const root: Sources = {
    openapi: own.openapi ?? planner.source(config.api.openapi, start),
    asyncapi: own.asyncapi ?? planner.source(config.api.asyncapi, start),
  };
  const isGenerated = config.navigation.length === 0 && (own.openapi ?? own.asyncapi) !== null;
  const navigation = isGenerated ? planner.allOf(own, start) : planner.walk(config.navigation, root);
  for (const [file, frontmatter] of pages) planner.page(file, frontmatter, root);
  return {
    ...planner.result,
    config: { ...config, navigation },
    diagnostics: [...planner.result.diagnostics, ...store.diagnostics],
  };
}

class Planner {
  readonly result: Omit<PlannedReference, "config"> = {
    generated: [],
    completed: new Map(),
    references: new Map(),
    diagnostics: [],
  };
  readonly #store: SpecificationStore;
  readonly #tree: OpenTree;
  readonly #written: ReadonlySet<string>;
  /** What applies to a written page, by its path. */
  readonly #sources = new Map<string, Sources>();
  /** Paths of made pages, with the operation that each is about. */
  readonly #taken = new Map<string, string>();

  constructor(store: SpecificationStore, tree: OpenTree, written: ReadonlySet<string>) {
    this.#store = store;
    this.#tree = tree;
    this.#written = written;
  }

  /** What a division or group names itself; a document of AsyncAPI counts only where no OpenAPI is named. */
  sources(node: { openapi?: unknown; asyncapi?: unknown }, position: Position): Sources {
    const openapi = this.source(node.openapi, position);
    return { openapi, asyncapi: openapi ? null : this.source(node.asyncapi, position) };
  }

  /** Reads `openapi` or `asyncapi` of docs.json: a file, several, or `{ source, directory }`. Null when nothing is named. */
  source(value: unknown, position: Position): Source | null {
    if (value === null || value === undefined) return null;
    const given = objectOf(value).source ?? value;
    const directory = textOf(objectOf(value).directory)?.replace(/^\/+|\/+$/g, "") ?? defaultDirectory;
    const files = (Array.isArray(given) ? listOf(given) : [given]).flatMap((one) => {
      const name = textOf(one);
      const file = name === null ? null : this.#file(name, position);
      return file === null ? [] : [file];
    });
    const { overlays } = objectOf(value);
    const named = listOf(overlays).flatMap((one) => textOf(one)?.replace(/^(?:\.?\/)+/, "") ?? []);
    if (Array.isArray(overlays)) for (const file of files) this.#store.overlay(file, named);
    return { files, directory };
  }

  walk(nodes: readonly NavigationNode[], inherited: Sources): NavigationNode[] {
    return nodes.flatMap((node): NavigationNode[] => {
      if (node.type === "page") {
        this.#sources.set(node.path, inherited);
        return [node];
      }
      if (node.type === "operation") return this.#operation(node, inherited.openapi);
      const own = this.sources(node, node.position);
      const isLink = node.type === "division" && node.href !== null;
      const isGenerated = (own.openapi ?? own.asyncapi) !== null && node.children.length === 0 && !isLink;
      const around = { openapi: own.openapi ?? inherited.openapi, asyncapi: own.asyncapi ?? inherited.asyncapi };
      const children = isGenerated ? this.allOf(own, node.position) : this.walk(node.children, around);
      return [{ ...node, children }];
    });
  }

  allOf(sources: Sources, position: Position): NavigationNode[] {
    return [sources.openapi, sources.asyncapi].flatMap((source) => (source ? this.all(source, position) : []));
  }

  /** Pages of all operations or channels, in a group for each tag. */
  all(source: Source, position: Position): NavigationNode[] {
    const nodes: NavigationNode[] = [];
    for (const file of source.files) {
      const { entries, tags } = this.#store.index(file);
      const groups = new Map<string, GroupNode>(tags.map(({ name, label }) => [name, tagGroup(label, position)]));
      const loose: NavigationNode[] = [];
      for (const entry of entries) {
        if (entry.kind === "schema" || entry.excluded) continue;
        const page = this.#pageOf(file, entry, source.directory, position);
        if (entry.hidden) continue;
        const group = entry.tag ? groups.get(entry.tag) : undefined;
        (group?.children ?? loose).push(page);
      }
      nodes.push(...loose, ...[...groups.values()].filter((group) => group.children.length > 0));
    }
    return nodes;
  }

  /** A written page: if its frontmatter names an operation, it is about that. */
  page(file: string, frontmatter: Frontmatter, root: Sources): void {
    const ways = [
      ["openapi", frontmatter.openapi, readOperationName],
      ["openapi-schema", textOf(frontmatter.custom["openapi-schema"]), readSchemaName],
      ["asyncapi", frontmatter.asyncapi, readChannelName],
    ] as const;
    const [key, written, read] = ways.find(([, value]) => value !== null) ?? ways[0];
    if (written === null) return;
    const name = read(written);
    if (!name) {
      this.#report(
        "error",
        "unknown-operation",
        `${JSON.stringify(written)} names no operation`,
        'Write "METHOD /path", with the file before it if there are several',
        this.#lineOf(file, key),
      );
      return;
    }
    const sources = this.#sources.get(pagePath(file)) ?? root;
    const source = key === "asyncapi" ? sources.asyncapi : sources.openapi;
    const found = this.#find(name, source, () => this.#lineOf(file, key));
    if (!found) return;
    const completed = operationFrontmatter(found.file, found.entry, frontmatter);
    this.result.completed.set(file, completed.frontmatter);
    this.result.references.set(file, { ...found, description: completed.description, content: null });
  }

  #operation(node: OperationNode, inherited: Source | null): NavigationNode[] {
    const kind = node.method === "WEBHOOK" ? "webhook" : "operation";
    const name: OperationName = { kind, file: node.specification, method: node.method, path: node.path };
    const found = this.#find(name, inherited, () => node.position);
    if (!found) return [];
    return [this.#pageOf(found.file, found.entry, inherited?.directory ?? defaultDirectory, node.position)];
  }

  /** Looks where the name says, else in what applies at the place, else in all specifications of the repository. */
  #find(
    name: OperationName,
    source: Source | null,
    position: () => Position,
  ): { file: string; entry: SpecificationEntry } | null {
    let named: string[] | null = null;
    if (name.file !== null) {
      const file = this.#file(name.file, position());
      if (file === null) return null;
      named = [file];
    }
    const look = (files: readonly string[]) => {
      for (const file of files) {
        const entry = this.#store.find(file, name.method, name.path);
        if (entry) return { file, entry };
      }
      return null;
    };
    const around = () => this.#store.discovered(name.kind === "channel" ? "asyncapi" : "openapi");
    const found = named ? look(named) : (look(source?.files ?? []) ?? look(around()));
    if (found) return found;
    const files = named ?? [...new Set([...(source?.files ?? []), ...around()])];
    // A specification that cannot be read is reported itself.
    if (files.length > 0 && files.every((file) => this.#store.index(file).entries.length === 0)) return null;
    const isNamed = name.kind === "schema" || name.kind === "channel";
    const what = isNamed ? `${name.kind} ${name.path}` : `operation ${name.method} ${name.path}`;
    this.#report(
      "error",
      "unknown-operation",
      files.length === 0
        ? `There is no specification for the ${what}`
        : `There is no ${what} in ${files.slice(0, 5).join(", ")}`,
      files.length === 0
        ? `Name the specification with \`${name.kind === "channel" ? "asyncapi" : "openapi"}\``
        : "Correct the name; letters count as they are written",
      position(),
    );
    return null;
  }

  /** The file of the tree that a specification's name means; reports URLs and files that are not there. */
  #file(name: string, position: Position): string | null {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(name)) {
      this.#report(
        "info",
        "remote-specification",
        `The specification ${name} is not fetched: a build reads only the repository`,
        "Put the file into the repository and name it here",
        position,
      );
      return null;
    }
    const file = name.replace(/^(?:\.?\/)+/, "");
    if (this.#store.has(file)) return file;
    this.#report(
      "error",
      "missing-specification",
      `There is no specification ${name}`,
      "Correct the path, from the root of the content",
      position,
    );
    return null;
  }

  #pageOf(file: string, entry: SpecificationEntry, directory: string, position: Position): PageNode {
    const operation = `${file}#${entry.method} ${entry.path}`;
    const wanted = pathOfOperation(entry, directory);
    let path = wanted;
    for (let number = 2; this.#taken.has(path) && this.#taken.get(path) !== operation; number++)
      path = `${wanted}-${number}`;
    if (!this.#taken.has(path) && !this.#written.has(path)) {
      const isFirst = !this.result.references.has(operation);
      const source = isFirst ? operation : `${operation} at ${path}`;
      const { frontmatter, description } = operationFrontmatter(file, entry, null);
      this.result.generated.push({ file: source, path, frontmatter });
      this.result.references.set(source, { file, entry, description, content: entry.content });
    }
    this.#taken.set(path, operation);
    return { type: "page", path, position };
  }

  /** Where a key of a page's frontmatter stands. */
  #lineOf(file: string, key: string): Position {
    const lines = readText(this.#tree, file).split("\n", 200);
    const index = lines.findIndex((line) => line.replace(/^["']/, "").startsWith(key));
    return { file, line: index + 1 || 1, column: 1 };
  }

  #report(severity: Diagnostic["severity"], code: string, message: string, hint: string, position: Position): void {
    this.result.diagnostics.push({ severity, code, message, hint, ...position });
  }
}
