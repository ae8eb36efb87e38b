import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";
import { ignoreRules } from "./ignore-rules.ts";

const source = {
  "docs.json": JSON.stringify({
    name: "A",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { pages: ["index", "node_modules/first"] },
  }),
  "index.mdx": "Home.",
  "node_modules/first.mdx": "First.",
};

test("a page in a folder that is left out for its name is told why it is missing, and how to bring it back", async (t) => {
  const without = await build(t, folderOf(t, source));
  assert.deepEqual(
    without.report.diagnostics.map(({ code, hint }) => [code, hint]),
    [
      [
        "missing-page",
        "Folders named node_modules are left out: write !node_modules into .lecternignore, or rename the folder",
      ],
    ],
  );
  const site = await build(t, folderOf(t, { ...source, ".lecternignore": "!node_modules\n" }));
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("node_modules/first.html"), /First\./);
});

test("a readme that the navigation names is told why it is missing, and brought back", async (t) => {
  const files = {
    ...source,
    "docs.json": source["docs.json"].replace("node_modules/first", "v2/README"),
    "v2/README.md": "Read.",
  };
  const without = await build(t, folderOf(t, files));
  assert.deepEqual(
    without.report.diagnostics.map(({ code, hint }) => [code, hint]),
    [["missing-page", "Files named README.md are left out: write !README.md into .lecternignore, or rename the file"]],
  );
  const site = await build(t, folderOf(t, { ...files, ".lecternignore": "!README.md\n" }));
  assert.deepEqual(site.complaints, []);
});

test("pages in a folder named build or coverage are pages, and its other files are what a build has made", async (t) => {
  for (const name of ["build", "coverage", "tmp"]) {
    const files = {
      "docs.json": source["docs.json"].replaceAll("node_modules/first", `${name}/first`),
      "index.mdx": `See [the first](/${name}/first).`,
      [`${name}/first.mdx`]: `import { Own } from "/${name}/own.jsx"\n\nFirst. <Own />`,
      [`${name}/own.jsx`]: "export const Own = () => <b>Own</b>;",
      [`${name}/more/second.md`]: "Second.",
      [`${name}/data.txt`]: "made",
    };
    const site = await build(t, folderOf(t, files));
    assert.deepEqual(site.complaints, []);
    assert.match(site.text(`${name}/first.html`), /First\. <b>Own<\/b>/);
    assert.match(site.text(`${name}/more/second.html`), /Second\./);
    assert.equal(site.manifest.files[`${name}/data.txt`], undefined);
    const without = await build(t, folderOf(t, { ...files, ".mintignore": `${name}\n` }));
    assert.deepEqual(
      without.report.diagnostics.map(({ code }) => code),
      ["missing-page", "broken-link"],
    );
  }
});

test("names that begin with a dot stay out whatever the rules say, but for what programs look for", async (t) => {
  const files = { "docs.json": source["docs.json"].replace(',"node_modules/first"', ""), "index.mdx": "Home." };
  const site = await build(
    t,
    folderOf(t, {
      ...files,
      ".well-known/security.txt": "Contact: mailto:a@example.com",
      ".secret/note.txt": "no",
      "sub/.env.txt": "no",
      ".lecternignore": "!.secret\n!sub/.env.txt\n",
    }),
  );
  const served = Object.keys(site.manifest.files).filter((path) => path.endsWith(".txt"));
  assert.deepEqual(
    served.filter((path) => /security|note|env/.test(path)),
    [".well-known/security.txt"],
  );
});

test("what GitBook keeps for pages to show is served, whatever its names, and nothing else of its folder", async (t) => {
  const pixel = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>";
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": source["docs.json"].replace("node_modules/first", "guides/start"),
      "index.mdx": "![Plan](<.gitbook/assets/the plan@2x (1).svg>)",
      "guides/start.mdx": '<img src="../.gitbook/assets/map.svg" alt="Map" />\n\n[File](/.gitbook/assets/list.csv)',
      ".gitbook/assets/the plan@2x (1).svg": pixel,
      ".gitbook/assets/map.svg": pixel,
      ".gitbook/assets/list.csv": "a,b",
      ".gitbook/assets/.hidden.txt": "no",
      ".gitbook/includes/part.md": "Part.",
      ".gitbook.yaml": "root: ./",
    }),
  );
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    Object.keys(site.manifest.files).filter((path) => path.includes("gitbook")),
    [".gitbook/assets/list.csv", ".gitbook/assets/map.svg", ".gitbook/assets/the plan@2x (1).svg"],
  );
  assert.match(site.text("guides/start.html"), /src="\/\.gitbook\/assets\/map\.svg"/);
});

test("a page whose name begins with a dot and a capital is a page, but for one in a hidden folder", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": source["docs.json"].replaceAll("node_modules/first", "sdks/.NET"),
      "index.mdx": "See [the library](/sdks/.NET).",
      "sdks/.NET.mdx": "Of our library.",
      ".drafts/Second.mdx": "Second.",
      ".draft.mdx": "Third.",
      ".notes.md": "Notes.",
    }),
  );
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("sdks/.NET.html"), /Of our library\./);
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path),
    ["", "sdks/.NET"],
  );
});

test("the navigation's page in a folder beside that of docs.json is told as outside, which no file would bring in", async (t) => {
  const config = source["docs.json"].replaceAll("node_modules/first", "../other/first");
  const site = await build(t, folderOf(t, { "docs.json": config, "index.mdx": "Home." }));
  assert.deepEqual(
    site.report.diagnostics.map(({ code, hint }) => [code, hint]),
    [["missing-page", "Pages stand in the folder of docs.json: move the file there, or remove the entry"]],
  );
});

test("the navigation's page in a hidden file or folder is told as hidden, which no file would bring back", async (t) => {
  for (const page of ["r/.onLoad", ".drafts/Second"]) {
    const site = await build(
      t,
      folderOf(t, {
        "docs.json": source["docs.json"].replaceAll("node_modules/first", page),
        "index.mdx": "Home.",
        [`${page}.mdx`]: "Text.",
      }),
    );
    assert.deepEqual(
      site.report.diagnostics.map(({ code, hint }) => [code, hint]),
      [
        [
          "missing-page",
          "Names that begin with a dot are left out: rename the page's file or folder, or remove the entry",
        ],
      ],
      page,
    );
  }
});

test("without rules of its own a repository leaves out what one with rules leaves out besides", () => {
  const names = [
    "index.mdx", "README.md", "readme.MD", "a/README.md", "README.md/a.mdx", "README.mdx", "xREADME.md", "node_modules/a.mdx",
    "a/TMP/b.png", "tmpx/a.mdx", "a/tmp.mdx", "temp", "node_modules/a/b.js", "build/a.mdx", "build/a.png", "a/build/b/c.png",
    "Dist/a.css", "dist/a.tsx", "coverage/a.html", "build/", ".git/config", ".github/a.md", ".well-known/a.txt", ".hidden/a.mdx",
    ".NET.mdx", ".vscode/.NET.mdx", ".mintlify/skills/a.md", "LICENSE.md", "docs/CHANGELOG.md", "contributing.md", "a//tmp",
  ]; // biome-ignore format: a list
  const [plain, other] = [ignoreRules(["", " \n"]), ignoreRules(["no-such-name", ""])];
  const leftOut = (isIgnored: (path: string) => boolean) => names.filter((name) => isIgnored(name));
  assert.deepEqual(leftOut(plain), leftOut(other));
  assert.equal(leftOut(plain).length, 20);
});
