/** Functions that a page gives to a component that runs in the browser, wherever they are written. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();

const parts = `export const List = ({ id, items = [], label = () => "none", children, onPick }) => {
  const [picked, set] = useState(-1);
  return <ul id={id}>{items.map((item, i) => <li key={i} onClick={() => { set(i); onPick?.(item); }}>{label(item)}{i === picked ? "!" : ""}{children?.(item)}</li>)}</ul>;
};
export const Wrapped = ({ unit, mark }) => {
  const sign = unit.toUpperCase();
  function both(item) { return item + sign }
  return <><List id="wrapped" items={[1, 2]} label={(item) => <>{both(item)}{mark}</>} /><List id="named" items={[3]} label={both} /></>;
};
export const columns = [{ title: "Size", show: (row) => row.size + unitOf(row) }, { title: "Twice", show(row) { return row.size * 2 } }];
const unitOf = (row) => row.unit ?? "mb";
export const Table = ({ columns, rows }) => {
  const [n] = useState(0);
  return <p id="table">{rows.map((row) => columns.map((column) => column.title + " " + column.show(row)))}</p>;
};`;

const content = `export const suffix = "?"

<List id="given" items={["a", "b"]} label={(item) => <b>{item}{suffix}</b>} onPick={(item) => { document.title = item + suffix }} />

<List id="child" items={["c"]} label={function (item) { return item }}>{(item) => <em>{item}{item}</em>}</List>

{["kg", "km"].map((unit) => <List key={unit} id={unit} items={[5]} label={(item) => item + unit} />)}

<Wrapped unit="px" mark={<i>*</i>} />

<Table columns={columns} rows={[{ size: 4 }]} />

<List id="rounded" items={[1.5]} label={Math.round} />

<List id="quoted" items={["a b"]} label={encodeURIComponent} onPick={console.log} />

<List id="listed" items={[{ a: 1 }]} label={Object.keys} />

export const joined = function (between, item) { return this.sign + between + item }

<List id="bound" items={["e"]} label={joined.bind({ sign: "+" }, "-")} />`;

test("Functions that are written in a page, in data and in a component around it, and those of JavaScript, reach a component in the browser", async (context) => {
  const { page, complaints, first } = await openIslands(
    browser,
    context,
    parts,
    content,
    "{ List, Wrapped, Table, columns }",
  );
  assert.equal(first.Table, "Size 4mbTwice 8");
  const texts = {
    "#given": "a?b?",
    "#child": "ccc",
    "#kg": "5kg",
    "#km": "5km",
    "#wrapped": "1PX*2PX*",
    "#named": "3PX",
    "#table": "Size 4mbTwice 8",
    "#rounded": "2",
    "#bound": "+-e",
    "#quoted": "a%20b",
    "#listed": "a",
  };
  for (const [place, text] of Object.entries(texts)) assert.equal(await shown(page, place), text, place);
  assert.equal(await page.locator("#given b").count(), 2);
  assert.equal(await page.locator("#child em").count(), 1);
  await page.locator("#given li").nth(1).click();
  assert.equal(await page.title(), "b?");
  assert.equal(await shown(page, "#given"), "a?b?!");
  assert.deepEqual(complaints, []);
});

const pressed = `export const tone = (words) => ({ onClick: () => { document.title = words } });
export const Press = ({ children, ...rest }) => <button type="button" {...rest}>{children}</button>;

{["a", "b"].map((name) => <button key={name} id={name} className="mt-1" style={{ color: "red" }} onClick={() => { document.title = name }}>{name} <b>bold</b></button>)}

{true && <input id="field" onInput={(event) => { document.title = event.target.value }} />}

<Press id="spread" onClick={() => { document.title = "spread" }}>

Some **words**

</Press>

<table id="rows"><tbody>{["r"].map((row) => <tr key={row} onClick={() => { document.title = row }}><td>{row}</td></tr>)}</tbody></table>

<p id="line">Before {[1].map((n) => <span key={n} {...tone("span" + n)}>inner</span>)} after.</p>`;

test("Elements with handlers that an expression or a component with their props makes act in the browser", async (context) => {
  const { page, complaints } = await openIslands(browser, context, parts, pressed, "{ List }");
  for (const [place, title] of [
    ["#b", "b"],
    ["#a", "a"],
    ["#spread", "spread"],
    ["#rows td", "r"],
    ["#line span", "span1"],
  ] as const) {
    await page.locator(place).click();
    assert.equal(await page.title(), title);
  }
  await page.locator("#field").fill("typed");
  assert.equal(await page.title(), "typed");
  assert.equal(await page.locator("#a b").count(), 1);
  assert.equal(await page.locator("#spread strong").textContent(), "words");
  assert.equal(await page.locator("#rows tr > td").textContent(), "r");
  assert.equal(await shown(page, "#line"), "Before inner after.");
  assert.deepEqual(complaints, []);
});
