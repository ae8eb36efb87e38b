import assert from "node:assert/strict";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { buildSite } from "../../index.ts";
import { temporaryFolder } from "../../test/build-fixture.ts";

/** A folder with a small site, and builds of it with the cache of that name. */
function site(t: TestContext, name = "Patched") {
  const folder = temporaryFolder(t);
  const blobs = new Map<string, Uint8Array>();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, "source", path)), { recursive: true });
    writeFileSync(join(folder, "source", path), text);
  };
  const page = (index: number, text: string, head = "") =>
    write(`p${index}.mdx`, `---\ntitle: Page ${index}\ndescription: About ${index}\n${head}---\n\n${text}\n`);
  const pages = Array.from({ length: 12 }, (_, index) => `p${index}`);
  write("docs.json", JSON.stringify({ name, theme: "mint", colors: { primary: "#123456" }, navigation: { pages } }));
  for (const index of pages.keys()) page(index, `## First\n\nWords of ${index}. See [one](/p1#first) and [two](/p2).`);
  const build = async (cache: string, kept = blobs) => {
    const { manifest, manifestJson, report } = await buildSite({
      source: { directory: join(folder, "source") },
      cache: join(folder, cache),
      output: { has: (hash) => kept.has(hash), put: (hash, bytes) => void kept.set(hash, Buffer.from(bytes)) },
      preview: null,
      origin: "https://docs.example.com",
      threads: 0,
    });
    assert.ok(manifest);
    assert.deepEqual(JSON.parse(Buffer.from(manifestJson() ?? []).toString()), manifest);
    return { manifest, diagnostics: report.diagnostics, rendered: report.rendered };
  };
  let fresh = 0;
  /** The next build gives what a first one would give. */
  const holds = async (message: string) => {
    const { rendered, ...next } = await build("cache");
    const { rendered: _, ...first } = await build(`fresh-${fresh++}`, new Map());
    assert.deepEqual(next, first, message);
    assert.ok(JSON.stringify(next) === JSON.stringify(first), `${message}: another order`);
    for (const { sha256 } of [...Object.values(next.manifest.files), ...Object.values(next.manifest.parts)])
      assert.ok(blobs.has(sha256), `${message}: the manifest names what was never stored`);
    return rendered;
  };
  return { folder, cache: join(folder, "cache"), write, page, build, holds, blobs };
}

const isPatched = (cache: string) => readdirSync(cache).includes("patch-overlay");

test("an edit of a page's text renders that page alone, again and again, and back", async (t) => {
  const { page, holds, cache } = site(t);
  await holds("the first build");
  for (const text of ["Other words.", "## Second\n\nMore.", "> Quoted *words*.", "Other words."]) {
    page(5, text);
    assert.equal(await holds(text), 1);
    assert.ok(isPatched(cache), text);
    assert.equal(await holds("nothing changed"), 0);
  }
  page(5, "a");
  page(7, "b");
  assert.equal(await holds("two pages at once"), 2);
});

test("code of an edited page has the colours that a first build gives it", async (t) => {
  const { page, holds, write } = site(t);
  const config = (codeblocks: object) =>
    write(
      "docs.json",
      JSON.stringify({
        name: "Coloured",
        theme: "mint",
        colors: { primary: "#123456" },
        styling: { codeblocks },
        navigation: { pages: Array.from({ length: 12 }, (_, index) => `p${index}`) },
      }),
    );
  const json = '{ "a": [1, true] } // [!code ++]\n{ "b": null }';
  const block = (meta: string, code = json) => `\`\`\`${meta}\n${code}\n\`\`\``;
  write("snippets/a.mdx", `Shared.\n\n${block("yaml", "a: 1")}`);
  const imported = "import A from '/snippets/a.mdx'\n\n<A />";
  page(2, block("json"));
  page(3, imported);
  await holds("the first build");
  const edits: [string, () => void][] = [
    ["text before it", () => page(2, `Words.\n\n${block("json")}`)],
    ["the same block twice", () => page(2, `${block("json")}\n\nWords.\n\n${block("json")}`)],
    ["another word after the fence", () => page(2, `${block("json Title lines {1}")}\n\n${block("json")}`)],
    ["another language", () => page(2, block("js"))],
    ["both languages", () => page(2, `${block("js")}\n\n${block("json")}`)],
    ["other code", () => page(2, `${block("js", "const a = 1;")}\n\n${block("json")}`)],
    ["no code", () => page(2, "Words.")],
    ["a language that nobody knows", () => page(2, block("nobody-knows"))],
    ["text beside it", () => page(2, `Words.\n\n${block("nobody-knows")}`)],
    ["in a group", () => page(2, `<CodeGroup>\n${block("json One")}\n${block("js Two")}\n</CodeGroup>`)],
    ["text beside a snippet", () => page(3, `${imported}\n\nWords.`)],
    ["another theme", () => config({ theme: { light: "vitesse-light", dark: "vitesse-dark" } })],
    ["text under the other theme", () => page(2, `Words.\n\n${block("json")}`)],
    ["a theme that nobody knows", () => config({ theme: { light: "nobody", dark: "vitesse-dark" } })],
    ["one of two blocks under it", () => page(2, `${block("js")}\n\n${block("json")}`)],
    ["the other block alone", () => page(2, block("json"))],
    ["the snippet's code", () => write("snippets/a.mdx", `Shared.\n\n${block("yaml", "a: 2")}`)],
  ];
  for (const [name, edit] of edits) {
    edit();
    await holds(name);
  }
});

test("classes and colours that other pages use come and go with a page; those of one page alone change the site", async (t) => {
  const { page, holds, cache } = site(t);
  const styled = (name: string) => `<div className="${name}">Text</div>`;
  const code = '```json\n{ "a": [1, true] }\n```';
  for (const index of [1, 2, 3]) page(index, `${styled("mt-4")}\n\n${code}`);
  page(4, styled("mt-9"));
  await holds("the first build");
  const edit = async (index: number, text: string, patched: boolean) => {
    page(index, text);
    await holds(text);
    assert.equal(isPatched(cache), patched, `${index}: ${text}`);
  };
  await edit(5, `${styled("mt-4")}\n\n${code}`, true);
  await edit(6, styled("mt-9"), true);
  await edit(1, "None.", true);
  await edit(6, "None.", true);
  await edit(4, "None.", false);
  for (const index of [2, 3]) await edit(index, "None.", true);
  await edit(5, "None.", false);
  await edit(7, styled("mt-7"), false);
});

test("a heading that comes or goes concerns those alone who link to it, also since the last whole build", async (t) => {
  const { page, holds, build, cache } = site(t);
  await holds("the first build");
  const edit = async (index: number, text: string, patched: boolean) => {
    page(index, text);
    await holds(text);
    assert.equal(isPatched(cache), patched, `${index}: ${text}`);
  };
  await edit(1, "## First\n\nText.\n\n## Second\n\nMore.", true);
  await edit(3, "See [the second](/p1#second).", true);
  await edit(1, "## First\n\nText.", false);
  assert.deepEqual(
    (await build("cache")).diagnostics.map(({ code }) => code),
    ["broken-anchor"],
  );
  await edit(1, "## First\n\nText.\n\n## Third", true);
  await edit(1, "## First\n\nText.\n\n## Second", false);
  // Nobody linked to this page when the site was last built whole.
  await edit(8, "## New", true);
  await edit(3, "See [what is new](/p8#new).", true);
  await edit(8, "Nothing new.", false);
});

test("code that the cache has lost is coloured anew", async (t) => {
  const { page, holds, cache } = site(t);
  const code = '```json\n{ "a": [1, true] }\n```';
  page(2, code);
  await holds("the first build");
  const chunks = join(cache, "chunks");
  for (const name of readdirSync(chunks)) {
    const bytes = readFileSync(join(chunks, name));
    writeFileSync(
      join(chunks, name),
      bytes.map((byte) => (byte === 0x22 ? 0x27 : byte)),
    );
  }
  page(2, `Words.\n\n${code}`);
  await holds("damaged chunks");
});

test("complaints of an edited page come and go with it", async (t) => {
  const { page, holds, build } = site(t);
  await holds("the first build");
  page(3, "See [nothing](/nowhere) and [no heading](/p1#none).");
  await holds("broken links");
  const codes = (await build("cache")).diagnostics.map(({ code }) => code);
  assert.deepEqual(codes, ["broken-link", "broken-anchor"]);
  page(3, "See [two](/p2).");
  await holds("mended links");
  assert.deepEqual((await build("cache")).diagnostics, []);
});

test("an anchor that goes is told to the pages that lead to it", async (t) => {
  const { page, holds, build } = site(t);
  await holds("the first build");
  page(1, "## Another\n\nWithout the first heading.");
  await holds("a heading that others lead to is gone");
  assert.equal((await build("cache")).diagnostics.filter(({ code }) => code === "broken-anchor").length, 11);
});

test("edits that reach beyond their page are built whole, with the same result", async (t) => {
  const { page, holds, write } = site(t);
  await holds("the first build");
  const edits: [string, () => void][] = [
    ["a weight", () => page(4, "Words", "boost: 4\n")],
    ["a class that needs a style", () => page(4, '<div className="text-red-500">Red</div>', "sidebarTitle: Four\n")],
    ["a formula", () => page(4, "$$\nx^2\n$$", "sidebarTitle: Four\n")],
    ["an update, which makes a feed", () => page(4, '<Update label="May">New</Update>', "sidebarTitle: Four\n")],
    ["its text", () => page(4, '<Update label="June">Newer</Update>', "sidebarTitle: Four\n")],
    ["a file beside", () => write("logo.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a skill", () => write("skill.md", "---\nname: tell\n---\n\nTell it.\n")],
    ["its text", () => write("skill.md", "---\nname: tell\n---\n\nTell it well.\n")],
    ["a snippet", () => write("snippets/a.mdx", "Snippet")],
    ["its use", () => page(6, "import A from '/snippets/a.mdx'\n\n<A />")],
    ["the snippet's text", () => write("snippets/a.mdx", "Snippet of another text")],
  ];
  for (const [name, edit] of edits) {
    edit();
    await holds(name);
  }
});

test("what a page is called and is about changes the pages that show it, and is no whole build", async (t) => {
  const { page, holds, write, cache } = site(t);
  const groups = [
    { group: "One", pages: ["p0", "p1", "p2", "p3", "p4", "p5"] },
    { group: "Two", root: "p6", directory: "card", pages: ["p7", "p8"] },
    { group: "Three", pages: ["p9", "p10", "p11", "operation", "endpoint"] },
  ];
  const tabs = [
    { tab: "A", groups },
    { tab: "B", pages: ["only", "p2"] },
  ];
  const config = { name: "Told", theme: "mint", colors: { primary: "#123456" }, navigation: { tabs } };
  write("docs.json", JSON.stringify(config));
  write("only.mdx", "---\ntitle: Only\nrelated: [/p4]\n---\n\nText");
  write("snippets/inner.mdx", "Inner, see [nothing](/nowhere).");
  write("snippets/outer.mdx", "import Inner from '/snippets/inner.mdx'\n\nOuter.\n\n<Inner />");
  const imported = "import Outer from '/snippets/outer.mdx'\n\n<Outer />";
  for (const index of [0, 3]) page(index, imported);
  const answer = { 200: { description: "Fine" } };
  const paths = { "/a": { get: { summary: "Get a", description: "Gets it.", responses: answer } } };
  write("api.json", JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths }));
  const operation = (head: string, text: string) =>
    write("operation.mdx", `---\nopenapi: GET /a\n${head}---\n\n${text}\n`);
  const endpoint = (text: string) => write("endpoint.mdx", `---\ntitle: Endpoint\napi: POST /b\n---\n\n${text}\n`);
  const titled = (index: number, title: string, more = "") =>
    write(`p${index}.mdx`, `---\ntitle: ${title}\n${more}---\n\n## First\n\nText of ${index}.\n`);
  operation("", "Text.");
  endpoint("Text.");
  await holds("the first build");
  const edit = async (name: string, patched: boolean, change: () => void) => {
    change();
    await holds(name);
    assert.equal(isPatched(cache), patched, name);
  };
  await edit("a title, and no description any more", true, () => titled(1, "Called otherwise"));
  await edit("first words, which stand where there is no description", true, () =>
    write("p1.mdx", "---\ntitle: Called otherwise\n---\n\nOther first words.\n\n## First"),
  );
  await edit("the same title in other letters", true, () => titled(1, "CALLED otherwise"));
  await edit("a description", true, () => titled(1, "CALLED otherwise", "description: About it\n"));
  await edit("a shorter name", true, () => titled(1, "Long", "sidebarTitle: Short\nkeywords: [word]\n"));
  await edit("an icon and a tag", true, () => titled(1, "Long", "icon: star\ntag: New\ndeprecated: true\n"));
  await edit("two neighbours at once", true, () => [titled(9, "Nine"), titled(10, "Ten")]);
  await edit("the page of the root", true, () => write("p0.mdx", `---\ntitle: Start\n---\n\n${imported}\n`));
  await edit("a page of two sections", true, () => titled(2, "Two"));
  await edit("the text of an operation", true, () => operation("", "Other text.\n\n## Heading"));
  await edit("the title of an operation", true, () => operation("title: Own\n", "Other text."));
  await edit("the description of an operation", true, () =>
    operation("title: Own\ndescription: Mine\n", "Other text."),
  );
  await edit("what the operation says of itself again", true, () => operation("", "Text."));
  await edit("the text of an endpoint", true, () => endpoint("Other text."));
  await edit("a snippet in a snippet", true, () => write("snippets/inner.mdx", "Inner, see [two](/p2)."));
  await edit("a snippet that is broken again", true, () => write("snippets/inner.mdx", "See [none](/none)."));
  await edit("one of its pages", true, () => page(3, `Text.\n\n${imported}`));
  await edit("another place", false, () => titled(1, "Long", "hidden: true\n"));
  await edit("a page that others name", false, () => titled(4, "Four"));
  await edit("a page of a directory", false, () => titled(7, "Seven"));
  await edit("an operation", false, () => write("operation.mdx", "---\nopenapi: GET /c\n---\n"));
  await edit("thumbnails", false, () => write("docs.json", JSON.stringify({ ...config, thumbnails: {} })));
  await edit("a title on a picture", false, () => titled(11, "Eleven"));
});

test("an output that lost blobs gets them again", async (t) => {
  const { page, holds, blobs } = site(t);
  await holds("the first build");
  page(5, "Edited.");
  await holds("a patch");
  blobs.clear();
  await holds("nothing changed, and nothing there");
  blobs.clear();
  page(5, "Edited again.");
  await holds("a patch, and nothing there");
});

test("whatever of the cache is damaged, gone or another site's, the site is right", async (t) => {
  const other = site(t, "Another");
  await other.holds("the other site");
  other.page(5, "Edited there.");
  await other.holds("the other site's patch");
  const own = site(t);
  await own.holds("the first build");
  own.page(5, "Edited.");
  await own.holds("a patch");
  const good = join(own.folder, "good");
  cpSync(own.cache, good, { recursive: true });
  const harms: Record<string, (path: string, name: string) => void> = {
    "cut short": (path) => writeFileSync(path, readFileSync(path).subarray(0, readFileSync(path).length >> 1)),
    "changed in a byte": (path) => {
      const bytes = readFileSync(path);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 255;
      writeFileSync(path, bytes);
    },
    gone: (path) => rmSync(path),
    "another site's": (path, name) => {
      const foreign = readdirSync(other.cache).find(
        (one) => one.replace(/[0-9a-f]{24}/, "") === name.replace(/[0-9a-f]{24}/, ""),
      );
      if (foreign) cpSync(join(other.cache, foreign), path);
    },
  };
  const names = readdirSync(good, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== "walk");
  assert.ok(names.length >= 6, names.map(({ name }) => name).join());
  let round = 0;
  for (const { name } of names) {
    for (const [harm, apply] of Object.entries(harms)) {
      rmSync(own.cache, { recursive: true });
      cpSync(good, own.cache, { recursive: true });
      apply(join(own.cache, name), name);
      own.page(5, `Edited in round ${round++}.`);
      await own.holds(`${name} ${harm}, then an edit`);
    }
  }
});

test("a build that ends between two of its writes leaves a cache that the next one can use", async (t) => {
  const { folder, cache, page, holds } = site(t);
  await holds("the first build");
  const before = join(folder, "before");
  cpSync(cache, before, { recursive: true });
  page(5, "Edited.", "boost: 5\n");
  await holds("a whole build");
  const after = join(folder, "after");
  cpSync(cache, after, { recursive: true });
  // Files in the order in which they are replaced; each time one more is the new one.
  const order = ["chunks", "index", "manifest-", "last", "patch-"];
  for (let written = 0; written <= order.length; written++) {
    rmSync(cache, { recursive: true });
    cpSync(before, cache, { recursive: true });
    for (const name of readdirSync(after).filter((one) =>
      order.slice(0, written).some((start) => one.startsWith(start)),
    ))
      cpSync(join(after, name), join(cache, name), { recursive: true });
    page(5, `Edited once more, ${written}.`, "boost: 5\n");
    await holds(`broken off after ${order[written - 1] ?? "nothing"}`);
  }
});

test("builds of one cache at the same time give what they would give alone", async (t) => {
  const { page, build, holds } = site(t);
  await holds("the first build");
  for (const text of ["Edited.", "Edited and edited."]) {
    page(5, text, text.length > 10 ? "boost: 5\n" : "");
    const results = await Promise.all([build("cache"), build("cache"), build("cache")]);
    const alone = await build(`alone-${text.length}`, new Map());
    for (const { manifest } of results) assert.deepEqual(manifest, alone.manifest);
    await holds("after them");
  }
});
