import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../../testing/render.ts";

const html = (source: string): string => readable(render(source).html).trim();

test("Text between the tags of a component is text to it, and an expression is its value", () => {
  const upper = "export const Up = ({ children }) => <b id={'x-' + children}>{children.toUpperCase()}</b>\n\n";
  assert.equal(html(`${upper}A <Up>word</Up>.\n`), '<p>A <b id="x-word">WORD</b>.</p>');
  assert.equal(html(`${upper}<Up>{"word"}</Up>\n`), '<b id="x-word">WORD</b>');
  assert.equal(
    html(
      "export const Code = ({ children }) => children.split('\\n').map((line) => <i>{line}</i>)\n\n<Code>{`a\nb`}</Code>\n",
    ),
    "<i>a</i><i>b</i>",
  );
  assert.equal(
    html("export const Each = ({ children }) => [1, 2].map(children)\n\n<Each>{(n) => <i>{n}</i>}</Each>\n"),
    "<i>1</i><i>2</i>",
  );
});

const reader =
  "export const Plain = ({ children }) => {\n  const textOf = (node) => {\n    if (typeof node === 'string') return node;\n    if (Array.isArray(node)) return node.map(textOf).join('');\n    return node?.props ? (node.type === 'code' ? '`' : '') + textOf(node.props.children) : '';\n  };\n";

test("A component that looks into its children finds the text of Markdown in them", () => {
  const source = "<Plain>\n  One `two` **three** [four](/x)\n\n  - five\n</Plain>\n";
  assert.equal(html(`${reader}  return <b>{textOf(children)}</b>;\n}\n\n${source}`), "<b>One `two three fourfive</b>");
  assert.equal(
    html(`${reader}  return <b title={textOf(children).length}>{children}</b>;\n}\n\n${source}`),
    '<b title="23"><p>One <code>two</code> <strong>three</strong> <a href="[/x]">four</a></p><ul><li>five</li></ul></b>',
  );
});

test("Lists keep their first number and links their title in a component that looks into its children", () => {
  const source = '<Plain>\n  3. one\n  4. [two](/x "To x")\n</Plain>\n';
  assert.equal(
    html(`${reader}  return <b title={textOf(children)}>{children}</b>;\n}\n\n${source}`),
    '<b title="onetwo"><ol start="3"><li>one</li><li><a href="[/x]" title="To x">two</a></li></ol></b>',
  );
  assert.equal(
    html(`${reader}  return <b title={textOf(children)}>{children}</b>;\n}\n\n<Plain>\n  - one\n    > two\n</Plain>\n`),
    '<b title="onetwo"><ul><li><p>one</p><blockquote><p>two</p></blockquote></li></ul></b>',
  );
});

test("Spaces between elements of one line stay between them", () => {
  const keys = "export const Keys = ({ children }) => <span>{children}</span>\n\n";
  const pressed = "<span><kbd>Ctrl</kbd> <kbd>K</kbd></span>";
  assert.equal(html(`${keys}<Keys><kbd>Ctrl</kbd> <kbd>K</kbd></Keys>\n`), pressed);
  assert.equal(html(`${keys}Press <Keys><kbd>Ctrl</kbd> <kbd>K</kbd></Keys>.\n`), `<p>Press ${pressed}.</p>`);
  assert.equal(
    html(`${keys}export const Both = () => <Keys><kbd>Ctrl</kbd> <kbd>K</kbd></Keys>\n\n<Both />\n`),
    pressed,
  );
  const count = "export const Count = ({ children }) => <b>{children.length}</b>\n\n";
  assert.equal(html(`${count}<Count>\n<i>a</i>\n<i>b</i>\n</Count>\n`), "<b>2</b>");
});

test("A component that chooses among its children gets each block of Markdown by itself", () => {
  const one = "export const One = ({ children, at }) => <b>{Array.isArray(children) ? children[at] : children}</b>\n\n";
  assert.equal(html(`${one}<One at={1}>\nfirst\n\nsecond\n</One>\n`), "<b><p>second</p></b>");
});

test("A browser that carries a component on gets the same children as its first state was made with", () => {
  const page = render(
    `${reader}  const [on, set] = useState(0);\n  return <b onClick={() => set(1)}>{textOf(children)}</b>;\n}\n\n<Plain>One \`two\`</Plain>\n`,
  );
  assert.match(page.html, /<b>One `two<\/b>/);
  assert.match(
    page.html.replaceAll("&quot;", '"'),
    /data-props="\{"children":\["One ",\{"\$type":"code","\$props":\{"children":"two"\}\}\]\}"/,
  );
});

test("An expression that complains does so once, at its place", () => {
  const page = render("export const B = ({ children }) => <b>{children}</b>\n\n<B>{missing}</B>\n");
  assert.deepEqual(
    page.diagnostics.map(({ code, line }) => `${code} ${line}`),
    ["unbound-name 3"],
  );
});

test("What elements between the tags of a component complain of, and where they lead from, is their own place", () => {
  const grid = "export const Grid = ({ children }) => <div>{children}</div>\n\n";
  const clones =
    "export const Grid = ({ children }) => <div>{React.Children.map(children, (child) => React.cloneElement(child, { cols: 2 }))}</div>\n\n";
  const between =
    '<Grid>\n  <p>One</p>\n  <Subtitle>\n    Two\n  </Subtitle>\n  <Card title="Three" href="/none" />\n</Grid>\n';
  for (const program of [grid, clones]) {
    const page = render(`${program}${between}\nFour <Other />\n`);
    assert.deepEqual(faults(page), ["unknown-component 5:3", "unknown-component 11:6"]);
    const [link] = page.references;
    assert.equal(`${link?.target} ${link?.line}:${link?.column}`, "/none 8:3");
  }
  // In a file of its own, the component is where the page uses it.
  const snippet = { "snippets/grid.jsx": grid.trim() };
  const page = render(
    `import { Grid } from "/snippets/grid.jsx";\n\n<Grid>\n  <Subtitle>Two</Subtitle>\n  <b>x</b>\n</Grid>\n`,
    snippet,
  );
  assert.deepEqual(
    page.diagnostics.map(({ file, line, column }) => `${file} ${line}:${column}`),
    ["guides/start.mdx 4:3"],
  );
});

test("Headings, code, tables and rules are elements with their words to a component that looks into its children", () => {
  const source =
    "<Plain>\n  ## On `two`\n\n  ```js\n  three();\n  ```\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n\n  ---\n</Plain>\n";
  assert.equal(
    html(`${reader}  return <b>{children.map((child) => textOf(child)).join("; ")}</b>;\n}\n\n${source}`),
    "<b>On two; three();; a b1 2; </b>",
  );
  const kept =
    "export const Kept = ({ children }) => Children.map(children, (child) => isValidElement(child) ? <section>{child}</section> : null);\n\n";
  assert.match(
    html(`${kept}${source.replaceAll("Plain", "Kept")}`),
    /^<section><h2.*On.*<\/h2>.*<\/section><section>.*three.*<\/section><section>.*<table>.*<\/table>.*<\/section><section><hr>\s*<\/section>$/s,
  );
});
