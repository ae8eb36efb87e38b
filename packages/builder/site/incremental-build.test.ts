import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { allBlobs } from "@lectern/contract/site/manifest";
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

const operations = ["one", "two", "three"];

/** The frontmatter with another line of its key. */
function withLine(text: string, line: string): string {
  const key = line.slice(0, line.indexOf(":"));
  const plain = text.replace(new RegExp(`^${key}: .*\\n`, "m"), "");
  return plain.replace(/title: /, `${line}\ntitle: `);
}

function otherCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}

/** A site that is edited at random: a text for each file, and the edits that authors make. */
class EditedSite {
  readonly files = new Map<string, string>();
  readonly #below: (below: number) => number;
  #made = 0;

  constructor(seed: number) {
    this.#below = numbers(seed);
    this.files.set("snippets/shared.mdx", "Shared words stand here.");
    this.files.set("style.css", "p { color: red }");
    this.files.set("images/a.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    this.#specify();
    for (let page = 0; page < 60; page++) this.add();
    for (const path of operations) {
      const words = `## ${this.#prose(2)}\n\n${this.#prose(40)}.`;
      this.files.set(`guides/${path}.mdx`, `---\ntitle: "About ${path}"\nopenapi: GET /${path}\n---\n\n${words}\n`);
    }
    this.#configure();
  }

  pages(): string[] {
    return [...this.files.keys()].filter((file) => file.startsWith("guides/")).sort();
  }

  edit(): string {
    const edits = [
      "prose",
      "prose",
      "prose",
      "heading",
      "link",
      "code",
      "title",
      "description",
      "navigation",
      "snippet",
      "delete",
      "add",
      "rename",
      "boost",
      "variable",
      "language",
      "style",
      "revert",
      "letters",
      "name",
      "icon",
      "tag",
      "snippet",
      "operation",
      "operation title",
      "related",
      "root",
      "image",
      "stylesheet",
      "specification",
    ] as const;
    const kind = edits[this.#below(edits.length)] as (typeof edits)[number];
    const pages = this.pages();
    const file = pages[this.#below(pages.length)] as string;
    const text = this.files.get(file) as string;
    if (kind === "prose") this.files.set(file, text.replace(/w\w+\./, `${this.#prose(1 + this.#below(30))}.`));
    if (kind === "heading") this.files.set(file, `${text}\n\n## ${this.#prose(3)}\n\n${this.#prose(20)}.`);
    if (kind === "title") this.files.set(file, text.replace(/title: .*/, `title: "Title ${this.#prose(2)}"`));
    if (kind === "boost") this.files.set(file, withLine(text, "boost: 3"));
    if (kind === "snippet") {
      const link = this.#below(2) === 0 ? `[there](${this.#target(pages)})` : this.#prose(1);
      this.files.set("snippets/shared.mdx", `Shared ${this.#prose(8)} ${link}.`);
    }
    if (kind === "link") this.files.set(file, `${text}\n\nSee [there](${this.#target(pages)}).\n`);
    if (kind === "code") this.files.set(file, text.replace(/const \w+/, `const ${words[this.#below(3000)]}`));
    if (kind === "description") {
      const named = this.#below(3) === 0 ? " of {{word}}" : "";
      this.files.set(file, withLine(text, `description: ${this.#prose(4)}${named}`));
    }
    if (kind === "style")
      this.files.set(file, `${text}\n\n<div style={{ color: "#${100 + this.#below(900)}" }}>Coloured</div>\n`);
    if (kind === "revert" && this.#before) this.files.set(...this.#before);
    this.#before = kind === "prose" || kind === "code" ? [file, text] : null;
    const heads: Partial<Record<typeof kind, string>> = {
      name: `sidebarTitle: ${this.#prose(1)}`,
      icon: `icon: ${["star", "book", "bolt"][this.#below(3)]}`,
      tag: `tag: ${this.#prose(1)}`,
      related: `related: ["/${this.#page(pages)}"]`,
    };
    const line = heads[kind];
    if (line) this.files.set(file, withLine(text, line));
    // The same terms in other letters.
    if (kind === "letters")
      this.files.set(
        file,
        text.replace(/title: "(.)/, (_, first) => `title: "${otherCase(first)}`),
      );
    const operation = `guides/${operations[this.#below(operations.length)]}.mdx`;
    const about = this.files.get(operation);
    if (kind === "operation" && about) this.files.set(operation, `${about}\n\n## ${this.#prose(2)}\n`);
    if (kind === "operation title" && about)
      this.files.set(operation, about.replace(/title: .*/, `title: "Call ${this.#prose(1)}"`));
    if (kind === "specification") this.#specify(this.#prose(2));
    if (kind === "image") {
      const size = `width="${10 + this.#below(90)}" height="10"`;
      this.files.set("images/a.svg", `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`);
    }
    if (kind === "stylesheet") this.files.set("style.css", `p { color: #${100 + this.#below(900)} }`);
    if (kind === "root") this.#root = this.#root === null ? this.#page(pages) : null;
    if (kind === "variable") this.#variable = this.#prose(1);
    if (kind === "language") this.#languages = !this.#languages;
    if (kind === "rename") {
      this.files.delete(file);
      this.files.set(
        file.replace(/(-renamed)?\.mdx/, (_, again) => (again ? ".mdx" : "-renamed.mdx")),
        text,
      );
    }
    if (kind === "delete") this.files.delete(file);
    if (kind === "add") this.add();
    this.#configure(kind === "navigation" ? this.#prose(1) : undefined);
    return `${kind} ${file}`;
  }

  add(): void {
    const name = `guides/p${String(this.#made++).padStart(3, "0")}`;
    const linked = `guides/p${String(this.#below(this.#made)).padStart(3, "0")}`;
    const picture = this.#below(8) === 0 ? "\n\n![A](/images/a.svg)" : "";
    const snippet = this.#below(8) === 0 ? "\n\nimport Shared from '/snippets/shared.mdx';\n\n<Shared />" : "";
    const sections = Array.from(
      { length: 1 + this.#below(6) },
      () =>
        `## ${this.#prose(2)}\n\n${this.#prose(60)}. With {{word}}. See [that](/${linked}#${words[this.#below(20)]}).`,
    );
    this.files.set(
      `${name}.mdx`,
      `---\ntitle: "Page ${this.#made}"\n---\n${snippet}${picture}\n\n${sections.join("\n\n")}\n\n\`\`\`js\nconst ${words[this.#below(3000)]} = ${this.#made};\n\`\`\`\n`,
    );
  }

  #page(pages: readonly string[]): string {
    return (pages[this.#below(pages.length)] as string).replace(".mdx", "");
  }

  #specify(summary = "Get it"): void {
    const answer = { responses: { 200: { description: "Fine" } } };
    const paths = operations.map((path) => [`/${path}`, { get: { summary: `${summary} ${path}`, ...answer } }]);
    const info = { title: "API", version: "1" };
    this.files.set("api.json", JSON.stringify({ openapi: "3.1.0", info, paths: Object.fromEntries(paths) }));
  }

  /** A page, with an anchor that it may or may not have; a file that is not there; another host. */
  #target(pages: readonly string[]): string {
    const page = `/${this.#page(pages)}`;
    return [page, `${page}#${this.#prose(1)}-${this.#prose(1)}`, "/nowhere", "https://example.com/"][
      this.#below(4)
    ] as string;
  }

  #before: [string, string] | null = null;
  #variable = "one";
  #languages = false;
  #root: string | null = null;
  #group = "First";
  #configure(group = this.#group): void {
    this.#group = group;
    const pages = this.pages().map((file) => file.replace(".mdx", ""));
    const groups = [
      { group, pages: pages.filter((_, index) => index % 2 === 0) },
      {
        group: "Second",
        pages: pages.filter((_, index) => index % 2 === 1),
        ...(this.#root === null ? {} : { root: this.#root, directory: "card" }),
      },
    ];
    const languages = [
      { language: "en", groups: [groups[0]] },
      // Two pages stand in both.
      { language: "de", groups: [groups[1], { group: "More", pages: [pages[0], pages[2]] }] },
    ];
    this.files.set(
      "docs.json",
      JSON.stringify({
        name: "Edited",
        theme: "mint",
        colors: { primary: "#123456" },
        variables: { word: this.#variable },
        navigation: this.#languages ? { languages } : { groups },
      }),
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

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return null;
  }
}

for (const seed of [1, 2, 3]) {
  test(`whatever is edited, the next build gives what a first build would give (${seed})`, async (t) => {
    const folder = temporaryFolder(t);
    const source = join(folder, "source");
    const site = new EditedSite(seed);
    const kept = new Map<string, Uint8Array>();
    const builds = async (cache: string, blobs: Map<string, Uint8Array>) => {
      const result = await buildSite({
        source: { directory: source },
        cache: join(folder, cache),
        output: { has: (name) => blobs.has(name), put: (name, bytes) => void blobs.set(name, Buffer.from(bytes)) },
        preview: null,
        origin: "https://docs.example.com",
        threads: 0,
      });
      const { manifest, report } = result;
      assert.ok(manifest);
      for (const { sha256 } of allBlobs(manifest))
        assert.ok(blobs.has(sha256), "the manifest names what was never stored");
      return { manifest, diagnostics: report.diagnostics };
    };
    let before: ReadonlyMap<string, string> = new Map();
    const patched: string[] = [];
    let seen: string | null = null;
    for (let round = 0; round <= 40; round++) {
      const edit = round === 0 ? "nothing" : site.edit();
      site.write(source, before);
      before = new Map(site.files);
      const next = await builds("cache", kept);
      const first = await builds(`fresh-${round}`, new Map());
      assert.deepEqual(next, first, `after editing ${edit} in round ${round}`);
      assert.ok(JSON.stringify(next) === JSON.stringify(first), `in another order after editing ${edit}`);
      const overlay = readIfThere(join(folder, "cache", "patch-overlay"));
      if (overlay !== null && overlay !== seen) patched.push(edit);
      seen = overlay;
    }
    assert.ok(patched.length >= 12, `only ${patched.length} edits were patched, which is what this test is about`);
  });
}
