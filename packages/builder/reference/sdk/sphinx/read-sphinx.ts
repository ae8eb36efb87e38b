import type { ChildNode, Element } from "domhandler";
import { LibraryFault } from "../../library/library.ts";
import { append } from "../append.ts";
import { type Declaration, declaration, type LibraryReader } from "../declaration.ts";
import { FileFaults } from "../file-faults.ts";
import { describedIn } from "../html-to-markdown.ts";
import { attributeOf, classesOf, DeepHtml, findAll, hasClass, isElement, lineIn, parseHtml } from "../parse-html.ts";
import { declarationsIn, isPrivate, type SphinxPlace } from "./declarations.ts";
import { sphinxKind } from "./kinds.ts";
import { type SphinxPage, sphinxPages } from "./pages.ts";
import { isDescription, sphinxReading } from "./reading.ts";

/** A page with its HTML read. */
interface ReadPage {
  page: SphinxPage;
  nodes: ChildNode[];
}

/** Reads the output of Sphinx's JSON builder. */
export const readSphinx: LibraryReader = (source) => {
  const faults = new FileFaults();
  const known = new Set<string>();
  const modules = new Set<string>();
  const pages: ReadPage[] = [];
  for (const page of sphinxPages(source, faults)) {
    try {
      const nodes = parseHtml(page.body);
      pages.push({ page, nodes });
      collect(nodes, known, modules);
    } catch (error) {
      if (!(error instanceof DeepHtml)) throw error;
      faults.skip(page.file, error.message);
    }
  }
  const declarations = pages.flatMap((read) => declarationsOf(read, known, modules));
  if (declarations.length === 0)
    throw new LibraryFault(
      `The documentation in ${source.path} describes no module, class or function`,
      "Describe them by Sphinx's autodoc (`automodule`) or by hand (`py:class`), and build it again with `-b json`",
      { file: source.path, line: 1, column: 1 },
    );
  return { declarations: withoutRepeats(declarations), diagnostics: faults.all(source.path) };
};

/** Which ids descriptions and modules have. */
function collect(nodes: readonly ChildNode[], known: Set<string>, modules: Set<string>): void {
  const walk = (children: readonly ChildNode[]): void => {
    for (const child of children) {
      if (!isElement(child)) continue;
      const id = attributeOf(child, "id");
      const name = moduleOf(child);
      if (name !== null) {
        modules.add(name);
        known.add(id);
      } else if (child.name === "dt" && id !== "" && isTold(child)) known.add(id);
      walk(child.children);
    }
  };
  walk(nodes);
}

/** Whether a line that describes something leads to a declaration. */
function isTold(line: Element): boolean {
  const [name] = findAll(line.children, (child) => hasClass(child, "sig-name", "descname"));
  if (!name || isPrivate(lineIn(name.children))) return false;
  return isElement(line.parent as ChildNode) && sphinxKind(classesOf(line.parent as Element)) !== null;
}

/** The module that begins at an element. */
function moduleOf(element: Element): string | null {
  const [, name] = /^module-([\w.$/-]+)$/.exec(attributeOf(element, "id")) ?? [];
  return name ?? null;
}

/** All that a page describes, in its order. */
function declarationsOf(
  { page, nodes }: ReadPage,
  known: ReadonlySet<string>,
  modules: ReadonlySet<string>,
): Declaration[] {
  const knows = (id: string) => known.has(id);
  const reading = sphinxReading(knows);
  const found: Declaration[] = [];
  const onPage: string[] = [];
  let module: string | null = null;
  const walk = (children: readonly ChildNode[]): void => {
    for (const child of children) {
      if (!isElement(child)) continue;
      const name = moduleOf(child);
      if (name !== null) {
        module = name;
        onPage.push(name);
      }
      if (isDescription(child)) {
        const current = module;
        const groupOf = (id: string, language: string) =>
          (language === "python" ? (longestModule(id, modules) ?? current) : null) ?? page.title;
        const place: SphinxPlace = { file: page.file, reading, knows, module: current, groupOf };
        append(found, declarationsIn(child, place));
      } else walk(child.children);
    }
  };
  walk(nodes);
  if (found.length === 0 && onPage.length === 0) return [];
  return [...modulePages(page, nodes, onPage, reading), ...found];
}

function longestModule(id: string, modules: ReadonlySet<string>): string | null {
  for (let at = id.lastIndexOf("."); at > 0; at = id.lastIndexOf(".", at - 1)) {
    if (modules.has(id.slice(0, at))) return id.slice(0, at);
  }
  return null;
}

/** A page for each module, and one for what a page says that is in none. Of several the first has the text around them. */
function modulePages(
  page: SphinxPage,
  nodes: readonly ChildNode[],
  names: readonly string[],
  reading: ReturnType<typeof sphinxReading>,
): Declaration[] {
  const position = { file: page.file, line: 1, column: 1 };
  const text = describedIn(withoutTitle(nodes), reading);
  const [first] = names;
  if (first === undefined) {
    if (text === null) return [];
    const { title: name, name: path } = page;
    return [
      declaration({
        kind: "module",
        id: `page:${path}`,
        name,
        label: "page",
        language: "python",
        position,
        description: text,
        groups: [name],
      }),
    ];
  }
  return names.map((name) =>
    declaration({
      kind: "module",
      id: `module-${name}`,
      name,
      language: "python",
      position,
      description: name === first ? text : null,
      groups: [name],
    }),
  );
}

/** The page without its title, which is that of our page too. */
function withoutTitle(nodes: readonly ChildNode[]): ChildNode[] {
  const [title] = findAll(nodes, ({ name }) => name === "h1");
  if (!title) return [...nodes];
  title.children = [];
  return [...nodes];
}

/** What is described twice (`:no-index:`) stands at its first place that has an id. */
function withoutRepeats(declarations: readonly Declaration[]): Declaration[] {
  const byName = new Map<string, Declaration>();
  for (const one of declarations) {
    const name = `${one.kind} ${one.id}`;
    const before = byName.get(name);
    if (!before) byName.set(name, one);
    else if (before.description === null && before.members.length === 0) byName.set(name, one);
  }
  return [...new Set(byName.values())];
}
