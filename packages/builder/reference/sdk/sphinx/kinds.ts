import type { GroupWord } from "../../library/group-label.ts";
import type { MemberKind, PageKind } from "../declaration.ts";

/** What Sphinx calls a thing: for each of its words our kind, and a label where the language's word is another. */
interface SphinxKind {
  kind: PageKind;
  asMember: MemberKind;
  label: string | null;
  group: GroupWord;
}

const classes = { kind: "class", asMember: "property", group: "Classes" } as const;
const functions = { kind: "function", asMember: "method", group: "Functions" } as const;
const data = { kind: "variable", asMember: "property", group: "Data" } as const;
const types = { kind: "type", asMember: "property", group: "Types" } as const;

const kinds = new Map<string, SphinxKind>([
  ["class", { ...classes, label: null }],
  ["exception", { ...classes, label: "exception", group: "Exceptions" }],
  ["struct", { ...classes, label: "struct" }],
  ["union", { ...classes, label: "union" }],
  ["concept", { ...types, label: "concept" }],
  ["interface", { kind: "interface", asMember: "property", label: null, group: "Interfaces" }],
  ["enum", { kind: "enum", asMember: "property", label: null, group: "Enums" }],
  ["enum-class", { kind: "enum", asMember: "property", label: null, group: "Enums" }],
  ["enum-struct", { kind: "enum", asMember: "property", label: null, group: "Enums" }],
  ["enumerator", { ...data, asMember: "value", label: "enumerator" }],
  ["function", { ...functions, label: null }],
  ["method", { ...functions, label: "method" }],
  ["classmethod", { ...functions, label: "classmethod" }],
  ["staticmethod", { ...functions, label: "staticmethod" }],
  ["decorator", { ...functions, label: "decorator" }],
  ["decoratormethod", { ...functions, label: "decorator" }],
  ["macro", { ...functions, label: "macro" }],
  ["attribute", { ...data, label: "attribute" }],
  ["property", { ...data, label: "property" }],
  ["data", { ...data, label: null }],
  ["var", { ...data, label: null }],
  ["member", { ...data, label: null }],
  ["type", { ...types, label: null }],
  ["alias", { ...types, label: null }],
]);

/** Languages that Sphinx describes, with their names in fences. */
const languages = new Map([
  ["py", "python"],
  ["js", "javascript"],
  ["c", "c"],
  ["cpp", "cpp"],
  ["php", "php"],
]);

/** What the classes of a description say: `py method`. Null for what is no part of a program. */
export function sphinxKind(classes: readonly string[]): (SphinxKind & { language: string; word: string }) | null {
  for (const domain of classes) {
    const language = languages.get(domain);
    if (language === undefined) continue;
    for (const word of classes) {
      const kind = word === domain ? undefined : kinds.get(word);
      if (kind) return { ...kind, language, word };
    }
  }
  return null;
}
