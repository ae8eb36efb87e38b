import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "./testing/render.ts";

test("Programs hold components of the format as values: in a table, behind a condition, as a member", () => {
  const page = render(
    'import { Hint, Group } from "/snippets/hint.jsx"\n\n<Hint kind="tip" />\n\n<Hint kind="other" />\n\n<Group wide>in it</Group>\n',
    {
      "snippets/hint.jsx": `const kinds = { tip: Tip, warning: Warning };
export const Hint = ({ kind }) => { const Box = kinds[kind] || Note; return <Box>{kind} text</Box>; };
export const Group = ({ wide, children }) => { const Outer = wide ? Accordion : Expandable; const Leaf = Tree.File; return <Outer title="Outer">{children}<Tree><Leaf name="leaf.txt" /></Tree></Outer>; };
`,
    },
  );
  assert.match(page.html, /callout[^>]*tip[\s\S]*tip text/);
  assert.match(page.html, /callout[^>]*note[\s\S]*other text/);
  assert.match(page.html, /Outer[\s\S]*in it[\s\S]*leaf\.txt/);
  assert.deepEqual(page.diagnostics, []);
});

test("Programs find the children they look for by comparing their types", () => {
  const page = render(
    "export const OnlyTabs = ({ children }) => <ul>{React.Children.toArray(children).filter((one) => one.type === Tab).map((one) => <li>{one.props.title}</li>)}</ul>\n\n<OnlyTabs><Tab title='One'>1</Tab><Note>no</Note><Tab title='Two'>2</Tab></OnlyTabs>\n",
  );
  assert.match(page.html, /<ul><li>One<\/li><li>Two<\/li><\/ul>/);
  assert.deepEqual(page.diagnostics, []);
});

test("A component may be asked for whether the format knows it", () => {
  assert.equal(render("{typeof Card} {typeof Nothing}\n").html.trim(), "function\nundefined");
});

test("The name of a component in braces is text of the page, and told", () => {
  const page = render("Write {Card} here.\n");
  assert.match(page.html, /Write \{Card\} here\./);
  assert.deepEqual(
    page.diagnostics.map(({ code }) => code),
    ["unbound-name"],
  );
});
