import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ConvertedPattern, convertPattern } from "./patterns/convert-pattern.ts";
import { addSpokenWords, noWords, type SpokenWords } from "./patterns/spoken-words.ts";

const require = createRequire(import.meta.url);

/**
 * The patterns of all grammars, converted ahead: a product of `npm run build`, one file for each grammar. To convert
 * them takes longer than to colour the code of a small site. A pattern that no file has is converted when it is met.
 */
const folder = join(import.meta.dirname, "dist");
/** What decides how patterns are converted, besides all files of its folder; a table older than these is not used. */
const makers = ["pattern-table.ts", "../../package.json"];

interface Table {
  patterns: Record<string, ConvertedPattern>;
  /** What the patterns can tell from other text by its letters. */
  spoken: { words: string[]; classes: string[] };
}

const spoken = new Map<string, Table["spoken"]>();
const known = new Map<string, ConvertedPattern>();
const read = new Set<string>();
let fresh: boolean | null = null;

/** Makes the converted patterns of a grammar known, where they were made ahead. */
export function readPatterns(grammar: string): void {
  if (read.has(grammar)) return;
  read.add(grammar);
  fresh ??= isFresh();
  if (!fresh) return;
  let text: string;
  try {
    text = readFileSync(fileOf(grammar), "utf8");
  } catch {
    return;
  }
  const table = JSON.parse(text) as Table;
  for (const source in table.patterns) known.set(source, table.patterns[source] as ConvertedPattern);
  spoken.set(grammar, table.spoken);
}

/** What the patterns of these grammars can tell from other text by its letters. */
export function spokenByGrammars(grammars: readonly { name: string }[]): SpokenWords {
  const all = noWords();
  for (const grammar of grammars) {
    const { words, classes } = spoken.get(grammar.name) ?? spokenBy(grammar);
    for (const word of words) all.words.add(word);
    for (const letters of classes) all.classes.add(letters);
  }
  return all;
}

function spokenBy(grammar: object): SpokenWords {
  const all = noWords();
  for (const source of sourcesOf(grammar)) addSpokenWords(source, all);
  return all;
}

/** A pattern, converted; null for one that JavaScript cannot express, which then never occurs. */
export function convertedPattern(source: string, isAhead = false): ConvertedPattern | null {
  const prepared = known.get(source);
  if (prepared) return prepared;
  try {
    return convertPattern(source, isAhead);
  } catch {
    return null;
  }
}

/** Converts the patterns of all grammars and keeps them in `dist/`. */
function buildPatternTables(): void {
  mkdirSync(folder, { recursive: true });
  for (const language of readdirSync(require.resolve("@shikijs/langs/json").replace(/[^/\\]+$/, ""))) {
    if (!language.endsWith(".mjs") || language === "index.mjs") continue;
    const grammars = (require(`@shikijs/langs/${language.slice(0, -".mjs".length)}`) as { default: { name: string }[] })
      .default;
    const own = grammars.at(-1);
    if (own) keep(own.name, tableOf(own));
  }
  keep(stamp, { patterns: {}, spoken: { words: [], classes: [] } });
}

/** Written last: a table that was not finished is not used. */
const stamp = "finished";

function keep(name: string, table: Table): void {
  const temporary = `${fileOf(name)}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(table));
  renameSync(temporary, fileOf(name));
}

function fileOf(name: string): string {
  return join(folder, `${name.replace(/[^\w.+#-]/g, "_")}.json`);
}

function tableOf(grammar: object): Table {
  const patterns: Table["patterns"] = {};
  for (const source of sourcesOf(grammar)) {
    for (const spelling of spellingsOf(source)) {
      const converted = convertedPattern(spelling, true);
      if (converted) patterns[spelling] = converted;
    }
  }
  const { words, classes } = spokenBy(grammar);
  return { patterns, spoken: { words: [...words], classes: [...classes] } };
}

/** Every pattern of a grammar, at any depth. */
export function sourcesOf(rule: unknown): string[] {
  if (typeof rule !== "object" || rule === null) return [];
  return Object.entries(rule).flatMap(([name, value]) =>
    typeof value === "string" ? (/^(match|begin|end|while)$/.test(name) ? [value] : []) : sourcesOf(value),
  );
}

/** A pattern as the tokenizer asks for it: where `\A` or `\G` cannot hold, a character that never occurs is in its place. */
function spellingsOf(source: string): string[] {
  const text = source.replace(/\\[\s\S]/g, (token) => (token === "\\z" ? "$(?!\\n)(?<!\\n)" : token));
  const without = (letters: string) =>
    text.replace(/\\[\s\S]/g, (token) => (letters.includes(token.charAt(1)) ? "\\\uffff" : token));
  return [...new Set([text, without("A"), without("G"), without("AG")])];
}

function isFresh(): boolean {
  const time = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const made = time(fileOf(stamp));
  const patterns = readdirSync(join(import.meta.dirname, "patterns")).map((name) => `patterns/${name}`);
  return made > 0 && [...patterns, ...makers].every((name) => time(join(import.meta.dirname, name)) < made);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) buildPatternTables();
