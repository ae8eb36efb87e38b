import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";
import { editedSite, isPatched } from "../patch/testing.ts";

const config = JSON.stringify({
  name: "Props",
  theme: "mint",
  colors: { primary: "#0a7" },
  navigation: { pages: ["one", "two"] },
});
const head = 'import X from "/snippets/x.mdx"\n\n';

test("A prop that no page gives to a snippet is told, and one that some leave out is not", async (context) => {
  const built = await build(
    context,
    folderOf(context, {
      "docs.json": config,
      "snippets/x.mdx": "Hello {name} {nmae}.\n",
      "one.mdx": `${head}<X other />\n`,
      "two.mdx": `${head}<X name="Ann" />\n`,
    }),
  );
  assert.deepEqual(built.complaints, ["snippets/x.mdx:1:15 missing-prop"]);
  assert.match(built.text("one.html"), /Hello\s+\.</);
});

test("An edit that gives a prop, or takes it away, concerns what is told of the snippet", async (context) => {
  const { page, holds, cache, write, build: again } = editedSite(context);
  write("snippets/x.mdx", "Hello {name}.\n");
  for (const index of [1, 2]) page(index, `${head}<X other />`);
  await holds("the first build");
  const codes = async () =>
    (await again("cache")).diagnostics.flatMap(({ code }) => (code === "missing-prop" ? code : []));
  page(1, `${head}Other words.\n\n<X other />`);
  await holds("the prop is left out as before");
  assert.ok(isPatched(cache));
  assert.deepEqual(await codes(), ["missing-prop"]);
  page(1, `${head}<X name="Ann" />`);
  await holds("one page gives it");
  assert.deepEqual(await codes(), []);
  page(1, `${head}<X other />`);
  await holds("none gives it");
  assert.deepEqual(await codes(), ["missing-prop"]);
});

test("What the components of a page and of its snippets lack is told, however often they are used", async (context) => {
  const built = await build(
    context,
    folderOf(context, {
      "docs.json": config,
      "snippets/x.mdx": "<Accordion>Of a snippet</Accordion>\n",
      "one.mdx": `${head}<X />\n\n<X />\n\n<Tooltip>berth</Tooltip>\n`,
      "two.mdx": 'import One from "/one.mdx"\n\n<One />\n\n<Update>Of a page</Update>\n',
    }),
  );
  assert.deepEqual(built.complaints, [
    "one.mdx:7:1 missing-prop",
    "snippets/x.mdx:1:1 missing-prop",
    "two.mdx:5:1 missing-prop",
  ]);
});
