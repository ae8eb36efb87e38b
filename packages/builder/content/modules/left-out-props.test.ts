import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";

const head = 'import X from "/snippets/x.mdx"\n\n';
const page = (uses: string, snippet: string) => render(head + uses, { "snippets/x.mdx": snippet });

test("A prop that a use of a snippet leaves out is empty there, and another use on the page gives it", () => {
  const snippet = `Hello{name}, {count > 1 ? "many" : "one"}{extra && <b>more{extra}</b>}{\`(\${name})\`}.\n`;
  const { html, markdown, diagnostics } = page('<X count={0} />\n\n<X name=" Ann" count={2} extra="!" />\n', snippet);
  assert.match(readable(html), /Hello, one\(\)\.[\s\S]*Hello Ann, many<b>more!<\/b>\( Ann\)\./);
  assert.match(markdown, /Hello, one\(\)\./);
  assert.deepEqual(diagnostics, []);
});

test("A snippet that no prop is given to is prose, in which braces are shown", () => {
  const result = page("<X />\n", 'Ask for /users/{id}{extra && "!"}.\n');
  assert.match(result.html, /users\/\{id\}\./);
  assert.match(result.markdown, /users\/\{id\}\./);
  assert.deepEqual(faults(result), ["unbound-name 1:16", "missing-prop 1:21"]);
});

test("A component takes a prop that is left out as if it were not written", () => {
  const { html, diagnostics } = page(
    '<X />\n\n<X title="T" href="/p" />\n',
    "<Card title={title} href={href}>Body</Card>\n",
  );
  assert.equal(html.match(/<a /g)?.length, 1);
  assert.ok(!html.includes("undefined"));
  assert.deepEqual(diagnostics, []);
});

test("A name that no use on the page gives is told, once for each place, and is empty", () => {
  const result = page("<X name />\n\n<X name />\n", "\nA {nmae} b.\n");
  assert.doesNotMatch(result.html, /nmae/);
  assert.deepEqual(faults(result), ["missing-prop 2:4"]);
  const [told] = result.diagnostics;
  assert.equal(told?.severity, "warning");
  assert.match(`${told?.message}`, /`nmae`/);
});

test("What nothing can be made of without a name is told as before", () => {
  for (const code of ["user.name", "list()", "user-id", "a / b", '"v" + a', "[...list]"]) {
    const result = page(
      "<X />\n\n<X user={{}} />\n",
      `{${code.replace("user.", "person.").replace("user-", "my-")}}\n`,
    );
    assert.ok(
      faults(result).some((fault) => fault.startsWith("unbound-name 1:")),
      `${code} ${faults(result)}`,
    );
  }
});

test("Names of a page, and of programs of a snippet, are no props", () => {
  assert.deepEqual(faults(render("A {nobody}.\n")), ["unbound-name 1:4"]);
  const result = page("<X />\n", "export const Box = () => <b>{nobody}</b>\n\n<Box />\n");
  assert.deepEqual(faults(result), ["unbound-name 1:30"]);
});
