import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import type { GroupLabel } from "../library/group-label.ts";
import type { LibrarySource } from "../library/library.ts";

/** Kinds with a page of their own, in the words of frontmatter (`sdk: "class Client"`). */
export type PageKind = "class" | "interface" | "enum" | "function" | "type" | "variable" | "namespace" | "module";

/** Kinds of parts: those of frontmatter (`method`, `property`), and what only stands on the page of its class. */
export type MemberKind = "constructor" | "property" | "method" | "event" | "value";

/** A part of a type: text, the name of another declaration of the library, or one that another site describes. */
export type TypePart = string | { text: string; id: string } | { text: string; href: string };

export interface TypeParameter {
  name: string;
  /** `extends Item`, `= string`; null where there is nothing to say. */
  constraint: readonly TypePart[] | null;
  description: string | null;
}

export interface Parameter {
  name: string;
  type: readonly TypePart[] | null;
  required: boolean;
  /** As code. */
  default: string | null;
  /** Markdown, as all descriptions are; links to declarations are `[text](#declaration/<id, percent-encoded>)`. */
  description: string | null;
  /** Attributes of an object that is written in place. */
  fields: readonly Parameter[];
}

/** One way to call something. */
export interface Signature {
  /** Without the body, in lines where it is long: `getUser(id: string): Promise<User>`. */
  code: string;
  typeParameters: readonly TypeParameter[];
  parameters: readonly Parameter[];
  returns: { type: readonly TypePart[] | null; description: string | null } | null;
  throws: readonly { type: readonly TypePart[] | null; description: string | null }[];
  /** What is said of this way alone; null where the declaration says it. */
  description: string | null;
  /** Where this way alone is deprecated: its words, empty text for none. */
  deprecated?: string | null;
}

/** One thing that a documentation tool found in a program: what all tools say, in one form. Plain data. */
export interface Declaration {
  kind: PageKind | MemberKind;
  /** Names it in its library, for links. */
  id: string;
  /** `Client`; `getUser` for a method. */
  name: string;
  /** With what stands around it, where the language says so: `com.example.Client`; else as `name`. */
  fullName: string;
  /** What the language calls it, where that is another word than its kind: `struct`, `trait`, `abstract class`. */
  label: string | null;
  description: string | null;
  /** Titled sections that authors write (`Remarks`), Markdown. */
  sections: readonly { title: string; text: string }[];
  /** Sections that stand behind the parts: what the tool lists itself, such as inherited methods. */
  lists: readonly { title: string; text: string }[];
  /** Code, each with a title or null. */
  examples: readonly { title: string | null; code: string; language: string; description: string | null }[];
  /** Empty text: deprecated without a word. */
  deprecated: string | null;
  /** `protected`, `static`, `readonly`, `async`, `optional`, `since 2.1` … as pills. */
  modifiers: readonly string[];
  /** How it is declared, for what is not called: `type Id = string | number`. */
  code: string | null;
  /** Language of all its code, as in fences: `ts`, `csharp`, `java`, `python`, `php`. */
  language: string;
  typeParameters: readonly TypeParameter[];
  /** Type of a property or variable. */
  type: readonly TypePart[] | null;
  default: string | null;
  signatures: readonly Signature[];
  extends: readonly (readonly TypePart[])[];
  implements: readonly (readonly TypePart[])[];
  /** The declaration that a part comes from, where it is not the one that it stands in. */
  inheritedFrom: readonly TypePart[] | null;
  /** What it stands in the place of: `Overrides`, `Implementation of`, each with the other declaration. */
  origins: readonly { word: string; of: readonly TypePart[] }[];
  /** Further names under which programs find it. */
  aliases: readonly string[];
  /** Markdown. */
  see: readonly string[];
  /** Where its source is to be read, an https address. */
  source: string | null;
  /** Its parts. Those of a page's kind have pages of their own, which the page of this one only links to. */
  members: readonly Declaration[];
  /** Labels of its groups in the navigation, from the outermost on: `["com.example", { word: "Interfaces" }]`. */
  groups: readonly GroupLabel[];
  position: Position;
}

/** What one tool wrote, read. */
export interface DeclaredLibrary {
  declarations: Declaration[];
  diagnostics: Diagnostic[];
}

/** Reads what one documentation tool wrote. @throws {LibraryFault} where that is not what it should be. */
export type LibraryReader = (source: LibrarySource) => DeclaredLibrary;

/** A declaration with nothing said of it, for readers to fill in. */
export function declaration(
  given: Pick<Declaration, "kind" | "id" | "name" | "language" | "position"> & Partial<Declaration>,
): Declaration {
  return {
    fullName: given.name,
    label: null,
    description: null,
    sections: [],
    lists: [],
    examples: [],
    deprecated: null,
    modifiers: [],
    code: null,
    typeParameters: [],
    type: null,
    default: null,
    signatures: [],
    extends: [],
    implements: [],
    inheritedFrom: null,
    origins: [],
    aliases: [],
    see: [],
    source: null,
    members: [],
    groups: [],
    ...given,
  };
}
