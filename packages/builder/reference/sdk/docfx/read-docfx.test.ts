import assert from "node:assert/strict";
import { test } from "node:test";
import { labelText } from "../../library/group-label.ts";
import { declared, faultOf, folderSource } from "../testing/reader.ts";
import { readDocfx } from "./read-docfx.ts";

const shop = `### YamlMime:ManagedReference
items:
- uid: Shop.Box\`1
  commentId: T:Shop.Box\`1
  id: Box\`1
  parent: Shop
  children:
  - Shop.Box\`1.#ctor(System.Int32)
  langs: [csharp, vb]
  name: Box<T>
  nameWithType: Box<T>
  fullName: Shop.Box<T>
  type: Struct
  source:
    remote: { path: src/My Box.cs, branch: main, repo: https://github.com/shop/shop.git }
    startLine: 8
  assemblies: [Shop]
  namespace: Shop
  summary: |-
    A box of <xref href="Shop.Item" data-throw-if-not-resolved="false"></xref>, see
    <xref href="System.String?text=a+text" data-throw-if-not-resolved="false"></xref> and <a href="https://h.test">h</a>.
    <p>Second &lt;b&gt; <code>List&lt;T&gt;</code> and \`a<b>\`.</p>
    <ul><li>one</li><li><code class="paramref">two</code></li></ul>
  remarks: "**Bold** [Item](xref:Shop.Item).\\n\\n<div class=\\"NOTE\\"><h5>note</h5><p>Mind.</p></div>"
  example:
  - <pre><code class="lang-csharp">var b = new Box&lt;int&gt;(1);</code></pre>
  syntax:
    content: >-
      [Obsolete("Use Item.", false)]

      public readonly struct Box<T> : IEquatable<Box<T>> where T : class, new()
    typeParameters:
    - id: T
      description: what it holds
  inheritance:
  - System.ValueType
  implements:
  - System.IEquatable{Shop.Box{{T}}}
  inheritedMembers:
  - System.Object.GetType
  seealso:
  - { linkId: Shop.Item, commentId: T:Shop.Item, linkType: CRef, altText: the item }
  - { linkId: "https://h.test/see", linkType: HRef, altText: Manual }
- uid: Shop.Box\`1.#ctor(System.Int32)
  parent: Shop.Box\`1
  name: Box(int)
  fullName: Shop.Box<T>.Box(int)
  type: Constructor
  summary: Makes one.
  syntax:
    content: public Box(int size = 3, params T[] items)
    parameters:
    - { id: size, type: System.Int32, description: How large. }
    - { id: items, type: "{T}[]" }
  overload: Shop.Box\`1.#ctor*
  exceptions:
  - { type: Shop.ShopException, commentId: T:Shop.ShopException, description: always }
- uid: Shop.Box\`1.Item(System.Int32)
  parent: Shop.Box\`1
  name: this[int]
  type: Property
  syntax:
    content: "public T this[int index] { get; }"
    parameters: [{ id: index, type: System.Int32, description: where }]
    return: { type: "{T}", description: the thing }
- uid: Shop.Box\`1.Max
  parent: Shop.Box\`1
  name: Max
  type: Field
  syntax: { content: public const int Max = 10, return: { type: System.Int32 } }
- uid: Shop.Box\`1.Secret
  parent: Shop.Box\`1
  name: Secret
  type: Property
  syntax: { content: "private int Secret { get; }" }
references:
- uid: System.Int32
  name: int
- uid: System.String
  name: string
  href: https://learn.microsoft.com/dotnet/api/system.string
- uid: System.IEquatable{Shop.Box{{T}}}
  name: IEquatable<Box<T>>
  spec.csharp:
  - { uid: System.IEquatable\`1, name: IEquatable, href: https://learn.test/iequatable }
  - { name: < }
  - { uid: Shop.Box\`1, name: Box }
  - { name: < }
  - { name: T }
  - { name: ">" }
  - { name: ">" }
- uid: "{T}[]"
  spec.csharp: [{ name: T }, { name: "[" }, { name: "]" }]
- uid: "{T}"
  name: T
- uid: System.Object.GetType
  nameWithType: object.GetType()
`;
const others = `### YamlMime:ManagedReference
items:
- { uid: Shop, type: Namespace, name: Shop, summary: All of the shop. }
- { uid: Shop.Item, type: Class, name: Item, parent: Shop, namespace: Shop, syntax: { content: "public sealed record Item(string Name)" } }
- { uid: Shop.ShopException, type: Class, name: ShopException, parent: Shop, namespace: Shop, inheritance: [System.Object, System.Exception], syntax: { content: "public class ShopException : Exception" } }
- { uid: Shop.Color, type: Enum, name: Color, parent: Shop, namespace: Shop, syntax: { content: "public enum Color" } }
- { uid: Shop.Color.Red, type: Field, name: Red, parent: Shop.Color, summary: Like blood., syntax: { content: Red = 1, return: { type: Shop.Color } } }
- uid: Shop.Done
  type: Delegate
  name: Done
  parent: Shop
  namespace: Shop
  syntax:
    content: public delegate void Done(Item item)
    parameters: [{ id: item, type: Shop.Item, description: what is done }]
- { uid: Shop.Hidden, type: Class, name: Hidden, parent: Shop, namespace: Shop, syntax: { content: internal class Hidden } }
`;
const files = {
  "Shop.Box-1.yml": shop,
  "Shop.yml": others,
  "toc.yml": "### YamlMime:TableOfContent\n- uid: Shop",
  ".manifest": "{}",
};
const library = readDocfx(folderSource(files));

test("Types stand in the groups of their namespace, behind what is said of it; what is not public is left out", () => {
  assert.deepEqual(
    library.declarations.map(({ kind, label, name, groups }) => [kind, label, name, ...groups.map(labelText)]),
    [
      ["namespace", null, "Shop", "Shop"],
      ["class", "record", "Item", "Shop", "Classes"],
      ["class", null, "ShopException", "Shop", "Classes"],
      ["class", "struct", "Box<T>", "Shop", "Structs"],
      ["enum", null, "Color", "Shop", "Enums"],
      ["type", "delegate", "Done", "Shop", "Delegates"],
    ],
  );
});

test("A type says what its comment, its declaration and its attributes say", () => {
  const box = declared(library, "Shop.Box`1");
  assert.equal(
    box.description,
    "A box of [`Item`](#declaration/Shop.Item), see\n[`a text`](https://learn.microsoft.com/dotnet/api/system.string) and [h](https://h.test).\n\nSecond &lt;b&gt; `List<T>` and `a<b>`.\n\n- one\n- `two`",
  );
  assert.deepEqual(box.sections, [
    { title: "Remarks", text: "**Bold** [`Item`](#declaration/Shop.Item).\n\n> **Note**\n>\n> Mind." },
    { title: "Inherited members", text: "`object.GetType()`" },
  ]);
  assert.deepEqual(box.examples, [
    { title: null, code: "var b = new Box<int>(1);", language: "csharp", description: null },
  ]);
  assert.deepEqual([box.deprecated, box.modifiers], ["Use Item.", ["readonly"]]);
  assert.deepEqual(box.typeParameters, [{ name: "T", constraint: [": class, new()"], description: "what it holds" }]);
  assert.deepEqual(
    [box.extends, box.implements],
    [
      [],
      [[{ text: "IEquatable", href: "https://learn.test/iequatable" }, "<", { text: "Box", id: "Shop.Box`1" }, "<T>>"]],
    ],
  );
  assert.deepEqual(box.see, ["[`the item`](#declaration/Shop.Item)", "[Manual](https://h.test/see)"]);
  assert.equal(box.source, "https://github.com/shop/shop/blob/main/src/My%20Box.cs#L9");
  assert.deepEqual(declared(library, "Shop.ShopException").extends, [["Exception"]]);
});

test("Members have their parameters with defaults, what they return and throw; constants their values", () => {
  const box = declared(library, "Shop.Box`1");
  assert.deepEqual(
    box.members.map(({ kind, name }) => `${kind} ${name}`),
    ["constructor Box", "method this[int]", "property Max"],
  );
  const [made] = declared(library, "Shop.Box`1.#ctor(System.Int32)").signatures;
  assert.deepEqual(
    made?.parameters.map(({ name, type, required, default: value }) => [name, type, required, value]),
    [
      ["size", ["int"], false, "3"],
      ["items", ["params T[]"], false, null],
    ],
  );
  assert.deepEqual(made?.throws, [
    { type: [{ text: "ShopException", id: "Shop.ShopException" }], description: "always" },
  ]);
  assert.deepEqual(declared(library, "Shop.Box`1.Item(System.Int32)").signatures[0]?.returns, {
    type: ["T"],
    description: "the thing",
  });
  const max = declared(library, "Shop.Box`1.Max");
  assert.deepEqual([max.label, max.type, max.default, max.modifiers], ["constant", ["int"], "10", ["const"]]);
  const red = declared(library, "Shop.Color.Red");
  assert.deepEqual([red.kind, red.default, red.description], ["value", "1", "Like blood."]);
  assert.equal(declared(library, "Shop.Done").signatures[0]?.parameters[0]?.description, "what is done");
});

test("A folder without ManagedReference is said to be none, and what it holds instead", () => {
  assert.match(faultOf(readDocfx, { "a.yml": "a: 1" }), /no output of `docfx metadata`.*outputFormat/);
  assert.match(faultOf(readDocfx, { "a.yml": "### YamlMime:ApiPage\ntitle: x" }), /of the kind ApiPage/);
  assert.match(faultOf(readDocfx, { "a.yml": "### YamlMime:ManagedReference\nitems: []" }), /describe no type/);
});

test("M02: Wrong types, circles and endless nesting crash nothing and leave the rest as it is", () => {
  const header = "### YamlMime:ManagedReference\n";
  const keys = [
    "name",
    "fullName",
    "summary",
    "remarks",
    "example",
    "syntax",
    "inheritance",
    "implements",
    "seealso",
    "source",
    "attributes",
    "exceptions",
    "namespace",
    "parent",
    "overload",
    "inheritedMembers",
  ];
  const wrong = [
    "1",
    "[]",
    "{}",
    "[[1]]",
    "[{ a: 1 }]",
    "{ content: 1, parameters: {}, typeParameters: 3, return: [] }",
    "null",
    "{ __proto__: { x: 1 } }",
  ];
  const items = keys.flatMap((key, at) =>
    wrong.map((value, index) => `- { uid: U${at}.${index}, type: ${index % 2 ? "Class" : "Enum"}, ${key}: ${value} }`),
  );
  const hostile = {
    "a.yml": `${header}items:\n- ${"[".repeat(3000)}`,
    "b.yml": `${header}items: &a\n- { uid: X, type: Class, name: X, parent: X, children: *a, summary: *a }`,
    "c.yml": `${header}items:\n${items.join("\n")}\nreferences: [1, { uid: 2 }, { uid: Y, spec.csharp: [1, { name: 3 }] }]`,
    "d.yml": `${header}items:\n- { uid: __proto__, type: Class, name: constructor, parent: __proto__, namespace: __proto__ }`,
    "e.yml": `${header}items:\n- { uid: Deep, type: Class, name: Deep, summary: "${"<b>".repeat(2000)}x" }\n- { uid: Open, type: Class, name: Open, summary: "${"`".repeat(999)} ${"<pre>".repeat(300)}y" }`,
  };
  const read = readDocfx(folderSource({ ...files, ...hostile }));
  assert.equal(declared(read, "Shop.Box`1").name, "Box<T>");
  assert.equal(declared(read, "__proto__").name, "constructor");
  assert.match(declared(read, "Deep").description ?? "", /x$/);
  assert.match(declared(read, "Open").description ?? "", /y/);
  assert.equal(({} as Record<string, unknown>).x, undefined);
  assert.deepEqual(read.diagnostics.map(({ file }) => file).slice(0, 1), ["artifact/a.yml"]);
});
