import assert from "node:assert/strict";
import { test } from "node:test";
import { type Built, build, folderOf, type TestScope } from "../../../test/build-fixture.ts";

const page = (title: string, more = "") => `---\ntitle: ${title}\ndescription: What it is about\n${more}---\n\nText.\n`;

function site(t: TestScope, thumbnails: object | undefined, parts: object = {}, start = ""): Promise<Built> {
  const navigation = {
    tabs: [
      { tab: "Guides", groups: [{ group: "First", pages: ["start"], ...parts }] },
      { tab: "API", groups: [{ group: "Second", pages: ["other"] }] },
    ],
  };
  const config = { name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation, thumbnails };
  const files = { "start.mdx": page("Start", start), "other.mdx": page("Other") };
  return build(t, folderOf(t, { "docs.json": JSON.stringify(config), ...files }), {
    origin: "https://docs.example.org",
  });
}

/** What the picture of a page is: its bytes, by their hash. */
function picture(built: Built, path = "start"): string {
  const address = /property="og:image" content="https:\/\/docs\.example\.org\/([^"]+)"/.exec(
    built.text(`${path}.html`),
  )?.[1];
  assert.ok(address);
  return built.manifest.files[address]?.sha256 ?? "";
}

test("presets, what lies behind them and what stands above the title look different", async (t) => {
  const kinds = [
    {},
    ...["classic", "headline", "minimal"].map((preset) => ({ preset })),
    { preset: "classic", surface: "neutral" },
    { preset: "classic", eyebrow: { style: "pill" } },
    { preset: "classic", eyebrow: { color: "#b3261e" } },
    { preset: "classic", eyebrow: { source: "tab" } },
    { preset: "classic", eyebrow: { source: "none" } },
    { eyebrow: { source: "none" } },
  ];
  const pictures = [];
  for (const kind of kinds) {
    const built = await site(t, kind);
    assert.deepEqual(built.complaints, []);
    pictures.push(picture(built));
  }
  assert.equal(new Set(pictures).size, kinds.length);
  // A page that stands in no part of that kind shows its group.
  assert.equal(picture(await site(t, { preset: "classic", eyebrow: { source: "version" } })), pictures[1]);
});

test("a page, then the nearest part of the navigation, then docs.json says how a picture looks, key by key", async (t) => {
  const [plain, minimal] = [await site(t, { preset: "classic" }), await site(t, { preset: "minimal" })];
  const inGroup = await site(t, { preset: "classic" }, { thumbnail: { preset: "minimal" } });
  assert.deepEqual(inGroup.complaints, []);
  assert.equal(picture(inGroup), picture(minimal));
  assert.equal(picture(inGroup, "other"), picture(plain, "other"));
  const ofPage = await site(
    t,
    { preset: "headline" },
    { thumbnail: { preset: "classic" } },
    'thumbnail:\n  preset: minimal\n  eyebrow: ""\n',
  );
  assert.equal(picture(ofPage), picture(await site(t, { preset: "minimal", eyebrow: { source: "none" } })));
  const invalid = await site(
    t,
    { preset: "headline" },
    { thumbnail: { preset: "classic" } },
    "thumbnail:\n  preset: no\n",
  );
  assert.equal(picture(invalid), picture(plain));
});

test("a page has a ground of its own, or none of the site's", async (t) => {
  const ground = (color: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${color}"/></svg>`)}`;
  const [red, blue] = [ground("red"), ground("blue")];
  const plain = await site(t, {});
  const ofSite = await site(t, { background: red });
  const own = await site(t, { background: red }, {}, `thumbnail:\n  background: "${blue}"\n`);
  const none = await site(t, { background: red }, {}, 'thumbnail:\n  background: ""\n');
  assert.equal(new Set([plain, ofSite, own].map((built) => picture(built))).size, 3);
  assert.equal(picture(own, "other"), picture(ofSite, "other"));
  assert.equal(picture(none), picture(plain));
});

test("a part that asks for a picture has one where docs.json has no `thumbnails`", async (t) => {
  const built = await site(t, undefined, { thumbnail: { preset: "minimal" } });
  assert.equal(picture(built), picture(await site(t, { preset: "minimal" })));
  assert.notEqual(picture(built), picture(built, "other"));
  assert.equal(picture(built, "other"), picture(await site(t, undefined), "other"));
});
