/** Stylesheets and scripts of the content name parts of components as the format does: they find them in our pages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const parts: Record<string, [source: string, names: string[]]> = {
  cards: [
    '<Card title="A" icon="heart" img="/a.png" cta="More" href="https://a.example">B</Card>',
    ["card-content-container", "card-icon", "card-image", "card-title", "card-content", "card-cta", "card-arrow"],
  ],
  accordions: [
    '<Accordion title="A" description="B" icon="heart">C</Accordion>',
    [
      "accordion-button",
      "accordion-icon",
      "accordion-title-container",
      "accordion-title",
      "accordion-description",
      "accordion-content",
    ],
  ],
  expandables: ['<Expandable title="A">B</Expandable>', ["expandable-button", "expandable-content"]],
  callouts: ["<Note>A</Note>", ["callout-icon", "callout-content"]],
  steps: ['<Steps><Step title="A">B</Step></Steps>', ["step-line", "step-number", "step-title", "step-content"]],
  "steps with headings": ['<Steps titleSize="h3"><Step title="A">B</Step></Steps>', ["step-title"]],
  tabs: ['<Tabs><Tab title="A">B</Tab></Tabs>', ["tab-content"]],
  code: ["```ts a.ts\nconst a = 1;\n```", ["code-block-header", "code-block-header-filename", "code-block-root"]],
  fields: [
    '<ParamField header="A" type="string" default="x" required deprecated>B</ParamField>',
    ["field-name", "field-info-pill", "field-required-pill", "field-deprecated-pill", "field-content"],
  ],
  "words beside fields": ['<ResponseField name="A" pre="b" post={["c"]} />', ["field-meta-pre", "field-meta-post"]],
  updates: [
    '<Update label="A" description="B" tags={["C"]}>D</Update>',
    ["update-label", "update-description", "update-tag-list", "update-tag", "update-content"],
  ],
  trees: [
    '<Tree><Tree.Folder name="a" defaultOpen><Tree.File name="b" /></Tree.Folder></Tree>',
    ["tree-root", "tree-folder-icon", "tree-folder-title", "tree-file-icon", "tree-file-title"],
  ],
  "trees of lists": ["<Tree>\n- a/\n  - b\n</Tree>", ["tree-root", "tree-folder-title", "tree-file-title"]],
  frames: ['<Frame hint="A" caption="A">B</Frame>', ["frame-container", "frame-caption"]],
};

for (const [component, [source, names]] of Object.entries(parts)) {
  test(`parts of ${component} have the names that stylesheets of the content know`, () => {
    const { html } = render(source);
    const found = new Set([...html.matchAll(/ data-component-part="([^"]+)"/g)].map(([, name]) => name));
    assert.deepEqual(
      names.filter((name) => !found.has(name)),
      [],
    );
  });
}

test("badges and the lines that name fields have the classes of the format", () => {
  const { html } = render('<Badge>A</Badge>\n\n<ResponseField name="B">C</ResponseField>');
  assert.match(html, /<span class="badge"/);
  assert.match(html, /<div class="param-head"/);
});

test("the sign of a step stands in the part that is called by it, where stylesheets of the content paint it", () => {
  assert.match(render('<Steps><Step title="A">B</Step></Steps>').html, / data-component-part="step-number"[^>]*><div /);
});

test("steps are boxes with the structure that stylesheets of the content tell the parts by, and no items of lists", () => {
  const { html } = render('<Steps><Step title="A">B</Step></Steps>');
  assert.match(
    html,
    /^<div class="steps" role="list"><div class="step" role="listitem"[^>]*><div [^>]*class="absolute w-px"><\/div><div [^>]*class="absolute"[^>]*><div [^>]*>1<\/div><\/div><div class="w-full"><p [^>]*>A<a [^>]*><\/a><\/p>\s*<div [^>]*>B</,
  );
});

test("a hint stands above its frame, behind a hand", () => {
  const written = render('<Frame hint="Look <b>here</b>" caption="Below">x</Frame>').html;
  const [above = "", below = ""] = written.split("<figure ");
  assert.match(above, /^<div data-component-part="frame-container"><p class="lc-frame-hint"><svg .*<\/svg><span>Look /);
  assert.doesNotMatch(below, /Look/);
  assert.match(render("<Frame>x</Frame>").html, /^<figure /);
});

test("Steps without a step are no list: one of the text between the tags is", () => {
  const { html } = render("<Steps>\n\n1. A\n2. B\n\n</Steps>");
  assert.match(html, /^<div class="steps"><ol>/);
});

test("callouts say their kind as stylesheets of the content ask for it", () => {
  const kind = (source: string) => / data-callout-type="([^"]+)"/.exec(render(source).html)?.[1];
  assert.equal(kind("<Warning>A</Warning>"), "warning");
  assert.equal(kind('<Callout type="tip">A</Callout>'), "tip");
  assert.equal(kind('<Callout color="#0a6">A</Callout>'), "custom");
});
