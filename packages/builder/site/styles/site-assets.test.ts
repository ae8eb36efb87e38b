import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build, folderOf, temporaryFolder } from "../../test/build-fixture.ts";

const config = { name: "Site", theme: "mint", colors: { primary: "#123456" }, navigation: { pages: ["index"] } };

/** The stylesheet that the first page loads. */
function sheetOf(site: Awaited<ReturnType<typeof build>>): string {
  const path = /href="\/(_lectern\/theme\.[0-9a-f]+\.css)"/.exec(site.text("index.html"))?.[1];
  assert.ok(path);
  return site.text(path);
}

test("classes that only a script of the author or a component's next state uses have their rules", async (t) => {
  const page = `export const Flip = () => {
  const [open, setOpen] = useState(false);
  return <button className={\`px-4 \${open ? "rotate-90 " + "mt-12" : "mt-11"}\`} onClick={() => setOpen(!open)}>Flip</button>;
};

<Flip />
`;
  const script = (classes: string) =>
    `document.querySelector("h1").insertAdjacentHTML("afterend", '<p class="${classes}">Old.</p>');`;
  const files = {
    "docs.json": JSON.stringify(config),
    "index.mdx": page,
    "banner.js": script("ml-7 dark:bg-white/10"),
  };
  const folder = folderOf(t, files);
  const cache = temporaryFolder(t);
  const first = sheetOf(await build(t, folder, { cache }));
  for (const rule of [/\.rotate-90 ?\{/, /\.mt-12 ?\{/, /\.mt-11 ?\{/, /\.ml-7 ?\{/, /\.dark\\:bg-white\\\/10/])
    assert.match(first, rule);
  writeFileSync(join(folder, "banner.js"), script("ml-9"));
  const next = sheetOf(await build(t, folder, { cache }));
  assert.match(next, /\.ml-9 ?\{/);
  assert.doesNotMatch(next, /\.ml-7 ?\{/);
});
