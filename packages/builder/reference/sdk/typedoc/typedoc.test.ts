import assert from "node:assert/strict";
import { test } from "node:test";
import { labelText } from "../../library/group-label.ts";
import { oneFile, pageOf, symbolNamed } from "../testing/page.ts";
import { readTypedoc } from "./index.ts";
import { call, type Json, parameter, read, reflection, string, text } from "./testing.ts";

test("a class has its comment, parts and the page that TypeDoc tells of", () => {
  const comment = {
    summary: text("The client."),
    blockTags: [
      { tag: "@remarks", content: text("Slow.") },
      { tag: "@example", name: "Make one", content: [{ kind: "code", text: "```ts\nnew Client()\n```" }] },
      { tag: "@example", content: [...text("With words\n"), { kind: "code", text: "```js\nx()\n```" }] },
      { tag: "@since", content: text("1.2") },
      { tag: "@see", content: [{ kind: "inline-tag", tag: "@link", text: "User", target: 7 }] },
      { tag: "@apiNote", content: text("Note it.") },
    ],
    modifierTags: ["@beta", "@public"],
  };
  const getUser = {
    ...reflection(2048, "getUser", { flags: { isStatic: true } }),
    signatures: [
      call(
        "getUser",
        [parameter("id", string, { comment: { summary: text("the id") } })],
        { type: "reference", name: "User", target: 7 },
        {
          summary: text("Finds one."),
          blockTags: [
            { tag: "@returns", content: text("the user") },
            {
              tag: "@throws",
              content: [{ kind: "inline-tag", tag: "@link", text: "User", target: 7 }, ...text(" - when odd")],
            },
          ],
        },
      ),
    ],
    inheritedFrom: { type: "reference", name: "Base.getUser", target: -1 },
  };
  const size = reflection(262144, "size", {
    getSignature: reflection(524288, "size", { type: string, comment: { summary: text("Reads.") } }),
    setSignature: reflection(1048576, "size", {
      parameters: [parameter("v", string)],
      comment: { summary: text("Sets.") },
    }),
  });
  const client = reflection(128, "Client", {
    comment,
    flags: { isAbstract: true },
    sources: [{ fileName: "a.ts", line: 1, url: "https://example.com/a.ts#L1" }],
    extendedTypes: [{ type: "reference", name: "Base", typeArguments: [string] }],
    children: [
      reflection(512, "constructor", {
        signatures: [reflection(16384, "Client", { parameters: [parameter("key", string)] })],
      }),
      reflection(1024, "limit", { type: string, defaultValue: "20", flags: { isReadonly: true, isOptional: true } }),
      reflection(1024, "secret", { type: string, flags: { isPrivate: true } }),
      reflection(1024, "#hidden", { type: string }),
      size,
      getUser,
    ],
  });
  const { markdown } = pageOf(symbolNamed(read([client, { ...reflection(256, "User"), id: 7 }]), "class", "Client"));
  for (const line of [
    "abstract class since 1.2 beta",
    "abstract class Client extends Base<string>",
    "Slow.",
    "## Api note",
    "```ts Make one",
    "```js With words",
    "new Client(key: string)",
    "- `limit` (string, default: 20, readonly, optional)",
    "### getUser()",
    "Inherited from `Base.getUser`",
    "getUser(id: string): User",
    "- `id` (string, required): the id",
    "[User](#symbol/interface%20User)",
    "the user",
    "when odd",
    "- [User](#symbol/interface%20User)",
    "[Source](https://example.com/a.ts#L1)",
  ])
    assert.ok(markdown.split("\n").includes(line), `no line ${line} in\n${markdown}`);
  assert.match(markdown, /`size` \(string\)\s+Reads\.\s+Sets\./);
  assert.doesNotMatch(markdown, /secret|#hidden|public/);
});

test("several modules and namespaces are groups of their own, categories groups within a kind", () => {
  const inner = reflection(4, "Inner", {
    children: [{ ...reflection(256, "Deep"), id: 41 }],
    comment: { summary: text("Within.") },
  });
  const one = { ...reflection(128, "One"), id: 31 };
  const module = (name: string, children: Json[], more: Json = {}) => reflection(2, name, { children, ...more });
  const declarations = read([
    module("a", [one, inner], {
      categories: [{ title: "Basics", children: [31] }],
      groups: [{ title: "Classes", children: [31] }],
    }),
    module("b", [reflection(128, "One"), reflection(64, "f", { signatures: [call("f", [], string)] })], {
      comment: { summary: text("About b.") },
    }),
  ]);
  assert.deepEqual(
    declarations.map(({ kind, fullName, groups }) => [kind, fullName, groups.map(labelText).join(" > ")]),
    [
      ["class", "a.One", "a > Classes > Basics"],
      ["namespace", "Inner", "a > Inner"],
      ["interface", "Inner.Deep", "a > Inner"],
      ["module", "b", "Modules"],
      ["class", "b.One", "b > Classes"],
      ["function", "f", "b > Functions"],
    ],
  );
});

test("TypeDoc 0.23 has other numbers for types and exports", () => {
  const project = {
    id: 0,
    name: "old",
    kind: 1,
    flags: {},
    children: [
      {
        id: 1,
        name: "Id",
        kind: 4194304,
        kindString: "Type alias",
        flags: {},
        type: string,
        typeParameters: [{ id: 2, name: "T", kind: 131072 }],
      },
      { id: 3, name: "Also", kind: 8388608, kindString: "Reference", flags: {}, target: 1 },
      {
        id: 4,
        name: "C",
        kind: 128,
        kindString: "Class",
        flags: {},
        typeParameter: [{ id: 5, name: "K", kind: 131072 }],
      },
    ],
  };
  const { declarations } = readTypedoc(oneFile("typedoc.json", JSON.stringify(project)));
  assert.deepEqual(
    declarations.map(({ kind, name, code, aliases }) => [kind, name, code, aliases.join()]),
    [
      ["type", "Id", "type Id<T> = string", "Also"],
      ["class", "C", "class C<K>", ""],
    ],
  );
});

test("attributes of objects that are written in place are fields, also by their dotted names", () => {
  const object = {
    type: "reflection",
    declaration: reflection(65536, "__type", {
      children: [reflection(1024, "deep", { type: string, flags: { isOptional: true } })],
    }),
  };
  const comment = {
    blockTags: [
      { tag: "@param", name: "options.deep", content: text("how deep") },
      { tag: "@param", name: "other", content: text("gone") },
    ],
  };
  const [f] = read([reflection(64, "f", { signatures: [call("f", [parameter("options", object)], string, comment)] })]);
  assert.deepEqual(f?.signatures[0]?.parameters[0]?.fields, [
    { name: "deep", type: ["string"], required: false, default: null, description: "how deep", fields: [] },
  ]);
  assert.deepEqual(f?.sections, [{ title: "Parameters", text: "- `other`: gone" }]);
});

test("links of comments lead to declarations, to addresses, or are words", () => {
  const link = (more: Json) => ({ kind: "inline-tag", tag: "@link", ...more });
  const summary = [
    link({ text: "A<T>", target: 5 }),
    ...text(" "),
    { ...link({ text: "x", target: 6 }), tag: "@linkcode" },
    ...text(" "),
    link({ text: "https://example.com the web" }),
    ...text(" "),
    link({ text: "the site", target: "https://example.com/a(b)" }),
    ...text(" "),
    link({ text: "Gone | words" }),
    ...text(" "),
    link({ text: "bad", target: "javascript:alert(1)" }),
  ];
  const [one] = read([
    { ...reflection(128, "A", { comment: { summary }, children: [{ ...reflection(1024, "x"), id: 6 }] }), id: 5 },
  ]);
  assert.equal(
    one?.description,
    "[A\\<T>](#declaration/5) [`x`](#declaration/6) [the web](https://example.com) [the site](https://example.com/a%28b%29) words bad",
  );
});

test("an overload's own deprecation stands with it alone", () => {
  const old = { summary: text("Old."), blockTags: [{ tag: "@deprecated", content: text("Use the other.") }] };
  const [f] = read([
    reflection(64, "f", { signatures: [call("f", [], string, old), call("f", [parameter("a", string)], string)] }),
  ]);
  assert.equal(f?.deprecated, null);
  assert.deepEqual(
    f?.signatures.map((one) => one.deprecated),
    ["Use the other.", null],
  );
  const [g] = read([reflection(64, "g", { signatures: [call("g", [], string, old)] })]);
  assert.equal(g?.deprecated, "Use the other.");
});

test("links of a readme to files of its own repository are words, its pictures stay", () => {
  const summary = [
    ...text("Read [the "),
    ...text("guide]("),
    { kind: "relative-link", text: "docs/guide.md", target: 99 },
    ...text(") and ![a picture]("),
    { kind: "relative-link", text: "https://h.test/a.png", target: 98 },
    ...text(")."),
  ];
  const [client] = read([reflection(128, "Client", { comment: { summary } })]);
  const page = pageOf(symbolNamed(client ? [client] : [], "class", "Client"));
  assert.equal(
    symbolNamed(client ? [client] : [], "class", "Client").description,
    "Read the guide and ![a picture](https://h.test/a.png).",
  );
  assert.doesNotMatch(page.html, /guide\.md/);
});
