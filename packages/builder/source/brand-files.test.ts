import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf, temporaryFolder } from "../test/build-fixture.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const files = (brand: object) => ({
  "docs.json": JSON.stringify({
    name: "Brand",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { pages: ["index"] },
    ...brand,
  }),
  "index.mdx": "Home.",
});

test("a logo and an icon without a file give way to the name and the site's own icon, and are told", async (t) => {
  const site = await build(t, folderOf(t, files({ logo: "/logo.svg", favicon: { light: "/a.svg", dark: "/b.svg" } })));
  assert.deepEqual(
    site.report.diagnostics.map(({ code, line }) => [code, line]),
    [
      ["missing-file", 1],
      ["missing-file", 1],
      ["missing-file", 1],
    ],
  );
  const page = site.text("index.html");
  assert.doesNotMatch(page, /nav-logo/);
  assert.match(page, /<span class="lc-site-name">Brand<\/span>/);
  assert.match(page, /<link rel="icon" href="[^"]*favicon/);
});

test("a logo is found that is written below the folder where the site stood on its company's domain", async (t) => {
  const brand = { logo: { light: "/docs/logo/light.svg", dark: "/docs/logo/dark.svg" }, favicon: "/docs/icon.svg" };
  const here = { "logo/light.svg": svg, "logo/dark.svg": svg, "icon.svg": svg };
  const site = await build(t, folderOf(t, { ...files(brand), ...here }));
  assert.deepEqual(site.complaints, []);
  const page = site.text("index.html");
  assert.match(page, /<img class="nav-logo lc-light-only" src="[^"]*light[^"]*"/);
  assert.match(page, /<img class="nav-logo lc-dark-only" src="[^"]*dark[^"]*"/);
});

test("without its file, or with none named, the name leads where the logo would", async (t) => {
  for (const logo of [{ light: "/gone.svg", href: "https://a.example/" }, { href: "https://a.example/" }]) {
    const page = (await build(t, folderOf(t, files({ logo })))).text("index.html");
    assert.match(page, /<a class="lc-logo" href="https:\/\/a\.example\/"[^>]*><span class="lc-site-name">Brand</);
  }
});

test("where one mode has no file, the other's stands in both", async (t) => {
  const source = { ...files({ logo: { light: "/there.svg", dark: "/gone.svg" } }), "there.svg": svg };
  const page = (await build(t, folderOf(t, source))).text("index.html");
  assert.match(page, /<img class="nav-logo" src="[^"]*there\.svg"/);
});

test("a logo that is added later is shown by the next build", async (t) => {
  const cache = temporaryFolder(t);
  await build(t, folderOf(t, files({ logo: "/logo.svg" })), { cache });
  const site = await build(t, folderOf(t, { ...files({ logo: "/logo.svg" }), "logo.svg": svg }), { cache });
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("index.html"), /nav-logo/);
});

test("a missing logo is told with the file that was likely meant, as long as that is there", async (t) => {
  const cache = temporaryFolder(t);
  const source = files({ logo: "/logo/light.svg" });
  const hint = async (more: object, kept = cache) =>
    (await build(t, folderOf(t, { ...source, ...more }), { cache: kept })).report.diagnostics.map((one) => one.hint);
  const rest = "Add the file, or correct the path";
  assert.deepEqual(await hint({ "logo/Light.svg": svg }), [`Did you mean "/logo/Light.svg"? ${rest}`]);
  assert.deepEqual(await hint({}), [rest]);
  assert.deepEqual(await hint({ "images/light.svg": svg }, temporaryFolder(t)), [
    `Did you mean "/images/light.svg"? ${rest}`,
  ]);
});

test("a font without its file is told at its family, and asked of nobody", async (t) => {
  const fonts = {
    body: { family: "Inter", source: "/gone.woff2", format: "woff2" },
    heading: { family: "Own", source: "/own.woff2" },
  };
  const site = await build(t, folderOf(t, { ...files({ fonts }), "own.woff2": "wOF2" }));
  assert.deepEqual(
    site.report.diagnostics.map(({ code, message }) => [code, message.includes("/gone.woff2")]),
    [["missing-file", true]],
  );
  const page = site.text("index.html");
  const sheets = [...page.matchAll(/href="\/?(_lectern\/[^"]+\.css)"/g)].map(([, path = ""]) => site.text(path));
  assert.ok(sheets.length > 0);
  assert.doesNotMatch(page + sheets.join(""), /gone\.woff2/);
  assert.match(page + sheets.join(""), /own\.woff2/);
});

test("a picture behind the pages is looked for as a logo is, and told of where it is missing", async (t) => {
  const background = { image: { light: "/docs/there.svg", dark: "/gone.svg" } };
  const site = await build(t, folderOf(t, { ...files({ background }), "there.svg": svg }));
  assert.deepEqual(
    site.report.diagnostics.map(({ code, message }) => `${code}: ${message}`),
    ['missing-file: background.image is "/gone.svg", and there is no such file in the repository'],
  );
  const styles = ({ manifest, text }: typeof site) =>
    Object.keys(manifest?.files ?? {})
      .filter((path) => path.endsWith(".css"))
      .map(text)
      .join("\n");
  assert.match(styles(site), /:root\.dark\{--lc-page-image:url\("\.\.\/there\.svg"\)\}/);
  const without = await build(t, folderOf(t, files({ background: { image: "/gone.svg" } })));
  assert.doesNotMatch(styles(without), /gone\.svg/);
});

test("a picture of another host behind the pages is told of: the styles of a site ask no other host", async (t) => {
  const background = { image: { light: "/there.svg", dark: "https://cdn.example.com/night.png" } };
  const site = await build(t, folderOf(t, { ...files({ background }), "there.svg": svg }));
  assert.deepEqual(
    site.report.diagnostics.map(({ code, severity, file }) => [code, severity, file]),
    [["outside-background", "warning", "docs.json"]],
  );
  assert.match(site.report.diagnostics[0]?.message ?? "", /cdn\.example\.com\/night\.png/);
});
