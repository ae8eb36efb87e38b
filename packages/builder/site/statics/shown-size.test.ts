import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { build, folderOf, temporaryFolder } from "../../test/build-fixture.ts";
import { shownSize } from "./shown-size.ts";

const svg = (attributes: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);

/** The head of a PNG of that size, which is all that is looked at. */
function png(width: number, height: number): Buffer {
  const head = Buffer.from("89504e470d0a1a0a0000000d494844520000000000000000080600000000000000", "hex");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

test("a picture's own size is known, and a drawing's where it has one", () => {
  assert.deepEqual(shownSize("a.png", png(640, 480)), { width: 640, height: 480 });
  assert.deepEqual(shownSize("a.svg", svg('width="30" height="12px" viewBox="0 0 5 2"')), { width: 30, height: 12 });
  assert.equal(shownSize("a.svg", svg('viewBox="0 0 5 2"')), null);
  assert.equal(shownSize("a.svg", svg('width="100%" height="12" viewBox="0 0 5 2"')), null);
  assert.equal(shownSize("a.png", Buffer.from("no picture")), null);
  assert.equal(shownSize("a.pdf", png(1, 1)), null);
});

test("the page keeps a picture's place, unless its author says something of its size", async (t) => {
  const files = (width: number) => ({
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0a6" },
      navigation: { pages: ["index"] },
    }),
    "index.mdx": `![One](/a.png)

<img src="/a.png" alt="Two" className="block dark:hidden rounded-xl my-0 pointer-events-none" />

<img src="/a.png" alt="Three" width="200" />

<img src="/a.png" alt="Four" className="h-8" />

<img src="/a.png" alt="Five" style={{ height: "2rem" }} />
`,
    "a.png": png(width, 480),
  });
  const cache = join(temporaryFolder(t), "cache");
  const sizes = async (width: number) => {
    const text = (await build(t, folderOf(t, files(width)), { cache })).text("index.html");
    return [...text.matchAll(/<img [^>]*alt="(\w+)"[^>]*>/g)].flatMap(([tag, alt]) =>
      tag.includes(`width="${width}" height="480"`) ? [alt] : [],
    );
  };
  assert.deepEqual(await sizes(640), ["One", "Two"]);
  assert.deepEqual(await sizes(641), ["One", "Two"], "another picture under the same name");
});
