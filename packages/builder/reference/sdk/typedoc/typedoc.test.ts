import assert from "node:assert/strict";
import { test } from "node:test";
import { LibraryFault } from "../../library/library.ts";
import type { Declaration } from "../declaration.ts";
import { oneFile, pageOf, symbolNamed } from "../page-testing.ts";
import { symbolsOf } from "../symbols.ts";
import { typeText } from "../type-pill.ts";
import { readTypedoc } from "./index.ts";

type Json = Record<string, unknown>;

let lastId = 1000;

/** A reflection as TypeDoc 0.24 and newer write it. */
function reflection(kind: number, name: string, more: Json = {}): Json {
  const variant =
    kind === 1 ? "project" : [4096, 16384].includes(kind) ? "signature" : kind === 32768 ? "param" : "declaration";
  return { id: lastId++, name, variant, kind, flags: {}, ...more };
}

function read(children: Json[], more: Json = {}): Declaration[] {
  const project = reflection(1, "shop", { children, ...more });
  return readTypedoc(oneFile("typedoc.json", JSON.stringify(project))).declarations;
}

const text = (value: string) => [{ kind: "text", text: value }];
const string = { type: "intrinsic", name: "string" };
const call = (name: string, parameters: Json[], type: Json, comment?: Json) =>
  reflection(4096, name, { parameters, type, comment });
const parameter = (name: string, type: Json, more: Json = {}) => reflection(32768, name, { type, ...more });

/** Type of an alias, as it is written. */
function written(type: Json): string {
  const [alias] = read([reflection(2097152, "T", { type })]);
  return (alias?.code ?? "").replace(/^type T = ?/, "");
}

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

test("types are written as TypeScript writes them", () => {
  const user = { type: "reference", name: "User", target: -1 };
  const fn = {
    type: "reflection",
    declaration: reflection(65536, "__type", {
      signatures: [call("__type", [parameter("a", string, { flags: { isOptional: true } })], string)],
    }),
  };
  const cases: [Json, string][] = [
    [
      { type: "union", types: [string, { type: "literal", value: null }, fn] },
      "string | null | ((a?: string) => string)",
    ],
    [{ type: "array", elementType: { type: "union", types: [string, user] } }, "(string | User)[]"],
    [{ type: "intersection", types: [user, { type: "union", types: [string, user] }] }, "User & (string | User)"],
    [
      {
        type: "tuple",
        elements: [
          { type: "namedTupleMember", name: "a", isOptional: true, element: string },
          { type: "rest", elementType: { type: "array", elementType: string } },
        ],
      },
      "[a?: string, ...string[]]",
    ],
    [{ type: "literal", value: 'a"b' }, '"a\\"b"'],
    [{ type: "literal", value: { value: "10", negative: true } }, "-10n"],
    [
      {
        type: "conditional",
        checkType: user,
        extendsType: { type: "inferred", name: "U" },
        trueType: string,
        falseType: user,
      },
      "User extends (infer U) ? string : User",
    ],
    [
      {
        type: "mapped",
        parameter: "K",
        parameterType: { type: "typeOperator", operator: "keyof", target: user },
        templateType: { type: "indexedAccess", objectType: user, indexType: { type: "reference", name: "K" } },
        readonlyModifier: "+",
        optionalModifier: "-",
      },
      "{ readonly [K in keyof User]-?: User[K] }",
    ],
    [{ type: "templateLiteral", head: "v", tail: [[string, "!"]] }, "`v$" + "{string}!`"],
    [{ type: "query", queryType: user }, "typeof User"],
    [{ type: "predicate", name: "x", asserts: true, targetType: string }, "asserts x is string"],
    [{ type: "optional", elementType: string }, "string?"],
    [{ type: "reference", name: "Map", typeArguments: [string, user] }, "Map<string, User>"],
    [
      { type: "typeOperator", operator: "readonly", target: { type: "array", elementType: string } },
      "readonly string[]",
    ],
    [
      {
        type: "reflection",
        declaration: reflection(65536, "__type", {
          children: [reflection(1024, "a-b", { type: string })],
          indexSignatures: [reflection(8192, "__index", { parameters: [parameter("k", string)], type: user })],
        }),
      },
      '{ [k: string]: User; "a-b": string }',
    ],
    [{ type: "unknown", name: "as it stood" }, "as it stood"],
    [{ type: "never seen" }, "unknown"],
  ];
  for (const [type, expected] of cases) assert.equal(written(type), expected);
});

test("code that is too long for a line has a line for each of its parts", () => {
  const types = Array.from({ length: 5 }, (_, index) => ({ type: "literal", value: `a value that is long ${index}` }));
  assert.match(written({ type: "union", types }), /^\n {2}\| "a value that is long 0"\n {2}\| "a value/);
  const parameters = Array.from({ length: 6 }, (_, index) => parameter(`parameter${index}`, string));
  const [f] = read([reflection(64, "f", { signatures: [call("f", parameters, string)] })]);
  assert.match(f?.signatures[0]?.code ?? "", /^function f\(\n {2}parameter0: string,\n[\s\S]*\n\): string$/);
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
    declarations.map(({ kind, fullName, groups }) => [kind, fullName, groups.join(" > ")]),
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

test("what TypeDoc did not write is told with what to do", () => {
  const fault = (name: string, content: string) => () => readTypedoc(oneFile(name, content));
  assert.throws(fault("openapi.json", '{"openapi":"3.1.0"}'), /`openapi\.json` is not what TypeDoc writes\./);
  assert.throws(fault("a.json", "[1,"), /`a\.json` is no JSON\./);
  assert.throws(fault("a.json", "[".repeat(3_000_000)), LibraryFault);
  assert.throws(fault("a.json", "null"), { hint: /npx typedoc --json/ });
  assert.throws(
    () => readTypedoc({ path: "docs", files: ["docs/a.md", "docs/b.md"], read: () => "" }),
    /`docs` has no file/,
  );
  const folder = {
    path: "docs",
    files: ["docs/a.json", "docs/b.json"],
    read: (file: string) =>
      file === "docs/a.json" ? "{" : JSON.stringify(reflection(1, "p", { children: [reflection(128, "A")] })),
  };
  assert.equal(readTypedoc(folder).declarations[0]?.name, "A");
});

test("wrong values at any place, circles and depth are passed over", () => {
  const odd: unknown[] = [
    null,
    0,
    "x",
    [],
    {},
    [null, [], {}],
    { type: 1 },
    { kind: {} },
    [{ id: "x", name: 1, kind: 128 }],
  ];
  const keys =
    "children groups categories documents readme comment flags sources signatures getSignature setSignature indexSignature indexSignatures typeParameters typeParameter type extendedTypes implementedTypes inheritedFrom overwrites defaultValue parameters name target".split(
      " ",
    );
  for (const key of keys) {
    for (const value of odd) {
      for (const kind of [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 262144, 2097152, 4194304, 8388608]) {
        const one = reflection(kind, "A", { [key]: value });
        const holder = reflection(128, "B", {
          children: [one],
          signatures: [{ ...call("B", [one], string), [key]: value }],
        });
        const declarations = read([one, holder], { [key === "name" || key === "children" ? "groups" : key]: value });
        symbolsOf(declarations);
      }
    }
  }
  const circle = [
    { ...reflection(4194304, "a", { target: 2 }), variant: "reference", id: 1 },
    { ...reflection(4194304, "b", { target: 1 }), variant: "reference", id: 2 },
  ];
  assert.deepEqual(
    read([...circle, reflection(32, "v", { type: { type: "reference", name: "a", target: 1 } })])[0]?.code,
    "let v: a",
  );
  const type = `${'{"type":"array","elementType":'.repeat(5000)}{}${"}".repeat(5000)}`;
  const deep = `{"id":1,"name":"p","kind":1,"variant":"project","children":[{"id":2,"name":"T","kind":2097152,"variant":"declaration","type":${type}}]}`;
  assert.match(readTypedoc(oneFile("a.json", deep)).declarations[0]?.code ?? "", /^type T = …(?:\[\])+$/);
  const proto =
    '{"id":1,"name":"p","variant":"project","kind":1,"__proto__":{"children":[]},"children":[{"id":2,"name":"__proto__","kind":128,"variant":"declaration","__proto__":5,"children":[{"id":3,"name":"constructor","kind":1024}]}]}';
  assert.equal(readTypedoc(oneFile("a.json", proto)).declarations[0]?.name, "__proto__");
});

test("a huge type is cut", () => {
  const types = Array.from({ length: 100_000 }, (_, index) => ({ type: "literal", value: index }));
  const [one] = read([reflection(128, "A", { children: [reflection(1024, "x", { type: { type: "union", types } })] })]);
  assert.ok(typeText(one?.members[0]?.type ?? []).length < 10_000);
});
