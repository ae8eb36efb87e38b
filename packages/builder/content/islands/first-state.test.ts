/** What of a component with state stands on the page before its script runs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

test("What cannot be known before it runs leaves its place empty, and is no fault", () => {
  const page = render(
    "export const Clock = () => {\n  const now = new Date().toISOString()\n  return <time>{now}</time>\n}\n\n<Clock />\n",
  );
  assert.match(page.html, /<lc-island [^>]*><time><\/time><\/lc-island>/);
  assert.deepEqual(page.diagnostics, []);
});

test("A default that only a browser knows keeps nothing else of a first state away", () => {
  const page = render(
    'export const Box = ({ id = "box-" + Date.now(), ...rest }, { width = window.innerWidth } = {}) => { const { hash = location.hash } = rest; return <p id={id} title={hash}>shown {width}</p> }\n\n<Box />\n',
  );
  assert.match(page.html, /<p>shown <\/p>/);
  assert.deepEqual(page.diagnostics, []);
});

test("What only a browser knows is written there: in the text of a page, in a snippet, by constants of a file", () => {
  const page = render(
    'import Foot from "/foot.mdx"\n\nexport const asked = new Map([["price", window.innerWidth]])\n\nexport const Price = ({ of }) => <b>{asked.get(of)} now</b>\n\n© {new Date().getFullYear()}, {asked.get("price")}\n\n<Price of="price" />\n\n<Foot firm="Shop" />\n',
    { "foot.mdx": "By {firm} {new Date().getFullYear()}\n" },
  );
  const islands = page.html
    .replace(/<lc-island [^>]*data-export="(\w+)"[^>]*>/g, "<$1>")
    .replace(/LcInline\w+/g, "Inline");
  assert.equal(
    islands,
    "<p>© <Inline></lc-island>, <Inline></lc-island></p>\n<Price><b> now</b></lc-island>\n<p>By Shop <Inline></lc-island></p>\n",
  );
  assert.equal(Object.keys(page.scripts).length, 4);
  assert.deepEqual(page.diagnostics, []);
});

test("Fields stand with their value in the first state", () => {
  const page = render(
    '<textarea defaultValue="a < b" rows={2} />\n\n<select defaultValue="y">\n  <option className="o" value="x">X</option>\n  <option className="o" value="y">Y</option>\n</select>\n',
  );
  assert.match(page.html, /<textarea rows="2">a &lt; b<\/textarea>/);
  assert.match(page.html, /<select><option class="o" value="x">X<\/option>\s*<option class="o" value="y" selected>Y</);
  assert.match(
    render(
      '<select value="a&b" onChange={() => {}}><option value="x">a&amp;b</option><option>{"a&b"}</option></select>',
    ).html,
    /value="x">a&amp;b<\/option><option selected>a&amp;b</,
    "an option without a value has its words for it",
  );
});

test("Statements that ask for the browser keep nothing else of a first state away", () => {
  const page = render(
    "export const Host = () => {\n  const seen = []\n  window.addEventListener('resize', () => {})\n  if (navigator.onLine) seen.push('on')\n  for (const name of window.names) seen.push(name)\n  switch (location.host) {\n    case 'a': seen.push('a'); break\n    default: seen.push('none')\n  }\n  return <p>Host {seen.join()}</p>\n}\n\n<Host />\n",
  );
  assert.match(page.html, /<p>Host none<\/p>/);
  assert.deepEqual(page.diagnostics, []);
});

test("The rest of a component stands on the page though a part of it asks for the browser", () => {
  const page = render(
    "export const Width = () => <i>{window.innerWidth}</i>\nexport const Foot = () => {\n  const [on] = useState(true)\n  const dark = localStorage.getItem('dark')\n  return <footer className={document.title}><p>© {new Date().getFullYear()} Shop</p>{dark ? <b>dark</b> : <b>light</b>}<Width /><Clock.Face /></footer>\n}\n\n<Foot />\n",
  );
  assert.match(page.html, /<footer><p>© {2}Shop<\/p><b>light<\/b><i><\/i><\/footer>/);
  assert.deepEqual(
    page.diagnostics.filter(({ severity }) => severity === "error"),
    [],
  );
});

test("A first state reads from a browser's storage what a reader has there who comes for the first time", () => {
  const page = render(
    `export const Named = ({ path, children, ...props }) => {
  const [lang] = useState(() => localStorage.getItem('code') || '"js"')
  const [seen] = useState(() => JSON.parse(sessionStorage.getItem('seen')) ?? [])
  const name = useMemo(() => JSON.parse(lang) === 'js' ? path.replace(/_(\\w)/g, (_, sign) => sign.toUpperCase()) : path, [path, lang])
  useEffect(() => localStorage.setItem('code', lang), [lang])
  return <ParamField path={name} {...props}>{children} {seen.length}</ParamField>
}

<Named path="first_name" type="string" required>Text</Named>
`,
  );
  assert.match(page.html, /firstName.*string.*required.*Text.* 0/s);
  assert.deepEqual(page.diagnostics, []);
});

test("What stands for the case that the browser has no value stands in the first state", () => {
  const page = render(
    `export const Sized = () => {
  const [on] = useState(true)
  const theme = document.documentElement.dataset.theme ?? 'light'
  return <p className={'box ' + (window.scrollY > 9 ? 'far' : 'near')}>{(navigator.language || 'en').toUpperCase()} {theme}</p>
}

<Sized />
`,
  );
  assert.match(page.html, /<p class="box near">EN light<\/p>/);
});

test("Content that the first state hides is kept for later, and still part of the page's links", () => {
  const page = render(
    "export const Modal = ({ children }) => {\n  const [open, setOpen] = useState(false)\n  return <div><button onClick={() => setOpen(true)}>Open</button>{open && children}</div>\n}\n\n<Modal>[Guide](/guide)</Modal>\n",
  );
  assert.match(readable(page.html), /<template data-slot="0"><a href="\[\/guide\]">Guide<\/a><\/template>/);
  assert.deepEqual(
    page.references.map(({ target }) => target),
    ["/guide"],
  );
});

test("Words that the first state hides can be found", () => {
  const later =
    "export const Later = ({ children }) => { const [is, set] = useState(false); return is ? <p>{children}</p> : <button onClick={() => set(true)}>Open</button> }\n\nexport const Shown = ({ children }) => { const [is] = useState(true); return is && <b>{children}</b> }\n\n";
  const { sections } = render(
    `${later}<Later>a "plain" word</Later>\n\n<Later>**bold** words</Later>\n\n<Shown>seen & once</Shown>\n`,
  );
  assert.equal(sections[0]?.text, 'Open a "plain" word Open bold words seen & once');
});

test("A class component stands in the state that it derives from its props", () => {
  const page = render(
    "export class Range extends React.Component {\n  static defaultProps = { from: 2 }\n  state = { open: 'shut' }\n  static getDerivedStateFromProps({ from }, state) { return from === state.seen ? null : { seen: from, to: from * 2 } }\n  render() { return <p onClick={() => this.setState({})}>{this.state.seen} to {this.state.to}, {this.state.open}</p> }\n}\n\n<Range /> <Range from={5} />\n",
  );
  assert.match(page.html, /<p>2 to 4, shut<\/p>/);
  assert.match(page.html, /<p>5 to 10, shut<\/p>/);
  assert.match(page.markdown, /2 to 4, shut/);
  assert.deepEqual(page.diagnostics, []);
});
