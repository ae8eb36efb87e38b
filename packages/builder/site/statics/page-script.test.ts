import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";
import { configuration } from "../../test/hostile-site.ts";
import { isPageScript } from "./page-script.ts";

test("pages load the author's scripts, and neither the modules of snippets nor the programs that build the docs", async (t) => {
  const folder = folderOf(t, {
    "docs.json": configuration({ navigation: { pages: ["index"] } }),
    "index.mdx": 'import { steps } from "/snippets/steps.js"\n\n{steps[0]}\n',
    "snippets/steps.js": 'export const steps = ["First of all"];\n',
    "scripts/build.js": '#!/usr/bin/env node\nrequire("node:fs");\n',
    "scripts/check.js": 'const fs = require("fs");\nfs.readFileSync("docs.json");\n',
    "visits.js": "(function () { window.visits = 1; })();\n",
  });
  const built = await build(t, folder);
  const page = built.text("index.html");
  assert.match(page, /First of all/);
  assert.match(page, /<script defer src="\/visits\.js">/);
  assert.doesNotMatch(page, /steps\.js|build\.js|check\.js/);
  assert.ok("snippets/steps.js" in built.manifest.files, "a script of the page may still load it");
});

test("a module is told by its statements", () => {
  for (const module of [
    'import x from "./x.js";\nx();',
    'import "./x.js";',
    "export default { name: 1 };",
    "const a = 1;\nexport { a };",
    "export const Card = () => <b>text</b>;",
    'export * from "./other.js"',
    'const { join } = require("node:path");',
    'const run = require("util").promisify;',
    'var env = require("dotenv").config();',
    "module.exports = { a: 1 };",
    "exports.handler = () => 1;",
    "module.exports.a = 1;",
  ])
    assert.equal(isPageScript(module), false, module);
});

test("a script stays one, whatever its comments, texts and helpers say", () => {
  for (const script of [
    "",
    "/*\nimport things\n*/\nwindow.a = 1;",
    'import("./later.js").then(console.log);',
    "const code = `\nexport const a = 1;\n`;\nconst b = 2;",
    "const later = load ? require : null;",
    '(function (root) {\n  if (typeof module === "object")\nmodule.exports = root;\n})(this);',
    'const require = (name) => window[name];\nrequire(["a"], () => {});',
    "with (document) { title = 'a'; }\n// \nexports.",
  ])
    assert.equal(isPageScript(script), true, script);
});
