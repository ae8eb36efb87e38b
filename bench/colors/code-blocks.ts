import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A block of code and the language that its fence names. */
export interface CodeBlock {
  language: string;
  code: string;
}

const fenced = /^```([\w+#.-]+)[^\n`]*\n(.*?)^```[ \t]*$/gms;

/** The fenced blocks of a Markdown text that name a language and are not indented. */
export function codeBlocks(text: string): CodeBlock[] {
  return [...text.matchAll(fenced)].map(([, language, code]) => ({
    language: (language as string).toLowerCase(),
    code: (code as string).replace(/\n$/, ""),
  }));
}

/** The blocks of all pages of a folder, each once. */
export function folderCodeBlocks(folder: string): CodeBlock[] {
  const blocks = new Map<string, CodeBlock>();
  for (const path of globSync("**/*.mdx", { cwd: folder }).sort()) {
    if (path.includes("node_modules/")) continue;
    for (const block of codeBlocks(readFileSync(join(folder, path), "utf8"))) {
      blocks.set(`${block.language}\n${block.code}`, block);
    }
  }
  return [...blocks.values()];
}

/** At most `most` of a list, evenly spread. */
export function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, index) => list[Math.floor(index * step)] as T);
}
