import assert from "node:assert/strict";
import { test } from "node:test";
import { labelText } from "../../library/group-label.ts";
import type { DeclaredLibrary, TypePart } from "../declaration.ts";
import { declared, faultOf, folderSource } from "../testing/reader.ts";
import { readJavadoc } from "./read-javadoc.ts";

const link = (href: string, text: string, title = "") => `<a href="${href}"${title && ` title="${title}"`}>${text}</a>`;
const list = link("https://docs.test/List.html", "List", "class or interface in java.util");
const ofType = (name: string) => link("Client.html", name, `type parameter in Client`);

/** A page as the doclet of JDK 17 writes it. */
const client = `<html><body><header><nav>Package Class</nav></header><main role="main">
<div class="header"><div class="sub-title">Package <a href="package-summary.html">com.example</a></div>
<h1 title="Class Client" class="title">Class Client&lt;T&gt;</h1></div>
<div class="inheritance" title="Inheritance Tree">java.lang.Object</div>
<section class="class-description" id="class-description">
<dl class="notes"><dt>Type Parameters:</dt><dd><code>T</code> - what it holds</dd></dl>
<dl class="notes"><dt>All Implemented Interfaces:</dt><dd><code>${link("Greeter.html", "Greeter")}</code></dd></dl><hr>
<div class="type-signature"><span class="annotations">@Marker(value="a",
 level=2)
</span><span class="modifiers">public abstract class </span><span class="element-name">Client&lt;T extends ${list}&lt;? super T&gt;&gt;</span>
<span class="extends-implements">extends java.lang.Object
implements ${link("Greeter.html", "Greeter")}&lt;T&gt;</span></div>
<div class="block">A client, see ${link("#get(int,T...)", "<code>get</code>")}, ${link("Client.Builder.html", "the builder")} and ${link("help-doc.html", "help")}.
<p>x<sup>2</sup> <ul><li>one<li>two</ul><pre><code>a &lt; b;</code></pre></div>
<dl class="notes"><dt>Since:</dt><dd>1.2</dd><dt>Author:</dt><dd>Ann</dd><dt>See Also:</dt><dd><ul class="see-list">
<li>${link("https://h.test/see", "Manual")}</li><li>${link("../../constant-values.html#x", "Constant Field Values")}</li></ul></dd></dl>
</section>
<section class="summary"><ul class="summary-list"><li><section class="method-summary" id="method-summary"><h2>Method Summary</h2>
<div class="summary-table"><div class="block">Not twice.</div></div>
<div class="inherited-list"><h3 id="methods-inherited-from-class-java.lang.Object">Methods inherited from class&nbsp;java.lang.Object</h3><code>clone, ${link("https://docs.test/Object.html#wait()", "wait")}</code></div></section></li></ul></section>
<section class="details"><ul class="details-list">
<li><section class="field-details" id="field-detail"><h2>Field Details</h2><ul class="member-list">
<li><section class="detail" id="TIMEOUT"><h3>TIMEOUT</h3><div class="member-signature"><span class="modifiers">public static final</span>&nbsp;<span class="return-type">int</span>&nbsp;<span class="element-name">TIMEOUT</span></div><div class="block">Seconds.</div></section></li>
<li><section class="detail" id="secret"><h3>secret</h3><div class="member-signature"><span class="modifiers">private</span>&nbsp;<span class="return-type">int</span>&nbsp;<span class="element-name">secret</span></div></section></li></ul></section></li>
<li><section class="constructor-details" id="constructor-detail"><h2>Constructor Details</h2><ul class="member-list">
<li><section class="detail" id="&lt;init&gt;(java.lang.String)"><h3>Client</h3><div class="member-signature"><span class="modifiers">protected</span>&nbsp;<span class="element-name">Client</span><wbr><span class="parameters">(String&nbsp;key)</span></div></section></li></ul></section></li>
<li><section class="method-details" id="method-detail"><h2>Method Details</h2><ul class="member-list">
<li><section class="detail" id="get(int,T...)"><h3 id="get(int,java.lang.Object[])">get</h3><div class="member-signature"><span class="modifiers">public static</span>&nbsp;<span class="type-parameters">&lt;R extends ${link("Client.Builder.html", "Client.Builder")} &amp; java.io.Serializable&gt;</span>
<span class="return-type">${list}&lt;${ofType("T")},R&gt;</span>&nbsp;<span class="element-name">get</span><wbr><span class="parameters">(@Marker("x")
 int&nbsp;times,
 ${ofType("T")}...&nbsp;more)</span>
 throws <span class="exceptions">${link("https://docs.test/IOException.html", "IOException")},
Error</span></div>
<div class="deprecation-block"><span class="deprecated-label">Deprecated, for removal: This API element is subject to removal in a future version.</span><div class="deprecation-comment">use more</div></div>
<div class="block">Gets.</div>
<dl class="notes"><dt>Type Parameters:</dt><dd><code>R</code> - result</dd><dt>Parameters:</dt><dd><code>times</code> - how
 often</dd><dt>Returns:</dt><dd>the list</dd><dt>Throws:</dt><dd><code>${link("https://docs.test/IOException.html", "IOException")}</code> - if it fails</dd>
<dt>Specified by:</dt><dd><code>a</code></dd><dt>Specified by:</dt><dd><code>b</code></dd><dt>API Note:</dt><dd>Mind.</dd></dl></section></li></ul></section></li>
</ul></section></main></body></html>`;

/** A small page of the same version. */
function typePage(modifiers: string, name: string, details = "", tree = ""): string {
  return `<main><h1 class="title">${name}</h1>${tree}<section class="class-description"><div class="type-signature"><span class="modifiers">${modifiers} </span><span class="element-name">${name}</span></div></section>${details}</main>`;
}
const detail = (area: string, id: string, signature: string, notes = "") =>
  `<section class="x" id="${area}-detail"><ul><li><section class="detail" id="${id}"><h3>${id}</h3><div class="member-signature">${signature}</div>${notes}</section></li></ul></section>`;

const files = {
  "element-list": "com.example\n",
  "com/example/package-summary.html": `<main><h1 class="title">Package com.example</h1><section class="package-description" id="package-description"><div class="block">The shop.</div></section><section class="summary"><div class="block">Not this</div></section></main>`,
  "com/example/Client.html": client,
  "com/example/Client.Builder.html": typePage("public static class", "Client.Builder"),
  "com/example/Greeter.html": typePage("public interface", "Greeter"),
  "com/example/Color.html": typePage(
    "public enum",
    "Color",
    detail("enum-constant", "RED", "public static final Color RED", '<div class="block">Blood.</div>'),
  ),
  "com/example/Item.html": typePage("public record", "Item(String name)\nextends Record"),
  "com/example/Marker.html": typePage(
    "public @interface",
    "Marker",
    detail("annotation-interface-element", "level()", "int level", "<dl><dt>Default:</dt><dd><code>3</code></dd></dl>"),
  ),
  "com/example/ShopException.html": typePage(
    "public class",
    "ShopException",
    "",
    '<div class="inheritance">java.lang.Object<div class="inheritance">java.lang.Throwable</div></div>',
  ),
  "com/example/class-use/Client.html": client,
  "constant-values.html": `<div><code id="com.example.Client.TIMEOUT">public static final int</code></div><div><code>TIMEOUT</code></div><div><code>30</code></div>`,
  "index.html": "<main><h1>All</h1></main>",
};
const library = readJavadoc(folderSource(files));

test("Types stand in the groups of their package, behind what is said of it", () => {
  assert.deepEqual(
    library.declarations.map(({ kind, label, fullName, groups }) => [kind, label, fullName, ...groups.map(labelText)]),
    [
      ["namespace", "package", "com.example", "com.example"],
      ["interface", null, "com.example.Greeter", "com.example", "Interfaces"],
      ["class", null, "com.example.Client", "com.example", "Classes"],
      ["class", null, "com.example.Client.Builder", "com.example", "Classes"],
      ["enum", null, "com.example.Color", "com.example", "Enums"],
      ["class", "record", "com.example.Item", "com.example", "Records"],
      ["class", "exception", "com.example.ShopException", "com.example", "Exceptions"],
      ["interface", "annotation", "com.example.Marker", "com.example", "Annotations"],
    ],
  );
  assert.equal(declared(library, "package com.example").description, "The shop.");
});

test("A class has its declaration, its description, and names what it has from others", () => {
  const one = declared(library, "com.example.Client");
  assert.equal(
    one.code,
    '@Marker(value="a", level=2)\npublic abstract class Client<T extends List<? super T>> implements Greeter<T>',
  );
  assert.equal(
    one.description,
    "A client, see [`get`](#declaration/com.example.Client%23get%28int%2CT...%29), [the builder](#declaration/com.example.Client.Builder) and help.\n\nx<sup>2</sup>\n\n- one\n- two\n\n```java\na < b;\n```",
  );
  assert.deepEqual([one.extends, one.implements], [[], [[{ text: "Greeter", id: "com.example.Greeter" }, "<T>"]]]);
  assert.deepEqual(one.typeParameters, [
    { name: "T", constraint: ["extends ", listType, "<? super T>"], description: "what it holds" },
  ]);
  assert.deepEqual([one.modifiers, one.see], [["abstract", "since 1.2"], ["[Manual](https://h.test/see)"]]);
  assert.deepEqual(one.sections, [
    { title: "Nested types", text: "- [`Client.Builder`](#declaration/com.example.Client.Builder)" },
    { title: "All Implemented Interfaces", text: "[`Greeter`](#declaration/com.example.Greeter)" },
    { title: "Author", text: "Ann" },
  ]);
  assert.deepEqual(one.lists, [
    {
      title: "Methods inherited from class java.lang.Object",
      text: "`clone,` [`wait`](https://docs.test/Object.html#wait%28%29)",
    },
  ]);
});

const listType = { text: "List", href: "https://docs.test/List.html" };
const failureType = { text: "IOException", href: "https://docs.test/IOException.html" };

/** What JDK 11 and JDK 17 say of one method. */
function saysAllOfGet(read: DeclaredLibrary, failure: TypePart): void {
  const get = declared(read, "com.example.Client#get(int,T...)");
  const [signature] = get.signatures;
  assert.equal(
    signature?.code,
    'public static <R extends Client.Builder & java.io.Serializable> List<T, R> get(\n    @Marker("x") int times,\n    T... more\n)\n    throws IOException, Error',
  );
  assert.deepEqual(signature?.typeParameters, [
    {
      name: "R",
      constraint: ["extends ", { text: "Client.Builder", id: "com.example.Client.Builder" }, " & java.io.Serializable"],
      description: "result",
    },
  ]);
  assert.deepEqual(
    signature.parameters.map(({ name, type, description }) => [name, type, description]),
    [
      ["times", ["int"], "how often"],
      ["more", ["T..."], null],
    ],
  );
  assert.deepEqual(signature.returns, { type: [listType, "<T,R>"], description: "the list" });
  assert.deepEqual(signature.throws, [
    { type: [failure], description: "if it fails" },
    { type: ["Error"], description: null },
  ]);
  assert.equal(get.deprecated, "This API element is subject to removal in a future version.\n\nuse more");
  assert.deepEqual([get.description, get.modifiers], ["Gets.", ["static", "for removal"]]);
  assert.deepEqual(get.sections, [
    { title: "Specified by", text: "- `a`\n- `b`" },
    { title: "API Note", text: "Mind." },
  ]);
}

test("A method has its types, parameters, what it returns and throws, and its notes; private fields are left out", () => {
  saysAllOfGet(library, failureType);
  const one = declared(library, "com.example.Client");
  assert.deepEqual(
    one.members.map(({ kind, name }) => `${kind} ${name}`),
    ["property TIMEOUT", "constructor Client", "method get"],
  );
});

test("Constants, values of enumerations and elements of annotations have their values", () => {
  const timeout = declared(library, "com.example.Client#TIMEOUT");
  assert.deepEqual(
    [timeout.label, timeout.type, timeout.default, timeout.description],
    ["constant", ["int"], "30", "Seconds."],
  );
  const red = declared(library, "com.example.Color#RED");
  assert.deepEqual([red.kind, red.description, red.modifiers, red.code], ["value", "Blood.", [], null]);
  const level = declared(library, "com.example.Marker#level()");
  assert.deepEqual([level.kind, level.type, level.default], ["property", ["int"], "3"]);
  assert.equal(declared(library, "com.example.Item").code, "public record Item(String name)");
});

test("Boxes that scroll and marks of parameters, as JDK 21 writes them, change nothing", () => {
  const newer = client
    .replaceAll(/(<div class="(?:type|member)-signature">[\s\S]*?<\/div>)/g, '<div class="horizontal-scroll">$1</div>')
    .replaceAll(/<dd>(<code>\w<\/code> - [^<]*)<\/dd>/g, '<dd><span id="type-param-x">$1</span></dd>');
  const read = readJavadoc(folderSource({ ...files, "com/example/Client.html": newer }));
  saysAllOfGet(read, failureType);
  assert.deepEqual(declared(read, "com.example.Client"), declared(library, "com.example.Client"));
});

/** The same class as the doclet of JDK 11 writes it, in a module. */
const older = `<body><main role="main"><div class="header"><div class="subTitle"><span class="packageLabelInType">Package</span> com.example</div><h2 title="Class Client" class="title">Class Client&lt;T&gt;</h2></div>
<div class="contentContainer"><ul class="inheritance"><li>java.lang.Object</li></ul>
<div class="description"><ul class="blockList"><li class="blockList"><dl><dt>All Implemented Interfaces:</dt><dd><code>Greeter</code></dd></dl><hr>
<pre>public abstract class <span class="typeNameLabel">Client&lt;T&gt;</span>
extends java.lang.Object
implements ${link("Greeter.html", "Greeter")}&lt;T&gt;</pre><div class="block">A client.</div>
<dl><dt><span class="simpleTagLabel">Since:</span></dt><dd>1.2</dd><dt><span class="seeLabel">See Also:</span></dt><dd>${link("Greeter.html", "<code>Greeter</code>")}, ${link("https://h.test/see", "Manual")}</dd></dl></li></ul></div>
<div class="summary"><ul class="blockList"><li class="blockList"><section><ul class="blockList"><li class="blockList"><a id="method.summary"><!--   --></a><h3>Method Summary</h3><table class="memberSummary"><tr><td><div class="block">Not twice</div></td></tr></table>
<ul class="blockList"><li class="blockList"><a id="methods.inherited.from.class.java.lang.Object"><!--   --></a><h3>Methods inherited from class&nbsp;java.lang.Object</h3><code>clone</code></li></ul></li></ul></section></li></ul></div>
<div class="details"><ul class="blockList"><li class="blockList">
<section role="region"><ul class="blockList"><li class="blockList"><a id="constructor.detail"><!--   --></a><h3>Constructor Detail</h3><a id="&lt;init&gt;(java.lang.String)"><!--   --></a><ul class="blockListLast"><li class="blockList"><h4>Client</h4><pre>public&nbsp;Client&#8203;(String&nbsp;key)</pre></li></ul></li></ul></section>
<section role="region"><ul class="blockList"><li class="blockList"><a id="method.detail"><!--   --></a><h3>Method Detail</h3><a id="get(int,java.lang.Object[])"><!--   --></a><a id="get(int,T...)"><!--   --></a><ul class="blockListLast"><li class="blockList"><h4>get</h4>
<pre class="methodSignature">public static&nbsp;&lt;R extends ${link("Client.Builder.html", "Client.Builder")} &amp; java.io.Serializable&gt;&nbsp;${list}&lt;${ofType("T")},&#8203;R&gt;&nbsp;get&#8203;(@Marker("x") int&nbsp;times, ${ofType("T")}...&nbsp;more)
 throws IOException, Error</pre>
<div class="deprecationBlock"><span class="deprecatedLabel">Deprecated, for removal: This API element is subject to removal in a future version.</span><div class="deprecationComment">use more</div></div>
<div class="block">Gets.</div><dl><dt><span class="paramLabel">Type Parameters:</span></dt><dd><code>R</code> - result</dd><dt><span class="paramLabel">Parameters:</span></dt><dd><code>times</code> - how often</dd>
<dt><span class="returnLabel">Returns:</span></dt><dd>the list</dd><dt><span class="throwsLabel">Throws:</span></dt><dd><code>IOException</code> - if it fails</dd>
<dt>Specified by:</dt><dd><code>a</code></dd><dt>Specified by:</dt><dd><code>b</code></dd><dt>API Note:</dt><dd>Mind.</dd></dl></li></ul></li></ul></section></li></ul></div></div></main></body>`;

test("Pages of JDK 11, in the folder of a module, say the same", () => {
  const moved = Object.entries(files).map(([file, text]) => [
    file.startsWith("com/") ? `shop.base/${file}` : file,
    text,
  ]);
  const read = readJavadoc(
    folderSource({
      ...Object.fromEntries(moved),
      "element-list": "module:shop.base\ncom.example\n",
      "shop.base/com/example/Client.html": older,
    }),
  );
  saysAllOfGet(read, "IOException");
  const one = declared(read, "com.example.Client");
  assert.equal(one.code, "public abstract class Client<T> implements Greeter<T>");
  assert.deepEqual([one.description, one.modifiers], ["A client.", ["abstract", "since 1.2"]]);
  assert.deepEqual(one.see, ["[`Greeter`](#declaration/com.example.Greeter)", "[Manual](https://h.test/see)"]);
  assert.deepEqual(one.lists, [{ title: "Methods inherited from class java.lang.Object", text: "`clone`" }]);
  assert.deepEqual(
    one.members.map(({ kind, id }) => `${kind} ${id}`),
    ["constructor com.example.Client#<init>(java.lang.String)", "method com.example.Client#get(int,T...)"],
  );
});

test("A folder that Javadoc did not write is said to be none", () => {
  assert.match(faultOf(readJavadoc, { "index.html": "<p>x" }), /no output of Javadoc's standard doclet.*javadoc -d/);
  assert.match(
    faultOf(readJavadoc, { "a/package-summary.html": "", "a/Client.html": "<p>x" }),
    /describes a class.*javadoc -d/,
  );
});

test("M02: Pages that nest without end are left out and told; broken signatures crash nothing", () => {
  const broken = [
    "",
    "public",
    "@",
    "@X(",
    "public <",
    "public <T extends",
    "int f(",
    "int f(int",
    "int f(a,,b) throws",
    ")(",
    "<<<>>>",
    "'",
    '"',
    "public int __proto__",
  ];
  const members = broken.map((text, index) => detail("method", `m${index}`, text.replaceAll("<", "&lt;"))).join("");
  const read = readJavadoc(
    folderSource({
      ...files,
      "com/example/Deep.html": `<main>${"<div>".repeat(100_000)}`,
      "com/example/Open.html": typePage(
        "public class",
        "Open",
        `${members}${detail("field", "long", "(".repeat(50_000))}`,
      ),
      "com/example/__proto__.html": typePage("public class", "__proto__"),
    }),
  );
  assert.deepEqual(
    read.diagnostics.map(({ file }) => file),
    ["artifact/com/example/Deep.html"],
  );
  assert.equal(declared(read, "com.example.Client").name, "Client");
  assert.equal(declared(read, "com.example.__proto__").name, "__proto__");
});
