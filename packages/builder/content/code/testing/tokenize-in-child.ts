import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { PairedTheme } from "../paired-theme.ts";
import { loadTheme } from "../themes.ts";
import { tokenizeLines } from "../tokenize-lines.ts";
import { LineTokenizer, tokenizerFor } from "../tokenizer.ts";

/** A language, or the pattern of the keywords of one that is made up; and lines of its code. */
interface Request {
  language?: string;
  pattern?: string;
  lines: string[];
}

/** HTML of each line, by a process of its own, so that a test for code that never ends can fail. */
export function tokenizeInChild(request: Request): string[] {
  const file = join(import.meta.dirname, "tokenize-in-child.ts");
  const child = spawnSync(process.execPath, [file], {
    input: JSON.stringify(request),
    encoding: "utf8",
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  if (child.error) throw child.error;
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout) as string[];
}

async function answer(): Promise<void> {
  let input = "";
  for await (const part of process.stdin) input += part;
  const { language = "", pattern, lines } = JSON.parse(input) as Request;
  const tokenizer =
    pattern === undefined ? tokenizerFor("github-light", "github-dark")?.language(language) : made(pattern);
  if (!tokenizer) throw new Error(`There is no language ${language}`);
  process.stdout.write(JSON.stringify(tokenizeLines(lines, tokenizer).map(({ html }) => html)));
}

function made(match: string): LineTokenizer {
  const [light, dark] = [loadTheme("github-light"), loadTheme("github-dark")];
  if (!light || !dark) throw new Error("A theme is missing");
  const grammar = { name: "made", scopeName: "source.made", patterns: [{ match, name: "keyword" }], repository: {} };
  return new LineTokenizer([grammar], new PairedTheme(light, dark));
}

if (process.argv[1] === import.meta.filename) await answer();
