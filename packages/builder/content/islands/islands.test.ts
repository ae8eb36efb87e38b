import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

const counter =
  "export const Counter = ({ start, children }) => {\n  const [n, setN] = useState(start)\n  return <button className={n > 3 ? 'mt-9' : 'mt-1'} onClick={() => setN(n + 1)}>{n} {children}</button>\n}\n\n";

test("A component with state stands in its first state, with its content, and names the script that takes it over", () => {
  const page = render(`${counter}<Counter start={3}>**now**</Counter>\n`);
  const [name] = Object.keys(page.scripts);
  assert.equal(
    readable(page.html),
    `<lc-island data-script="[/_lectern/island.${name}.js]" data-name="${name}" data-file="guides/start.mdx" data-export="Counter" data-props="{&quot;start&quot;:3,&quot;children&quot;:{&quot;$slot&quot;:0}}"><button class="mt-1">3 <!--slot 0--><strong>now</strong><!--/slot--></button></lc-island>`,
  );
  assert.deepEqual(page.diagnostics, []);
  assert.ok(page.features.includes("islands"));
  assert.ok(page.classes.includes("mt-9"), "classes of later states are known as well");
});

test("The script holds what the component needs of other files, compiled, and no JSX", () => {
  const page = render('import { Panel } from "/snippets/panel.jsx"\n\n<Panel />\n', {
    "snippets/panel.jsx":
      "import { wait } from './wait.jsx'\nexport const Panel = () => { const [on, set] = useState(false); return <b onClick={() => wait(set)}>{on ? 'on' : 'off'}</b> }",
    "snippets/wait.jsx":
      "export const wait = async (set) => { await new Promise((done) => setTimeout(done, 1)); set(true) }",
  });
  const [code = ""] = Object.values(page.scripts);
  const modules: Record<string, unknown>[] = [];
  const queue = {
    push: ([, factory]: [string, (tools: object) => Record<string, unknown>]) =>
      modules.push(factory({ React: {}, components: {} })),
  };
  new Function("window", code)({ lecternIslands: queue });
  assert.deepEqual(Object.keys(modules[0] ?? {}), ["snippets/panel.jsx", "snippets/wait.jsx"]);
  assert.match(page.html, /<b>off<\/b>/);
});

test("The script holds what a component leaves to the page: its imports and its own names", () => {
  const page = render(
    'import { Picker } from "/snippets/picker.jsx"\nimport { Mark as Dot } from "/snippets/mark.jsx"\nimport words from "/snippets/words.json"\n\nexport const unit = "kg"\nconst start = 2\n\n<Picker />\n',
    {
      "snippets/picker.jsx":
        "const { step, ...others } = { step: 1 };\nexport const Picker = () => { const [n, set] = useState(start + step); return <b onClick={() => set(n + 1)}>{n} {unit} {words.more}<Dot /></b> }",
      "snippets/mark.jsx": "export const Mark = () => <i>.</i>",
      "snippets/words.json": '{"more":"More"}',
    },
  );
  assert.match(page.html, /<b>3 kg More<i>\.<\/i><\/b>/);
  const shown = run(Object.values(page.scripts)[0] ?? "", "snippets/picker.jsx", "Picker");
  assert.deepEqual(shown, ["b", [3, " ", "kg", " ", "More", ["i", ["."]]]]);
  assert.deepEqual(page.diagnostics, []);
});

test("A component that looks into its children gets elements: it counts them, and shares its state with them", () => {
  const page = render(
    `export const Chosen = React.createContext(null);

export const Item = ({ id, label, children }) => {
  const chosen = React.useContext(Chosen);
  return <li title={chosen.id === id ? "on" : "off"} onClick={() => chosen.choose(id)}>{children}</li>;
};

export const List = ({ children }) => {
  const [id, choose] = useState("b");
  return <Chosen.Provider value={{ id, choose }}><p>{React.Children.map(children, (child) => child.props.label)}</p><ul>{children}</ul></Chosen.Provider>;
};

<List>
  <Item id="a" label="One">**first**</Item>

  {/* and */}

  <Item id="b" label="Two">second</Item>
</List>
`,
  );
  assert.match(
    page.html,
    /^<lc-island [^>]*><p>OneTwo<\/p><ul><li title="off"><strong>first<\/strong><\/li><li title="on">second<\/li><\/ul><\/lc-island>/,
  );
  const json = /data-props="([^"]*)"/.exec(page.html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  assert.deepEqual(JSON.parse(json).children[1], {
    $type: ["guides/start.mdx", "Item"],
    $props: { id: "b", label: "Two", children: "second" },
  });
  assert.deepEqual(page.diagnostics, []);
});

test("Components within elements of HTML share what one around them offers", () => {
  const page = render(
    `export const Marks = React.createContext(null);

export const Mark = ({ id }) => <li onClick={() => 1}>{React.useContext(Marks).join()}{id}</li>;

export const All = ({ children }) => {
  const [marks] = useState(["x"]);
  let count = 0;
  const walk = (nodes) => React.Children.forEach(nodes, (one) => {
    if (one?.type === Mark) count += 1;
    else if (one?.props) walk(one.props.children);
  });
  walk(children);
  return <Marks.Provider value={marks}><b>{count}</b>{children}</Marks.Provider>;
};

<All>
## Head

<div className="box">
<Mark id="a" />

text
</div>

<Mark id="b" />
</All>
`,
  );
  assert.match(page.html, /<b>2<\/b>.*<div class="box"><li>xa<\/li><p>text<\/p><\/div><li>xb<\/li>/s);
  assert.equal(page.html.match(/<lc-island/g)?.length, 1);
  assert.deepEqual(page.diagnostics, []);
});

test("A component may take React from where it finds it", () => {
  const page = render(
    `export const Table = () => {
  const R = typeof globalThis !== "undefined" && globalThis.React ? globalThis.React : (() => { throw new Error("No React") })();
  const { useState } = R;
  const [rows] = useState(["one", "two"]);
  return <ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>;
};

<Table />

{typeof window} {typeof React} {typeof Date}
`,
  );
  assert.match(page.html, /^<lc-island [^>]*><ul><li>one<\/li><li>two<\/li><\/ul><\/lc-island>/);
  assert.match(page.html, /undefined\nobject\nfunction/);
  assert.deepEqual(page.diagnostics, []);
});

test("A script finds the format's components in MintlifyComponents", () => {
  const page = render('import { Panel } from "/snippets/panel.jsx"\n\n<Panel title="Costs" />\n', {
    "snippets/panel.jsx": `const { useState } = React;
const { Card } = MintlifyComponents;

export const Panel = ({ title }) => {
  const [n, setN] = useState(1);
  return <Card title={title}><MintlifyComponents.Badge>{n}</MintlifyComponents.Badge><button onClick={() => setN(n + 1)}>more</button></Card>;
};`,
  });
  assert.match(page.html, /class="lc-face-title">Costs<\/h2>.*<span class="badge[^>]*>1<\/span><button>more/s);
  assert.match(Object.values(page.scripts)[0] ?? "", /MintlifyComponents=lc\$\.components/);
  assert.deepEqual(page.diagnostics, []);
});

test("A component that answers what stands behind the # of an address may link to it without an element of that id", () => {
  const links = '<p><a href="#own">own</a>{children}</p>';
  const page = render(
    'import { Choice } from "/choice.jsx"\nimport { Plain } from "/plain.jsx"\n\n<Choice>[a](#inside)</Choice>\n\n<Plain>[b](#plain)</Plain>\n',
    {
      "choice.jsx": `export const Choice = ({ children }) => { const [now, set] = useState(""); useEffect(() => { window.onhashchange = () => set(location.hash) }, []); return ${links} }`,
      "plain.jsx": `export const Plain = ({ children }) => { const [now, set] = useState(""); return ${links} }`,
    },
  );
  assert.deepEqual(
    page.references.map(({ fragment }) => fragment),
    ["#inside", "#own", "#plain"],
  );
});

test("What follows a component within a line stands right behind it", () => {
  const page = render(
    "export const Term = ({ children }) => <a href='/g' onMouseEnter={() => 1}>{children}</a>\n\nA <Term>word</Term>, and more.\n",
  );
  assert.match(page.html, /word<\/a><\/lc-island>, and/);
});

test("A component that picks some of its children by their props finds them, and the reader's browser does too", () => {
  const page = render(
    "export const Picked = ({ children }) => {\n  const [lang, set] = useState('js')\n  return <div onClick={() => set('ts')}>{children.filter((child) => child.props.lang === lang && child.props.tags?.includes('a'))}</div>\n}\n\n<Picked>\n  <Card title=\"One\" lang=\"js\" tags={['a']} icon={<i />}>first</Card>\n\n  <Card title=\"Two\" lang=\"ts\" tags={['a']}>second</Card>\n</Picked>\n",
  );
  const [shown = "", hidden = ""] = page.html.split("<template");
  assert.match(shown, /One.*first/s);
  assert.doesNotMatch(shown.replace(/data-props="[^"]*"/, ""), /second/);
  assert.match(hidden, /Two.*second/s);
  const [, json = ""] = /data-props="([^"]*)"/.exec(page.html) ?? [];
  assert.deepEqual(JSON.parse(json.replaceAll("&quot;", '"')).children, [
    { $slot: 0, $text: "first", $props: { title: "One", lang: "js", tags: ["a"] } },
    { $slot: 1, $text: "second", $props: { title: "Two", lang: "ts", tags: ["a"] } },
  ]);
});

test("A pure component needs no script, wherever it is used", () => {
  const page = render(
    'export const Pill = ({ label }) => <span>{label}</span>\n\nexport const List = () => { const [n] = useState(1); return <Pill label={n} /> }\n\n<Pill label="a" />\n',
  );
  assert.equal(page.html, "<span>a</span>");
  assert.deepEqual(page.scripts, {});
});

test("Text on a line of its own in a button with a handler makes no paragraph there", () => {
  const page = render('<button onClick={() => 1}>\n  <svg className="h-4" />\n\n  Find *it*\n</button>\n');
  assert.match(page.html, /<!--slot 0--><svg class="h-4"><\/svg>\nFind <em>it<\/em>\s*<!--\/slot-->/);
});

test("An element with a handler in the text of a page lives in the browser, with its content and the page's names", () => {
  const page = render(
    'export const text = "hi"\n\n<button type="button" className="mt-3" onClick={async () => navigator.clipboard.writeText(text)}>Copy **it**</button>\n',
  );
  assert.match(page.html, /^<lc-island .*<button class="mt-3" type="button"><!--slot 0-->Copy <strong>it<\/strong>/);
  const [code = ""] = Object.values(page.scripts);
  assert.match(code, /writeText\(exports\.text\)/);
  assert.deepEqual(page.diagnostics, []);
});

type Exports = Record<string, unknown>;
type Modules = Record<string, (load: (file: string) => Exports, exports: Exports) => void>;

/** Runs an island's script as a browser does, and shows what its component first yields: `[tag, children]`. */
function run(code: string, file: string, name: string): unknown {
  const createElement = (type: unknown, props: object | null, ...children: unknown[]): unknown =>
    typeof type === "function" ? type({ ...props, children }) : [type, children];
  let modules: Modules = {};
  const push = ([, factory]: [string, (tools: object) => Modules]) => {
    modules = factory({ createElement, React: { useState: (value: unknown) => [value, () => {}] }, components: {} });
  };
  new Function("window", code)({ lecternIslands: { push } });
  const loaded = new Map<string, Exports>();
  const load = (wanted: string): Exports => {
    const known = loaded.get(wanted);
    if (known) return known;
    const exports: Exports = {};
    loaded.set(wanted, exports);
    modules[wanted]?.(load, exports);
    return exports;
  };
  return createElement(load(file)[name], null);
}

test("Components of one file share one script, which pages that use other components of it share too", () => {
  const files = {
    "snippets/parts.jsx":
      "const Own = () => { const [n] = useState(2); return <i>{n}</i> }\nexport const One = () => { const [n] = useState(1); return <b>{n}</b> }\nexport function Two() { const [n] = useState(2); return <u>{n}</u> }\nexport { Own }",
  };
  const names = (content: string) =>
    Object.keys(render(`import { One, Two, Own } from "/snippets/parts.jsx"\n\n${content}`, files).scripts);
  const [shared] = names("<One />\n\n<Two />\n");
  assert.deepEqual(names("<One />\n\n<Two />\n"), [shared]);
  assert.deepEqual(names("<Two />\n"), [shared]);
});

test("A class component stands in its first state", () => {
  const page = render(
    "export class Greeting extends React.Component {\n  state = { open: false }\n  static defaultProps = { name: 'you' }\n  toggle = () => this.setState({ open: true })\n  render() { return <p onClick={this.toggle}>Hello {this.props.name}, {this.state.open ? 'open' : 'shut'}</p> }\n}\n\n<Greeting /> <Greeting name=\"Ada\" />\n",
  );
  assert.match(page.html, /<p>Hello you, shut<\/p><\/lc-island>\s*<lc-island [^>]*><p>Hello Ada, shut<\/p>/);
  assert.deepEqual(page.diagnostics, []);
});
