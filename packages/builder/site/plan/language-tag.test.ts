import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";
import { isKnownLanguage, languageName, likelyLanguage } from "./language-tag.ts";

test("languages have the names that their readers look for", () => {
  const names = ["fr", "pt-BR", "jp", "cn", "zh-CN", "zh-Hans", "zh-TW", "Deutsch"].map(languageName);
  assert.deepEqual(names, [
    ...["Français", "Português (Brasil)", "日本語"],
    ...["简体中文", "简体中文", "简体中文", "繁體中文", "Deutsch"],
  ]);
});

test("a language that nobody knows is told where it stands, with the code that was likely meant", async (t) => {
  const known = [
    "en",
    "fr-ca",
    "cn",
    "jp",
    "ja-jp",
    "cs",
    "no",
    "nb",
    "zh-Hans",
    "zh-TW",
    "pt-BR",
    "es-419",
    "ger",
    "uz",
  ];
  assert.deepEqual(
    known.filter((code) => !isKnownLanguage(code)),
    [],
  );
  const meant = {
    ua: "uk",
    gr: "el",
    English: "en",
    German: "de",
    Deutsch: "de",
    pt_BR: "pt-BR",
    "x-y": null,
    "": null,
  };
  for (const [code, likely] of Object.entries(meant)) {
    assert.equal(isKnownLanguage(code), false, code);
    assert.equal(likelyLanguage(code), likely, code);
  }
  const languages = [
    { language: "en", pages: ["index"] },
    { language: "ua", pages: ["ua/index"] },
  ];
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { languages } };
  const files = { "docs.json": JSON.stringify(config), "index.mdx": "A", "ua/index.mdx": "B" };
  const { report } = await build(t, folderOf(t, files));
  const column = files["docs.json"].indexOf('{"language":"ua"') + 1;
  assert.deepEqual(
    report.diagnostics.map(({ code, hint, file, line, column }) => [code, hint, file, line, column]),
    [["unknown-language", 'Write "uk"', "docs.json", 1, column]],
  );
});
