import type { Diagnostic } from "@lectern/contract";
import type { CustomGrammars } from "./code/custom-grammars.ts";
import type { KeptCode } from "./code/kept-code.ts";
import type { ToldField } from "./told-field.ts";
import type { WrittenContent } from "./written-node.ts";

/** The source of one page, after its frontmatter was taken off. */
export interface PageSource {
  /** Path in the source tree. */
  file: string;
  /** The text after the frontmatter. */
  source: string;
  /** Line of the file at which `source` begins, from 1. */
  firstLine: number;
  /** The values of its frontmatter, which the text may show as `{frontmatter.title}`. Asked for only when it does. */
  frontmatter?: () => Iterable<readonly [string, unknown]>;
  /** The page's own path in the site, with leading slash: what relative links start from. */
  href: string;
  /** What follows the text: the reference of an operation. An author's own RequestExample or ResponseExample wins over it. */
  written?: WrittenContent;
  /** What stands before the text: the endpoint that the page is about. */
  lead?: WrittenContent;
  /** What stands behind the page's first words: what lets a request in. */
  afterIntroduction?: WrittenContent;
  /** Examples made of all fields of the page, which stand before that. An author's own win over them. */
  examples?: (fields: readonly ToldField[]) => WrittenContent;
}

export interface ImageSize {
  width: number;
  height: number;
}

/** What a page may know of its site. Everything here is part of the cache key of a rendered page. */
export interface ContentContext {
  /** Text of a .mdx, .md or .jsx file of the tree (with frontmatter, if it has one); undefined when there is none. */
  readSource(path: string): string | undefined;
  /** What is wrong with how that text is saved, if anything is. */
  sourceFault?(path: string, text: string): Diagnostic | null;
  /** Whether the tree has a file at this path (no leading slash). */
  hasFile(path: string): boolean;
  /** Size in CSS pixels at which a picture of the tree shows by itself; null where that is not known. */
  imageSize?(path: string): ImageSize | null;
  /** `variables` of docs.json, for `{{name}}`. */
  variables: Readonly<Record<string, string>>;
  iconLibrary: "fontawesome" | "lucide" | "tabler";
  /** Names of Shiki themes for light and dark mode. */
  codeblocks: { light: string; dark: string };
  /** Grammars of the repository's own, which count before the built-in ones. */
  grammars?: CustomGrammars;
  /** `styling.latex`: true always reads `$…$` as math, false never, null where it looks like math. */
  latex: boolean | null;
  /** `variations.options` of docs.json. */
  variations?: readonly { id: string; label: string }[];
  /** Code of the page that was coloured before; changes nothing but the time it takes. */
  keptCode?: KeptCode;
  /** Somebody outside ends a page that takes too long, so that its lines of code need no limits of their own. */
  isWatched?: boolean;
}
