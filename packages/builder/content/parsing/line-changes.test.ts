import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

test("Complaints name the column that the author sees, also after what was repaired in the line", () => {
  assert.deepEqual(faults(render('<br> <br> <a title=x>y</a> <p onclick="z">a</p> {nope}\n')), [
    "mdx-syntax 1:1",
    "mdx-syntax 1:6",
    "mdx-syntax 1:11",
    "unsafe-attribute 1:28",
    "unbound-name 1:50",
  ]);
  assert.deepEqual(faults(render("<div>a <div>b {nope}\n")), ["mdx-syntax 1:8", "mdx-syntax 1:1", "unbound-name 1:16"]);
});

test("Values of variables move no complaint", () => {
  const page = render(
    "{{short}} {nope} {{long}} <Nope /> {{none}}\n",
    {},
    { variables: { short: "", long: "x".repeat(50) } },
  );
  assert.deepEqual(faults(page).sort(), ["unbound-name 1:12", "undefined-variable 1:36", "unknown-component 1:27"]);
});

test("Lines that a repair adds move no complaint", () => {
  const source =
    "- item <Note>\n  x\n  </Note>\n\n{one}\n\nexport const a = two\n\n<Note>b\n\n{three}</Note>\n\n{four} {five}\n";
  const page = render(source, {}, {});
  assert.deepEqual(
    page.diagnostics
      .filter(({ code }) => code === "unbound-name")
      .map(({ line, column }) => `${line}:${column}`)
      .sort(),
    ["11:2", "13:2", "13:9", "5:2", "7:18"],
  );
});

test("A tag that is closed by another is named by its line in the file", () => {
  const { diagnostics } = render("a\n\n<Steps>\n  <Nope>\n</Steps>\n</Card>\n");
  assert.match(diagnostics[0]?.message ?? "", /closing tag `<\/Steps>`, .*`<Nope>` of line 4\./);
  for (const { message } of diagnostics) assert.doesNotMatch(message, /\(\d+:\d+/);
});
