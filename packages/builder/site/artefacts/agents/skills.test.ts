import assert from "node:assert/strict";
import { test } from "node:test";
import { build, compose, folderOf } from "../../../test/build-fixture.ts";
import { sha256 } from "../../../text/hashes.ts";
import { docs, index, pages } from "./testing.ts";

test("a site tells agents what is where: a skill of its navigation, listed with its digest", async (t) => {
  const site = await build(t, folderOf(t, pages));
  assert.deepEqual(site.complaints, []);
  const skill = site.text("skill.md");
  assert.match(skill, /^---\nname: acme-cranes\ndescription: ".*Cranes by API"\n---\n/);
  assert.match(skill, /### Start\n\n- \[Home\]\(https:\/\/docs\.example\.org\/index\.md\): Where it begins\n/);
  assert.doesNotMatch(skill, /Secret/);
  const { skills } = JSON.parse(site.text(index));
  assert.equal(skills.length, 1);
  const [{ name, type, url, digest }] = skills;
  assert.deepEqual([name, type], ["acme-cranes", "skill-md"]);
  assert.equal(site.text(url.slice(1)), skill);
  assert.equal(digest, `sha256:${sha256(skill)}`);
  assert.equal(site.text(".well-known/llms.txt"), site.text("llms.txt"));
  assert.equal(site.text(".well-known/llms-full.txt"), site.text("llms-full.txt"));
});

test("the author's own skills stand as they are, and are no pages", async (t) => {
  const own = "---\nname: lifting\ndescription: How to lift\n---\n# Lift {not an expression}\n";
  const rooted = await build(t, folderOf(t, { ...pages, "skill.md": own }));
  assert.equal(rooted.text("skill.md"), own);
  assert.deepEqual(
    JSON.parse(rooted.text(index)).skills.map((one: { name: string }) => one.name),
    ["lifting"],
  );
  assert.ok(!rooted.manifest.pages.some(({ path }) => path === "skill"));
  const several = await build(
    t,
    folderOf(t, {
      ...pages,
      ".mintlify/skills/lift/SKILL.md": own,
      ".mintlify/skills/turn/SKILL.md": "---\ndescription: How to turn\n---\nTurn.",
      ".mintlify/skills/turn/notes.json": "{}",
      ".mintlify/other.md": "Private",
    }),
  );
  assert.equal(several.text(".well-known/agent-skills/turn/SKILL.md"), "---\ndescription: How to turn\n---\nTurn.");
  assert.match(several.text("skill.md"), /- \[lifting\]\(https:.*\/lifting\/SKILL\.md\): How to lift\n- \[turn\]/);
  assert.ok(!Object.keys(several.manifest.files).some((path) => path.includes("mintlify")));
  assert.deepEqual(several.manifest.pages.map(({ path }) => path).sort(), ["", "secret"]);
});

test("a skill that is kept for some readers is told to nobody", async (t) => {
  const skill = (name: string, more = "") => `---\nname: ${name}\ndescription: About ${name}\n${more}---\nText.`;
  const gated = skill("inside", 'groups: ["staff"]\n');
  const files = {
    ".mintlify/skills/inside/SKILL.md": gated,
    ".mintlify/skills/open/SKILL.md": skill("open", "groups: []\n"),
  };
  const site = await build(t, folderOf(t, { ...pages, ...files }));
  const bundle = await compose(site);
  const named = (text: string) => JSON.parse(text).skills.map((one: { name: string }) => one.name);
  for (const { text } of [site, bundle]) {
    assert.deepEqual(named(text(index)), ["open"]);
    assert.doesNotMatch(text("skill.md"), /inside/);
  }
  assert.ok(!Object.keys(site.manifest.files).some((path) => path.includes("inside")));
  const alone = await build(t, folderOf(t, { ...pages, "skill.md": gated }));
  assert.deepEqual(named(alone.text(index)), ["acme-cranes"]);
  assert.doesNotMatch(alone.text("skill.md"), /About inside/);
});

test("a page at /skill keeps its Markdown, and the skill stands where the index says", async (t) => {
  const own = { ...pages, "docs.json": docs({ navigation: { pages: ["index", "skill"] } }), "skill.mdx": "# A page\n" };
  const site = await build(t, folderOf(t, own));
  const bundle = await compose(await build(t, folderOf(t, own), { origin: null }));
  for (const { text } of [site, bundle]) {
    assert.match(text("skill.md"), /# A page/);
    const [{ url, digest }] = JSON.parse(text(index)).skills;
    const path = new URL(url, `https://docs.example.org/${index}`).pathname.slice(1);
    assert.match(text(path), /^---\nname: acme-cranes\n/);
    assert.equal(digest, `sha256:${sha256(text(path))}`);
  }
  const skill = bundle.text(".well-known/agent-skills/acme-cranes/SKILL.md");
  assert.match(skill, /\]\(\.\.\/\.\.\/\.\.\/index\.md\)/);
});

test("the older index of skills names the files of each, where they are", async (t) => {
  const own = "---\nname: lifting\ndescription: How to lift\n---\n# Lift\n";
  const site = await build(t, folderOf(t, { ...pages, ".mintlify/skills/lift/SKILL.md": own }));
  assert.deepEqual(JSON.parse(site.text(".well-known/skills/index.json")), {
    skills: [{ name: "lifting", description: "How to lift", files: ["SKILL.md"] }],
  });
  assert.equal(site.text(".well-known/skills/lifting/SKILL.md"), own);
});

test("a bundle has a skill of its own pages, with relative links", async (t) => {
  for (const origin of [null, "https://docs.example.org"]) {
    const bundle = await compose(await build(t, folderOf(t, pages), { origin }));
    const skill = bundle.text("skill.md");
    assert.match(skill, /\n- \[Home\]\(index\.md\): Where it begins\n/);
    assert.match(skill, /: llms\.txt\..*: llms-full\.txt\./);
    assert.doesNotMatch(skill, /docs\.example\.org|Secret/);
    const { skills } = JSON.parse(bundle.text(index));
    assert.deepEqual(skills, [
      {
        name: "acme-cranes",
        type: "skill-md",
        description: skills[0].description,
        url: "../../skill.md",
        digest: `sha256:${sha256(skill)}`,
      },
    ]);
  }
});

test("a bundle has the author's own skills as they are", async (t) => {
  const own = "---\nname: lifting\ndescription: How to lift\n---\n# Lift\n";
  const turn = "---\ndescription: How to turn\n---\nTurn.";
  const several = { ".mintlify/skills/lift/SKILL.md": own, ".mintlify/skills/turn/SKILL.md": turn };
  for (const origin of [null, "https://docs.example.org"]) {
    const rooted = await compose(await build(t, folderOf(t, { ...pages, "skill.md": own }), { origin }));
    assert.equal(rooted.text("skill.md"), own);
    const bundle = await compose(await build(t, folderOf(t, { ...pages, ...several }), { origin }));
    const folder = ".well-known/agent-skills";
    assert.equal(bundle.text(`${folder}/lifting/SKILL.md`), own);
    assert.match(
      bundle.text("skill.md"),
      /^- \[lifting\]\(\.well-known\/agent-skills\/lifting\/SKILL\.md\): How to lift$/m,
    );
    assert.deepEqual(
      JSON.parse(bundle.text(index)).skills.map(({ url }: { url: string }) => url),
      ["lifting/SKILL.md", "turn/SKILL.md"],
    );
  }
});
