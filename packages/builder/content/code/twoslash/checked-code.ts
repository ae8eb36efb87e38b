/** A place in code: line and character from zero, in UTF-16 units. */
interface CodePlace {
  line: number;
  character: number;
}

/** What a compiler knows of a name in code. */
export interface NameType extends CodePlace {
  length: number;
  /** The type as an editor shows it, in TypeScript. */
  text: string;
  /** What the comment before its declaration says, in Markdown; empty for none. */
  docs: string;
}

/** What stands below a line: the type that `^?` asks for, what may follow (`^|`), an error, or the author's own note. */
export interface CodeNote extends CodePlace {
  kind: "query" | "completion" | "error" | "log" | "warn" | "annotate";
  text: string;
}

/** A part of a line that is marked: by an error, or by `^^^`. */
export interface MarkedPart extends CodePlace {
  length: number;
  isError: boolean;
}

/** Code that a compiler has looked at, without what it alone reads. */
export interface CheckedCode {
  code: string;
  names: NameType[];
  notes: CodeNote[];
  marks: MarkedPart[];
  /** Errors that the author did not announce, in words. */
  faults: string[];
}

/** Languages that the compiler reads, and what their files end with. */
const extensions: Readonly<Record<string, string>> = {
  ts: "ts",
  typescript: "ts",
  mts: "ts",
  cts: "ts",
  tsx: "tsx",
  js: "js",
  javascript: "js",
  mjs: "js",
  cjs: "js",
  jsx: "jsx",
};

/** What a file of the language ends with; undefined for one that the compiler does not read. */
export function extensionOf(language: string): string | undefined {
  return Object.hasOwn(extensions, language) ? extensions[language] : undefined;
}
