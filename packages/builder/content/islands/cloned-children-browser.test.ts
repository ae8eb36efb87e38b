import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands } from "../testing/open-islands.ts";
import { render } from "../testing/render.ts";

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

test("What a page writes in any other way has the props too that a component clones it with, and links stay in their tab", async (context) => {
  const parts = `export const Marked = ({ children }) => {
  const [n, add] = useState(0);
  const press = (event) => { event.preventDefault(); add(n + 1); };
  return <section className="marked">{React.Children.map(children, (child) => React.isValidElement(child)
    ? React.cloneElement(child, { className: "m" + n, title: "t", "data-n": n, style: { order: n }, onClick: press }) : child)}</section>;
};`;
  const content = `<Marked><img src="/a.svg" alt="A" className="own" /></Marked>

<Marked><a href="/index">go</a></Marked>

<Marked><button type="button">press</button></Marked>

<Marked>
  ### Words
</Marked>

<Marked><table><tbody><tr><td>1</td></tr></tbody></table></Marked>

<Marked>
  Words of **Markdown**.
</Marked>

<Marked><Note>Noted</Note></Marked>

<Marked><pre>x</pre></Marked>`;
  const { page, complaints } = await openIslands(browser, context, parts, content, "{ Marked }");
  const marked = page.locator(".marked");
  for (const selector of ["img", "a", "button", "h3", "table", "p", ".callout", "pre"]) {
    const part = marked.locator(`> ${selector}, > .code-block ${selector}`).first();
    assert.match((await part.getAttribute("class")) ?? "", /\bm0\b/, selector);
    assert.equal(await part.getAttribute("data-n"), "0", selector);
    await part.dispatchEvent("click");
    await marked.locator(".m1").waitFor();
    assert.equal(await part.getAttribute("data-n"), "1", selector);
    assert.doesNotMatch((await part.getAttribute("class")) ?? "", /\b(?:m0|own)\b/, selector);
    assert.match((await part.getAttribute("style")) ?? "", /order: 1/, selector);
    await part.dispatchEvent("click");
    await marked.locator(".m2").waitFor();
    await part.evaluate((element) => element.remove());
  }
  assert.equal(await page.locator('.marked a[target="_blank"]').count(), 0);
  assert.deepEqual(complaints, []);
});

test("Elements that a component clones stand in its first state as it clones them", () => {
  const page = `export const Marked = ({ children }) => {
  const [on] = useState(true);
  return React.Children.map(children, (child) => React.cloneElement(child, { className: on ? "lit" : "" }));
};

<Marked><img src="/a.svg" alt="A" className="own" /></Marked>

<Marked><h3>Words</h3></Marked>`;
  const html = render(page).html;
  assert.match(html, /<img [^>]*class="lit"/);
  assert.match(html, /<h3 [^>]*class="lit"/);
});
