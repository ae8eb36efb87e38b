import type { Diagnostic } from "@lectern/contract";
import { type Json, objectOf } from "../../json.ts";
import type { GroupLabel, GroupWord } from "../../library/group-label.ts";
import { LibraryFault, type LibrarySource } from "../../library/library.ts";
import { type Declaration, type DeclaredLibrary, declaration, type LibraryReader } from "../declaration.ts";
import { contentText } from "./content.ts";
import { declarationOf, isDeclared } from "./declarations.ts";
import { groupedChildren, isProject, TypedocProject } from "./project.ts";
import { kindOf, nameOf, type ReflectionKind, reflections } from "./reflection.ts";

/** Modules within modules, namespaces within namespaces. */
const maxDepth = 20;
/** Pages of a namespace that one group shows well. */
const maxTogether = 20;
/** Declarations of one library. */
const maxDeclarations = 20_000;

const command = "Write it with `npx typedoc --json typedoc.json src/index.ts`.";

/** What groups of declarations are called where TypeDoc's own word is another, or none. */
const groupTitles = new Map<ReflectionKind, GroupWord>([
  ["class", "Classes"],
  ["interface", "Interfaces"],
  ["enum", "Enumerations"],
  ["function", "Functions"],
  ["type", "Type aliases"],
  ["variable", "Variables"],
]);
/** Groups that TypeDoc itself makes by kind. */
const plainGroups = new Set([
  "classes",
  "interfaces",
  "enumerations",
  "functions",
  "type aliases",
  "variables",
  "references",
  "namespaces",
]);

/** Reads the JSON of TypeDoc. @throws {LibraryFault} where the file is none. */
export const readTypedoc: LibraryReader = (source: LibrarySource): DeclaredLibrary => {
  const projects = projectsOf(source);
  const walk = new Walk(projects.length > 1);
  for (const project of projects) walk.project(project);
  return { declarations: withFullNames(walk), diagnostics: walk.diagnostics };
};

function projectsOf(source: LibrarySource): TypedocProject[] {
  const files = source.files.length === 1 ? source.files : source.files.filter((file) => /\.json$/i.test(file));
  const [first] = files;
  if (first === undefined) throw faultOf(source.path, "has no file of TypeDoc's, whose name ends in `.json`");
  const projects = files.flatMap((file, index) => {
    const root = parsed(source, file, files.length > 1);
    return isProject(root) ? [new TypedocProject(root, file, files.length > 1 ? `${index}:` : "")] : [];
  });
  if (projects.length === 0) throw faultOf(files.length > 1 ? source.path : first, "is not what TypeDoc writes");
  return projects;
}

function parsed(source: LibrarySource, file: string, isOneOfMany: boolean): unknown {
  const text = source.read(file).replace(/^\uFEFF/, "");
  try {
    return JSON.parse(text);
  } catch {
    if (isOneOfMany) return null;
    throw faultOf(file, "is no JSON");
  }
}

function faultOf(file: string, what: string): LibraryFault {
  return new LibraryFault(`\`${file}\` ${what}.`, command, { file, line: 1, column: 1 });
}

/** Where something stands in a project. */
interface Place {
  groups: GroupLabel[];
  /** Names of the modules around it, and of the namespaces. */
  modules: readonly string[];
  within: readonly string[];
  depth: number;
}

/** Goes through the modules of projects and takes what pages are made of. */
class Walk {
  readonly declarations: Declaration[] = [];
  readonly diagnostics: Diagnostic[] = [];
  /** The names of the modules that declarations stand in. */
  readonly modules = new Map<Declaration, string>();
  readonly #areSeveral: boolean;
  #isFull = false;

  constructor(areSeveral: boolean) {
    this.#areSeveral = areSeveral;
  }

  project(project: TypedocProject): void {
    const { root } = project;
    const modules = reflections(root.children).filter((one) => kindOf(one) === "module");
    const groups = this.#areSeveral ? [nameOf(root)] : [];
    this.#page(root, "module", [], groups, project);
    // One module needs no name beside it.
    const hasOne = modules.length === 1 && reflections(root.children).length === 1;
    this.#inside(hasOne ? (modules[0] as Json) : root, { groups, modules: groups, within: [], depth: 0 }, project);
    if (hasOne) this.#page(modules[0] as Json, "module", [], groups, project);
    if (project.isCut || this.#isFull) this.#cut(project);
  }

  #inside(owner: Json, at: Place, project: TypedocProject): Declaration[] {
    if (at.depth > maxDepth) return [];
    const { groups, modules, within } = at;
    const later: (() => void)[] = [];
    const own: Declaration[] = [];
    const children = groupedChildren(owner);
    const isSmall =
      kindOf(owner) === "namespace" && children.filter(({ child }) => isDeclared(child)).length <= maxTogether;
    for (const { child, title, category } of children) {
      const name = nameOf(child);
      const kind = kindOf(child);
      if (kind === "module")
        later.push(() =>
          this.#module(child, { ...at, groups: [...groups, name], modules: [...modules, name] }, project),
        );
      else if (kind === "namespace") later.push(() => this.#namespace(child, at, own, project));
      else if (isDeclared(child)) {
        const ours: GroupLabel = { word: groupTitles.get(kind) ?? "Reference" };
        const label = title !== null && !plainGroups.has(title.toLowerCase()) ? title : ours;
        const labels = [...(isSmall ? [] : [label]), ...(category === null ? [] : [category])];
        const one = declarationOf(child, within, [...groups, ...labels], project);
        this.modules.set(one, modules.join("/"));
        this.#add(one, own);
      }
    }
    for (const document of reflections(owner.documents)) this.#page(document, "module", within, groups, project);
    for (const run of later) run();
    return own;
  }

  #module(reflection: Json, { groups, modules, depth }: Place, project: TypedocProject): void {
    const at = this.declarations.length;
    const members = this.#inside(reflection, { groups, modules, within: [], depth: depth + 1 }, project);
    const page = this.#page(reflection, "module", [], groups.slice(0, -1), project, members);
    // What a module is for is read first.
    if (page) this.declarations.splice(at, 0, ...this.declarations.splice(-1));
  }

  #namespace(
    reflection: Json,
    { groups, modules, within, depth }: Place,
    siblings: Declaration[],
    project: TypedocProject,
  ): void {
    const names = [...within, nameOf(reflection)];
    const inner = [...groups, nameOf(reflection)];
    const at = this.declarations.length;
    const members = this.#inside(reflection, { groups: inner, modules, within: names, depth: depth + 1 }, project);
    const page = this.#page(reflection, "namespace", within, inner, project, members);
    if (!page) return;
    siblings.push(page);
    this.declarations.splice(at, 0, ...this.declarations.splice(-1));
  }

  /** A page for what holds others, where there is something to say of it. */
  #page(
    reflection: Json,
    kind: "module" | "namespace",
    within: readonly string[],
    groups: GroupLabel[],
    project: TypedocProject,
    members: readonly Declaration[] = [],
  ): Declaration | null {
    const told = project.comment(reflection.comment);
    const content = contentText(reflection.readme ?? reflection.content, project.links);
    const description = [told.description, content].filter((one) => one !== null).join("\n\n") || null;
    if (description === null && (kind === "module" || members.length === 0)) return null;
    const name = nameOf(reflection) || "index";
    const isDocument = kindOf(reflection) === "document";
    const word = isDocument ? "Documents" : kind === "module" ? "Modules" : null;
    const page = declaration({
      kind,
      id: project.idOf(reflection),
      name: textOr(objectOf(reflection.frontmatter).title, name),
      fullName: [...within, name].join("."),
      label: isDocument ? "document" : kind,
      language: "ts",
      position: project.position,
      groups: word === null ? groups : [...groups, { word }],
      description,
      sections: told.sections,
      examples: told.examples,
      see: told.see,
      deprecated: told.deprecated,
      modifiers: told.modifiers,
      members,
    });
    return this.#add(page, []) ? page : null;
  }

  #add(one: Declaration, siblings: Declaration[]): boolean {
    this.#isFull ||= this.declarations.length >= maxDeclarations;
    if (this.#isFull) return false;
    this.declarations.push(one);
    siblings.push(one);
    return true;
  }

  #cut({ position }: TypedocProject): void {
    this.diagnostics.push({
      severity: "warning",
      code: "large-library",
      message: `\`${position.file}\` has more than ${maxDeclarations.toLocaleString("en")} declarations: those that follow have no pages.`,
      ...position,
      hint: "Write a file for each part of the library, and name each of them in a group of its own.",
    });
  }
}

function textOr(value: unknown, other: string): string {
  return typeof value === "string" && value !== "" ? value : other;
}

/** Names what several modules declare under one name by its module too. */
function withFullNames({ declarations, modules }: Walk): Declaration[] {
  const counts = new Map<string, number>();
  const key = (one: Declaration) => `${one.kind} ${one.fullName}`;
  for (const one of declarations) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  return declarations.map((one) => {
    const module = modules.get(one);
    return module && (counts.get(key(one)) ?? 0) > 1 ? { ...one, fullName: `${module}.${one.fullName}` } : one;
  });
}
