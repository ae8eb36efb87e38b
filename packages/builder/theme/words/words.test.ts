/** The words of the controls: whole in every language that docs.json accepts. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { languageTag } from "../../site/plan/language-tag.ts";
import { assetUrls, scriptFor, themeAssets } from "../assets.ts";
import { browserFiles } from "../build-browser.ts";
import { fixtureConfig } from "../testing/fixture-config.ts";
import { localizeScript } from "./localize-script.ts";
import { type Words, wordsFor, wordsLanguage, wordsLanguages } from "./words.ts";

/** The codes of `navigation.languages` that the format names. */
const codes = (
  "ar ca cn cs da de en es fi fr fr-CA fr-ca he hi hu id it ja ja-JP ja-jp jp ko lv nl no pl pt pt-BR ro ru sv tr uk uz vi " +
  "zh zh-CN zh-Hans zh-Hant zh-TW"
).split(" ");

const english = wordsFor("en");
const texts = (words: Words) =>
  Object.entries(words).flatMap(([part, own]) =>
    Object.entries(own).map(([key, text]): [key: string, text: string] => [`${part}.${key}`, text]),
  );
const marksOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Words that other languages have too. */
const shared = new Set(
  (
    "cookies danger details diagram form headers links no option pages parameters password product scopes: send server token variant version " +
    "arguments classes constants constructor constructors definition interfaces modules namespaces overload types variables " +
    "annotations data directives documents exceptions mutations operation records reference traits type"
  ).split(" "),
);

test("every language of docs.json has its words, and a variant those that its readers read", () => {
  for (const code of codes) {
    const language = wordsLanguage(languageTag(code));
    assert.equal(language === "en", code === "en", code);
  }
  assert.equal(wordsLanguage("zh-TW"), "zh-Hant");
  assert.equal(wordsLanguage("zh-CN"), "zh");
  assert.equal(wordsLanguage("pt-BR"), "pt-BR");
  assert.equal(wordsLanguage("fr-CA"), "fr");
  assert.equal(wordsLanguage("nb"), "no");
  assert.equal(wordsLanguage("tlh"), "en", "others hear English");
});

test("every file is a language, and every language has a file", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".json"));
  assert.deepEqual(files.map((name) => name.slice(0, -5)).sort(), [...wordsLanguages].sort());
});

for (const language of wordsLanguages.filter((one) => one !== "en")) {
  test(`${language} says everything, with the same values in it, and nothing in English`, () => {
    const own = wordsFor(language);
    assert.deepEqual(
      texts(own).map(([key]) => key),
      texts(english).map(([key]) => key),
    );
    const left: string[] = [];
    for (const [index, [key, text]] of texts(own).entries()) {
      const [, said] = texts(english)[index] as [string, string];
      assert.ok(text.trim() !== "" && text === text.trim(), key);
      assert.deepEqual(marksOf(text), marksOf(said), key);
      if (text === said && !shared.has(text.toLowerCase())) left.push(`${key}: ${text}`);
    }
    assert.deepEqual(left, []);
  });
}

test("a script carries the words of one language, and of those only what it says", () => {
  const { main, features } = browserFiles();
  const playground = localizeScript(features.playground as string, "de-AT");
  assert.match(playground, /Anfrage ausprobieren/);
  assert.doesNotMatch(playground, /Try this request|Essayer cette requête|Suchen/);
  const page = localizeScript(main, "fr");
  assert.match(page, /Copier le code/);
  assert.doesNotMatch(page, /Copy code|Essayer cette requête|Rechercher/);
});

test("a site has a script for each language of its pages, and pages load that of theirs", () => {
  const config = fixtureConfig("mint");
  const assets = themeAssets(config, "", new Set(["playground"]), [], ["en", "pt-BR", "zh-TW", "zh-HK"]);
  const urls = assetUrls(assets, config);
  assert.deepEqual(Object.keys(urls.scripts), ["en", "pt-BR", "zh-Hant"]);
  for (const scripts of [urls.scripts, urls.featureScripts.search, urls.featureScripts.playground]) {
    assert.equal(new Set(Object.values(scripts ?? {})).size, 3);
    assert.equal(scriptFor(scripts, "zh-TW"), scripts?.["zh-Hant"]);
  }
  // What says nothing is one file for all.
  const style = urls.featureScripts["playground-style"];
  assert.equal(scriptFor(style, "en"), scriptFor(style, "pt-BR"));
  assert.equal(themeAssets(config).filter(({ role }) => role === "script").length, 1);
});
