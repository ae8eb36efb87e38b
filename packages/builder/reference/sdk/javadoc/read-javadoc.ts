import type { ChildNode } from "domhandler";
import { type GroupWord, labelText } from "../../library/group-label.ts";
import { LibraryFault, type LibrarySource } from "../../library/library.ts";
import { type Declaration, declaration, type LibraryReader } from "../declaration.ts";
import { declarationLink } from "../declaration-link.ts";
import { FileFaults } from "../file-faults.ts";
import { codeSpan } from "../markdown-text.ts";
import { attributeOf, DeepHtml, findAll, findFirst, isElement, lineIn, parseHtml } from "../parse-html.ts";
import { classDeclaration } from "./class-declaration.ts";
import { hasStyle } from "./class-page.ts";
import { javadocFiles, packageNames, pageText } from "./files.ts";
import { JavadocLinks } from "./links.ts";
import { readNotes } from "./notes.ts";

/** Reads the HTML of Javadoc's standard doclet. */
export const readJavadoc: LibraryReader = (source) => {
  const faults = new FileFaults();
  const files = javadocFiles(source);
  const links = new JavadocLinks(files.classes);
  for (const { file } of files.classes) links.addAnchors(file, pageText(file, source, faults) ?? "");
  const names = packageNames(source, [...files.packages.keys()]);
  for (const [folder, file] of files.packages) links.addPage(file, `package ${names.get(folder) ?? ""}`);
  const constants = files.constants === null ? new Map<string, string>() : constantsIn(files.constants, source, faults);
  const read = (file: string, turn: (html: string) => Declaration | null): Declaration[] => {
    const html = pageText(file, source, faults);
    return guarded(file, faults, () => (html === null ? null : turn(html)));
  };
  const overviews = [
    ...files.modules.flatMap((file) => read(file, (html) => overview(file, html, "module", null, links))),
    ...[...files.packages].flatMap(([folder, file]) =>
      read(file, (html) => overview(file, html, "package", names.get(folder) || unnamed, links)),
    ),
  ];
  const classes = files.classes.flatMap((one) =>
    read(one.file, (html) => classDeclaration(one, html, links, constants)),
  );
  if (classes.length === 0)
    throw new LibraryFault(
      `No page in ${source.path} describes a class`,
      "Name the folder that `javadoc -d` wrote, with the pages of its classes (`com/example/Client.html`)",
      { file: source.path, line: 1, column: 1 },
    );
  nameNested(classes);
  return { declarations: byPackage(overviews, classes), diagnostics: faults.all(source.path) };
};

function guarded(file: string, faults: FileFaults, turn: () => Declaration | null): Declaration[] {
  try {
    const found = turn();
    return found ? [found] : [];
  } catch (error) {
    if (!(error instanceof DeepHtml)) throw error;
    faults.skip(file, error.message);
    return [];
  }
}

/** A package or module, where its page says something of it. */
function overview(
  file: string,
  html: string,
  word: "module" | "package",
  name: string | null,
  links: JavadocLinks,
): Declaration | null {
  const nodes = parseHtml(html);
  const heading = findFirst(nodes, (element) => /^h[12]$/.test(element.name) && hasStyle(element, "title"));
  const title = name ?? (heading ? lineIn(heading.children).replace(/^\S+\s+/, "") : "");
  const notes = readNotes(saidOf(nodes, word), links.reading(file), (href) => links.idOf(href, file));
  const { description, deprecated, modifiers, see, sections } = notes;
  if (title === "" || (description === null && deprecated === null)) return null;
  return declaration({
    kind: word === "module" ? "module" : "namespace",
    id: `${word} ${name === unnamed ? "" : title}`,
    name: title,
    label: word === "module" ? null : "package",
    language: "java",
    position: { file, line: 1, column: 1 },
    description,
    deprecated,
    modifiers,
    see,
    sections,
    groups: [word === "module" ? { word: "Modules" } : name === unnamed ? { word: unnamed } : title],
  });
}

/** What an overview says itself, without the tables of what is in it. */
function saidOf(nodes: readonly ChildNode[], word: "module" | "package"): ChildNode[] {
  const section = findFirst(
    nodes,
    (element) => hasStyle(element, `${word}-description`) || attributeOf(element, "id") === `${word}-description`,
  );
  if (section) return section.children;
  const found = findAll(
    nodes,
    (element) =>
      isElement(element, "table", "nav") ||
      hasStyle(
        element,
        "block",
        "deprecation-block",
        "header",
        "summary-table",
        "type-summary",
        "fixed-nav",
        "top-nav",
        "bottom-nav",
      ),
  );
  return found.filter((element) => hasStyle(element, "block", "deprecation-block"));
}

/** Values of constants by their full names: the third column behind each. */
function constantsIn(file: string, source: LibrarySource, faults: FileFaults): Map<string, string> {
  const values = new Map<string, string>();
  const html = pageText(file, source, faults);
  if (html === null) return values;
  let name = "";
  let column = 0;
  const walk = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const id = attributeOf(node, "id") || attributeOf(node, "name");
      if (/^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+$/u.test(id)) {
        name = id;
        column = 0;
      }
      if (!isElement(node, "code")) walk(node.children);
      else if (++column === 3 && name !== "") values.set(name, lineIn(node.children));
    }
  };
  guarded(file, faults, () => {
    walk(parseHtml(html));
    return null;
  });
  return values;
}

/** A class says which others stand in it: they have pages of their own. */
function nameNested(classes: readonly Declaration[]): void {
  const byId = new Map(classes.map((one) => [one.id, one]));
  const nested = new Map<Declaration, string[]>();
  for (const one of classes) {
    const outer = byId.get(one.id.slice(0, Math.max(0, one.id.lastIndexOf("."))));
    if (!outer || !one.name.includes(".")) continue;
    const link = `- [${codeSpan(one.name)}](${declarationLink(one.id)})`;
    nested.set(outer, [...(nested.get(outer) ?? []), link]);
  }
  for (const [outer, links] of nested)
    outer.sections = [{ title: "Nested types", text: links.join("\n") }, ...outer.sections];
}

/** What readers see of the package without a name. */
const unnamed = "Unnamed package" satisfies GroupWord;

const order = ["Interfaces", "Classes", "Enums", "Records", "Exceptions", "Annotations"];

/** Packages in their order, in each first what is said of it, then its types by what they are. */
function byPackage(overviews: readonly Declaration[], classes: readonly Declaration[]): Declaration[] {
  const all = [...overviews, ...classes];
  const packages = [...new Set(all.map(({ groups }) => labelText(groups[0] ?? "")))].sort((one, other) =>
    one < other ? -1 : one > other ? 1 : 0,
  );
  const place = new Map(packages.map((name, index) => [name, index]));
  const rank = ({ groups }: Declaration) =>
    [
      typeof groups[0] === "object" && groups[0].word === "Modules" ? -1 : (place.get(labelText(groups[0] ?? "")) ?? 0),
      groups.length < 2 ? -1 : order.indexOf(labelText(groups[1] ?? "")),
    ] as const;
  return all
    .map((one, index) => ({ one, index, rank: rank(one) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.index - b.index)
    .map(({ one }) => one);
}
