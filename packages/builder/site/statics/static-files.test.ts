import assert from "node:assert/strict";
import { truncateSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";
import { configuration } from "../../test/hostile-site.ts";

test("M13: a picture of more than a file may have is not read into the site, and named", async (t) => {
  const folder = folderOf(t, {
    "docs.json": configuration({ navigation: { pages: ["index"] } }),
    "index.mdx": "![](/large.png)\n",
    "large.png": Buffer.from("89504e470d0a1a0a", "hex"),
  });
  truncateSync(join(folder, "large.png"), 500_000_000);
  const built = await build(t, folder);
  assert.equal("large.png" in built.manifest.files, false);
  assert.ok(
    built.complaints.some((one) => /^large\.png:.*file-too-large$/.test(one)),
    built.complaints.join(),
  );
});

test("A script of the repository that loads one of another host is told, but for hosts of services of docs.json", async (t) => {
  const load = (address: string) => `const s = document.createElement("script");\ns.src = "${address}";\n`;
  const files = {
    "docs.json": configuration({
      navigation: { pages: ["index"] },
      integrations: { ga4: { measurementId: "G-1234567890" } },
    }),
    "index.mdx": "Words.\n",
    "widget.js": `// A widget.\n${load("https://widgets.example/w.js")}`,
    "count.js": load("https://www.googletagmanager.com/gtag/js?id=G-1"),
    "own.js": load("/widget.js"),
    "inline.js": 'const s = document.createElement("script");\ns.text = "run()";\n',
  };
  const built = await build(t, folderOf(t, files));
  assert.deepEqual(built.complaints, ["inline.js:1:7 refused-script", "widget.js:2:7 refused-script"]);
});
