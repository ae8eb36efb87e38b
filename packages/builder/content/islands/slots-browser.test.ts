/** What stands between the tags of a component that runs in the browser, and where it stands then. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();
const open = (context: TestContext, parts: string, content: string, names: string) =>
  openIslands(browser, context, parts, content, names);

test("What stands between the tags is a direct child of where the component shows it, for styles and scripts", async (context) => {
  const parts = `export const Post = ({ children }) => {
  const [toc, set] = useState([]);
  useEffect(() => {
    const body = document.getElementById("post");
    set([...body.querySelectorAll(":scope > h2")].map((one) => one.textContent));
  }, []);
  return <div><article id="post" className="space-y-8">{children}</article><p id="toc">{toc.join(", ")}</p></div>;
};
export const Rows = ({ children }) => { const [n, set] = useState(0); return <table id="rows" onClick={() => set(n + 1)}><caption>{n}</caption><tbody>{children}</tbody></table> };
export const Drawing = ({ children }) => { const [n] = useState(24); return <svg id="drawing" width={n} height={n} viewBox="0 0 24 24">{children}</svg> };
export const Choice = ({ children }) => { const [v, set] = useState("b"); return <select id="choice" value={v} onChange={(e) => set(e.target.value)}>{children}</select> };`;
  const content = `<Post>

## One

Text.

## Two

</Post>

<Rows>
  <tr><td>a</td></tr>
  <tr><td>b</td></tr>
</Rows>

<Drawing><path id="line" d="M2 2h20v20" /></Drawing>

<Choice><option value="a">A</option><option value="b">B</option></Choice>`;
  const { page, complaints } = await open(context, parts, content, "{ Post, Rows, Drawing, Choice }");
  assert.equal(await shown(page, "#toc"), "One, Two");
  assert.equal(await page.locator("#post > p").textContent(), "Text.");
  assert.equal(await page.locator("#rows > tbody > tr").count(), 2);
  await page.locator("#rows").click();
  assert.equal(await shown(page, "#rows"), "1ab");
  assert.equal(await page.evaluate('document.querySelector("#line").getBoundingClientRect().width'), 20);
  assert.equal(await page.locator("#choice > option").count(), 2);
  assert.deepEqual(complaints, []);
});

test("What a component shows twice is there twice, and what it hides comes back as it was", async (context) => {
  const parts = `export const Both = ({ children }) => { const [n] = useState(1); return <div><div id="wide">{children}</div><div id="narrow">{children}</div></div> };
export const Fold = ({ title, children, foot }) => {
  const [open, set] = useState(true);
  return <section><button id="fold" onClick={() => set(!open)}>{title}</button>{open ? <div id="inside">{children}</div> : <em id="shut">shut</em>}<footer>{foot}</footer></section>;
};
export const Count = () => { const [n, set] = useState(0); return <button id="count" onClick={() => set(n + 1)}>{n}</button> };`;
  const content = `<Both>

Some **words**.

- A list

</Both>

<Fold title="Fold" foot={<><hr /><small>Foot</small></>}>

Before.

<Count />

</Fold>`;
  const { page, complaints } = await open(context, parts, content, "{ Both, Fold, Count }");
  for (const place of ["#wide", "#narrow"]) {
    assert.equal(await page.locator(`${place} > p > strong`).textContent(), "words");
    assert.equal(await page.locator(`${place} > ul > li`).count(), 1);
  }
  await page.locator("#count").click();
  for (const state of ["shut", "inside", "shut", "inside"]) {
    await page.locator("#fold").click();
    await page.locator(`#${state}`).waitFor();
  }
  assert.equal(await page.locator("#inside > p").textContent(), "Before.");
  await page.locator("#count").click();
  assert.equal(await shown(page, "#count"), "2");
  assert.equal(await shown(page, "section footer"), "Foot");
  assert.deepEqual(complaints, []);
});

test("Components that run in the browser keep the room and the lines that classes of their parent put between them", async (context) => {
  const parts = `export const Bar = ({ id }) => { const [n, set] = useState(0); return <button id={id} className="block h-10" onClick={() => set(n + 1)}>{n}</button> };`;
  const content = `<div className="not-prose space-y-8"><Bar id="a" /><Bar id="b" /></div>

<div className="not-prose flex space-x-4 whitespace-nowrap"><Bar id="c" /><Bar id="d" /></div>

<div className="not-prose divide-y-2"><Bar id="e" /><Bar id="f" /></div>`;
  const { page, complaints } = await open(context, parts, content, "{ Bar }");
  const box = async (id: string) => (await page.locator(`#${id}`).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [a, b, c, d, e, f] = await Promise.all([..."abcdef"].map(box));
  assert.ok(a && b && c && d && e && f);
  assert.equal(b.y - a.y - a.height, 32);
  assert.equal(d.x - c.x - c.width, 16);
  assert.equal(f.y - e.y - e.height, 2);
  assert.deepEqual(complaints, []);
});

test("Rows, cells and bodies of a table that run in the browser stand in their table", async (context) => {
  const parts = `export const Row = ({ name, children }) => { const [open, set] = useState(false); return <><tr id={name} onClick={() => set(!open)}><td>{name}</td><td>{open ? "open" : "shut"}</td></tr>{open && <tr className="more"><td colSpan={2}>{children}</td></tr>}</> };
export const Cell = ({ v }) => { const [n, set] = useState(v); return <td className="cell" onClick={() => set(n + 1)}>{n}</td> };
export const Body = ({ children }) => { const [n, set] = useState(0); return <tbody id="body" data-n={n} onClick={() => set(n + 1)}>{children}</tbody> };`;
  const content = `<table>
  <thead><tr><th>A</th><th>B</th></tr></thead>
  <tbody>
    <Row name="one">more **one**</Row>
    <Row name="two">more two</Row>
    <tr><Cell v={1} /><Cell v={2} /></tr>
  </tbody>
  <Body><Row name="three">three</Row></Body>
</table>`;
  const { page, complaints } = await open(context, parts, content, "{ Row, Cell, Body }");
  assert.equal(await page.locator("table").count(), 1);
  assert.equal(await page.locator("tr").count(), 5);
  assert.equal(await page.locator("table tr").count(), 5);
  await page.locator("#one").click();
  await page.locator(".cell").nth(1).click();
  await page.locator("#three").click();
  assert.equal(await page.locator("#body").getAttribute("data-n"), "1");
  const rows = page.locator("table tr").filter({ hasText: "open" });
  assert.deepEqual(await rows.allInnerTexts(), ["one\topen", "three\topen"]);
  assert.deepEqual(await page.locator("table .more").allInnerTexts(), ["more one", "three"]);
  assert.deepEqual(await page.locator(".cell").allInnerTexts(), ["1", "3"]);
  const left = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().x);
  assert.equal(await left("#two > td:last-child"), await left("th:last-child"), "in the columns of the table");
  assert.deepEqual(complaints, []);
});

test("What a component shows only later lives then, with components, code and tabs within", async (context) => {
  const parts = `export const Fold = ({ title, children }) => {
  const [open, set] = useState(false);
  return <section><button id="fold" onClick={() => set(!open)}>{title}</button>{open && <div id="inside">{children}</div>}</section>;
};
export const Count = ({ from = 0 }) => { const [n, set] = useState(from); return <button className="count" onClick={() => set(n + 1)}>{n}</button> };`;
  const content = `<Fold title="Fold">

<Count />

<Fold title="Inner"><Count from={5} /></Fold>

<Tabs><Tab title="One">first</Tab><Tab title="Two">second</Tab></Tabs>

</Fold>`;
  const { page, complaints } = await open(context, parts, content, "{ Fold, Count }");
  await page.locator("#fold").first().click();
  await page.locator("#inside .count").first().click();
  assert.equal(await shown(page, "#inside .count"), "1");
  await page.locator("#inside #fold").click();
  await page.locator("#inside #inside .count").click();
  assert.equal(await shown(page, "#inside #inside .count"), "6");
  await page.getByRole("tab", { name: "Two" }).click();
  assert.ok(await page.getByText("second").isVisible());
  assert.ok(!(await page.getByText("first").isVisible()));
  assert.deepEqual(complaints, []);
});

test("What a component would show later is seen where it fails, and what works stays as it is", async (context) => {
  const parts = `export const Only = ({ of, children }) => { const [code] = useState(localStorage.getItem(of).trim()); return code === of ? children : null };
export const Fold = ({ children }) => { const [open, set] = useState(false); return <section><button onClick={() => set(true)}>Open</button>{open && <div id="open">{children}</div>}</section> };`;
  const content = `<Only of="react">

For **React** alone.

</Only>

<Fold>

Folded.

</Fold>`;
  const { page, complaints } = await open(context, parts, content, "{ Only, Fold }");
  const words = page.getByText("For React alone.");
  await words.waitFor();
  assert.equal(await words.locator("strong").textContent(), "React");
  assert.equal(await page.getByText("Folded.").isVisible(), false);
  await page.getByText("Open").click();
  await page.locator("#open").waitFor();
  assert.match(complaints.join("\n"), /^TypeError: [^\n]*null/);
});
