/** What of the content's own components stands in a page's Markdown. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const markdown = (source: string): string => render(source).markdown;

test("What a component provides is known to those within it", () => {
  const parts =
    "export const Tone = createContext('plain')\n\nexport const Inner = memo(function Inner() { return <b>{useContext(Tone)}</b> })\n\n";
  assert.equal(
    markdown(
      `${parts}export const Outer = ({ tone }) => { const [now] = useState(tone); return <Tone.Provider value={now}><Inner /></Tone.Provider> }\n\n<Outer tone="loud" />\n\n<Inner />\n`,
    ),
    "**loud**\n\n**plain**\n",
  );
  assert.equal(
    markdown(
      `${parts}export const Told = () => <Tone value="soft"><Tone.Consumer>{(tone) => <i>{tone}</i>}</Tone.Consumer></Tone>\n\n<Told />\n`,
    ),
    "*soft*\n",
  );
});

test("Content that a component with state hides at first stands behind what it shows", () => {
  const chosen =
    "export const Chosen = ({ children }) => { const [at] = useState(0); return <div>{Array.isArray(children) ? children[at] : children}</div> }\n\n";
  assert.equal(
    markdown(`${chosen}<Chosen>\n  <p>in credits</p>\n  <p>in **dollars**</p>\n</Chosen>\n`),
    "in credits\n\nin **dollars**\n",
  );
  const later =
    "export const Later = ({ children, more }) => { const [is, set] = useState(false); useEffect(() => set(true), []); return is ? <div>{children}{more}</div> : null }\n\n";
  assert.equal(
    markdown(`${later}<Later more={<p>and more</p>}>\n\nSeen **then**.\n\n- one\n\n</Later>\n`),
    "Seen **then**.\n\n- one\n\nand more\n",
  );
  assert.equal(markdown(`${later}A <Later>hidden</Later> word.\n`), "A  (hidden) word.\n");
});

test("Content that a component shows by its words alone, or cloned, stands there once", () => {
  assert.equal(
    markdown(
      "export const Words = ({ children }) => { const [is] = useState(false); const textOf = (node) => typeof node === 'string' ? node : Array.isArray(node) ? node.map(textOf).join('') : node?.props ? textOf(node.props.children) : ''; return <p hidden={is}>{textOf(children)}</p> }\n\n<Words>\nRead the [guide](/guide) **now**.\n</Words>\n",
    ),
    "Read the guide now.\n",
  );
  assert.equal(
    markdown(
      'export const Tabbed = ({ children }) => { const [at] = useState(0); return <div>{children.map((tab) => <button>{tab.props.title}</button>)}<p>{children[at].props.children}</p></div> }\n\n<Tabbed>\n  <Tab title="A">Uno</Tab>\n  <Tab title="B">Dos</Tab>\n</Tabbed>\n',
    ),
    "A\n\nB\n\nUno\n\n**B**\n\nDos\n",
  );
  assert.equal(
    markdown(
      "export const Item = ({ name, on }) => <p>{name} {on ? 'on' : 'off'}</p>\n\nexport const Items = ({ children }) => { const [at] = useState(0); return Children.map(children, (one, n) => cloneElement(one, { on: n === at })) }\n\n<Items>\n  <Item name=\"a\" />\n  <Item name=\"b\" />\n</Items>\n",
    ),
    "a on\n\nb off\n",
  );
});

test("Words that only their places set apart are apart, and cards are blocks of their own", () => {
  const shown = (body: string): string =>
    markdown(`export const Part = ({ of }) => ${body}\n\n<Part of={['a', 'b']} />\n`);
  assert.equal(shown("<p><span>Price</span><span>$3</span></p>"), "Price $3\n");
  assert.equal(shown('<p className="inline-flex">Open<b>now</b>or later</p>'), "Open **now** or later\n");
  assert.equal(shown("<p>{of.map((one) => <label key={one}>{one}1</label>)}<i>b</i>ig</p>"), "a1 b1 *b*ig\n");
  assert.equal(
    shown('<p className="flex"><b>Plan:</b> <Badge>new</Badge><Badge>old</Badge></p>'),
    "**Plan:** new old\n",
  );
  assert.equal(
    shown('<p className="flex">{of.map((one) => <Fragment key={one}><i>or</i><kbd>{one}</kbd></Fragment>)}</p>'),
    "*or* a *or* b\n",
  );
  assert.equal(shown("<p>{of.map((one) => <span key={one}>{one}</span>)}</p>"), "ab\n");
  assert.equal(
    shown("<div>{of.map((one) => <a key={one} href={'/' + one}><h3>{one}</h3><p>more</p></a>)}</div>"),
    "[a more](/a)\n\n[b more](/b)\n",
  );
});
