import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const markdown = (source: string, files?: Record<string, string>): string => render(source, files).markdown;

test("What is Markdown stays as it was written", () => {
  const source =
    "# T\n\nA *b* `c`  \nd\n\n- one\n  - two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js title\nlet a = { b: <c/> }\n```\n";
  assert.equal(markdown(source), source);
});

test("Components become what they say; imports and comments vanish", () => {
  assert.equal(
    markdown(
      'import X from "/x.mdx"\n\n<Note>\n  Mind **this**.\n\n  - a\n  - b\n</Note>\n\n{/* gone */}\n\n<CardGroup cols={2}>\n  <Card title="A" href="/a">About A</Card>\n</CardGroup>\n\n<Tabs>\n  <Tab title="npm">\n    ```bash\n    npm i\n    ```\n  </Tab>\n</Tabs>\n',
    ),
    "> [!NOTE]\n>\n> Mind **this**.\n>\n> - a\n> - b\n\n**[A](/a)**\n\nAbout A\n\n**npm**\n\n```bash\nnpm i\n```\n",
  );
  assert.equal(
    markdown(
      '<ParamField query="limit" type="integer" required>How many.</ParamField>\n\nText <Icon icon="x" />and <Tooltip tip="long form">short</Tooltip>, {1 + 1}.\n',
    ),
    "- `limit` (integer, query, required): How many.\n\nText and short (long form), 2.\n",
  );
});

test("Steps are a numbered list, and relative addresses lead from the root", () => {
  assert.equal(
    markdown(
      '<Steps>\n  <Step title="Get">\n    See [it](./next) and ![](../a.png).\n\n    - b\n  </Step>\n  <Step title="Run">Go.</Step>\n</Steps>\n\nRead [more](more#x) of `[a](b)`.\n',
    ),
    "1. **Get**\n\n   See [it](/guides/next) and ![](/a.png).\n\n   - b\n\n2. **Run**\n\n   Go.\n\nRead [more](/guides/more#x) of `[a](b)`.\n",
  );
});

test("Addresses of definitions lead from the root, as do those in angle brackets and with escapes or parentheses", () => {
  assert.equal(
    markdown(
      '[a][r], ![b][P q], [c][w], [d](<./x y.md#z>), [e](./x\\_y.md), [f]( ./n ), [g](./p_(q)), [h](/i.mdx#j), [k](www.example.com).\n\n[r]: ./next.mdx#s "T"\n[p q]: <../a b.png>\n[w]: /whole\n\n> [e]\n>\n> [e]: more\n',
      { "guides/x y.md": "", "guides/x_y.md": "", "i.mdx": "", "guides/next.mdx": "" },
    ),
    '[a][r], ![b][P q], [c][w], [d](/guides/x%20y#z), [e](/guides/x_y), [f](/guides/n ), [g](/guides/p_(q)), [h](/i#j), [k](https://www.example.com).\n\n[r]: /guides/next#s "T"\n\n[p q]: </a%20b.png>\n\n[w]: /whole\n\n> [e]\n>\n> [e]: /guides/more\n',
  );
});

test("Addresses of pictures in angle brackets, of Markdown in props, and titles of links lead and stand", () => {
  assert.equal(
    markdown(
      '![a](<./b c.png> "d") and [<b>e</b>](f "g")\n\n<Frame caption="See [h](./i)">![j](k.png)</Frame>\n\n<Tooltip tip="[l](m)">n</Tooltip>\n',
    ),
    '![a](</guides/b%20c.png> "d") and [**e**](/guides/f "g")\n\n![j](/guides/k.png)\n\n*See [h](/guides/i)*\n\nn ([l](/guides/m))\n',
  );
});

test("What only looks like an address stays text", () => {
  const source = "\\[a\\](b) and `c](d)`, ``e ` ](f)``\n[WARN]: g\n\n1. h\n\n   ~~~\n   [i](j)\n   ~~~\n";
  assert.equal(markdown(source), source);
});

test("A heading in the words of a disclosure is these words", () => {
  assert.equal(markdown("<details>\n<summary><h3>a **b**</h3></summary>\n\nc\n\n</details>\n"), "**a b**\n\nc\n");
});

test("Powers and indices stay apart from what they belong to", () => {
  assert.equal(
    markdown("2<sup>32</sup> of H<sub>2</sub>O, <code>2<sup>8</sup></code>.\n"),
    "2<sup>32</sup> of H<sub>2</sub>O, `28`.\n",
  );
});

test("What stands in a component of a quotation is quoted once for each", () => {
  const markdown = render(
    "> <Note>\n> a\n> b\n>\n> ```sh\n> c\n> > d\n> ```\n>\n> 1. e\n>    f\n> </Note>\n>\n> <Prompt>\n> **g**\n>   h\n> </Prompt>\n",
  ).markdown;
  assert.equal(
    markdown,
    "> > [!NOTE]\n> >\n> > a\n> > b\n> >\n> > ```sh\n> > c\n> > > d\n> > ```\n> >\n> > 1. e\n> >    f\n>\n> ```text\n> **g**\n>   h\n> ```\n",
  );
});

test("Lists and quotes keep their shape around components", () => {
  assert.equal(
    markdown("1. One <b>two</b>\n2. Three\n\n   <Tip>four</Tip>\n"),
    "1. One **two**\n2. Three\n\n   > [!TIP]\n   >\n   > four\n",
  );
});

test("Tables of HTML are tables, with a head, with what cells hold in one line", () => {
  assert.equal(
    markdown(
      "<table>\n  <thead><tr><th>Key</th><th>Use</th></tr></thead>\n  <tbody>\n    <tr><td>**a** | `b`</td><td>\n\n    - one\n    - two\n\n    ```sh\n    ls\n    ```\n\n    </td></tr>\n    <tr><td colSpan={2}>all</td></tr>\n  </tbody>\n</table>\n",
    ),
    "| Key | Use |\n| --- | --- |\n| **a** \\| `b` | - one<br>- two<br>`ls` |\n| all |  |\n",
  );
  assert.equal(markdown("<table><tr><td>x</td></tr></table>"), "|  |\n| --- |\n| x |\n");
  assert.equal(
    markdown(
      "export const rows = [1, 2];\n\n<table>{rows.map((n) => <tr><td>{n}</td><td><ul><li>a</li><li>b</li></ul></td></tr>)}</table>\n",
    ),
    "|  |  |\n| --- | --- |\n| 1 | - a<br>- b |\n| 2 | - a<br>- b |\n",
  );
});

test("What a cell covers of other rows and columns is empty there", () => {
  assert.equal(
    markdown(
      '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td rowSpan={2}>x</td><td>1</td><td rowspan="3">y</td></tr><tr><td>2</td></tr><tr><td colSpan="2">3</td></tr><tr><td>4</td><td>5</td><td>6</td></tr></table>\n',
    ),
    "| A | B | C |\n| --- | --- | --- |\n| x | 1 | y |\n|  | 2 |  |\n| 3 |  |  |\n| 4 | 5 | 6 |\n",
  );
});

test("Lists of HTML keep their numbers and depth, and code its text", () => {
  assert.equal(
    markdown("<ol start={3}><li>c <ul><li>x</li><li>y</li></ul></li><li>d</li></ol>\n"),
    "3. c\n   - x\n   - y\n4. d\n",
  );
  assert.equal(markdown("<pre><code>{`a {b}\nc`}</code></pre>\n"), "```\na {b}\nc\n```\n");
  assert.equal(markdown('<code>{"run `a b` now"}</code>\n'), "``run `a b` now``\n");
  assert.equal(markdown("a <code>`b`</code>\n"), "a ``b``\n");
  assert.equal(markdown('a <code>{"`b`"}</code> and <code>{"c``d`"}</code>\n'), "a `` `b` `` and ``` c``d` ```\n");
  assert.equal(
    markdown('<CodeBlock language="ts" filename="a.ts">{`let a`}</CodeBlock>\n'),
    "```ts a.ts\nlet a\n```\n",
  );
});

test("Elements in code are what they show: lines and words", () => {
  assert.equal(
    markdown(
      '<pre lang="hcl">object(\\{<br/>  a = <b>List&lt;x&gt;</b><br/>})</pre>\n\n| a |\n| - |\n| <pre>b<br/>  c</pre> |\n',
    ),
    "```\nobject({\n  a = List<x>\n})\n```\n\n| a |\n| --- |\n| `b`<br>`c` |\n",
  );
  // Lines that a component makes boxes.
  assert.equal(
    markdown(
      "export const Lines = ({ of }) => <pre><code>{of.map((line, at) => <div key={at}><span>{at + 1}</span> {line}</div>)}</code></pre>\n\n<Lines of={['let a', 'let b']} />\n",
    ),
    "```\n1 let a\n2 let b\n```\n",
  );
});

test("What props say is in the Markdown too", () => {
  const said: [source: string, markdown: string][] = [
    ['<Accordion title="A" description="D">b</Accordion>', "**A**\n\nD\n\nb"],
    ['<Card title="A" href="/a" cta="Go">b</Card>', "**[A](/a)**\n\nb\n\n[Go](/a)"],
    ['<Card title={<b>A</b>} href="/a" disabled />', "**A**"],
    ['<Frame hint="H" caption="C" title="T">b</Frame>', "**T**\n\nH\n\nb\n\n*C*"],
    ['<Frame caption="See [it](/a) **now**">b</Frame>', "b\n\nSee [it](/a) **now**"],
    ['a <Tooltip headline="H" tip="T" cta="Go" href="/a">b</Tooltip>', "a b (H: T, [Go](/a))"],
    ['a <Tooltip tip="T" cta="Go">b</Tooltip>', "a b (T, Go)"],
    ['<Badge href="/a">b</Badge> c', "[b](/a) c"],
    ['<Callout type="tip">b</Callout>', "> [!TIP]\n>\n> b"],
    ["<Info>b</Info>", "> [!NOTE]\n>\n> b"],
    ["<Check>b</Check>", "> [!TIP]\n>\n> b"],
    ["<Warning>b</Warning>", "> [!WARNING]\n>\n> b"],
    ['<Danger title="Rocks">b</Danger>', "> [!CAUTION]\n>\n> **Rocks**\n>\n> b"],
    ['<Callout title="Rocks">b</Callout>', "> **Rocks**\n>\n> b"],
    ['<Callout icon="key">b</Callout>', "> b"],
    ['<Update version="1" date="May" tags="x">b</Update>', "## 1\n\nMay · x\n\nb"],
    ['<Mermaid chart="graph TD" />', "```mermaid\ngraph TD\n```"],
    ['<Tree><Tree.Folder name="a" /><Tree.File name="b" comment="c" /></Tree>', "- a/\n- b (c)"],
    ['<Color><Color.Item name="A" value="#fff" /><Color.Item value="red" /></Color>', "- A: #fff\n- red"],
    ['<ResponseField name="a" pre={[<b>p</b>]} post="q" default={null} />', "- `a` (**p**, q)"],
    ['<ParamField body="a" default={{ b: 1 }} />', '- `a` (default: {"b":1})'],
    ['<ParamField path="--a / -b" type="int" />', "- `--a / -b` (int)"],
    ['<ParamField header="b" type="int" />', "- `b` (int, header)"],
    ['<a href="/a">\n  <h3>H</h3>\n  <img src="/my a.png" />\n</a>', "[H ![](/my%20a.png)](/a)"],
    ['<video><source src="/a.mp4" /></video>', "[/a.mp4](/a.mp4)"],
    ['| a |\n|---|\n| <Icon icon="check" /> |', "| a |\n| --- |\n| ✓ |"],
  ];
  for (const [source, expected] of said) assert.equal(markdown(`${source}\n`), `${expected}\n`, source);
});

test("Backslashes in the values of a tag change nothing in the text behind it", () => {
  for (const value of ['"\\"a\\""', '"a\\\\b"', "'\\''"]) {
    assert.equal(markdown(`x <b title={${value}}>b *c*</b> d\n`), "x **b *c*** d\n", value);
    assert.equal(markdown(`<Card title={${value}}>b</Card>\n`).split("\n").at(-2), "b", value);
    assert.equal(markdown(`x <b title={${value}}>\\> b</b> &gt; d\n`), "x **\\> b** &gt; d\n", value);
  }
});

test("A break stays within its paragraph", () => {
  assert.equal(markdown("a <br />\nb<br />c\n"), "a   \nb  \nc\n");
});

test("Elements that stand alone on lines are parted as they are in the source", () => {
  assert.equal(markdown("<b>a</b> <i>b</i>\n<code>c</code>\n\n<b>d</b>\n"), "**a** *b*\n`c`\n\n**d**\n");
});

test("Components of the content get their children as on the page: as text, and one by one", () => {
  assert.equal(
    markdown('export const Tag = ({ children }) => <a href={"/t/" + children}>{children}</a>\n\nA <Tag>word</Tag>.\n'),
    "A [word](/t/word).\n",
  );
  assert.equal(
    markdown(
      'export const Only = ({ children, lang }) => <div>{children.length}: {children.filter((child) => child.props.lang === lang)}</div>\n\n<Only lang="js">\n  <Card title="One" lang="js">first</Card>\n\n  <Card title="Two" lang="ts">second</Card>\n</Only>\n',
    ),
    "2:\n\n**One**\n\nfirst\n",
  );
  const row = "export const Row = ({ children }) => <p>{children}</p>\n\n";
  assert.equal(markdown(`${row}<Row>\n  <a href="/a">A</a>\n  <a href="/b">B</a>\n</Row>\n`), "[A](/a)\n[B](/b)\n");
});

test("A link whose words hold a value keeps its target, and emphasis the spaces around it", () => {
  assert.equal(
    markdown("export const db = 'Lake';\n\nRead [{db} docs][docs].\n\n[docs]: https://example.com/d\n"),
    "Read [Lake docs](https://example.com/d).\n\n[docs]: https://example.com/d\n",
  );
  assert.equal(
    markdown(
      'export const Path = ({ to }) => <span>go to the<strong>{" " + to}</strong> page</span>\n\n<Path to="Main" />\n',
    ),
    "go to the **Main** page\n",
  );
});

test("Space at the ends of an element within a line parts words, also where the element is nothing else", () => {
  assert.equal(
    markdown(
      "export const Words = ({ text }) => <p>{text.split(/( )/).map((word) => <span>{word}</span>)}</p>\n\n<Words text='adds two numbers' />\n",
    ),
    "adds two numbers\n",
  );
  assert.equal(markdown("A<span> b </span>c<Badge> d</Badge>, <b> e</b>.\n"), "A b c d, **e**.\n");
});

test("What has no words of its own does not part the line in which it stands", () => {
  assert.equal(
    markdown(
      'export const Dash = () => <svg viewBox="0 0 1 1"><path d="M0 0" /></svg>\n\nThe <Dash /> button and <input type="checkbox" /> box.\n',
    ),
    "The  button and  box.\n",
  );
});

test("What buttons say is in the Markdown, and prompts stand there as far left as they do on the page", () => {
  assert.equal(
    markdown(
      '<div>\n  Which is it?\n\n  <button type="button"><span>One</span></button>\n\n  <button><svg width="1" /></button>\n</div>\n',
    ),
    "Which is it?\n\nOne\n",
  );
  assert.equal(
    markdown('<Prompt description="D">\n  First `a`.\n\n  1. one\n     - deep\n</Prompt>\n'),
    "D\n\n```text\nFirst `a`.\n\n1. one\n   - deep\n```\n",
  );
});

test("A custom element within a line stays in its line", () => {
  assert.equal(markdown("A line with <my-badge>custom</my-badge> words.\n"), "A line with custom words.\n");
});

test("What counts at the top of a page or a snippet begins anew", () => {
  const page = render(
    'import { Two } from "/two.jsx"\n\nexport let n = 0\n\nexport const One = () => { n += 1; return <p>one {n}</p> }\n\n<One />\n\n<Two />\n\n<One />\n\n<Two />\n',
    { "two.jsx": "let m = 0;\nexport const Two = () => { m++; return <p>two {m}</p> };" },
  );
  for (const text of [page.html.replace(/<[^>]*>/g, ""), page.markdown])
    assert.deepEqual(text.split(/\n+/).filter(Boolean), ["one 1", "two 1", "one 2", "two 2"]);
});

test("A drawing is the words that are seen in it", () => {
  assert.equal(
    markdown(
      '<svg viewBox="0 0 9 9"><title>Chart</title><g><text x="1">Client</text><path d="M0 0" /></g><text x="2"><tspan>Ser</tspan>ver</text></svg>\n',
    ),
    "Client Server\n",
  );
});

test("A page whose program uses much of its room is whole in Markdown too", () => {
  const rows = "export const rows = Array.from({ length: 14000 }, (_, n) => n)\n\n";
  const page = render(`${rows}{rows.map((n) => <p>{n + 1 + n * 2 - n + 0 * n}</p>)}\n`);
  assert.deepEqual(page.diagnostics, []);
  assert.match(page.html, /27999/);
  assert.match(page.markdown, /27999/);
});

test("An expression that grows without end is left out, and the rest of the page stands", () => {
  const page = render("Before.\n\n{(() => {\n  while (true) {}\n})()}\n\nAfter.\n");
  assert.deepEqual(
    page.diagnostics.map(({ code }) => code),
    ["expression-limit"],
  );
  assert.equal(page.markdown, "Before.\n\nAfter.\n");
});
