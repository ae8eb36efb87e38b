// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, htmlOf as html, render } from "../testing/render.ts";

/** HTML without what colours the code. */
function plain(source: string, files: Record<string, string> = {}): string {
  const page = render(source, files);
  assert.deepEqual(faults(page), []);
  return page.html.replace(/<span class="lc-[a-z0-9]{5}">|<\/span>(?!<\/div>)/g, "");
}

test("Code given as a prop is that of the block, also in what an agent reads", () => {
  const page = render('<CodeBlock code={"a = 1\\nb = 2"} language="py" filename="a.py" lines />\n');
  assert.match(page.html, /data-lines.*>a\.py<.*a .*1.*\n.*b .*2/s);
  assert.equal(page.markdown, "```py a.py\na = 1\nb = 2\n```\n");
  assert.equal(render('<CodeBlock filename="a.out">text</CodeBlock>\n').markdown, "```text a.out\ntext\n```\n");
});

test("Lines of a block are named by a list, a text, a range or a number", () => {
  const lines = (props: string) =>
    [...plain(`<CodeBlock ${props}>{"a\\nb\\nc\\nd"}</CodeBlock>\n`).matchAll(/class="line ([^"]*)">(\w)/g)].map(
      ([, name = "", letter]) => letter + name.replaceAll("lc-line", ""),
    );
  assert.deepEqual(lines("highlight={[1, 3]} focus={2}"), ["a-highlight", "b-focus", "c-highlight"]);
  assert.deepEqual(lines('highlight="[1,3]" focus="{2-3}"'), ["a-highlight", "b-focus", "c-highlight -focus"]);
  assert.deepEqual(lines('highlight={["1-2", 4]}'), ["a-highlight", "b-highlight", "d-highlight"]);
});

test("What is no code in a group stands below it, and a group without code has no frame", () => {
  const html = plain("<CodeGroup>\n```js a.js\na\n```\n\nBetween.\n\n```js b.js\nb\n```\n</CodeGroup>\n");
  assert.match(
    html,
    /^<div class="code-group".*>a<.*>b<\/code><\/pre><\/div>\n<\/section><\/div>\n<p>Between\.<\/p>\n$/s,
  );
  assert.equal(plain("<CodeGroup>\n\nOnly text.\n\n</CodeGroup>\n"), "<p>Only text.</p>\n");
  assert.equal(plain("<CodeGroup></CodeGroup>\n\nx\n"), "<p>x</p>\n");
  assert.doesNotMatch(plain("<CodeGroup>\n<div>\n\n```js a.js\na\n```\n\n</div>\n</CodeGroup>\n"), /<div><\/div>/);
});

test("A group takes code from snippets, components, lists and diagrams, each under its title", () => {
  const titles = (source: string) =>
    [...plain(source, files).matchAll(/data-tab="([^"]*)"/g)].map(([, title]) => title);
  const files = {
    "s.mdx": "```js first.js\na\n```\n",
    "run.jsx": "export const Run = ({ tool }) => <CodeBlock filename={tool}>{`${tool} add`}</CodeBlock>;\n",
  };
  assert.deepEqual(
    titles(
      'import First from "/s.mdx"\nimport { Run } from "/run.jsx"\n\n<CodeGroup>\n<First />\n<Run tool="npm" />\n{["a", "b"].map((name) => <Run tool={name} />)}\n\n```mermaid Shape\ngraph TD; A-->B\n```\n</CodeGroup>\n',
    ),
    ["first.js", "npm", "a", "b", "Shape"],
  );
});

test("The icon of a block may be an element", () => {
  const block = '<CodeBlock icon={<svg><title>JS</title></svg>} filename="a.js">let a</CodeBlock>';
  assert.match(render(`${block}\n`).html, /code-block-icon"><svg><title>JS<\/title><\/svg><\/span>.*>a\.js</s);
  assert.match(
    render(`<CodeGroup>\n${block}\n</CodeGroup>\n`).html,
    /tab-icon"><svg><title>JS<\/title><\/svg><\/span>a\.js</,
  );
});

test("A <pre> in a group is a panel of it, its name that of the component that made it", () => {
  const shell = `export const Shell = ({ children }) => <pre><code>{children}</code></pre>;
export const Line = ({ filename, code }) => <Shell>{filename + ": " + code}</Shell>;

`;
  const labels = (source: string) =>
    [...plain(shell + source).matchAll(/lc-tab-label">([^<]*)<\/p><div class="code-block"[^>]*><pre/g)].map(
      ([, label]) => label,
    );
  const uses = '<Shell title="npm">npm i</Shell>\n  <Line filename="a.js" code="let a" />';
  assert.deepEqual(
    labels(`<CodeGroup>\n  ${uses}\n  <pre><code className="language-js">b</code></pre>\n</CodeGroup>\n`),
    ["npm", "a.js", "Code"],
  );
  assert.deepEqual(
    labels('<CodeGroup>\n  <pre title="one">a</pre>\n  <pre data-title="two" title="">b</pre>\n</CodeGroup>\n'),
    ["one", "two"],
  );
  assert.doesNotMatch(plain(`${shell}${uses}\n`), /code-group/);
});

test("A component that a browser takes over is a panel of its group where it shows code, as a whole", () => {
  const live = `export const Live = ({ lines }) => { const [n] = useState(1); return <pre onClick={() => n}><code>{lines} {n}</code></pre> };
export const Block = () => { const [n] = useState(2); return <CodeBlock language="js">{"let a = " + n}</CodeBlock> };
export const Press = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>press {n}</button> };

`;
  const html = plain(
    `${live}<CodeGroup>\n  <Live title="live.js" lines="x" />\n  <Block title="b.js" />\n  <pre>c</pre>\n  <Press />\n</CodeGroup>\n`,
  );
  const [group = "", rest = ""] = html.split(/<\/section><\/div>\n/);
  const panels = group.split("<section").slice(1);
  assert.deepEqual(
    panels.map((panel) => [
      /lc-tab-label">([^<]*)</.exec(panel)?.[1],
      panel.match(/<lc-island/g)?.length ?? 0,
      panel.match(/<pre/g)?.length,
      panel.match(/class="code-block/g)?.length,
    ]),
    [
      ["live.js", 1, 1, 1],
      ["b.js", 1, 1, 1],
      ["Code", 0, 1, 1],
    ],
  );
  assert.match(rest, /^<lc-island [^>]*data-export="Press"/);
});

test("A component whose code stands in a group leaves no empty box below it, and names code without a name", () => {
  const fence = "\n```json\n1\n```\n";
  const titles = (html: string) => [...html.matchAll(/data-tab="([^"]*)"/g)].map(([, title]) => title);
  for (const group of ["ResponseExample", "RequestExample", "CodeGroup"]) {
    const tabs = plain(
      `<${group}>\n\n<Tabs><Tab title="x">${fence}</Tab><Tab title="y">\n\`\`\`json own.json\n2\n\`\`\`\n</Tab></Tabs>\n\n</${group}>\n`,
    );
    assert.deepEqual(titles(tabs), ["x", "own.json"]);
    assert.doesNotMatch(tabs, /class="tabs"/);
    const accordion = plain(
      `<${group}>\n\n<AccordionGroup><Accordion title="200">${fence}</Accordion></AccordionGroup>\n\n</${group}>\n`,
    );
    assert.deepEqual(titles(accordion), ["200"]);
    assert.doesNotMatch(accordion, /accordion/);
  }
  const both = plain(
    `<ResponseExample>\n\n<Accordion title="200">\n\nWords.\n${fence}</Accordion>\n\n</ResponseExample>\n`,
  );
  assert.match(both, /<\/section><\/div>\n<details class="accordion".*<p>Words\.<\/p>/s);
});

test("A code group holds its blocks under their titles", () => {
  const page = html("<CodeGroup>\n```bash npm\nnpm i\n```\n```bash\nyarn\n```\n</CodeGroup>");
  assert.match(page, /data-component="code-group".*data-tab="npm".*data-tab="bash"/s);
  const block = '```bash npm icon="star" iconType="regular"\nnpm i\n```\n';
  const sign = '<span class="tab-icon"><svg/></span>';
  assert.match(html(`<CodeGroup>\n${block}</CodeGroup>`), new RegExp(`lc-tab-label">${sign}npm</p>`));
  assert.notEqual(render(block).html, render(block.replace(' iconType="regular"', "")).html);
});

test("A menu of code chooses between languages, where these tell its blocks apart, and keeps the titles", () => {
  const panels = (first: string, ...fences: string[]): string[] => {
    const source = `<${first}>\n\n${fences.map((fence) => `\`\`\`${fence}\ncode\n\`\`\`\n`).join("\n")}\n</${first.split(" ")[0]}>\n`;
    const found = plain(source).matchAll(/data-tab="([^"]*)"><p class="lc-tab-label">([^<]*)</g);
    return [...found].map(([, name, title]) => `${name}: ${title}`);
  };
  const title = "POST /ships";
  assert.deepEqual(panels("RequestExample dropdown", `py ${title}`, `java ${title}`, `bash ${title}`), [
    "Python: POST /ships",
    "Java: POST /ships",
    "Bash: POST /ships",
  ]);
  assert.deepEqual(panels("CodeGroup dropdown", "ts a.ts", "rust a.rs"), ["TypeScript: a.ts", "Rust: a.rs"]);
  assert.deepEqual(panels("CodeGroup dropdown", "bash cURL", "js Node.js"), ["cURL: cURL", "Node.js: Node.js"]);
  assert.deepEqual(panels("CodeGroup dropdown", "bash npm", "sh yarn"), ["npm: npm", "yarn: yarn"], "one language");
  assert.deepEqual(panels("ResponseExample dropdown", "json 200", "xml 404"), ["200: 200", "404: 404"], "data");
  assert.deepEqual(
    panels("RequestExample dropdown", "bash List", "js List", "bash Add", "hcl Add", "json Put"),
    ["List · Bash: List", "List · JavaScript: List", "Add · Bash: Add", "Add · hcl: Add", "Put: Put"],
    "one title in several languages",
  );
  assert.deepEqual(panels("CodeGroup dropdown", "go main.go"), ["main.go: main.go"], "nothing to choose");
  assert.deepEqual(panels("CodeGroup", "ts a.ts", "rust a.rs"), ["a.ts: a.ts", "a.rs: a.rs"], "tabs are titles");
});

test("Mermaid keeps its source for readers without scripts", () => {
  const page = render("```mermaid\ngraph TD; A-->B\n```\n");
  assert.equal(page.html, '<pre class="mermaid" data-component="mermaid">graph TD; A--&gt;B</pre>\n');
  assert.deepEqual(page.features, ["mermaid"]);
});

test("A diagram's actions are asked for by the word alone, as other options of a fence are", () => {
  assert.match(html("```mermaid actions\ngraph TD; A-->B\n```\n"), /data-actions="true"/);
  assert.match(html("```text actions\nx\n```\n"), /lc-code-title">actions</);
});

test("Code marked twoslash shows nothing of what its compiler alone reads", () => {
  const source =
    "```ts twoslash\n// @errors: 2322\nimport a from 'a';\n// ---cut---\nconst x: string = 1;\n//    ^?\n// @ts-expect-error stays\nconst y = x;\n//         ^|\n```\n";
  const text = html(source).replace(/<[^>]*>/g, "");
  assert.match(text, /const x: string = 1;\n\/\/ @ts-expect-error stays\nconst y = x;/);
  assert.doesNotMatch(text, /@errors|import a|\^\?|\^\||---cut/);
  assert.match(html("```ts\n// @errors: 2322\n//  ^?\n```\n"), /@errors/, "other code stays as it is written");
});

test("A diagram may be a component, with the options of its fence", () => {
  assert.equal(
    html('<Mermaid chart="graph TD; A --> B" placement="top-left" actions={false} />'),
    '<pre class="mermaid" data-component="mermaid" data-actions="false" data-placement="top-left">graph TD; A --&gt; B</pre>\n',
  );
});
