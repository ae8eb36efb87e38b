import type { Diagnostic } from "@lectern/contract";
import type { GroupLabel, GroupWord } from "../../library/group-label.ts";
import { LibraryFault, type LibrarySource } from "../../library/library.ts";
import { type Declaration, declaration, type LibraryReader, type PageKind } from "../declaration.ts";
import { typeText } from "../type-pill.ts";
import { signatureOf } from "./calls.ts";
import { docBlockOf } from "./doc-block.ts";
import { membersOf, partId, toldOf } from "./members.ts";
import { idOf, PhpNames, simpleName } from "./names.ts";
import { attribute, childrenOf, childText, readXml, type XmlElement } from "./xml-tree.ts";

/** Declarations of one library. */
const maxDeclarations = 20_000;
/** Pages of a namespace that one group shows well. */
const maxTogether = 20;

/** Elements of a file that pages are made of, in the order in which a namespace lists them. */
const kinds: readonly { element: string; kind: PageKind; label: string; title: GroupWord }[] = [
  { element: "class", kind: "class", label: "class", title: "Classes" },
  { element: "interface", kind: "interface", label: "interface", title: "Interfaces" },
  { element: "trait", kind: "class", label: "trait", title: "Traits" },
  { element: "enum", kind: "enum", label: "enum", title: "Enums" },
  { element: "function", kind: "function", label: "function", title: "Functions" },
  { element: "constant", kind: "variable", label: "constant", title: "Constants" },
];
type DeclaredKind = (typeof kinds)[number];

/** Code, faults and notes of the parser say nothing of a library. */
const skipped = new Set(["source", "parse_markers", "marker", "todo", "fixme", "partials", "graphs"]);

/** Reads the `structure.xml` of phpDocumentor. @throws {LibraryFault} where the file is none. */
export const readPhpdoc: LibraryReader = (source: LibrarySource) => {
  const file = structureFile(source);
  const project = readXml(source.read(file), skipped).children.find((one) => one.name === "project");
  const files = project ? childrenOf(project, "file") : [];
  if (files.length === 0) throw faultOf(file, "is not what phpDocumentor writes");
  const found = files.flatMap((one) =>
    kinds.flatMap((kind) => childrenOf(one, kind.element).map((element) => ({ element, kind }))),
  );
  const diagnostics: Diagnostic[] = found.length > maxDeclarations ? [tooMany(file)] : [];
  const named = found
    .slice(0, maxDeclarations)
    .map(({ element, kind }) => ({ element, kind, name: fullNameOf(element) }))
    .filter(({ name, element }) => name !== "" && attribute(element, "visibility") !== "private");
  const names = new PhpNames();
  for (const { element, name } of named) {
    names.add(idOf(name));
    for (const part of childrenOf(element, "case", "constant", "property", "method"))
      names.add(partId(part, childText(part, "name").replace(/^\$/, ""), name));
  }
  const unique = [...new Map(named.map((one) => [`${one.kind.element} ${one.name}`, one])).values()];
  const sizes = new Map<string, number>();
  for (const { name } of unique) sizes.set(spaceOf(name), (sizes.get(spaceOf(name)) ?? 0) + 1);
  unique.sort(
    (one, other) =>
      compare(spaceOf(one.name), spaceOf(other.name)) || order(one) - order(other) || compare(one.name, other.name),
  );
  const position = { file, line: 1, column: 1 };
  return {
    diagnostics,
    declarations: unique.map(({ element, kind, name }) => {
      const space = spaceOf(name);
      const isLarge = (sizes.get(space) ?? 0) > maxTogether;
      const groups: GroupLabel[] = [
        ...(space === "" ? [] : [space]),
        ...(space === "" || isLarge ? [{ word: kind.title }] : []),
      ];
      return declarationOf(element, kind, name, groups, names, position);
    }),
  };
};

/** The file itself; in a folder the one that phpDocumentor calls so. */
function structureFile({ path, files }: LibrarySource): string {
  const xml = files.length === 1 ? files : files.filter((file) => /\.xml$/i.test(file));
  const file = xml.find((one) => /(?:^|\/)structure\.xml$/i.test(one)) ?? xml[0];
  if (file === undefined) throw faultOf(path, "has no `structure.xml`");
  return file;
}

function faultOf(file: string, what: string): LibraryFault {
  const hint = "Write it with `phpdoc -d src -t artifacts --template=xml`.";
  return new LibraryFault(`\`${file}\` ${what}.`, hint, { file, line: 1, column: 1 });
}

function tooMany(file: string): Diagnostic {
  return {
    severity: "warning",
    code: "large-library",
    message: `\`${file}\` has more than ${maxDeclarations.toLocaleString("en")} declarations: those that follow have no pages.`,
    file,
    line: 1,
    column: 1,
    hint: "Write a file for each part of the library, and name each of them in a group of its own.",
  };
}

function declarationOf(
  element: XmlElement,
  { kind, label }: DeclaredKind,
  fullName: string,
  groups: GroupLabel[],
  names: PhpNames,
  position: Declaration["position"],
): Declaration {
  const block = docBlockOf(element, names, fullName);
  const name = simpleName(fullName);
  const types = (tag: string) =>
    childrenOf(element, tag)
      .flatMap((one) => [names.type(one.text.trim(), fullName) ?? []])
      .filter((type) => type.length > 0);
  const bases = { extends: types("extends"), implements: types("implements") };
  const words = ["abstract", "final", "readonly"].filter((word) => attribute(element, word) === "true");
  const given = {
    ...toldOf(block),
    kind,
    id: idOf(fullName),
    name,
    fullName,
    label: [...words, label].join(" "),
    language: "php",
    position,
    groups,
    modifiers: block.modifiers,
  };
  if (kind === "function")
    return declaration({ ...given, signatures: [signatureOf(element, name, "function", block, names, fullName)] });
  if (kind === "variable") {
    const value = childText(element, "value");
    return declaration({
      ...given,
      description: given.description ?? block.variable?.description ?? null,
      code: `const ${name}${value === "" ? "" : ` = ${value}`};`,
      type: names.type(block.variable?.type ?? "", fullName),
    });
  }
  const clause = (word: string, list: typeof bases.extends) =>
    list.length > 0 ? [`${word} ${list.map(typeText).join(", ")}`] : [];
  const head = `${[...words, label].join(" ")} ${name}`;
  const clauses = [...clause("extends", bases.extends), ...clause("implements", bases.implements)];
  const line = [head, ...clauses].join(" ");
  return declaration({
    ...given,
    ...bases,
    code: line.length <= 80 ? line : [head, ...clauses].join("\n    "),
    typeParameters: block.typeParameters,
    members: membersOf(element, block, { names, position, owner: fullName }),
  });
}

/** The name of a declaration with its namespace, without a slash before it. */
function fullNameOf(element: XmlElement): string {
  const full = childText(element, "full_name").replace(/\(\)$/, "");
  if (full !== "") return full.replace(/^\\/, "");
  const space = attribute(element, "namespace").replace(/^\\/, "");
  const name = childText(element, "name");
  return name === "" || space === "" || space === "global" || space === "default" ? name : `${space}\\${name}`;
}

function spaceOf(fullName: string): string {
  return fullName.slice(0, Math.max(0, fullName.lastIndexOf("\\")));
}

function order({ kind }: { kind: DeclaredKind }): number {
  return kinds.indexOf(kind);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
