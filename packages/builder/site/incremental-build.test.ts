import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { buildSite } from "../index.ts";
import { temporaryFolder } from "../test/build-fixture.ts";

/** The same numbers in each run (a linear congruence), so that a failure can be looked at. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words = Array.from({ length: 3000 }, (_, index) => `w${((index * 2654435761) >>> 0).toString(36)}`);

/** A site that is edited at random: a text for each file, and the edits that authors make. */
class EditedSite {
  readonly files = new Map<string, string>();
  readonly #below: (below: number) => number;
  #made = 0;

  constructor(seed: number) {
    this.#below = numbers(seed);
    this.files.set("snippets/shared.mdx", "Shared words stand here.");
    for (let page = 0; page < 60; page++) this.add();
    this.#configure();
  }

  pages(): string[] {
    return [...this.files.keys()].filter((file) => file.startsWith("guides/")).sort();
  }

  edit(): string {
    const edits = ["prose", "prose", "heading", "title", "navigation", "snippet", "delete", "add", "boost"] as const;
    const kind = edits[this.#below(edits.length)] as (typeof edits)[number];
    const pages = this.pages();
    const file = pages[this.#below(pages.length)] as string;
    const text = this.files.get(file) as string;
    if (kind === "prose") this.files.set(file, text.replace(/w\w+\./, `${this.#prose(1 + this.#below(30))}.`));
    if (kind === "heading") this.files.set(file, `${text}\n\n## ${this.#prose(3)}\n\n${this.#prose(20)}.`);
    if (kind === "title") this.files.set(file, text.replace(/title: .*/, `title: "Title ${this.#prose(2)}"`));
    if (kind === "boost")
      this.files.set(file, text.replace(/title: /, "boost: 3\ntitle: ").replace(/(boost: 3\n)+/, "$1"));
    if (kind === "snippet") this.files.set("snippets/shared.mdx", `Shared ${this.#prose(8)}.`);
    if (kind === "delete") this.files.delete(file);
    if (kind === "add") this.add();
    this.#configure(kind === "navigation" ? this.#prose(1) : undefined);
    return `${kind} ${file}`;
  }

  add(): void {
    const name = `guides/p${String(this.#made++).padStart(3, "0")}`;
    const linked = `guides/p${String(this.#below(this.#made)).padStart(3, "0")}`;
    const snippet = this.#below(4) === 0 ? "\n\nimport Shared from '/snippets/shared.mdx';\n\n<Shared />" : "";
    const sections = Array.from(
      { length: 1 + this.#below(6) },
      () => `## ${this.#prose(2)}\n\n${this.#prose(60)}. See [that](/${linked}#${words[this.#below(20)]}).`,
    );
    this.files.set(
      `${name}.mdx`,
      `---\ntitle: "Page ${this.#made}"\n---\n${snippet}\n\n${sections.join("\n\n")}\n\n\`\`\`js\nconst ${words[this.#below(3000)]} = ${this.#made};\n\`\`\`\n`,
    );
  }

  #group = "First";
  #configure(group = this.#group): void {
    this.#group = group;
    const pages = this.pages().map((file) => file.replace(".mdx", ""));
    const groups = [
      { group, pages: pages.filter((_, index) => index % 2 === 0) },
      { group: "Second", pages: pages.filter((_, index) => index % 2 === 1) },
    ];
    this.files.set(
      "docs.json",
      JSON.stringify({ name: "Edited", theme: "mint", colors: { primary: "#123456" }, navigation: { groups } }),
    );
  }

  #prose(length: number): string {
    return Array.from({ length }, () => words[this.#below(words.length)]).join(" ");
  }

  write(folder: string, before: ReadonlyMap<string, string>): void {
    for (const file of before.keys()) if (!this.files.has(file)) rmSync(join(folder, file));
    for (const [file, text] of this.files) {
      if (before.get(file) === text) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  }
}

for (const seed of [1, 2]) {
  test(`whatever is edited, the next build gives what a first build would give (${seed})`, async (t) => {
    const folder = temporaryFolder(t);
    const source = join(folder, "source");
    const site = new EditedSite(seed);
    const kept = new Map<string, Uint8Array>();
    const builds = async (cache: string, blobs: Map<string, Uint8Array>) => {
      const result = await buildSite({
        source: { directory: source },
        cache: join(folder, cache),
        output: { has: (name) => blobs.has(name), put: (name, bytes) => void blobs.set(name, bytes) },
        preview: null,
        origin: "https://docs.example.com",
        threads: 0,
      });
      const { manifest, report } = result;
      assert.ok(manifest);
      for (const { sha256 } of [...Object.values(manifest.files), ...Object.values(manifest.parts)])
        assert.ok(blobs.has(sha256), "the manifest names what was never stored");
      return { manifest, diagnostics: report.diagnostics };
    };
    let before: ReadonlyMap<string, string> = new Map();
    for (let round = 0; round <= 14; round++) {
      const edit = round === 0 ? "nothing" : site.edit();
      site.write(source, before);
      before = new Map(site.files);
      const next = await builds("cache", kept);
      const first = await builds(`fresh-${round}`, new Map());
      assert.deepEqual(next, first, `after editing ${edit} in round ${round}`);
    }
  });
}
