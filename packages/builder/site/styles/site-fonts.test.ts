import assert from "node:assert/strict";
import { test } from "node:test";
import { build, complaintsOf, compose, folderOf } from "../../test/build-fixture.ts";

const site = (fonts: object, files: Record<string, string> = {}) => ({
  "docs.json": JSON.stringify({
    name: "A",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { pages: ["a"] },
    fonts,
  }),
  "a.mdx": "Text.\n",
  ...files,
});
const isStylesheet = (path: string) => /^_lectern\/theme\..*\.css$/.test(path);

test("families of Google Fonts come with the site, under the names that docs.json gives them", async (t) => {
  const built = await build(
    t,
    folderOf(t, site({ family: "Geist Sans", heading: { family: "Poppins", weight: 600 } })),
  );
  const paths = Object.keys(built.manifest.files);
  const css = built.text(paths.find(isStylesheet) as string);
  assert.match(
    css,
    /@font-face\{font-family:"Geist Sans";font-style:normal;[^}]*font-weight:100 900;src:url\(geist-latin\./,
  );
  assert.match(css, /@font-face\{font-family:"Poppins";[^}]*font-weight:600;src:url\(poppins-latin-600\./);
  assert.match(css, /--font-sans:"Geist Sans","Geist Sans Fallback",var\(--lc-font-own\)/);
  assert.match(css, /--lc-font-heading:"Poppins","Poppins Fallback",var\(--font-sans\)/);
  assert.match(css, /--lc-heading-weight:600/);
  for (const [, file] of css.matchAll(/url\(([\w.-]+\.woff2)\)/g)) {
    assert.ok(paths.includes(`_lectern/${file}`), `${file} is among the files`);
  }
  assert.deepEqual(built.complaints, []);
});

test("a font that nobody has is named, with what to do; a family of the system is none", async (t) => {
  const unknown = await build(t, folderOf(t, site({ family: "Nowhere Grotesk" })));
  assert.deepEqual(unknown.complaints, ["docs.json:1:106 font-not-shipped"]);
  const system = await build(t, folderOf(t, site({ family: "system-ui" })));
  assert.deepEqual(system.complaints, []);
  assert.match(system.text(Object.keys(system.manifest.files).find(isStylesheet) as string), /--font-sans:system-ui,/);
});

test("a font that nobody has and whose name tells its kind is stood in for by one of that kind", async (t) => {
  const stacks: [family: string, standIn: string][] = [
    ["Fragment Mono", '"Fragment Mono",var(--font-mono),var(--lc-font-own)'],
    ["Nowhere Serif", '"Nowhere Serif",ui-serif,Georgia,"Noto Serif",serif,var(--lc-font-own)'],
    ["Nowhere Sans Serif", '"Nowhere Sans Serif",var(--lc-font-own)'],
  ];
  for (const [family, standIn] of stacks) {
    const built = await build(t, folderOf(t, site({ family })));
    const css = built.text(Object.keys(built.manifest.files).find(isStylesheet) as string);
    assert.ok(css.includes(`--font-sans:${standIn}`), family);
  }
});

test("families that the author's stylesheets ask of Google Fonts come with the site too", async (t) => {
  const own = '@import url("https://fonts.googleapis.com/css2?family=Fira+Code:wght@400&family=DM+Sans&display=swap");';
  const built = await build(t, folderOf(t, site({}, { "style.css": own })));
  const css = built.text(Object.keys(built.manifest.files).find(isStylesheet) as string);
  assert.match(css, /font-family:"Fira Code"/);
  assert.match(css, /font-family:"DM Sans"/);
});

test("a font of another host is loaded where the author asks for it, and left out of bundles", async (t) => {
  const built = await build(
    t,
    folderOf(t, site({ family: "Brand", source: "https://cdn.example.com/brand.woff2", format: "woff2" })),
  );
  const path = Object.keys(built.manifest.files).find(isStylesheet) as string;
  assert.match(built.text(path), /src:url\("https:\/\/cdn\.example\.com\/brand\.woff2"\) format\("woff2"\)/);
  const bundle = await compose(built);
  assert.doesNotMatch(bundle.text(path), /cdn\.example\.com/);
  assert.deepEqual(complaintsOf(bundle.diagnostics), ["docs.json:1: outside-content-left-out"]);
  const online = await compose(built, { features: { outsideContent: true } });
  assert.match(online.text(path), /cdn\.example\.com/);
  assert.deepEqual(online.diagnostics, []);
});
