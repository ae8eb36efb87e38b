// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "./testing/render.ts";

const box =
  "export const Box = ({ items, children }) => (\n  <div>\n    Before {missing.name}\n    {items.length} after {children}\n  </div>\n)\n";

test("What a component cannot show is complained about where it is written, and the rest of it is shown", () => {
  const page = render('import { Box } from "/snippets/box.jsx"\n\n<Box items={["a"]}>**inside**</Box>\n\nEnd.\n', {
    "snippets/box.jsx": box,
  });
  assert.equal(page.html, "<div>Before 1 after <strong>inside</strong></div><p>End.</p>\n");
  assert.deepEqual(
    page.diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`),
    ["unbound-name snippets/box.jsx:3:13"],
  );
  assert.match(page.diagnostics[0]?.hint ?? "", /Define the name/);
  assert.match(page.markdown, /Before\s+1 after \*\*inside\*\*/);
});

test("A fault that a use of a component causes names the use as well", () => {
  const page = render('import { Box } from "/snippets/box.jsx"\n\nText.\n\n<Box>inside</Box>\n', {
    "snippets/box.jsx": box.replace("{missing.name}", ""),
  });
  assert.match(page.html, /<div>Before\s+after inside<\/div>/);
  assert.deepEqual(
    page.diagnostics.map(({ message, file, line, column }) => `${file}:${line}:${column} ${message}`),
    ["snippets/box.jsx:4:12 cannot read `length` of undefined, where guides/start.mdx:5:1 uses it."],
  );
});

test("A component of which nothing can be told shows what stands between its tags", () => {
  const page = render(
    'export const Box = ({ children }) => {\n  throw new Error("no")\n}\n\n<Box title="Named">inside **bold**</Box>\n',
  );
  assert.match(page.html, /<strong>Named<\/strong>.*inside <strong>bold<\/strong>/s);
  assert.deepEqual(faults(page), ["expression-error 2:3"]);
  assert.match(page.markdown, /\*\*Named\*\*\n\ninside \*\*bold\*\*/);
});

test("A list whose items name something unknown keeps the rest of each item, and text keeps its words", () => {
  const page = render("{[1, 2].map((n) => <b title={n + nowhere}>{`Item ${n} of ${nowhere}`}</b>)}\n");
  assert.equal(page.html, "<b>Item 1 of </b><b>Item 2 of </b>");
  assert.equal(page.markdown, "**Item 1 of** **Item 2 of**\n");
  assert.deepEqual(faults(page), ["unbound-name 1:34", "unbound-name 1:60"]);
});

test("A prop that cannot be evaluated is complained about at its own place, and text in it is shown", () => {
  const page = render("<Card\n  title={`Version ${version}`}\n  href={`/v/${version}`}\n>\n  text\n</Card>\n");
  assert.match(page.html, /class="lc-face-title">Version <\/h2>/);
  assert.doesNotMatch(page.html, /href/);
  assert.deepEqual(faults(page), ["unbound-name 2:21", "unbound-name 3:15"]);
});

test("A component that a browser runs is complained about for names that no browser knows, and for no others", () => {
  const page = render(
    "export const Live = ({ children }) => {\n  const [n] = useState(0)\n  return <p onClick={() => nobody()}>{nowhere} {window.title} {customElements.x} {n.foo.bar} {children}</p>\n}\n\n<Live>inside</Live>\n",
  );
  assert.match(page.html, /<p>.*inside<\/p><\/lc-island>/);
  assert.deepEqual(faults(page), ["unbound-name 3:39"]);
});

test("A component that only a browser can begin shows its content until one does", () => {
  const page = render(
    "export class Live extends window.Base {\n  render() { return <p>{this.props.children}</p> }\n}\n\n<Live>inside **bold**</Live>\n",
  );
  assert.match(page.html, /^<lc-island [^>]*>inside <strong>bold<\/strong><\/lc-island>/);
  assert.equal(page.markdown, "inside **bold**\n");
  assert.deepEqual(page.diagnostics, []);
});

test("Words before a fault of a component within another are found once by the search", () => {
  const page = render(
    "export const Outer = () => {\n  const Beyond = () => <i>{new Promise(() => 1).then()} last</i>;\n  return <div>before <Beyond /></div>;\n}\n\n<Outer />\n",
  );
  assert.match(page.html, /^<lc-island [^>]*><div>before <i> last<\/i><\/div><\/lc-island>/);
  assert.deepEqual(
    page.sections.map(({ text }) => text),
    ["before last"],
  );
});

test("A component that nobody knows is told where a program uses it, with the place that uses the program", () => {
  const page = render('import { Box } from "/snippets/box.jsx"\n\nText.\n\n<Box />\n', {
    "snippets/box.jsx": "export const Box = () => (\n  <div>\n    <Wiget>inside</Wiget>\n  </div>\n)\n",
  });
  assert.deepEqual(
    page.diagnostics.map(({ message, file, line, column }) => `${file}:${line}:${column} ${message}`),
    [
      "snippets/box.jsx:3:5 `<Wiget>` is not a component of the format, nor is it defined or imported here, where guides/start.mdx:5:1 uses it.",
    ],
  );
});

test("A class that only a browser can make leaves empty what it makes, and no more", () => {
  const page = render(
    "export const Live = () => {\n  const [n, set] = useState(1)\n  class Point extends EventTarget { x = 1 }\n  const point = new Point()\n  return <p onClick={() => set(2)}>{n} and <b>{point.x}</b></p>\n}\n\n<Live />\n",
  );
  assert.match(page.html, /<p>1 and <b><\/b><\/p>/);
  assert.deepEqual(page.diagnostics, []);
});

test("A constant that cannot be made is told once, where it is written, and not by all that ask for it", () => {
  const files = { "snippets/depths.jsx": "export const depth = chart.depth;\n\nexport const Mark = buoy.mark;\n" };
  const own = render(`export const depth = chart.depth;\n\n{depth} and {depth}\n\n<Card title={depth}>x</Card>\n`);
  assert.deepEqual(faults(own), ["unbound-name 1:22"]);
  const page = render(
    'import { depth, Mark } from "/snippets/depths.jsx"\n\nText {depth}.\n\n<Mark>**off** the quay</Mark>\n',
    files,
  );
  assert.deepEqual(
    page.diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`),
    ["unbound-name snippets/depths.jsx:1", "unbound-name snippets/depths.jsx:3"],
  );
  assert.match(page.html, /<strong>off<\/strong> the quay/);
});

test("A component of a package that cannot be imported is told of at its import alone", () => {
  const page = render('import { Chart } from "charts-of-ships"\n\n<Chart>Low tide</Chart>\n\n<Chart.Key />\n');
  assert.deepEqual(faults(page), ["unsupported-import 1:1"]);
  assert.match(page.html, /Low tide/);
});

test("What the text of a page gives a browser to run is complained about where it is written", () => {
  const places = (source: string) => faults(render(source));
  assert.deepEqual(
    places('x\n\n<button\n  className="a"\n  onClick={() => 1}\n  title={nowhere}\n>\n  y\n</button>\n'),
    ["unbound-name 6:10"],
  );
  assert.deepEqual(places('<button title="onClick" onClick={() => 1} {...nowhere}>y</button>\n'), [
    "unbound-name 1:47",
  ]);
});

test("An attribute at fault is found by its name, also where others say its name or value", () => {
  assert.deepEqual(faults(render('<Card title="href" hrefs="nowhere" href={nowhere}>x</Card>\n')), [
    "unbound-name 1:42",
    "unknown-prop 1:20",
  ]);
  assert.deepEqual(faults(render('<Card title="{...nowhere}" {...nowhere}>x</Card>\n')), ["unbound-name 1:32"]);
  assert.deepEqual(faults(render("<Card\n    title={[\n      1,\n      nowhere,\n    ]}\n/>\n")), ["unbound-name 4:7"]);
  assert.deepEqual(faults(render("- a\n\n  <Card\n    title={[\n      1, nowhere\n    ]}\n  />\n")), [
    "unbound-name 5:10",
  ]);
  assert.deepEqual(faults(render("- a\n\n  {[\n    1, nowhere\n  ]}\n")), ["unbound-name 4:8"]);
});

test("What is wrong in a caption is told at its element, also where others stand in that", () => {
  const source = 'x\n\n<Frame caption="a caption with [a](javascript:1)">\n  <i />\n\n  ![x](/a.png)\n</Frame>\n';
  assert.deepEqual(faults(render(source, { "a.png": "" })), ["unsafe-link 3:1"]);
});

test("A fault in the text of code, a prompt or a diagram is told where it stands", () => {
  for (const name of ["CodeBlock", "Prompt", "Mermaid"]) {
    assert.deepEqual(faults(render(`<${name}>\n{\`a: \${nowhere}\`}\n</${name}>\n`)), ["unbound-name 2:8"], name);
    assert.match(faults(render(`<${name}>{[].at(0).name}</${name}>\n`)).join(), /^expression-error 1:\d+$/, name);
  }
});
