import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openSite } from "../../theme/testing/open-site.ts";
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

test("A component that answers later is drawn then, and one that fails stays in its first state", async (context) => {
  const parts = `export async function Late({ word, children }) { await new Promise((go) => setTimeout(go, 20)); return <p id="late">{word} {children}</p>; }
export const Arrow = async ({ n }) => <b>{n}</b>;
export const Around = () => { const [n, set] = useState(1); return <div id="around" onClick={() => set(n + 1)}><Arrow n={n} /></div>; };
export const Fails = async ({ children }) => { await null; throw new Error("far"); };`;
  const content = '<Late word="says">**words**</Late>\n\n<Around />\n\n<Fails>**kept**</Fails>';
  const { page, complaints } = await openIslands(browser, context, parts, content, "{ Late, Around, Fails }");
  await page.locator("#late strong", { hasText: "words" }).waitFor();
  await page.locator("#around", { hasText: "1" }).click();
  await page.locator("#around", { hasText: "2" }).waitFor();
  await page.locator("strong", { hasText: "kept" }).waitFor();
  assert.equal(complaints.length, 1);
  assert.match(complaints.join(), /far/);
});

test("Components of several files share what a third holds", async (context) => {
  const page = await openSite(context, browser, {
    "index.mdx": 'import { Plus } from "/plus.jsx"\nimport { Sum } from "/sum.jsx"\n\n<Plus />\n\n<Sum />\n',
    "store.js": "export const store = { n: 1, listeners: new Set() };",
    "plus.jsx": `import { store } from "./store.js";
export const Plus = () => <button id="plus" onClick={() => { store.n++; for (const hear of store.listeners) hear(store.n); }}>+</button>;`,
    "sum.jsx": `import { store } from "/store.js";
export const Sum = () => { const [n, set] = useState(store.n); useEffect(() => { store.listeners.add(set); return () => store.listeners.delete(set); }, []); return <b id="sum">{n}</b>; };`,
  });
  await page.locator("lc-island[data-alive] #sum").waitFor();
  await page.locator("#plus").click();
  await page.locator("#sum", { hasText: "2" }).waitFor();
});

test("A component shows what one around it provides, and its changes, whatever files they are of", async (context) => {
  const page = await openSite(context, browser, {
    "index.mdx": `import { Provider } from "/provider.jsx"
import { Shown, Still } from "/shown.jsx"

<Provider>

Within: <Shown id="within" />, <Still />

<Note><Shown id="deep" /></Note>

</Provider>

Without: <Shown id="without" />
`,
    "theme.js":
      'import { createContext, useContext } from "react";\nexport const Theme = createContext("none");\nexport const useTheme = () => useContext(Theme);',
    "provider.jsx": `import { Theme } from "./theme.js";
export const Provider = ({ children }) => { const [tone, set] = useState("warm"); return <Theme.Provider value={tone}><button id="turn" onClick={() => set("cold")}>turn</button>{children}</Theme.Provider>; };`,
    "shown.jsx": `import { Theme, useTheme } from "/theme.js";
export const Shown = ({ id }) => <b id={id}>{useTheme()}</b>;
export const Still = () => <Theme.Consumer>{(tone) => <b id="still">{tone}</b>}</Theme.Consumer>;`,
  });
  await page.locator("lc-island[data-alive] #deep", { hasText: "warm" }).waitFor();
  await page.locator("lc-island[data-alive] #still", { hasText: "warm" }).waitFor();
  await page.locator("#turn").click();
  for (const id of ["within", "deep", "still"]) await page.locator(`#${id}`, { hasText: "cold" }).waitFor();
  assert.equal(await shown(page, "#without"), "none");
  assert.equal(await page.locator("lc-island #without").count(), 0, "what cannot change needs no script");
});
