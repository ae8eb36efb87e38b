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
      "export const Item = ({ name, on }) => <p>{name} {on ? 'on' : 'off'}</p>\n\nexport const Items = ({ children }) => { const [at] = useState(0); return Children.map(children, (one, n) => cloneElement(one, { on: n === at })) }\n\n<Items>\n  <Item name=\"a\" />\n  <Item name=\"b\" />\n</Items>\n",
    ),
    "a on\n\nb off\n",
  );
});
