import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";

/** A TextMate grammar as Shiki's packages carry it. */
export interface RawGrammar {
  name: string;
  scopeName: string;
  injectTo?: string[];
}

/** Names that mean "no highlighting". */
const plain = new Set(["", "text", "plaintext", "txt", "plain", "none", "output", "console-output", "log-output"]);

/** Names in use that the grammars' own lists of aliases lack. */
const aliases: Record<string, string> = {
  env: "dotenv",
  curl: "bash",
  terminal: "bash",
  cmd: "bat",
  node: "javascript",
  "node.js": "javascript",
  nodejs: "javascript",
  "c++": "cpp",
  "c#": "csharp",
  golang: "go",
  conf: "ini",
  env_file: "dotenv",
  yml: "yaml",
  python3: "python",
  objectivec: "objective-c",
  "obj-c": "objective-c",
  dotnet: "csharp",
  flutter: "dart",
  gradle: "groovy",
  proto3: "proto",
  jsonnet: "jsonnet",
};

/** Whether the language has no grammar because it is plain text, not because nobody knows it. */
export function isPlain(language: string): boolean {
  return plain.has(language);
}

/** Languages whose code may hold blocks of any other language. */
const hosts = new Set(["markdown", "md", "mdx"]);
const fence = /^\s*(?:```+|~~~+)\s*([\w+#.-]+)/;

/**
 * The languages met inside this code, so that they are coloured too: those of its fences, frontmatter, and JSX in MDX.
 * Sorted, since they name a set of grammars.
 */
export function embeddedLanguages(language: string, lines: readonly string[]): string[] {
  if (!hosts.has(language)) return [];
  const found = new Set<string>(language === "mdx" ? ["tsx"] : []);
  if (lines[0]?.trim() === "---") found.add("yaml");
  for (const line of lines) {
    const name = fence.exec(line)?.[1];
    if (name && !hosts.has(name) && !isPlain(name)) found.add(name);
  }
  return [...found].sort();
}

const loaded = new Map<string, RawGrammar[] | null>();

/** The grammar of a language, last in the list, after all grammars that it embeds; null for a language not known. */
export function loadGrammars(language: string, embedded: readonly string[] = []): RawGrammar[] | null {
  const name = aliases[language] ?? language;
  const key = [name, ...embedded].join("+");
  let grammars = loaded.get(key);
  if (grammars === undefined) {
    const own = /^[a-z0-9][\w+#.-]*$/.test(name) ? read(name) : null;
    grammars = own && [...embedded.flatMap((inner) => loadGrammars(inner) ?? []), ...own];
    loaded.set(key, grammars);
  }
  return grammars;
}

function read(name: string): RawGrammar[] | null {
  // With what converts patterns, loaded where there is code that was not coloured before.
  const { readPatterns } = require(`./pattern-table.${extension}`) as typeof import("./pattern-table.ts");
  try {
    const grammars = (require(`@shikijs/langs/${name}`) as { default: RawGrammar[] }).default;
    for (const grammar of grammars) readPatterns(grammar.name);
    return grammars;
  } catch {
    return null;
  }
}
