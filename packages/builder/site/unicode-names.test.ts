import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { test } from "node:test";
import { addressesIn, build, compose, folderOf, temporaryFolder } from "../test/build-fixture.ts";

const forms = { NFC: (text: string) => text.normalize("NFC"), NFD: (text: string) => text.normalize("NFD") };
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const specification = (part: string) =>
  JSON.stringify({
    openapi: "3.1.0",
    servers: [{ url: "https://api.shop.example" }],
    info: { title: "Köche", version: "1" },
    paths: { "/a": { get: { summary: "Eins", responses: { 200: { $ref: `./${part}#/ok` } } } } },
  });

/** A site whose files are called in one form of Unicode, and named in the other. */
function site(file: (text: string) => string, name: (text: string) => string): Record<string, string> {
  return {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#123456" },
      favicon: name("/bilder/ü.svg"),
      logo: name("/bilder/ü.svg"),
      feedback: { suggestEdit: true },
      navigation: {
        groups: [
          { group: "Eins", pages: ["index", name("füße/café"), name("menü")] },
          { group: "API", openapi: name("köche.json") },
        ],
      },
      redirects: [{ source: name("/früher"), destination: name("/menü") }],
    }),
    "index.mdx": [
      `import Stück from "${name("/snippets/stück.mdx")}";`,
      "",
      `[a](${name("/füße/café")}) [b](${encodeURI(name("./menü.mdx"))}) [c](${name("/früher")})`,
      `![d](${name("/bilder/ü.svg")}) <img src="${name("bilder/ü.svg")}" /> <Icon icon="${name("/bilder/ü.svg")}" />`,
      "",
      "<Stück />",
    ].join("\n"),
    [file("füße/café.mdx")]: `---\ntitle: Kaffee\nicon: ${name("/bilder/ü.svg")}\n---\n[m](../${name("menü")})`,
    [file("menü.md")]: "# Karte\n\n[gone](/nowhere)",
    [file("snippets/stück.mdx")]: "Aus dem Stück.",
    [file("bilder/ü.svg")]: drawing,
    [file("köche.json")]: specification(name("teile/größe.json")),
    [file("teile/größe.json")]: JSON.stringify({ ok: { description: "Gut" } }),
  };
}

for (const [form, file, name] of [
  ["NFD", forms.NFD, forms.NFC],
  ["NFC", forms.NFC, forms.NFD],
] as const) {
  test(`files whose names are ${form} are found by what names them in the other form, and links lead to them`, async (t) => {
    const repository = { url: "https://github.com/acme/handbook", branch: "main", directory: "" };
    const folder = folderOf(t, site(file, name));
    const cache = temporaryFolder(t);
    const built = await build(t, folder, { repository, cache });
    assert.deepEqual(built.complaints, [`${file("menü.md")}:3:1 broken-link`]);
    const html = built.text("index.html");
    assert.ok(html.includes("Aus dem Stück."));
    for (const address of addressesIn(html).filter((one) => /^\/(?![/_])./.test(one))) {
      const path = decodeURIComponent(address.slice(1).replace(/[?#].*$/s, ""));
      const isThere = [path, `${path}.html`].some((one) => built.manifest?.files[one]);
      assert.ok(isThere, `${address} leads to a file`);
    }
    assert.ok(html.includes(`href="/${encodeURI("füße/café".normalize("NFC"))}"`), "addresses are composed");
    const source = encodeURIComponent(file("menü.md"));
    assert.ok(built.text("menü.html").includes(`/edit/main/${source}"`), "Git knows the file by its own name alone");

    const { files } = await compose(built);
    for (const address of addressesIn(Buffer.from(files.get("index.html") as Uint8Array).toString())) {
      const path = posix.normalize(decodeURIComponent(address.replace(/[?#].*$/s, "")));
      if (!/^[a-z]+:|^\.?$/i.test(path)) assert.ok(files.has(path), `${address} leads to a file of the bundle`);
    }
    writeFileSync(join(folder, file("menü.md")), "# Tageskarte\n\n[gone](/nowhere)");
    const again = await build(t, folder, { repository, cache, threads: 1 });
    assert.ok(again.text("menü.html").includes("Tageskarte"));
    assert.deepEqual(again.complaints, built.complaints);
  });
}
