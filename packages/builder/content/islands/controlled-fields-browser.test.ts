/** Fields whose value a component says, and keeps. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands } from "../testing/open-islands.ts";

const browser = await openBrowser();

test("A field shows the value that its component says, also where that refuses what a reader enters", async (context) => {
  const parts = `export const Form = () => {
  const [digits, setDigits] = useState("1");
  const [chosen, setChosen] = useState(["a"]);
  const [count, setCount] = useState(5);
  const [some, setSome] = useState(["v"]);
  const toggle = (key) => chosen.includes(key) ? chosen.length > 1 && setChosen(chosen.filter((k) => k !== key)) : setChosen([...chosen, key]);
  return <form>
    <input id="digits" value={digits} onChange={(e) => { e.stopPropagation(); if (/^\\d*$/.test(e.target.value)) setDigits(e.target.value); }} />
    <textarea id="kept" value="kept" onInput={() => {}} />
    {["a", "b"].map((key) => <input key={key} id={key} type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />)}
    {["x", "y"].map((key) => <input key={key} id={key} type="radio" name="r" checked={key === "y"} onChange={() => {}} />)}
    <input id="count" type="number" value={count} onChange={(e) => setCount(Math.min(10, Number(e.target.value)))} />
    <select id="one" value="2" onChange={() => {}}><option>1</option><option>2</option></select>
    <select id="some" multiple value={some} onChange={(e) => { const all = Array.from(e.target.selectedOptions, (o) => o.value); if (all.length < 3) setSome(all); }}><option>u</option><optgroup label="more"><option value="v">V</option><option>w</option></optgroup></select>
    <input id="free" defaultValue="f" />
  </form>;
};`;
  const { page, complaints } = await openIslands(browser, context, parts, "<Form />", "{ Form }");
  const values = () =>
    page.evaluate(
      '[...document.querySelectorAll("form :is(input, textarea, select)")].map((f) => /^(?:checkbox|radio)$/.test(f.type) ? f.checked : f.multiple ? [...f.selectedOptions].map((o) => o.value).join() : f.value)',
    );
  await page.locator("#digits").fill("12");
  await page.locator("#digits").fill("12x");
  await page.locator("#kept").fill("other");
  await page.locator("#a").click();
  await page.locator("#b").click();
  await page.locator("#x").click();
  await page.locator("#count").fill("12");
  await page.locator("#one").selectOption("1");
  await page.locator("#some").selectOption(["u", "w"]);
  await page.locator("#some").selectOption(["u", "v", "w"]);
  await page.locator("#free").fill("free");
  await page.waitForTimeout(50);
  assert.deepEqual(await values(), ["12", "kept", true, true, false, true, "10", "2", "u,w", "free"]);
  assert.deepEqual(complaints, []);
});
