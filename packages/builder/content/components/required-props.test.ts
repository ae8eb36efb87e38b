import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";

const html = (source: string): string => readable(render(source).html);
const labels = (source: string): string[] =>
  [...html(source).matchAll(/class="lc-tab-label">(.*?)<\/p>/g)].map(([, label]) => label ?? "");

test("A component without the prop that names it is told of, and one that has it is not", () => {
  const named: Record<string, string> = {
    Tab: "title",
    View: "title",
    Accordion: "title",
    Update: "label",
    Tooltip: "tip",
    "Tree.File": "name",
    "Tree.Folder": "name",
    "Color.Item": "value",
    Icon: "icon",
  };
  for (const [name, prop] of Object.entries(named)) {
    const message = `\`<${name}>\` has no \`${prop}\`.`;
    assert.deepEqual(
      render(`<${name}>x</${name}>`).diagnostics.map((one) => [one.code, one.message]),
      [["missing-prop", message]],
    );
    assert.deepEqual(
      render(`<${name} ${prop}="">x</${name}>`).diagnostics.map((one) => one.message),
      [message],
    );
    const value = name === "Icon" ? "house" : "word";
    assert.deepEqual(faults(render(`<${name} ${prop}="${value}">x</${name}>`)), []);
    // What a program leaves out on purpose is no fault of the page.
    assert.deepEqual(faults(render(`<${name} ${prop}={false}>x</${name}>`)), []);
  }
});

test("A tab without a title has the label that other platforms give it, else its number", () => {
  const [one, two, three] = ["One", "Two", "3"];
  assert.deepEqual(labels('<Tabs><Tab label="One">a</Tab><Tab value="Two">b</Tab><Tab>c</Tab></Tabs>'), [
    one,
    two,
    three,
  ]);
  assert.deepEqual(labels('<Tabs items={["One", "Two"]}><Tab>a</Tab><Tab>b</Tab><Tab>c</Tab></Tabs>'), [
    one,
    two,
    three,
  ]);
  assert.deepEqual(labels('<Tabs><Tab title="Own" value="v">a</Tab></Tabs>'), ["Own"]);
  assert.deepEqual(faults(render('<Tabs items={["One"]}><Tab>a</Tab></Tabs>')), []);
  assert.deepEqual(faults(render('<Tabs><Tab label="One">a</Tab></Tabs>')), []);
});

test("What has no name shows what it holds, and no control without words", () => {
  assert.match(html("<Accordion>held</Accordion>"), /class="lc-accordion-title" data-word>Details</);
  assert.doesNotMatch(html("<View>held</View>"), /data-component="view"/);
  assert.doesNotMatch(html("<Tooltip>held</Tooltip>"), /role="tooltip"/);
  assert.doesNotMatch(html("<Update>held</Update>"), /lc-update-label/);
  assert.doesNotMatch(html("<Prompt>held</Prompt>"), /lc-prompt-description/);
  assert.deepEqual(render("<Update>held</Update>").headings, []);
  for (const name of ["Accordion", "View", "Tooltip", "Update", "Prompt"]) {
    assert.match(html(`<${name}>held</${name}>`), /held/);
    assert.doesNotMatch(html(`<${name}>held</${name}>`), /id="-/);
  }
});

test("a tooltip's cta and href are told where one stands without the other, which has no effect alone", () => {
  const told = (props: string) =>
    render(`A <Tooltip tip="t" ${props}>word</Tooltip>\n`).diagnostics.map(({ code, message }) => `${code} ${message}`);
  assert.deepEqual(told('cta="Go"'), ["missing-prop `<Tooltip>` has a `cta` and no `href`."]);
  assert.deepEqual(told('href="/a"'), ["missing-prop `<Tooltip>` has a `href` and no `cta`."]);
  assert.deepEqual(told('cta="Go" href="https://example.com"'), []);
  assert.deepEqual(told(""), []);
});
