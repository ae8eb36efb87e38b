import assert from "node:assert/strict";
import { test } from "node:test";
import { themeAssets } from "./index.ts";
import { fontsOf, preloadedFonts } from "./preloaded-fonts.ts";
import { fixtureConfig } from "./testing/fixture-config.ts";

const names = (hrefs: string[]) => hrefs.map((href) => href.replace(/^.*\/|\.\w+\.woff2$/g, ""));

/** Fonts that a page fetches ahead, by file. */
function fetched(
  text: string,
  { language = "en", asked = [] as string[], change = (_: ReturnType<typeof fixtureConfig>) => {} } = {},
) {
  const config = fixtureConfig("mint");
  change(config);
  return names(fontsOf(preloadedFonts(config, themeAssets(config, "", new Set(), asked)), language, text));
}

test("a page fetches ahead the fonts that it shows, and no other", () => {
  assert.deepEqual(fetched("<p>Text</p>"), ["inter-latin"]);
  assert.deepEqual(fetched("<p><em>Text</em> and <code>code</code></p>").sort(), [
    "inter-latin",
    "inter-latin-italic",
    "jetbrains-mono-latin",
  ]);
  assert.deepEqual(fetched("<p>Текст</p>", { language: "ru-RU" }).sort(), ["inter-cyrillic", "inter-latin"]);
});

test("fonts that the author brings take the place of the site's own", () => {
  const position = { file: "docs.json", line: 1, column: 1 };
  const own = { family: "Own", weight: null, source: "/fonts/own.woff2", format: "woff2" as const, position };
  const change = (config: ReturnType<typeof fixtureConfig>) => {
    config.fonts = { body: own, heading: null };
  };
  assert.deepEqual(fetched("<p><code>code</code></p>", { asked: ["Geist Mono"], change }), [
    "own.woff2",
    "geist-mono-latin",
  ]);
});

test("text in a family that nobody ships is shown in the site's own, which is fetched ahead", () => {
  const position = { file: "docs.json", line: 1, column: 1 };
  const unknown = { family: "Nobody Ships", weight: null, source: null, format: null, position };
  const change = (config: ReturnType<typeof fixtureConfig>) => {
    config.fonts = { body: unknown, heading: { ...unknown, family: "DM Sans" } };
  };
  assert.deepEqual(fetched("<p>Text</p>", { asked: ["DM Sans"], change }).sort(), ["dm-sans-latin", "inter-latin"]);
  const system = (config: ReturnType<typeof fixtureConfig>) => {
    config.fonts = { body: { ...unknown, family: "system-ui" }, heading: null };
  };
  assert.deepEqual(fetched("<p>Text</p>", { change: system }), []);
});
