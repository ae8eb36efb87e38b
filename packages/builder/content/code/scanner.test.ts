import assert from "node:assert/strict";
import { test } from "node:test";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import { loadGrammars } from "./grammars.ts";
import { sourcesOf } from "./pattern-table.ts";
import { ScannedLine } from "./scanned-line.ts";
import { Scanner } from "./scanner.ts";

const samples: Record<string, string[]> = {
  typescript: [
    "export async function list<T extends Item>(id: string, limit = 10): Promise<T[]> {",
    "  const found = items.filter(({ name }) => /^a+$/.test(name)); // Größe, naïve, 例",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is a template
    "  return `${id}-${limit}` as const;",
  ],
  python: [
    'async def run(client, *, key: str = "x") -> list[str]:',
    '    return [f"{a!r}" for a in b if a is not None]',
  ],
  yaml: ["on: { push: [main, 'release/*'] } # when", "  run: |", '  - "quoted": ~'],
  // Its names ignore the case, in which V8 misses some matches of patterns that do so in part.
  php: ["use Illuminate\\Database\\Model as M; // Größe", "  Return MyApp\\run($id, fn(int $x) => $x ?? NULL);"],
  shellscript: ['for id in $(list --all | jq ".[]"); do', '  curl -H "A: $TOKEN" "https://example.com/$id" || exit 1'],
};

for (const [language, lines] of Object.entries(samples)) {
  test(`finds what the reference engine finds, with the same captures: ${language}`, () => {
    const engine = createJavaScriptRegexEngine({ forgiving: true });
    const patterns = sourcesOf(loadGrammars(language));
    assert.ok(patterns.length > 50);
    for (let at = 0; at < patterns.length; at += 12) {
      const group = patterns.slice(at, at + 12);
      const ours = new Scanner(group);
      const theirs = engine.createScanner(group);
      for (const line of lines) {
        const text = new ScannedLine(`${line}\n`);
        const known = engine.createString(`${line}\n`);
        for (const position of [0, 3, 4, 9, 2, 17, 30, line.length]) {
          const expected = theirs.findNextMatchSync(known, position, 0);
          assert.deepEqual(
            ours.findNextMatchSync(text, position),
            expected,
            `${JSON.stringify(group)} in ${JSON.stringify(line)} from ${position}`,
          );
        }
      }
    }
  });
}
