import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../../testing/render.ts";

test("What a use leaves out is what the component's defaultProps say", () => {
  const page = render(
    "export const Box = ({ a, b, c }) => <p>{a}-{b}-{c === null ? 'none' : c}</p>\nBox.defaultProps = { a: 1, b: 2, c: 3 }\n\n<Box b={5} c={null} />\n",
  );
  assert.equal(page.html, "<p>1-5-none</p>");
  assert.equal(page.markdown, "1-5-none\n");
});

test("So it is in the first state of a component that a browser takes over", () => {
  const page = render(
    "export const Live = ({ start }) => {\n  const [n, set] = useState(start)\n  return <b onClick={() => set(0)}>{n}</b>\n}\nLive.defaultProps = { start: 7 }\n\n<Live />\n",
  );
  assert.match(page.html, /<b>7<\/b>/);
  assert.deepEqual(page.diagnostics, []);
});
