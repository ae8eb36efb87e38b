import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();

test("Each of several variables that one statement exports is there", async (context) => {
  const parts = `export const Mark = () => <i>,</i>, sizes = [1, 2],
  // the last
  { unit, more: [first] } = { unit: "kg", more: ["f"] };
export let later, Told = () => { const [n] = useState(3); return <p id="told">{n}{sizes.join()}{unit}{first}{String(later)}<Mark /></p>; };`;
  const { page, complaints, first } = await openIslands(browser, context, parts, "<Told />", "{ Told }");
  assert.deepEqual(first, { Told: "31,2kgfundefined," });
  assert.equal(await shown(page, "#told"), "31,2kgfundefined,");
  assert.deepEqual(complaints, []);
});

test("Components above a statement that fails live, those below stay in their first state", async (context) => {
  const parts = `export const Early = () => { const [n, set] = useState(1); return <button id="early" onClick={() => set(n + 1)}>{n}</button>; };
const width = window.nothing.width;
export const Late = () => { const [n] = useState("late"); return <p id="late">{n}</p>; };`;
  const { page, complaints } = await openIslands(browser, context, parts, "<Late />\n\n<Early />", "{ Early, Late }");
  await page.locator("#early").click();
  assert.equal(await shown(page, "#early"), "2");
  assert.equal(await shown(page, "#late"), "late");
  assert.equal(complaints.length, 1);
});
