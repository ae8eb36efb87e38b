import assert from "node:assert/strict";
import { test } from "node:test";
import { labelText } from "../../library/group-label.ts";
import type { DeclaredLibrary } from "../declaration.ts";
import { declared, faultOf, folderSource } from "../testing/reader.ts";
import { readSphinx } from "./read-sphinx.ts";

const page = (body: string, more: Record<string, unknown> = {}) => JSON.stringify({ title: "Shop", body, ...more });

function read(body: string): DeclaredLibrary {
  return readSphinx(folderSource({ "shop.fjson": page(body), "globalcontext.json": "{}", "genindex.fjson": "{}" }));
}

/** A line as Sphinx writes it: words before the name, the name, what follows it. */
function described(kind: string, id: string, signature: string, body: string): string {
  return `<dl class="${kind}"><dt class="sig sig-object py" id="${id}">${signature}<a class="headerlink" href="#${id}">¶</a></dt><dd>${body}</dd></dl>`;
}
const named = (name: string, prefix = "") =>
  `${prefix && `<span class="sig-prename descclassname"><span class="pre">${prefix}</span></span>`}<span class="sig-name descname"><span class="pre">${name}</span></span>`;
const paren = (...parameters: string[]) =>
  `<span class="sig-paren">(</span>${parameters.map((one) => `<em class="sig-param">${one}</em>`).join(", ")}<span class="sig-paren">)</span>`;
const word = (text: string) => `<em class="property"><span class="pre">${text}</span><span class="w"> </span></em>`;

test("A function has its parameters with types and defaults, what it returns and raises", () => {
  const parameters = paren(
    '<span class="n">id</span><span class="p">:</span> <span class="n">str</span>',
    '<span class="o">*</span>',
    '<span class="n">sep</span><span class="p">:</span> <span class="n">dict[str, int]</span> = <span class="default_value">\', \'</span>',
  );
  const fields = `<dl class="field-list simple">
    <dt class="field-odd">Parameters<span class="colon">:</span></dt><dd class="field-odd"><ul class="simple">
      <li><p><strong>id</strong> (<em>str</em>) – The <em>id</em>.</p></li>
      <li><p><strong>sep</strong> – <p>One.</p><p>Two.</p></p></li>
      <li><p><strong>other</strong> (<em>int</em><em>, </em><em>optional</em>) – x</p></li></ul></dd>
    <dt class="field-even">Returns:</dt><dd><p>a client</p></dd>
    <dt>Raises:</dt><dd><p><a class="reference internal" href="#shop.Bad"><strong>Bad</strong></a> – always</p></dd>
    <dt>Complexity:</dt><dd><p>Linear</p></dd></dl>`;
  const library = read(
    `<section id="module-shop"><h1>shop</h1><p>A shop.</p>
     ${described("py function", "shop.get", `${named("get", "shop.")}${parameters} <span class="sig-return">→ <a href="#shop.Bad">Bad</a> | None</span>`, `<p>Gets.</p>${fields}`)}
     ${described("py exception", "shop.Bad", `${word("exception")}${named("Bad", "shop.")}`, "<p>Bases: <code>Exception</code></p><p>Bad.</p>")}</section>`,
  );
  const get = declared(library, "shop.get");
  const [signature] = get.signatures;
  assert.equal(signature?.code, "get(id: str, *, sep: dict[str, int] = ', ') -> Bad | None");
  assert.deepEqual(
    signature?.parameters.map(({ name, type, required, default: value, description }) => [
      name,
      type,
      required,
      value,
      description,
    ]),
    [
      ["id", ["str"], true, null, "The *id*."],
      ["sep", ["dict[str, int]"], false, "', '", "One.\n\nTwo."],
      ["other", ["int"], false, null, "x"],
    ],
  );
  assert.deepEqual(signature.returns, { type: [{ text: "Bad", id: "shop.Bad" }, " | None"], description: "a client" });
  assert.deepEqual(signature.throws, [{ type: [{ text: "Bad", id: "shop.Bad" }], description: "always" }]);
  assert.deepEqual(
    [get.description, get.sections, get.groups.map(labelText)],
    ["Gets.", [{ title: "Complexity", text: "Linear" }], ["shop", "Functions"]],
  );
  const bad = declared(library, "shop.Bad");
  assert.deepEqual(
    [bad.kind, bad.label, bad.extends, bad.description, bad.name],
    ["class", "exception", [["Exception"]], "Bad.", "Bad"],
  );
  const module = declared(library, "module-shop");
  assert.deepEqual([module.kind, module.description, module.groups], ["module", "A shop.", ["shop"]]);
});

test("A class has its members, how it is made, and those within it as pages of their own; private ones are left out", () => {
  const library = read(
    `<section id="module-shop">${described(
      "py class",
      "shop.Client",
      `${word("class")}${named("Client", "shop.")}${paren("<span>key</span>")}`,
      `<p>A client.</p>
       <dl class="field-list"><dt>Parameters:</dt><dd><p><strong>key</strong> – The key</p></dd>
         <dt>Variables:</dt><dd><p><strong>size</strong> (<em>int</em>) – How large</p></dd></dl>
       ${described("py method", "shop.Client.run", `${word("async")}${word("classmethod")}${named("run")}${paren()}`, "<p>Runs.</p>")}
       ${described("py attribute", "shop.Client.name", `${named("name")}<em class="property">: str</em><em class="property"> = 'x'</em>`, "")}
       ${described("py method", "shop.Client._secret", `${named("_secret")}${paren()}`, "<p>Hidden</p>")}
       ${described("py class", "shop.Client.Inner", `${word("class")}${named("Inner")}`, "<p>Inner.</p>")}`,
    )}</section>`,
  );
  assert.deepEqual(
    library.declarations.map(({ name }) => name),
    ["shop", "Client", "Client.Inner"],
  );
  const client = declared(library, "shop.Client");
  assert.deepEqual(
    client.members.map(({ kind, name }) => `${kind} ${name}`),
    ["constructor Client", "method run", "property name", "property size"],
  );
  assert.equal(client.members[0]?.signatures[0]?.parameters[0]?.description, "The key");
  const run = declared(library, "shop.Client.run");
  assert.deepEqual([run.modifiers, run.signatures[0]?.code], [["async", "classmethod"], "async run()"]);
  const name = declared(library, "shop.Client.name");
  assert.deepEqual([name.type, name.default, name.label], [["str"], "'x'", "attribute"]);
});

test("Notes, versions, examples, formulas and code of a description are kept as what they are", () => {
  const library = read(
    described(
      "py function",
      "get",
      `${named("get")}${paren()}`,
      `<p>See <a class="reference internal" href="../x/#get"><code class="xref"><span class="pre">get()</span></code></a>, <span class="math notranslate">\\(a_1^2\\)</span>.</p>
       <div class="math notranslate">\\[x = 1\\]</div>
       <div class="admonition warning"><p class="admonition-title">Warning</p><p>Careful.</p></div>
       <div class="versionadded"><p><span class="versionmodified added">New in version 1.2.</span></p></div>
       <div class="deprecated"><p><span class="versionmodified deprecated">Deprecated since version 2.0: </span>Use x.</p></div>
       <p class="rubric">Examples</p>
       <div class="doctest highlight-default notranslate"><div class="highlight"><pre><span class="gp">&gt;&gt;&gt; </span>get()</pre></div></div>
       <div class="highlight-json notranslate"><div class="highlight"><pre><span class="linenos">1</span>{"a": 1}</pre></div></div>
       <div class="admonition seealso"><p class="admonition-title">See also</p><dl class="simple"><dt><code>put</code></dt><dd><p>the other</p></dd></dl></div>`,
    ),
  );
  const get = declared(library, "get");
  assert.equal(
    get.description,
    "See [`get()`](#declaration/get), $$a_1^2$$.\n\n$$\nx = 1\n$$\n\n> <strong>Warning</strong>\n>\n> Careful.",
  );
  assert.deepEqual(
    [get.deprecated, get.modifiers, get.see],
    ["Deprecated since version 2.0: Use x.", ["since 1.2"], ["`put` – the other"]],
  );
  assert.deepEqual(get.sections, [{ title: "Examples", text: '```python\n>>> get()\n```\n\n```json\n{"a": 1}\n```' }]);
  assert.deepEqual(get.groups.map(labelText), ["Shop", "Functions"]);
});

test("Functions of JavaScript and C are described too, several ways of one are one declaration", () => {
  const library = read(
    `<dl class="js function"><dt class="sig sig-object js" id="call"><span class="sig-name descname">call</span><span class="sig-paren">(</span><em class="sig-param">name</em><span class="optional">[</span>, <em class="sig-param">opts</em><span class="optional">]</span><span class="sig-paren">)</span></dt>
     <dt class="sig sig-object js"><span class="sig-name descname">call</span><span class="sig-paren">(</span><span class="sig-paren">)</span></dt><dd><p>Calls.</p></dd></dl>
     <dl class="c function"><dt class="sig sig-object c" id="c.open"><span class="kt">int</span> <span class="sig-name descname">open</span><span class="sig-paren">(</span><span>const</span> <span>char</span> *<span>name</span>, int flags<span class="sig-paren">)</span></dt><dd></dd></dl>`,
  );
  const call = declared(library, "call");
  assert.deepEqual(
    call.signatures.map(({ code }) => code),
    ["call(name[, opts])", "call()"],
  );
  assert.deepEqual(
    call.signatures[0]?.parameters.map(({ name, required }) => [name, required]),
    [
      ["name", true],
      ["opts", false],
    ],
  );
  const open = declared(library, "c.open");
  assert.deepEqual(
    open.signatures[0]?.parameters.map(({ name, type }) => [name, type]),
    [
      ["name", ["const char *"]],
      ["flags", ["int"]],
    ],
  );
  assert.deepEqual(
    [call.language, open.language, open.signatures[0]?.code],
    ["javascript", "c", "int open(const char *name, int flags)"],
  );
});

test("Pages come in the order of the table of contents", () => {
  const one = (name: string, next: string | null) =>
    page(described("py function", name, `${named(name)}${paren()}`, ""), {
      current_page_name: name,
      title: name,
      next: next && { link: `../${next}/`, title: "" },
    });
  const library = readSphinx(
    folderSource({ "a.fjson": one("a", null), "b.fjson": one("b", "a"), "c.fjson": one("c", "b") }),
  );
  assert.deepEqual(
    library.declarations.map(({ name }) => name),
    ["c", "b", "a"],
  );
});

test("A folder that Sphinx's JSON builder did not write is said to be none", () => {
  assert.match(faultOf(readSphinx, { "index.html": "<p>x" }), /no output of Sphinx's JSON builder.*-b json/);
  assert.match(
    faultOf(readSphinx, { "index.fjson": page("<p>Only words</p>") }),
    /describes no module, class or function.*autodoc/,
  );
});

test("M02: Wrong types and endless nesting in a page leave out that page alone, and are told", () => {
  const good = page(described("py function", "get", `${named("get")}${paren()}`, "<p>Gets.</p>"));
  const files: Record<string, string> = {
    "a.fjson": "[1]",
    "b.fjson": "{",
    "c.fjson": page("<div>".repeat(100_000)),
    "d.fjson": JSON.stringify({ body: 1, title: [], next: "x" }),
    "e.fjson": `{"__proto__": {"body": "x"}, "title": {}, "body": "<dl class='py function'><dd>x</dd><dt class='sig'></dt></dl>"}`,
    "good.fjson": good,
  };
  const library = readSphinx(folderSource(files));
  assert.deepEqual(
    library.declarations.map(({ name }) => name),
    ["get"],
  );
  assert.deepEqual(
    library.diagnostics.map(({ file }) => file),
    ["artifact/a.fjson", "artifact/b.fjson", "artifact/c.fjson"],
  );
});
