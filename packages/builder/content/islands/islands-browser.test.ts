import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();
const open = (context: TestContext, parts: string, content: string, names: string) =>
  openIslands(browser, context, parts, content, names);

test("Rules that a component draws count in each of its states, though the policy refuses style elements", async (context) => {
  const parts = `export const Painted = () => {
  const [on, set] = useState(false);
  return <div className="painted"><style>{\`.painted button { color: rgb(1, 2, 3); background: url(/a.svg) }\`}</style>
    <button onClick={() => set(!on)}>{on ? "on" : "off"}</button>
    {on && <><style>{\`.late { color: \${"rgb(4, 5, 6)"} }\`}</style><i className="late">late</i></>}
  </div>;
};
export const Again = () => { const [n] = useState(1); return <p className="late"><style>{".late { opacity: 0." + n + " }"}</style>x</p> };`;
  const { page, complaints } = await open(
    context,
    parts,
    "<Painted />\n\n<Again />\n\n<Again />",
    "{ Painted, Again }",
  );
  const style = (selector: string, name: string): Promise<string> =>
    page.evaluate(`getComputedStyle(document.querySelector("${selector}")).${name}`);
  const color = (selector: string) => style(selector, "color");
  assert.equal(await color(".painted button"), "rgb(1, 2, 3)");
  await page.locator(".painted button").click();
  assert.equal(await color("i.late"), "rgb(4, 5, 6)");
  assert.match(await style(".painted button", "backgroundImage"), /^url\("http:\/\/islands\.test\/a\.svg"\)$/);
  await page.locator(".painted button").click();
  assert.equal(await style("p.late", "opacity"), "0.1");
  assert.deepEqual(complaints, []);
});

test("React is found under every name that an import gives it; ids are those of one element", async (context) => {
  const parts = `import React, { useState as useIt, Fragment } from "react";
import * as Everything from "react";
import { createPortal } from "react-dom";
import * as Format from "@mintlify/components";
const { Badge } = Format;

export const Field = ({ label }) => {
  const id = useId();
  const [value, setValue] = useIt("a");
  return <p><label htmlFor={id}>{label}</label><input id={id} value={value} onChange={(event) => setValue(event.target.value)} /><output>{value}</output></p>;
};
export const Twice = () => {
  const [n, set] = Everything.useState(3);
  return <button id="twice" onClick={() => set(n * 2)}><Badge>{n}</Badge></button>;
};
export const Pairs = () => {
  const [keys, set] = React.useState(["a"]);
  return <dl onClick={() => set([...keys, "b"])}>{keys.map((key) => <React.Fragment key={key}><dt>{key}</dt><Fragment><dd>{key}!</dd></Fragment></React.Fragment>)}</dl>;
};
export class Counting extends React.Component {
  state = { n: this.props.from };
  componentDidMount() { this.setState({ n: this.state.n + 1 }); }
  render() { return <p id="counting">{this.state.n}</p>; }
}
export const Width = () => {
  const width = useSyncExternalStore((done) => { window.addEventListener("resize", done); return () => window.removeEventListener("resize", done); }, () => window.innerWidth, () => 0);
  return <p id="width">{width}</p>;
};
export const Dialog = () => {
  const [open, set] = useState(false);
  return <div><button id="open" onClick={() => set(true)}>Open</button>{open && createPortal(<div id="dialog" onClick={() => set(false)}>Over all</div>, document.body)}</div>;
};`;
  const content =
    '<Field label="One" />\n\n<Field label="Two" />\n\n<Twice />\n\n<Pairs />\n\n<Counting from={2} />\n\n<Width />\n\n<Dialog />';
  const { page, complaints, first } = await open(
    context,
    parts,
    content,
    "{ Field, Twice, Pairs, Counting, Width, Dialog }",
  );
  assert.deepEqual(first, { Field: "Twoa", Twice: "3", Pairs: "aa!", Counting: "2", Width: "0", Dialog: "Open" });
  await page.getByLabel("Two").fill("b");
  assert.deepEqual(await page.locator("output").allTextContents(), ["a", "b"]);
  await page.locator("#twice").click();
  assert.equal(await shown(page, "#twice"), "6");
  await page.locator("dl").click();
  assert.equal(await shown(page, "dl"), "aa!bb!");
  assert.equal(await shown(page, "#counting"), "3");
  assert.equal(await shown(page, "#width"), String(page.viewportSize()?.width));
  await page.locator("#open").click();
  assert.equal(await page.locator("body > #dialog").count(), 1);
  await page.locator("#dialog").click();
  assert.equal(await page.locator("#dialog").count(), 0);
  assert.deepEqual(complaints, []);
});

test("What a component asks the document and the reader for, it gets, and every event reaches it", async (context) => {
  const parts = `const { useState, useEffect, useRef } = React;
export const Mode = () => {
  const [dark, set] = useState(() => typeof document !== "undefined" && document.documentElement.classList.contains("dark"));
  useEffect(() => {
    const look = () => set(document.documentElement.classList.contains("dark"));
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributes: true });
    look();
    return () => observer.disconnect();
  }, []);
  return <p id="mode">{dark ? "dark" : "light"}</p>;
};
export const Kept = () => {
  const [value, set] = useState(() => { try { return localStorage.getItem("kept-test") ?? "none" } catch { return "none" } });
  return <button id="kept" onClick={() => { localStorage.setItem("kept-test", "yes"); set("yes"); }}>{value}</button>;
};
export const Loaded = () => {
  const [state, set] = useState("Loading");
  useEffect(() => { fetch("/none.json").then((answer) => set("status " + answer.status)).catch(() => set("failed")); }, []);
  return <p id="loaded">{state}</p>;
};
export const Form = () => {
  const [log, set] = useState([]);
  const add = (entry) => set((before) => [...before, entry]);
  const field = useRef(null);
  return <form onSubmit={(event) => { event.preventDefault(); add("sent " + field.current.value); }}>
    <input ref={field} id="text" defaultValue="q" onFocus={() => add("in")} onBlur={() => add("out")} onChange={(event) => add(event.target.value)} />
    <b id="bold" tabIndex={0} onDoubleClick={() => add("twice")} onMouseEnter={(event) => { event.currentTarget.style.opacity = "0.5" }}>b</b>
    <input type="checkbox" id="check" defaultChecked onChange={(event) => add(String(event.target.checked))} />
    <output>{log.join()}</output>
  </form>;
};
export const Said = ({ children }) => {
  const words = (node) => node == null || typeof node === "boolean" ? "" : typeof node !== "object" ? String(node) : Array.isArray(node) ? node.map(words).join("") : node.type === "code" ? "<" + words(node.props.children) + ">" : words(node.props?.children);
  const [n, set] = useState(0);
  return <p id="said" onClick={() => set(n + 1)}>{n} {words(children).trim()}</p>;
};`;
  const { page, complaints, first } = await open(
    context,
    parts,
    "<Mode />\n\n<Kept />\n\n<Loaded />\n\n<Form />\n\n<Said>Run **this** with `npm i`.</Said>",
    "{ Mode, Kept, Loaded, Form, Said }",
  );
  assert.deepEqual(first, {
    Mode: "light",
    Kept: "none",
    Loaded: "Loading",
    Form: "b",
    Said: "0 Run this with &lt;npm i&gt;.",
  });
  await page.evaluate(`document.documentElement.classList.add("dark")`);
  await page.locator("#mode", { hasText: "dark" }).waitFor();
  await page.locator("#kept").click();
  assert.equal(await shown(page, "#kept"), "yes");
  await page.locator("#loaded", { hasText: "status 404" }).waitFor();
  await page.locator("#text").fill("x");
  await page.locator("#text").press("Enter");
  await page.locator("#bold").dblclick();
  await page.locator("#check").uncheck();
  assert.equal(await shown(page, "output"), "in,x,sent x,out,twice,false");
  assert.equal(await page.evaluate(`document.querySelector("#bold").style.opacity`), "0.5");
  await page.locator("#said").click();
  assert.equal(await shown(page, "#said"), "1 Run this with <npm i>.");
  assert.deepEqual(
    complaints.filter((text) => !/404/.test(text)),
    [],
  );
});

test("A component picks tabs by their own props, before a script has run and after", async (context) => {
  const parts = `export const Chosen = ({ children }) => {
  const [lang, set] = useState("js");
  return <div><select id="lang" onChange={(event) => set(event.target.value)}><option value="js">js</option><option value="ts">ts</option></select>
    <Tabs>{children.filter((child) => child.props.lang === lang)}</Tabs></div>;
};`;
  const { page, complaints, first } = await open(
    context,
    parts,
    '<Chosen>\n<Tab title="One" lang="js">first</Tab>\n<Tab title="Two" lang="ts">second</Tab>\n<Tab title="Three" lang="js">third</Tab>\n</Chosen>',
    "{ Chosen }",
  );
  assert.match(first.Chosen ?? "", /first.*third/s);
  assert.doesNotMatch(first.Chosen ?? "", /second/);
  const tabs = page.locator(".tabs [role=tab]");
  assert.deepEqual(await tabs.allTextContents(), ["One", "Three"]);
  await tabs.nth(1).click();
  assert.equal(await page.locator(".tabs .lc-tab-panel:not([hidden])").textContent(), "third");
  await page.locator("#lang").selectOption("ts");
  assert.deepEqual(await tabs.allTextContents(), ["Two"]);
  assert.deepEqual(complaints, []);
});

test("Styles in HTML that a component sets as text count in each of its states, though the policy refuses them", async (context) => {
  const parts = `export const Lit = () => {
  const [n, set] = useState(3);
  const box = useRef(null);
  return <p id="lit" ref={box} onClick={() => set(box.current.id === "lit" ? n + 1 : 0)} dangerouslySetInnerHTML={{ __html: '<b title="a style = b" style="color: rgb(1, 2, ' + n + ')">style=' + n + '</b>' }} />;
};`;
  const { page, complaints } = await open(context, parts, "<Lit />", "{ Lit }");
  const color = (): Promise<string> => page.evaluate('getComputedStyle(document.querySelector("#lit b")).color');
  assert.equal(await color(), "rgb(1, 2, 3)");
  await page.locator("#lit").click();
  await page.locator("#lit", { hasText: "style=4" }).waitFor();
  assert.equal(await color(), "rgb(1, 2, 4)");
  assert.deepEqual(complaints, []);
});

test("Rules in HTML that a component sets as text count as long as it draws them, and the policy has nothing to refuse", async (context) => {
  const parts = `export const Ruled = () => {
  const [n, set] = useState(0);
  const rules = n < 2 ? '<style>.ruled b { color: rgb(1, 2, ' + n + ') }</style>' : "";
  return <p className="ruled" onClick={() => set(n + 1)} dangerouslySetInnerHTML={{ __html: rules + '<b>b' + n + '</b><style type="text/css">.ruled i { color: rgb(7, 8, 9) }</style><i>i</i>' }} />;
};`;
  const { page, complaints } = await open(context, parts, "<Ruled />\n\n<Ruled />", "{ Ruled }");
  const color = (name: string) => page.evaluate(`getComputedStyle(document.querySelector(".ruled ${name}")).color`);
  const next = async (words: string) => {
    for (const at of [0, 1]) await page.locator(".ruled").nth(at).click();
    await page.locator(".ruled", { hasText: words }).nth(1).waitFor();
  };
  assert.deepEqual([await color("b"), await color("i")], ["rgb(1, 2, 0)", "rgb(7, 8, 9)"]);
  await next("b1");
  assert.equal(await color("b"), "rgb(1, 2, 1)");
  await next("b2");
  assert.doesNotMatch(String(await color("b")), /^rgb\(1, 2/);
  assert.equal(await color("i"), "rgb(7, 8, 9)");
  assert.deepEqual(complaints, []);
});

test("A component finds in the browser's storage which label of code the reader has chosen", async (context) => {
  const parts = `export const Only = ({ of, children }) => {
  const [code, set] = useState(localStorage.getItem("code").replace(/"/g, "") || null);
  useEffect(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === "code") set(JSON.parse(value));
      return setItem.call(this, key, value);
    };
  }, []);
  return code === of ? <p id="only">{children}</p> : null;
};`;
  const group = "<CodeGroup>\n```js One\n1\n```\n```js Two\n2\n```\n</CodeGroup>";
  const { page, complaints } = await open(context, parts, `${group}\n\n<Only of="One">first</Only>`, "{ Only }");
  await page.locator("#only", { hasText: "first" }).waitFor();
  await page.getByRole("tab", { name: "Two" }).click();
  await page.locator("#only").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(`localStorage.getItem("code")`), '"Two"');
  assert.deepEqual(complaints, []);
});

test("A field of choices begins with those that its component names, by their values or else by their words", async (context) => {
  const parts = `export const Choices = ({ wanted }) => {
  const [n, set] = useState(0);
  return <form id="choices" onClick={() => set(n + 1)}>
    <select defaultValue="b"><option>a</option><option>b</option></select>
    <select multiple defaultValue={["b", 3]}><option>a</option><option> b </option><option value={3}>c</option></select>
    <select defaultValue={wanted}><option>a</option><option>{n > -1 && "much"} {wanted.slice(5)}</option></select>
    <select defaultValue="c"><optgroup label="A"><option>a</option></optgroup><><optgroup label="B">{["b", "c"].map((one) => <option key={one}>{one}</option>)}</optgroup></></select>
    <select multiple value={["b", n + 1]} onChange={() => {}}><optgroup label="A"><option>a</option><option>b</option></optgroup><option value={1}>one</option></select>
  </form>;
};`;
  const { page, complaints } = await open(context, parts, '<Choices wanted="much more" />', "{ Choices }");
  const chosen = `[...document.querySelectorAll("#choices select")].map((one) => [...one.selectedOptions].map(({ text }) => text).join("+"))`;
  assert.deepEqual(await page.evaluate(chosen), ["b", "b+c", "much more", "c", "b+one"]);
  assert.deepEqual(complaints, []);
});
