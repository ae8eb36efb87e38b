import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands } from "../testing/open-islands.ts";

const browser = await openBrowser();

test("Boxes that a component clones with other props have these, in its first state and in the browser", async (context) => {
  const parts = `import { Children, cloneElement } from "react";
export const Chosen = ({ children }) => {
  const [at, choose] = useState(0);
  return <div id="chosen">{Children.map(children, (child, i) => cloneElement(child, {
    className: (child.props.className ?? "") + (at === i ? " on" : ""), onClick: () => choose(i) }))}</div>;
};`;
  const content =
    '<Chosen>\n  <div className="first">One **bold**</div>\n  <section><Badge>Two</Badge></section>\n</Chosen>';
  const { page, complaints, first } = await openIslands(browser, context, parts, content, "{ Chosen }");
  assert.equal(first.Chosen, "One boldTwo");
  const chosen = () => page.locator("#chosen > .on").textContent();
  assert.equal(await chosen(), "One bold");
  await page.locator("#chosen > section").click();
  assert.equal(await chosen(), "Two");
  assert.deepEqual(complaints, []);
});
