import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, openPage } from "../../../test/browser.ts";
import { build, folderOf } from "../../../test/build-fixture.ts";
import { serveBuilt } from "../../testing/serve-built.ts";

const browser = await openBrowser();

const page =
  '---\ntitle: Start\n---\n\n<Variation is="cloud">\n## In the cloud\n</Variation>\n\n<Variation is="own">\n## On your machine\n</Variation>\n\n<Variation is={["cloud", "own"]}>\nEverywhere\n</Variation>\n\nAlways\n';
const config = {
  name: "A",
  theme: "willow",
  colors: { primary: "#0a6" },
  navigation: { pages: ["index", "other"] },
  variations: {
    options: [
      { id: "cloud", label: "Cloud" },
      { id: "own", label: "Self-hosted" },
    ],
  },
};

test("readers choose a variation, which other pages and the address keep", async (t) => {
  const files = { "docs.json": JSON.stringify(config), "index.mdx": page, "other.mdx": page.replace("Start", "Other") };
  const built = await build(t, folderOf(t, files));
  assert.deepEqual(built.complaints, []);
  const served = await serveBuilt(built);
  t.after(() => served.close());
  const shown = await openPage(t, browser, served.origin);
  const headings = () => shown.locator("#content h2:visible").allInnerTexts();
  assert.deepEqual(await headings(), ["In the cloud"]);
  assert.equal(await shown.getByText("Everywhere").isVisible(), true);
  await shown.locator("#variation-dropdown").selectOption("Self-hosted");
  assert.deepEqual(await headings(), ["On your machine"]);
  assert.equal(new URL(shown.url()).search, "?variation=own");
  await shown.goto(`${served.origin}/other`);
  assert.deepEqual(await headings(), ["On your machine"]);
  await shown.goto(`${served.origin}/other?variation=cloud`);
  assert.deepEqual(await headings(), ["In the cloud"]);
  await shown.goto(`${served.origin}/?variation=cloud#on-your-machine`);
  await shown.getByRole("heading", { name: "On your machine" }).waitFor();

  const still = await openPage(t, browser, served.origin, { javaScriptEnabled: false });
  assert.deepEqual(await still.locator(".lc-variation-label:visible").allInnerTexts(), [
    "Cloud",
    "Self-hosted",
    "Cloud, Self-hosted",
  ]);
});
