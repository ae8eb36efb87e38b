import assert from "node:assert/strict";
import { test } from "node:test";
import { labelText } from "../library/group-label.ts";
import { type Declaration, declaration } from "./declaration.ts";
import { declarationLink } from "./declaration-link.ts";
import { symbolsOf } from "./symbols.ts";
import { pageOf, symbolNamed } from "./testing/page.ts";

const position = { file: "sdk.json", line: 1, column: 1 };
const common = { language: "ts", position };

function made(given: Pick<Declaration, "kind" | "id" | "name"> & Partial<Declaration>): Declaration {
  return declaration({ ...common, ...given });
}

const getUser = made({
  kind: "method",
  id: "m",
  name: "getUser",
  description: "Finds [a user](#declaration/u), or [nobody](#declaration/none).",
  modifiers: ["static"],
  deprecated: "Use `find`.",
  inheritedFrom: [{ text: "Base.getUser", id: "b" }],
  signatures: [
    {
      code: "getUser(id: string): Promise<User>",
      typeParameters: [],
      parameters: [
        {
          name: "options",
          type: ["Options"],
          required: true,
          default: null,
          description: "How",
          fields: [
            { name: "deep", type: ["boolean"], required: false, default: "true", description: "All", fields: [] },
          ],
        },
      ],
      returns: { type: ["Promise<", { text: "User", id: "u" }, ">"], description: "the user" },
      throws: [{ type: ["RangeError"], description: "where it is too long" }],
      description: null,
    },
  ],
});

const library = [
  made({
    kind: "class",
    id: "c",
    name: "Client",
    fullName: "acme.Client",
    description: "Calls the API.",
    groups: ["Classes"],
    code: "class Client",
    extends: [[{ text: "Base", id: "b" }, "<User>"]],
    implements: [["Iterable"]],
    typeParameters: [{ name: "T", constraint: ["extends ", { text: "User", id: "u" }], description: "kind of user" }],
    sections: [{ title: "Remarks", text: "Be careful." }],
    examples: [{ title: "Make one", code: "new Client()", language: "ts", description: null }],
    see: ["[Base](#declaration/b)"],
    source: "https://example.com/client.ts",
    members: [
      getUser,
      made({ kind: "property", id: "p", name: "limit", type: ["number"], default: "20", modifiers: ["readonly"] }),
    ],
  }),
  made({ kind: "class", id: "b", name: "Base", groups: ["Classes"] }),
  made({ kind: "interface", id: "u", name: "User" }),
  made({
    kind: "enum",
    id: "e",
    name: "Color",
    members: [made({ kind: "value", id: "v", name: "Red", default: "1" })],
  }),
];

test("each declaration is a symbol with a page, and each method and property one without", () => {
  assert.deepEqual(
    symbolsOf(library).map(({ kind, name, aliases, address, groups, isMember }) => [
      kind,
      name,
      aliases.join(),
      address,
      groups.map(labelText).join(),
      isMember,
    ]),
    [
      ["class", "acme.Client", "Client", "classes/acme-client", "Classes", false],
      ["method", "acme.Client.getUser", "Client.getUser", "classes/acme-client", "Classes", true],
      ["property", "acme.Client.limit", "Client.limit", "classes/acme-client", "Classes", true],
      ["class", "Base", "", "classes/base", "Classes", false],
      ["interface", "User", "", "interfaces/user", "Reference", false],
      ["enum", "Color", "", "enums/color", "Reference", false],
    ],
  );
});

test("a page says all that is said of its declaration", () => {
  const { markdown } = pageOf(symbolNamed(library, "class", "Client"));
  const user = "[User](#symbol/interface%20User)";
  const base = "(#symbol/class%20Base)";
  const lines = [
    "class Client",
    `Extends [Base]${base}\\<User>`,
    "Implements `Iterable`",
    "## Type parameters",
    `- \`T\` (extends ${user}): kind of user`,
    "## Remarks",
    "```ts Make one",
    "## Properties",
    "- `limit` (number, default: 20, readonly)",
    "## Methods",
    "### getUser()",
    "> **Deprecated.** Use `find`.",
    "Finds [a user](#symbol/interface%20User), or nobody.",
    `Inherited from [Base.getUser]${base}`,
    "getUser(id: string): Promise<User>",
    "- `options` (Options, required)",
    "  - `deep` (boolean, default: true): All",
    `Promise<${user}>`,
    "the user",
    "`RangeError`",
    "where it is too long",
    `- [Base]${base}`,
    "[Source](https://example.com/client.ts)",
  ];
  for (const line of lines) assert.ok(markdown.split("\n").includes(line), `no line ${line} in\n${markdown}`);
});

test("what extends a class stands on the page of that class, and the value of a choice beside its name", () => {
  assert.match(pageOf(symbolNamed(library, "class", "Base")).markdown, /Extended by \[Client\]/);
  assert.match(pageOf(symbolNamed(library, "enum", "Color")).markdown, /## Values\n- `Red` \(1\)/);
});

test("a page of one method has what the page of its class says of it", () => {
  const symbol = symbolNamed(library, "method", "Client.getUser");
  assert.equal(symbol.description, "Finds [a user](#symbol/interface%20User), or nobody.");
  assert.match(pageOf(symbol).markdown, /`options` \(Options, required\)/);
});

test("methods are in the table of contents", () => {
  assert.match(pageOf(symbolNamed(library, "class", "Client")).html, /<h3 id="getuser">/);
});

test("ways to call one thing stand one after another", () => {
  const way = (code: string, description: string | null) => ({
    code,
    typeParameters: [],
    parameters: [],
    returns: null,
    throws: [],
    description,
  });
  const both = [way("f(a: string)", null), way("f(a: number)", "By number.")];
  const { markdown } = pageOf(
    symbolNamed([made({ kind: "function", id: "f", name: "f", signatures: both })], "function", "f"),
  );
  assert.match(
    markdown,
    /## Overload 1\n```ts\nf\(a: string\)\n```\n## Overload 2\n```ts\nf\(a: number\)\n```\nBy number\./,
  );
});

test("two of one name have pages of their own, and no page is that of a folder", () => {
  const symbols = symbolsOf([
    made({ kind: "class", id: "1", name: "Client" }),
    made({ kind: "class", id: "2", name: "client" }),
    made({ kind: "class", id: "3", name: "Client" }),
    made({ kind: "function", id: "4", name: "index" }),
    made({ kind: "function", id: "5", name: "../.." }),
  ]);
  assert.deepEqual(
    symbols.map(({ name, address }) => [name, address]),
    [
      ["Client", "classes/client"],
      ["client", "classes/client-1"],
      ["Client (2)", "classes/client-2"],
      ["index", "functions/index-1"],
      ["../..", "functions/symbol"],
    ],
  );
});

test("ids with any signs are found in descriptions", () => {
  const id = "a.b(int[], C<T>)'";
  const one = made({
    kind: "class",
    id,
    name: "A",
    description: `See [\`[x]\`](${declarationLink(id)}) and [y](#declaration/f(g)).`,
  });
  const [symbol] = symbolsOf([one]);
  assert.equal(symbol?.description, "See [`[x]`](#symbol/class%20A) and y.");
});

test("halves of characters in names and ids are no fault", () => {
  const one = made({ kind: "class", id: "\ud800", name: "A\ud800", description: `[x](${declarationLink("\ud800")})` });
  assert.equal(symbolsOf([one])[0]?.description, "[x](#symbol/class%20A%EF%BF%BD)");
});

test("a page that would be too long says that there is more", () => {
  const many = Array.from({ length: 3000 }, (_, index) => made({ kind: "method", id: `m${index}`, name: `m${index}` }));
  const large = made({ kind: "class", id: "c", name: "C", members: many });
  const { markdown } = pageOf(symbolNamed([large], "class", "C"));
  assert.match(markdown, /More is not shown here: the page would be too long\.\n$/);
  assert.ok(markdown.split("### ").length < 502);
  const long = made({
    kind: "class",
    id: "c",
    name: "C",
    sections: [{ title: "Long", text: "word ".repeat(100_000) }],
    see: ["x"],
  });
  assert.doesNotMatch(pageOf(symbolNamed([long], "class", "C")).markdown, /word|See also/);
});

test("a type that is too long to stand beside a name stands below it", () => {
  const type = Array.from({ length: 60 }, (_, index) => `"value-${index}"`).join(" | ");
  const one = made({
    kind: "class",
    id: "c",
    name: "C",
    members: [made({ kind: "property", id: "p", name: "p", type: [type] })],
  });
  const { markdown } = pageOf(symbolNamed([one], "class", "C"));
  assert.ok(markdown.includes(`  ${type}\n`), markdown);
});

test("parts that hold themselves, and objects without end, end", () => {
  const inside: Declaration[] = [];
  const loop = made({ kind: "property", id: "p", name: "p", members: inside });
  inside.push(loop);
  const deep = { name: "d", type: null, required: false, default: null, description: null, fields: [] as unknown[] };
  deep.fields = [deep];
  const signatures = [
    { code: "m()", typeParameters: [], parameters: [deep as never], returns: null, throws: [], description: null },
  ];
  const members = [loop, made({ kind: "method", id: "m", name: "m", signatures })];
  assert.match(
    pageOf(symbolNamed([made({ kind: "class", id: "c", name: "C", members })], "class", "C")).markdown,
    /### m\(\)/,
  );
});

test("links to members lead to their places on the page, those to types of other sites there", () => {
  const method = (id: string, name: string) => made({ kind: "method", id, name });
  const told = {
    description: "See [find](#declaration/f2), [methods](#declaration/m) and [limit](#declaration/p).",
    extends: [[{ text: "String", href: "https://docs.test/String.html" }]],
  };
  const found = [
    made({
      ...{ kind: "class", id: "c", name: "Client", ...told },
      members: [
        method("f", "find"),
        method("f2", "find"),
        method("m", "methods"),
        made({ kind: "property", id: "p", name: "limit" }),
      ],
    }),
  ];
  const page = pageOf(symbolNamed(found, "class", "Client"));
  const description = symbolNamed(found, "class", "Client").description ?? "";
  const places = [...description.matchAll(/#symbol\/class%20Client#([^)]*)/g)].map(([, place]) => place as string);
  assert.deepEqual(places, ["find-2", "methods-2", "property-limit"]);
  for (const place of places) assert.match(page.html, new RegExp(` id="${place}"`));
  assert.match(page.html, /<a href="https:\/\/docs\.test\/String\.html"[^>]*>String</);
});

test("methods of one name are told apart by the types of their parameters", () => {
  const find = (id: string, ...types: string[]) => {
    const parameters = types.map((type) => ({
      ...{ name: "value", type: [type], required: true, default: null, description: null, fields: [] },
    }));
    const none = { typeParameters: [], returns: null, throws: [], description: null };
    return made({ kind: "method", id, name: "find", signatures: [{ code: `find(${types})`, parameters, ...none }] });
  };
  const headings = (...members: Declaration[]) => {
    const page = pageOf(symbolNamed([made({ kind: "class", id: "c", name: "Client", members })], "class", "Client"));
    return page.markdown.match(/^### .*/gm);
  };
  assert.deepEqual(headings(find("a"), find("b", "string", "int")), ["### find()", "### find(string, int)"]);
  assert.deepEqual(headings(find("b", "string")), ["### find()"], "one alone needs no more than its name");
});
