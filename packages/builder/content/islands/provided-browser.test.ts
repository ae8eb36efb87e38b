import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();

test("Components get what one around them provides that has no state of its own", async (context) => {
  const parts = `import { Component, createContext, use, useContext, useState } from "react";
const Theme = createContext("default");
const Press = () => { const theme = useContext(Theme); const [n, add] = useState(0); return <button onClick={() => add(n + 1)}>{theme}{n}</button>; };
class Read extends Component { static contextType = Theme; render() { return <q>{this.context}</q>; } }
export const Used = () => { const theme = use(Theme); const [n, add] = useState(0); return <u onClick={() => add(n + 1)}>{theme}{n}</u>; };
export const Given = ({ theme, children }) => <section id={theme}><Theme.Provider value={theme}><Press /><Read />{children}</Theme.Provider></section>;
export const Short = () => <section id="short"><Theme value="short"><Press /></Theme></section>;`;
  const content = '<Given theme="one">**words** <Used /></Given>\n\n<Given theme="two" />\n\n<Short />\n\n<Used />';
  const { page, complaints, first } = await openIslands(browser, context, parts, content, "{ Given, Short, Used }");
  assert.match(first.Given ?? "", /^two0/);
  assert.equal(first.Used, "default0");
  await page.locator("#two button").click();
  await page.locator("#one u").click();
  assert.equal(await shown(page, "#one"), "one0onewords one1");
  assert.equal(await shown(page, "#two"), "two1two");
  assert.equal(await shown(page, "#short"), "short0");
  assert.deepEqual(complaints, []);
});
