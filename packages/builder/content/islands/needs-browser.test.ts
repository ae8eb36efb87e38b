import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

test("A component whose elements are taken by functions of its own comes alive; one that hands a ref on does not", () => {
  const page = render(
    `export const Some = () => <input type="checkbox" ref={(box) => box && (box.indeterminate = true)} />
export const Named = () => { const take = (box) => box && (box.indeterminate = true); return <input ref={take} /> }
export const Given = forwardRef(({ label }, ref) => <input ref={ref} title={label} />)

<Some />

<Named />

<Given label="a" />
`,
  );
  assert.deepEqual(
    [...page.html.matchAll(/data-export="(\w+)"/g)].map(([, name]) => name),
    ["Some", "Named"],
  );
  assert.match(page.html, /<input title="a">/);
});
