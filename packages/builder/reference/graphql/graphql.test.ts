import assert from "node:assert/strict";
import { test } from "node:test";
import { type Built, build, folderOf, type TestScope } from "../../test/build-fixture.ts";
import { graphqlLibrary } from "./graphql-library.ts";

const schema = `
"An object with a stable identifier."
interface Node { id: ID! }

"When something **happened**."
scalar DateTime

enum Role { "May do all" ADMIN READER OLD @deprecated(reason: "Use \`READER\`") }

"""
A group of people.

It has *members*.
"""
type Organization implements Node {
  id: ID!
  "What it is called"
  name: String!
  createdAt: DateTime
  members("How many" first: Int = 20): [User!]!
  oldName: String @deprecated(reason: "Use name")
}
type User implements Node { id: ID! role: Role! }
union Found = User | Organization
input Filter { name: String, role: Role = ADMIN, and: [Filter!] }
type Query {
  "One organization, by its id."
  organization("Its id" id: ID!): Organization
  search(filter: Filter!, limit: Int = 10): [Found!]!
  oldSearch: Boolean @deprecated
}
extend type Query { me: User }
type Mutation { renameOrganization(id: ID!, name: String!): Organization! }
type Subscription { organizationChanged: Organization }
"Only for these roles"
directive @auth(requires: Role = ADMIN) on OBJECT | FIELD_DEFINITION
`;

function buildSite(test: TestScope, files: Record<string, string>, tab: object): Promise<Built> {
  const config = { name: "Shop", theme: "mint", colors: { primary: "#0a6" }, navigation: { tabs: [tab] } };
  return build(test, folderOf(test, { "docs.json": JSON.stringify(config), ...files }));
}

const own = { tab: "API", graphql: "schema.graphql" };
const codeOf = (markdown: string, title: string) =>
  new RegExp(`\`\`\`\\w+ ${title}\\n(.*?)\`\`\``, "s").exec(markdown)?.[1] ?? "";

test("A schema on a tab makes a page for each query, mutation, subscription, type and directive", async (t) => {
  const site = await buildSite(t, { "schema.graphql": schema }, own);
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path.replace("graphql-reference/", "")),
    [
      ...["queries/organization", "queries/search", "queries/old-search", "queries/me"],
      ...["mutations/rename-organization", "subscriptions/organization-changed"],
      ...["types/node", "types/date-time", "types/role", "types/organization", "types/user", "types/found"],
      ...["types/filter", "directives/auth"],
    ],
  );
  const html = site.text("graphql-reference/queries/organization.html");
  const labels = [...html.matchAll(/sidebar-group-header[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, label]) => label);
  assert.deepEqual(labels, ["Queries", "Mutations", "Subscriptions", "Types", "Directives"]);
});

test("A schema on a group makes its pages below it, and is no unknown key", async (t) => {
  const group = { group: "Schema", graphql: "schema.graphql" };
  const site = await buildSite(t, { "schema.graphql": "type Query { me: Int }" }, { tab: "API", groups: [group] });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path),
    ["graphql-reference/queries/me"],
  );
});

test("Entries of pages choose what of a schema has a page", async (t) => {
  const groups = [
    { group: "People", pages: ["start", "QUERY organization", "MUTATION renameOrganization", "TYPE Organization"] },
    { group: "More", pages: [{ group: "Deeper", pages: ["SUBSCRIPTION organizationChanged"] }] },
  ];
  const files = { "schema.graphql": schema, "start.mdx": "Start." };
  const site = await buildSite(t, files, { ...own, groups });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path.replace("graphql-reference/", "")),
    [
      ...["start", "queries/organization", "mutations/rename-organization", "types/organization"],
      "subscriptions/organization-changed",
    ],
  );
  const page = site.text("graphql-reference/queries/organization.html");
  assert.match(page, /href="\/graphql-reference\/types\/organization"/);
  assert.doesNotMatch(page, /types\/user/);
});

test("What an entry names and the schema does not have is told", async (t) => {
  const groups = [{ group: "People", pages: ["QUERY nobody", "TYPE organization"] }];
  const site = await buildSite(t, { "schema.graphql": schema }, { ...own, groups });
  assert.deepEqual(
    site.report.diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message),
    ["There is no query nobody in schema.graphql", "There is no type organization in schema.graphql"],
  );
});

test("An operation tells its arguments, what it returns, and how it is called", async (t) => {
  const site = await buildSite(t, { "schema.graphql": schema }, own);
  const page = site.text("graphql-reference/queries/organization.md");
  assert.match(page, /# organization\n\n> One organization, by its id\./);
  assert.match(page, /## Arguments\n\n- `id` \(ID!, required\): Its id/);
  assert.match(page, /## Returns\n\n- \[Organization\]\(\/graphql-reference\/types\/organization\)/);
  assert.match(page, /- `createdAt` \(\[DateTime\]\(\/graphql-reference\/types\/date-time\)\)/);
  assert.match(page, /- `members`.*\n\n {2}\*\*arguments\*\*\n\n {2}- `first` \(Int, default: 20\): How many/);
  assert.match(page, /- `oldName` \(String, deprecated\): \*\*Deprecated:\*\* Use name/);
  const search = site.text("graphql-reference/queries/search.md");
  assert.equal(
    codeOf(search, "Operation"),
    [
      "query Search($filter: Filter!, $limit: Int) {",
      "  search(filter: $filter, limit: $limit) {",
      "    __typename",
      "    ... on User {",
      "      id",
      "      role",
      "    }",
      "    ... on Organization {",
      "      id",
      "      name",
      "      createdAt",
      "      members {",
      "        id",
      "        role",
      "      }",
      "    }",
      "  }",
      "}",
      "",
    ].join("\n"),
  );
  assert.deepEqual(JSON.parse(codeOf(search, "Variables")), { filter: { name: "<string>", role: "ADMIN" }, limit: 10 });
  assert.deepEqual(JSON.parse(codeOf(search, "Response")), {
    data: { search: [{ __typename: "User", id: "<id>", role: "ADMIN" }] },
  });
  assert.match(site.text("graphql-reference/queries/old-search.html"), /Deprecated/);
});

test("A type tells what it holds, what has it and where it is used, and its names lead to their pages", async (t) => {
  const site = await buildSite(t, { "schema.graphql": schema }, own);
  const user = site.text("graphql-reference/types/user.html");
  assert.match(user, /lc-field-type"><a[^>]* href="\/graphql-reference\/types\/role">Role<\/a>!</);
  assert.match(user, /Used by.*href="\/graphql-reference\/queries\/me".*Organization\.members/s);
  const role = site.text("graphql-reference/types/role.md");
  assert.match(
    role,
    /## Values\n\n- `ADMIN`: May do all\n\n- `READER`\n\n- `OLD` \(deprecated\): \*\*Deprecated:\*\* Use `READER`/,
  );
  assert.match(site.text("graphql-reference/types/node.md"), /## Implemented by\n\n- \[`Organization`\]/);
  assert.match(site.text("graphql-reference/types/found.md"), /## Possible types\n\n- \[`User`\]/);
  assert.match(
    site.text("graphql-reference/directives/auth.md"),
    /# @auth\n\n> Only for these roles.*`FIELD_DEFINITION`/s,
  );
});

test("The folder of its pages may be another one, groups may stand before them, and operations may have other roots", async (t) => {
  const text = "schema { query: Root }\ntype Root { a: Query }\ntype Query { b: Int }\n";
  const site = await buildSite(
    t,
    { "schema.graphql": text, "start.mdx": "---\ntitle: Start\n---\n\nHi\n" },
    {
      tab: "API",
      graphql: { source: "/schema.graphql", directory: "/v1/graph" },
      groups: [{ group: "First", pages: ["start"] }],
    },
  );
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path),
    ["start", "v1/graph/queries/a", "v1/graph/types/query"],
  );
});

test("A page may be about one operation or type, and the others are then left to their author", async (t) => {
  const page = (graphql: string, title = "") => `---\n${title}graphql:\n${graphql}---\n\nMy own words.\n`;
  const site = await buildSite(
    t,
    {
      "schema.graphql": schema,
      "one.mdx": page("  kind: query\n  name: me\n", "title: Who am I\n"),
      "two.mdx": page("  kind: object\n  name: User\n"),
      "gone.mdx": page("  kind: query\n  name: gone\n"),
    },
    { ...own, pages: ["one", "two", "gone"] },
  );
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path),
    ["one", "two", "gone"],
  );
  assert.match(site.text("one.md"), /# Who am I\n\nMy own words\.\n\n```graphql\nme: User\n```/);
  assert.match(site.text("two.md"), /# User\n\nMy own words\./);
  assert.match(site.text("two.html"), /href="\/one"/);
  assert.deepEqual(site.complaints, ["gone.mdx:2:1 unknown-operation"]);
});

test("What is no schema, is not there or stands elsewhere is told where it is, and harms no other page", async (t) => {
  const start = { "start.mdx": "---\ntitle: Start\n---\n\nHi\n" };
  const complaintsOf = async (graphql: string, text: string) => {
    const tab = { tab: "API", graphql, groups: [{ group: "First", pages: ["start"] }] };
    const site = await buildSite(t, { "schema.graphql": text, ...start }, tab);
    assert.deepEqual(
      site.manifest.pages.map(({ path }) => path),
      ["start"],
    );
    return site.report.diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
  };
  assert.deepEqual(await complaintsOf("schema.graphql", "type A {\n  b: }\n"), [
    "unreadable-specification schema.graphql:2:6",
  ]);
  assert.deepEqual(await complaintsOf("schema.graphql", `type A { b: ${"[".repeat(50_000)}Int`), [
    "unreadable-specification schema.graphql:1:1",
  ]);
  assert.match((await complaintsOf("nowhere.graphql", schema)).join(), /^missing-specification docs\.json/);
  assert.match((await complaintsOf("https://x.test/s.graphql", schema)).join(), /^remote-specification docs\.json/);
});

test("M05: Schemas that hold themselves, in circles and in great numbers, have pages of bounded length", async (t) => {
  const fields = Array.from({ length: 60 }, (_, index) => `f${index}(a: In!): T${index % 30}`).join(" ");
  const types = Array.from({ length: 30 }, (_, index) => `type T${index} { ${fields} id: ID self: [T${index}] }`);
  const text = `${types.join("\n")}\ninput In { a: In! b: [In!]! __proto__: In constructor: Int }\ntype Query { t(a: In!): T0 u: U }\nunion U = U | T0\n`;
  const site = await buildSite(t, { "schema.graphql": text }, own);
  assert.deepEqual(site.complaints, []);
  const page = site.text("graphql-reference/queries/t.md");
  assert.ok(codeOf(page, "Operation").length < 3000);
  assert.deepEqual(JSON.parse(codeOf(page, "Variables")), { a: { a: {}, b: [], constructor: 123 } });
});

test("M05: Operations that answer with large types show the first of their fields, the fewer the more there are", () => {
  const fieldsOf = (operations: number) => {
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}(a: Int): T`).join(" ");
    const text = `type Query { ${fields(operations)} }\ntype T { ${fields(1000)} }`;
    const { symbols } = graphqlLibrary({ path: "a", files: ["a"], read: () => text });
    const said = JSON.stringify(symbols[0]?.nodes);
    assert.match(said, /Not shown here: \d+/);
    return said.split('"component":"ResponseField"').length - 2;
  };
  assert.equal(fieldsOf(10), 100, "each with an argument");
  assert.equal(fieldsOf(5000), 10);
});

test("Its headings and the groups of its pages are in the language of the page, whose addresses stay", async (t) => {
  const config = {
    name: "Shop",
    theme: "mint",
    colors: { primary: "#0a6" },
    navigation: { languages: [{ language: "de", tabs: [own] }] },
  };
  const site = await build(t, folderOf(t, { "docs.json": JSON.stringify(config), "schema.graphql": schema }));
  const html = site.text("graphql-reference/queries/organization.html");
  assert.match(html, /<h2 id="arguments"[^>]*>Argumente</);
  assert.match(html, /<a href="#returns">Rückgabe<\/a>/);
  const panels = [...html.matchAll(/data-tab="([^"]*)"[^>]*><p class="lc-tab-label">([^<]*)</g)];
  assert.deepEqual(
    panels.map(([, name, label]) => [name, label]),
    ["Operation", "Variablen", "Antwort"].map((one) => [one, one]),
  );
  const groups = [...html.matchAll(/class="sidebar-title"><span>([^<]*)</g)].map(([, label]) => label);
  assert.deepEqual(groups, ["Abfragen", "Mutationen", "Abonnements", "Typen", "Direktiven"]);
  assert.match(html, /class="eyebrow[^>]*>[\s\S]{0,80}Abfragen/);
  assert.match(site.text("graphql-reference/types/role.html"), /<h2 id="used-by"[^>]*>Verwendet von</);
  assert.match(site.text("graphql-reference/types/role.html"), /<strong [^>]*>Veraltet:<\/strong> Use <code>READER</);
});
