import assert from "node:assert/strict";
import { test } from "node:test";
import { Scope } from "../expressions/scope.ts";
import { createModule } from "../modules/content-module.ts";
import { ElementCall } from "../rendering/element-call.ts";
import { RenderState } from "../rendering/render-state.ts";
import { render } from "../testing/render.ts";
import { componentNames } from "./component-names.ts";
import { isUnknownProp } from "./component-props.ts";
import { componentOf } from "./registry.ts";

/** Each prop that was told of: `Step description 1:13`. */
const told = (source: string, files: Record<string, string> = {}): string[] =>
  render(source, files).diagnostics.flatMap(({ code, severity, message, file, line, column }) => {
    if (code !== "unknown-prop") return [];
    const [, component, prop] = /^`<([^>]+)>` has no prop `([^`]+)`/.exec(message) ?? [];
    return [`${severity} ${component} ${prop} ${file === "guides/start.mdx" ? "" : `${file}:`}${line}:${column}`];
  });
const hints = (source: string): (string | undefined)[] => render(source).diagnostics.map(({ hint }) => hint);

test("A prop that a component of the format does not have is told where it stands", () => {
  assert.deepEqual(told('<ParamField body="a" description="lost" />'), ["info ParamField description 1:22"]);
  assert.deepEqual(told('<Steps>\n  <Step title="a"\n    description="b">\n    c\n  </Step>\n</Steps>'), [
    "info Step description 3:5",
  ]);
  assert.deepEqual(told('A <Badge text="x"/> in a line.'), ["info Badge text 1:10"]);
  assert.deepEqual(told('<Panel title="a > {b} title">\ntext\n</Panel>'), ["info Panel title 1:8"]);
  assert.deepEqual(told("<Card title={'Title'} Title={`a`} horizontal nope>c</Card>"), [
    "info Card Title 1:23",
    "info Card nope 1:46",
  ]);
  assert.deepEqual(told('<Card title="{sub}" sub="a">c</Card>'), ["info Card sub 1:21"]);
});

test("What was meant is told, else where the words have a place", () => {
  assert.deepEqual(hints('<Card Title="a">b</Card>'), ["Did you mean `title`?"]);
  assert.deepEqual(hints('<Card title="a" classname="x">b</Card>'), ["Did you mean `className`?"]);
  assert.deepEqual(hints('<Card title="a" icn="bolt">b</Card>'), ["Did you mean `icon`?"]);
  assert.deepEqual(hints('<Panel title="a">b</Panel>'), ["Write the words between its tags."]);
  assert.deepEqual(hints('<Columns rounded="x">b</Columns>'), ["Leave it out. It has `cols`, `columns`, `layout`."]);
});

test("Elements that a program makes are told of too, once, and those of the author's own components are not", () => {
  const own = 'export const Own = ({ text }) => <Card title={text} colour="red" />\n\n';
  assert.deepEqual(told(`${own}<Own text="a" other="b" />\n\n<Own text="c" />`), ["info Card colour 1:53"]);
  assert.deepEqual(told('{["a", "b"].map((one) => <Tile title={one} text="x" />)}'), ["info Tile text 1:44"]);
  assert.deepEqual(told("export const Card = ({ other }) => <p>{other}</p>\n\n<Card other='a' />"), []);
  const files = { "snippets/a.mdx": 'line\n\n<Note kind="x">b</Note>\n' };
  assert.deepEqual(told("import A from '/snippets/a.mdx'\n\n<A />", files), ["info Note kind snippets/a.mdx:3:7"]);
});

test("Nothing is told of elements in a component of the author's, which may read whatever they have", () => {
  const pick =
    'export const Pick = ({ children }) => <div>{[children].flat().filter((one) => one.props.lang === "js")}</div>\n\n';
  assert.deepEqual(
    told(`${pick}<Pick>\n<Card title="a" lang="js">x</Card>\n<Card title="b" lang="ts">y</Card>\n</Pick>`),
    [],
  );
  const all = 'export const All = () => <Pick><Card title="a" lang="js">x</Card></Pick>\n\n';
  assert.deepEqual(told(`${pick}${all}<All />`), []);
});

test("What every element may have, what is given as a whole, and what another component gets are no fault", () => {
  const common =
    'className="a" class="b" id="c" style={{ color: "red" }} key="d" data-e="f" aria-label="g" onClick={() => 1}';
  for (const name of componentNames)
    if (!["Fragment", "React.Fragment", "MDX"].includes(name))
      assert.deepEqual(told(`<${name} ${common}>x</${name}>`), []);
  assert.deepEqual(told('<Card {...{ title: "a", other: 1 }}>b</Card>'), []);
  assert.deepEqual(told('<Snippet file="a.mdx" word="b" />', { "snippets/a.mdx": "{word}" }), []);
  assert.deepEqual(told('<ZoomImage src="/a.png" width="4" />\n\n<OptimizedVideo src="/a.mp4" autoPlay />'), []);
  assert.deepEqual(told('<Chart other="b">c</Chart>\n\n<p other="b">c</p>'), []);
});

/** What pages that we write give to components, and nobody else. */
const ours = new Set(["defaultCode", "within", "anchor", "anchorStep", "anchorOfItems", "anchorKind", "isWord"]);

test("Whatever a component reads is one of its props", () => {
  const state = new RenderState(
    { file: "a.mdx", source: "", firstLine: 1, href: "/a" },
    {
      readSource: () => undefined,
      hasFile: () => false,
      variables: {},
      iconLibrary: "lucide",
      codeblocks: { light: "github-light", dark: "github-dark" },
      latex: null,
    },
    () => "",
  );
  const scope = new Scope(createModule("a.mdx", "", 1), null);
  for (const name of componentNames) {
    const component = componentOf(name);
    const unknown = new Set<string>();
    for (const value of [undefined, "tip", true, 1])
      for (const only of ["", "title", "src", "file", "repo", "query", "page"]) {
        const props = new Proxy<Record<string, unknown>>(
          {},
          {
            get: (_, prop) => {
              if (isUnknownProp(name, String(prop)) && !ours.has(String(prop))) unknown.add(String(prop));
              if (prop === "children") return undefined;
              return only === "" || only === prop ? value : undefined;
            },
            getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value }),
          },
        );
        component?.(new ElementCall(name, props, scope, state));
      }
    assert.deepEqual([...unknown], [], name);
  }
});
