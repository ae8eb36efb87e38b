/** The forms in which authors write the values of props. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, htmlOf as html, render } from "../testing/render.ts";

test("What names one of several values does so in capitals too", () => {
  const badge = html('<Badge color="Green" size="LG" shape="Pill" variant="Outline">x</Badge>');
  assert.match(badge, /data-color="green" data-size="lg" data-shape="pill" data-outline/);
  assert.match(html('<Color variant="Table" />'), /data-variant="table"/);
  assert.match(html('<Card type="Warning">x</Card>'), /data-callout-type="warning"/);
  assert.match(html('<Steps titleSize="H3">\n<Step title="Load">x</Step>\n</Steps>'), /<h3[^>]*>Load/);
  assert.match(html('<Tooltip tip="t" side="Bottom" align="End">x</Tooltip>'), /data-side="bottom" data-align="end"/);
  const prompt = html('<Prompt description="d" actions={["Copy", "Cursor"]}>x</Prompt>');
  assert.match(prompt, /data-actions="copy,cursor"><p.*?<a class="lc-button" href="cursor:/);
  const agents = render('<Visibility for="Agents">secret words</Visibility>\n');
  assert.doesNotMatch(agents.html, /secret/);
  assert.match(agents.markdown, /secret/);
  assert.equal(render('<Visibility for="Humans">x</Visibility>\n').markdown.trim(), "");
  assert.deepEqual(faults(render('<Visibility for="Signed-In">x</Visibility>')), ["no-sign-in 1:1"]);
  const image = html('<img src="/a.png" alt="A" actions={["Copy"]} actionsPlacement="Top-Left" />');
  assert.match(image, /data-actions="copy" data-placement="top-left"/);
  const icons = ["regular", "Regular"].map((type) => render(`<Icon icon="flag" iconType="${type}" />`).html);
  assert.equal(icons[0], icons[1]);
});

test("A list leaves out what shows nothing", () => {
  const field = html(
    '<ResponseField name="id" pre={[false && "new", null]} post={["a", undefined, ""]}>x</ResponseField>',
  );
  assert.deepEqual(
    [...field.matchAll(/lc-field-pill">([^<]*)/g)].map(([, pill]) => pill),
    ["a"],
  );
  const entry = render('<Update label="1" tags={["a", false, null, "b"]}>x</Update>');
  assert.match(entry.html, /data-tags="a,b"/);
  const twice = render(
    '<Update label="1" tags={["a", " a", "", "b "]}>x</Update>\n\n<Update label="2" tags="c, c">x</Update>',
  );
  assert.match(twice.html, /data-tags="a,b".*data-tags="c"/s);
  assert.equal(twice.html.match(/class="lc-update-tag"/g)?.length, 3);
  assert.match(entry.markdown, /^a, b$/m);
});

test("An icon has the size that its author means, whatever the unit", () => {
  const sizeOf = (size: string) => {
    const { html, styles } = render(`<Icon icon="flag" size=${size} />`);
    const [, name = ""] = /class="icon (ls-\w+)"/.exec(html) ?? [];
    return styles[name];
  };
  assert.deepEqual(
    ['"24"', "{24}", '"24px"', '"1.5em"', '"2rem"', '"2x"', '"large"', '"2xl"', "{0}", '"-3"'].map(sizeOf),
    [
      ...["24px", "24px", "24px"].map((size) => `width:${size};height:${size};font-size:${size}`),
      "width:1em;height:1em;font-size:1.5em",
      "width:2rem;height:2rem;font-size:2rem",
      "width:1em;height:1em;font-size:2em",
      ...[undefined, undefined, undefined, undefined],
    ],
  );
});

test("Rows of a tree and colours take their author's classes", () => {
  const source =
    '<Tree>\n<Tree.Folder name="a" className="mt-2"><Tree.File name="b" className="mt-3" /></Tree.Folder>\n</Tree>';
  assert.match(html(source), /class="tree-folder mt-2".*class="tree-file mt-3"/s);
  assert.match(html('<Color.Item value="red" className="mt-4" />'), /class="color-item mt-4"/);
});

test("An entry's words for its feed may be elements", () => {
  const { updates } = render('<Update label="1" rss={{ title: "T", description: <>For <b>all</b></> }}>x</Update>');
  assert.deepEqual(updates[0]?.rss, { title: "T", description: "For all" });
});

test("An icon of a component may be an object, as in docs.json", () => {
  for (const [object, same] of [
    ['{ name: "bolt", library: "fontawesome" }', 'icon="bolt"'],
    ['{ name: "flag", style: "regular" }', 'icon="flag" iconType="regular"'],
  ])
    for (const [before, after] of [
      ["<Card title='a'", ">b</Card>"],
      ["<Icon", " />"],
      ["<Step title='a'", ">b</Step>"],
      ["<CodeBlock", ">b</CodeBlock>"],
      ["<Note", ">b</Note>"],
    ]) {
      const page = render(`${before} icon={${object}}${after}`);
      assert.deepEqual(faults(page), []);
      assert.equal(page.html, render(`${before} ${same}${after}`).html);
    }
  assert.deepEqual(faults(render('<Card icon={{ name: "no-such-icon" }}>b</Card>')), ["missing-icon 1:1"]);
  assert.match(render('<Card icon={{ name: "zap", library: "lucide" }}>b</Card>').html, /class="lc-icon lc-stroke"/);
  assert.equal(html("<Card icon={{}}>b</Card>"), html("<Card>b</Card>"));
});

test("Whatever has an icon may name the library that it is from", () => {
  for (const one of ["Card title='a'", "Step title='a'", "Callout", "Badge", "Accordion title='a'"]) {
    const page = render(`<${one} icon="zap" iconLibrary="lucide">b</${one.split(" ")[0]}>`);
    assert.deepEqual(faults(page), []);
    assert.match(page.html, /class="lc-icon lc-stroke"/, one);
  }
});

test("Words of a tile that stand in one line stay in it", () => {
  const preview = (tile: string) => /lc-tile-preview">(.*?)<\/div><div class="lc-tile-body/s.exec(html(tile))?.[1];
  assert.equal(preview("<Tile>text **bold**</Tile>"), "<div>text <strong>bold</strong></div>");
  assert.equal(preview("{[1].map(() => <Tile>text <b>bold</b></Tile>)}"), "<div>text <b>bold</b></div>");
  assert.equal(preview("<Tile>\n  text **bold**\n</Tile>"), "<p>text <strong>bold</strong></p>\n");
  assert.equal(
    preview("<Tile>**bold** text **bold**</Tile>"),
    "<div><strong>bold</strong> text <strong>bold</strong></div>",
  );
  assert.doesNotMatch(html('<Tile><img src="/a.png" alt="" /></Tile>'), /preview"><div/);
  assert.equal(preview("<Tile>text</Tile>"), "text");
});
