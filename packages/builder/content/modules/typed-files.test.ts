import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

const typed =
  "interface Props { start: number }\nexport const Count = ({ start }: Props) => { const [n, set] = useState<number>(start); return <i onClick={() => set(n + 1)}>{n as number}</i>; };\n";
const page = (ending: string, code: string) =>
  render(`import { Count } from "/snippets/count${ending}"\n\n<Count start={3} />\n`, {
    [`snippets/count${ending}`]: code,
  });

for (const ending of [".jsx", ".js", ".tsx"])
  test(`Types in a file that ends in ${ending} are left out, as those in the programs of a page are`, () => {
    const { html, diagnostics, scripts } = page(ending, typed);
    assert.match(html, /<i>3<\/i>/);
    assert.deepEqual(diagnostics, []);
    assert.doesNotMatch(Object.values(scripts).join(), /Props|: number/, "a browser reads JavaScript");
  });

test("What types do not explain is told at its place, in JavaScript as it is written", () => {
  assert.deepEqual(faults(page(".jsx", "export const Count = () => <i>{1 +}</i>;\n")), ["expression-syntax 1:35"]);
  const plain = page(".jsx", "export const Count = ({ start }) => <i>{start < 4 ? 'a' : 'b'}</i>;\n");
  assert.match(plain.html, /<i>a<\/i>/);
});
