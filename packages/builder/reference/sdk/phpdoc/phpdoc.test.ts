import assert from "node:assert/strict";
import { test } from "node:test";
import { labelText } from "../../library/group-label.ts";
import { LibraryFault } from "../../library/library.ts";
import type { Declaration } from "../declaration.ts";
import { symbolsOf } from "../symbols.ts";
import { oneFile, pageOf, symbolNamed } from "../testing/page.ts";
import { readPhpdoc } from "./index.ts";

function read(elements: string): Declaration[] {
  const xml = `<?xml version="1.0"?>\n<project name="Shop"><file path="a.php" hash="1">${elements}</file></project>`;
  return readPhpdoc(oneFile("structure.xml", xml)).declarations;
}

function named(name: string, inside = ""): string {
  return `<name>${name.slice(name.lastIndexOf("\\") + 1)}</name><full_name>\\${name}</full_name>${inside}`;
}

function docBlock(description: string, more = "", long = ""): string {
  return `<docblock line="1"><description>${description}</description><long-description>${long}</long-description>${more}</docblock>`;
}

const item = `<class final="false" abstract="false" namespace="\\Shop" line="1">${named("Shop\\Item")}</class>`;

const client = `<class final="true" abstract="false" namespace="\\Shop" line="9">${named("Shop\\Client")}
  ${docBlock(
    "The client.",
    `<tag name="since" description="" version="1.0"/><tag name="deprecated" description="Use Other." version="2.0"/>
     <tag name="see" description="for more" link="\\Shop\\Item"/><tag name="link" description="https://example.com" link="https://example.com"/>
     <tag name="property-read" description="Its name" variable="title" type="string"/><tag name="method" description="Does magic" method_name="magic" type="void"/>
     <tag name="author" description="Me"/><tag name="psalm-type" description="x"/><tag name="note" description="Well."/>`,
    "Finds {@see \\Shop\\Item items} and {@link https://example.com the web}, {@see \\Other::x()}.",
  )}
  <extends>\\Shop\\Base</extends><implements>\\Countable</implements>
  <constant line="1" visibility="public"><name>FAST</name><full_name>\\Shop\\Client::FAST</full_name><value>'fast'</value></constant>
  <property line="1" visibility="protected" static="true"><name>$items</name><full_name>\\Shop\\Client::$items</full_name><default>[]</default>
    ${docBlock("", '<tag name="var" description="All" type="\\Shop\\Item[]|null"/>')}</property>
  <property line="1" visibility="private"><name>secret</name></property>
  <method final="false" abstract="false" static="false" line="1" visibility="public"><name>__construct</name><full_name>\\Shop\\Client::__construct()</full_name>
    <argument line="1" by_reference="false"><name>key</name><default></default><type>string</type></argument></method>
  <method final="false" abstract="false" static="true" line="1" visibility="public" returnByReference="true"><name>find</name><full_name>\\Shop\\Client::find()</full_name>
    <argument line="1" by_reference="true"><name>$id</name><default></default><type></type></argument>
    <argument line="1" by_reference="false" variadic="true"><name>more</name><default></default><type>int</type></argument>
    <argument line="1" by_reference="false"><name>options</name><default>array()</default><type>array</type></argument>
    ${docBlock(
      "Finds one.",
      `<tag name="param" description="&lt;p&gt;the id&lt;/p&gt;" variable="$id" type="string|\\Shop\\Item"/>
       <tag name="return" description="what it found" type="\\Shop\\Item"/><tag name="throws" description="if none" type="\\RuntimeException"/>`,
    )}</method>
  <method line="1" visibility="private"><name>hidden</name></method>
  <method line="1" visibility="public"><name>base</name><full_name>\\Shop\\Base::base()</full_name><inherited_from>\\Shop\\Base</inherited_from></method>
</class><class namespace="\\Shop" line="1">${named("Shop\\Base")}<extends/></class>`;

test("a class has all that phpDocumentor tells of it, and nothing private", () => {
  const symbol = symbolNamed(read(client + item), "class", "Client");
  assert.equal(
    symbol.description,
    "The client.\n\nFinds [items](#symbol/class%20Shop%5CItem) and [the web](https://example.com), `Other::x()`.",
  );
  assert.equal(symbol.address, "classes/shop-client");
  const { markdown } = pageOf(symbol);
  const found = "[Item](#symbol/class%20Shop%5CItem)";
  for (const line of [
    "final class since 1.0",
    "> **Deprecated.** Since 2.0: Use Other.",
    "final class Client extends Base implements \\Countable",
    "Well.",
    "- `FAST` ('fast')",
    `- \`items\` (${found}[]|null, default: [], protected, static): All`,
    "- `title` (string, magic, read-only): Its name",
    "public function __construct(string $key)",
    "public static function &find(",
    "- `&$id` (string|[Item](#symbol/class%20Shop%5CItem), required): the id",
    "- `...$more` (int)",
    "- `$options` (array, default: array())",
    "what it found",
    "`\\RuntimeException`",
    "if none",
    "### magic()",
    "Inherited from [Base](#symbol/class%20Shop%5CBase)",
    "- [`Shop\\Item`](#symbol/class%20Shop%5CItem) for more",
    "- [https://example.com](https://example.com)",
  ])
    assert.ok(markdown.split("\n").includes(line), `no line ${line} in\n${markdown}`);
  assert.doesNotMatch(markdown, /secret|hidden|psalm|Me\b/);
});

test("an example is code where its signs are those of code, else words", () => {
  const exampleOf = (written: string) =>
    read(`<class>${named("Shop\\Till", docBlock("", `<tag name="example" description="${written}"/>`))}</class>`)[0]
      ?.examples[0];
  for (const code of ["$till-&gt;open();", "$all = [];\n$all[] = 1", "$till->open($key)", "if ($a) {\n  b();\n}"])
    assert.partialDeepStrictEqual(exampleOf(code), {
      code: code.replaceAll("&gt;", ">"),
      language: "php",
      description: null,
    });
  for (const [words, shown] of [
    ["examples/till.php", "examples/till.php"],
    ["&lt;p&gt;Call open();&lt;/p&gt;", "Call open();"],
    ["```php\n$till = 1;\n```", "```php\n$till = 1;\n```"],
  ] as const)
    assert.partialDeepStrictEqual(exampleOf(words), { code: "", description: shown });
});

test("each kind has its page, namespaces are groups", () => {
  const declarations = read(
    `<interface>${named("Shop\\Finder", "<extends>\\A</extends><extends>\\B</extends>")}</interface><trait>${named("Shop\\Loud")}</trait>
     <enum>${named("Shop\\Suit")}<case><name>Hearts</name><value>'H'</value>${docBlock("Red")}</case></enum>
     <function>${named("Shop\\total()")}<argument><name>a</name><default/><type>int</type></argument></function>
     <constant visibility="public">${named("LIMIT")}<value>10</value></constant><class>${named("Root")}</class>`,
  );
  assert.deepEqual(
    declarations.map(({ kind, label, fullName, code, groups }) => [
      kind,
      label,
      fullName,
      code,
      groups.map(labelText).join(" > "),
    ]),
    [
      ["class", "class", "Root", "class Root", "Classes"],
      ["variable", "constant", "LIMIT", "const LIMIT = 10;", "Constants"],
      ["interface", "interface", "Shop\\Finder", "interface Finder extends \\A, \\B", "Shop"],
      ["class", "trait", "Shop\\Loud", "trait Loud", "Shop"],
      ["enum", "enum", "Shop\\Suit", "enum Suit", "Shop"],
      ["function", "function", "Shop\\total", null, "Shop"],
    ],
  );
  assert.equal(declarations.at(-1)?.signatures[0]?.code, "function total(int $a)");
  assert.match(pageOf(symbolNamed(declarations, "enum", "Suit")).markdown, /`Hearts` \('H'\): Red/);
});

test("descriptions in HTML are shown as what they mean", () => {
  const long =
    "<![CDATA[<p>One <strong>word</strong>.</p><p>Two &amp; <code>three</code></p><script>alert(1)</script>]]>";
  const inside = `<method visibility="public"><name>m</name>${docBlock("", "", long)}</method>`;
  const { html } = pageOf(symbolNamed(read(`<class>${named("A", inside)}</class>`), "class", "A"));
  assert.match(html, /<strong>word<\/strong>/);
  assert.doesNotMatch(html, /&lt;(?:p|strong|code)&gt;|<script/);
});

test("what phpDocumentor did not write is told with what to do", () => {
  for (const xml of ["", "{}", "<html><body/></html>", "<project/>", "<project><file>"])
    if (xml === "<project><file>") assert.deepEqual(readPhpdoc(oneFile("a.xml", xml)).declarations, []);
    else
      assert.throws(() => readPhpdoc(oneFile("a.xml", xml)), {
        message: "`a.xml` is not what phpDocumentor writes.",
        hint: /--template=xml/,
      });
  assert.throws(() => readPhpdoc({ path: "docs", files: [], read: () => "" }), LibraryFault);
  const files = ["docs/a.xml", "docs/structure.xml"];
  const source = {
    path: "docs",
    files,
    read: (file: string) => `<project><file><class><name>${file.length}</name></class></file></project>`,
  };
  assert.equal(readPhpdoc(source).declarations[0]?.name, "18");
});

test("odd elements, depth and entities are passed over", () => {
  const names = "class interface trait enum function constant property method argument case docblock tag extends".split(
    " ",
  );
  for (const outer of names) {
    for (const inner of names) {
      const odd = `<${inner} name="param" variable="" type="\\" description="{@see }{@link}" visibility="x"><name>__proto__</name><${outer}/></${inner}>`;
      symbolsOf(
        read(
          `<${outer}><name>constructor</name>${odd}</${outer}><class>${named("A", `<${outer}>${odd}</${outer}>`)}</class>`,
        ),
      );
    }
  }
  assert.deepEqual(read("<class>".repeat(100_000)), []);
  const bomb =
    '<!DOCTYPE p [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><project><file><class><name>&b;</name></class></file></project>';
  assert.equal(readPhpdoc(oneFile("a.xml", bomb)).declarations[0]?.name, "&b;");
});
