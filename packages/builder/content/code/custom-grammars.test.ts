import assert from "node:assert/strict";
import { test } from "node:test";
import { type Built, build, folderOf, temporaryFolder } from "../../test/build-fixture.ts";

const grammar = (patterns: object[], more: object = {}) =>
  JSON.stringify({ name: "keel", scopeName: "source.keel", aliases: ["kl"], fileTypes: ["keel"], patterns, ...more });
const keyword = [{ match: "\\bhoist\\b", name: "keyword.control" }];

function site(grammars: Record<string, string>, page: string, custom: string[] = Object.keys(grammars)) {
  return {
    "docs.json": JSON.stringify(
      {
        name: "A",
        theme: "mint",
        colors: { primary: "#123456" },
        styling: { codeblocks: { languages: { custom } } },
        navigation: { pages: ["index"] },
      },
      null,
      1,
    ),
    "index.mdx": page,
    ...grammars,
  };
}
const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;
const codeOf = (built: Built) =>
  [...built.text("index.html").matchAll(/<code(?: language="text")?>(.*?)<\/code>/gs)].map(
    ([, html]) => html as string,
  );
const colored = /<span class="[^"]+">hoist<\/span>/;

test("A grammar of the repository colours its language, by each of its names, and wins over a built-in one", async (t) => {
  const page = ["keel", "KL", "Sea-Tongue"].map((name) => fence(name, "hoist the sail")).join("");
  const own = site(
    {
      "g/keel.tmLanguage.json": grammar(keyword, { displayName: "Sea-Tongue" }),
      "js.json": grammar(keyword, { name: "js", scopeName: "source.own" }),
    },
    page + fence("js", "hoist const"),
    ["/g/keel.tmLanguage.json", "./js.json"],
  );
  const built = await build(t, folderOf(t, own));
  assert.deepEqual(built.complaints, []);
  const code = codeOf(built);
  assert.equal(code.length, 4);
  for (const one of code) assert.match(one, colored);
  assert.doesNotMatch(code[3] ?? "", />const</);
});

test("A grammar may include built-in ones and others of the repository", async (t) => {
  const files = site(
    {
      "keel.json": grammar([
        ...keyword,
        { begin: "<js>", end: "</js>", patterns: [{ include: "source.js" }] },
        { include: "source.mast#all" },
      ]),
      "mast.json": JSON.stringify({
        name: "mast",
        scopeName: "source.mast",
        patterns: [],
        repository: { all: { patterns: [{ match: "\\bmast\\b", name: "string" }] } },
      }),
    },
    fence("keel", "hoist mast <js>const a = 1"),
  );
  const [code = ""] = codeOf(await build(t, folderOf(t, files)));
  assert.match(code, colored);
  assert.match(code, /<span class="[^"]+">const<\/span>/);
  assert.match(code, /<span class="[^"]+">mast<\/span>/);
});

test("A page is coloured anew when its grammar changes, also where its code was kept", async (t) => {
  const cache = temporaryFolder(t);
  const page = fence("keel", "hoist reef");
  const before = await build(t, folderOf(t, site({ "g.json": grammar(keyword) }, page)), { cache });
  const reef = grammar([{ match: "\\breef\\b", name: "keyword.control" }]);
  const after = await build(t, folderOf(t, site({ "g.json": reef }, page)), { cache });
  assert.match(codeOf(before)[0] ?? "", colored);
  assert.match(codeOf(after)[0] ?? "", /^hoist <span class="[^"]+">reef<\/span>$/m);
});

test("Grammars that cannot be read are named, and their code is shown plain", async (t) => {
  const many = Array.from({ length: 5001 }, () => keyword[0] as object);
  const files = site(
    {
      "broken.json": '{\n  "name": "a",,\n}',
      "list.json": "[]",
      "noscope.json": '{"name":"b","patterns":[]}',
      "many.json": grammar(many),
      "long.json": grammar([{ match: "a".repeat(10_001) }]),
      "calls.json": grammar([{ match: `(?<a>${"\\g<a>".repeat(11)})?` }]),
      "deep.json": grammar([JSON.parse(`${'{"patterns":['.repeat(200)}${"]}".repeat(200)}`)]),
      "large.json": grammar(keyword, { comment: "x".repeat(1_100_000) }),
    },
    fence("keel", "hoist"),
  );
  const custom = [...Object.keys(files).slice(2), "../../etc/passwd", "file:///etc/passwd", "gone.json"];
  const config = JSON.parse(files["docs.json"]);
  config.styling.codeblocks.languages.custom = custom;
  const built = await build(t, folderOf(t, { ...files, "docs.json": JSON.stringify(config) }));
  const codes = built.report.diagnostics.map(({ code, file }) => `${code} ${file}`);
  for (const file of Object.keys(files).slice(2))
    assert.ok(codes.includes(`bad-grammar ${file}`), `${file}: ${codes.join()}`);
  assert.equal(codes.filter((one) => one === "missing-file docs.json").length, 3);
  assert.ok(built.complaints.includes("broken.json:2:15 bad-grammar"), built.complaints.join());
  assert.equal(codeOf(built)[0], "hoist");
  assert.ok(built.report.diagnostics.every(({ line, column, hint }) => line && column && hint));
});

test("Patterns that never end leave their lines plain, and those that cannot be are passed over", async (t) => {
  const endless = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!";
  const files = site(
    {
      "slow.json": grammar([{ match: "^(?:a+)+$", name: "string" }, ...keyword]),
      "odd.json": grammar(
        [{ match: "(((" }, { match: 5 }, { include: "#none" }, { include: "$self" }, null, ...keyword] as object[],
        {
          name: "odd",
          scopeName: "source.odd",
          aliases: null,
          repository: { __proto__: null, a: { include: "#a" } },
        },
      ),
    },
    fence("keel", `hoist\n${endless}\nhoist`) + fence("odd", "hoist"),
  );
  const built = await build(t, folderOf(t, files));
  const [slow = "", odd = ""] = codeOf(built);
  assert.match(slow, colored);
  assert.ok(slow.includes(endless));
  assert.match(odd, /hoist/);
});
