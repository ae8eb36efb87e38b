import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

/** Elements that only a parser reads which knows where they begin. */
const steps = 'For all:\n<Steps>\n<Step title="A">\n  x\n  </Step>\n\n<Step title="B">\n  y\n</Step>\n</Steps>\n';

const shape = (source: string) => (render(source).html.match(/<div class="steps?"/g) ?? []).join(" ");

test("Short lines that begin with import or export, and imports that are not whole, leave the elements below them alone", () => {
  const alone = shape(steps);
  assert.equal(alone, '<div class="steps" <div class="step" <div class="step"');
  for (const line of ["import zeta", "export the file", "import zeta\nexport data"]) {
    const page = render(`${line}\n\n${steps}`);
    assert.equal(shape(`${line}\n\n${steps}`), alone, line);
    assert.match(page.html, new RegExp(`<p>${line}\\s*</p>`), line);
  }
  for (const line of ["import Foo", "import Foo from", "import { Foo }", "import Foo from '/snippets/foo.mdx"]) {
    assert.equal(shape(`${line}\n\n${steps}`), alone, line);
    assert.match(faults(render(`${line}\n\n${steps}`)).join(), /^(?:mdx|expression)-syntax 1:\d+$/, line);
    assert.doesNotMatch(render(`${line}\n\n${steps}`).html, /import/, line);
  }
});

test("Imports over several lines are programs, also on a page with a fault of syntax", () => {
  const page = render(`import {\n  Foo,\n} from "/snippets/foo.mdx";\n\nNo {brace\n\n<Foo />\n`, {
    "snippets/foo.mdx": "export const Foo = () => <b>found</b>;\n",
  });
  assert.match(page.html, /<b>found<\/b>/);
});
