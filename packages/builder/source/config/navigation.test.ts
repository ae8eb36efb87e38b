import assert from "node:assert/strict";
import { test } from "node:test";
import { fault, read } from "../testing.ts";

test("P13: a navigation of more groups and divisions than a build has memory for fails at the first that is too much", (t) => {
  const lines = (count: number) => Array.from({ length: count }, () => '{"group":"G","pages":["index"]}').join(",\n");
  const config = (count: number) =>
    `{"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"groups":[\n${lines(count)}]}}`;
  const found = fault(t, { "docs.json": config(60_000) });
  assert.deepEqual([found.severity, found.file, found.line, found.column], ["error", "docs.json", 50_001, 1]);
  assert.match(found.message, /more than 50000 groups and divisions/);
  assert.doesNotThrow(() => read(t, { "docs.json": config(40_000) }));
});

test("tabs and groups that are named by another key than their own are read, and the key is told", (t) => {
  const { config, diagnostics } = read(t, {
    "docs.json": `{"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"tabs":[\n{"title":"Guides","groups":[\n{"label":"Start","title":null,"pages":["a",{"title":"Not a group"}]}]},\n{"tab":"More","label":"No","pages":["b"]}]}}`,
  });
  const [guides, more] = config.navigation;
  assert.deepEqual(
    [guides, more].map((one) => one?.type === "division" && one.label),
    ["Guides", "More"],
  );
  const group = guides?.type === "division" ? guides.children[0] : null;
  assert.equal(group?.type === "group" && group.label, "Start");
  assert.deepEqual(diagnostics.map((one) => `${one.code} ${one.line}: ${one.message} (${one.hint})`).sort(), [
    'bad-navigation-entry 3: navigation.tabs[0].groups[0].pages[1] is neither a page nor a group (Give it "group" and "pages")',
    "unknown-key 2: navigation.tabs[0].title is not a key of this format and is read as `tab` (Write `tab`)",
    "unknown-key 3: navigation.tabs[0].groups[0].label is not a key of this format and is read as `group` (Write `group`)",
    "unknown-key 3: navigation.tabs[0].groups[0].pages[1].title is not a key of this format and has no effect (Its name is what `group` says)",
    "unknown-key 3: navigation.tabs[0].groups[0].title is not a key of this format and has no effect (Its name is what `group` says)",
    "unknown-key 4: navigation.tabs[1].label is not a key of this format and has no effect (Its name is what `tab` says)",
  ]);
});

test("a tab without a name is told and left out, and the others stand", (t) => {
  const { config, diagnostics } = read(t, {
    "docs.json": `{"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"tabs":[\n{"tab":"Guides","pages":["a"]},\n{"pages":["b"]},\n{"tab":"","pages":["c"]}]}}`,
  });
  assert.deepEqual(
    config.navigation.map((one) => one.type === "division" && one.label),
    ["Guides"],
  );
  assert.deepEqual(
    diagnostics.filter(({ code }) => code === "missing-label").map(({ line, message }) => `${line}: ${message}`),
    ['3: navigation.tabs[1] needs "tab"', '4: navigation.tabs[2] needs "tab"'],
  );
});

test("an entry of another kind than its list is read, and that is what is said", (t) => {
  const { config, diagnostics } = read(t, {
    "docs.json": `{"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"tabs":[\n{"group":"Guides","pages":["a",\n{"tab":"Inner","pages":["b"]}]}]}}`,
  });
  const [guides] = config.navigation;
  assert.deepEqual(guides?.type === "division" && [guides.kind, guides.label], ["tab", "Guides"]);
  const inner = guides?.type === "division" ? guides.children[1] : null;
  assert.deepEqual(inner?.type === "division" && [inner.kind, inner.label], ["tab", "Inner"]);
  assert.deepEqual(
    diagnostics.map((one) => `${one.code} ${one.line}: ${one.message} (${one.hint})`),
    [
      "unknown-key 2: navigation.tabs[0].group is not a key of this format and is read as `tab` (Write `tab`)",
      "unknown-key 3: navigation.tabs[0].pages[1].tab is not a key of this format and is read as if it stood in `tabs` (An entry with `tab` has its place in `tabs`)",
    ],
  );
});

test("divisions of the navigation that lead nowhere are told: none of them is shown", (t) => {
  const { diagnostics } = read(t, {
    "docs.json": `{"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"tabs":[\n{"tab":"Full","pages":["a"]},\n{"tab":"Empty","groups":[{"group":"G","pages":[]}]},\n{"tab":"Link","href":"/a"},\n{"tab":"Api","openapi":"a.json"},\n{"tab":"Root","groups":[{"group":"G","root":"b","pages":[]}]}]}}`,
  });
  assert.deepEqual(
    diagnostics.map((one) => `${one.severity} ${one.code} ${one.line}: ${one.message}`),
    ['info empty-division 3: The tab "Empty" has no pages and leads nowhere: it is not shown'],
  );
});

test("tabs of the old format below whose address no page stands are told", (t) => {
  const { diagnostics } = read(t, {
    "mint.json": `{"name":"A","colors":{"primary":"#123456"},\n"tabs":[{"name":"API","url":"api"},\n{"name":"Guides","url":"guides"}],"navigation":[{"group":"G","pages":["start","api/one"]}]}`,
  });
  assert.deepEqual(
    diagnostics.flatMap((one) => (one.code === "empty-division" ? [`${one.line}: ${one.message}`] : [])),
    ['3: The tab "Guides" has no pages and leads nowhere: it is not shown'],
  );
});

test("navigation may be a list of groups, also from another file", (t) => {
  const { config, diagnostics } = read(t, {
    "docs.json":
      '{"name":"A","theme":"willow","colors":{"primary":"#111111"},"metadata":{"timestamp":true},"navigation":{"$ref":"./nav.json"}}',
    "nav.json": '[{"group":"G","pages":["a"]},"b"]',
  });
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(
    config.navigation.map((node) => node.type),
    ["group", "page"],
  );
  assert.equal(config.theme, "willow");
  assert.equal(config.metadata.timestamp, true);
});

test("docs.json with a list of groups and keys of the old format is read as that", (t) => {
  const old = {
    name: "A",
    colors: { primary: "#123456" },
    navigation: [{ group: "G", pages: ["a"] }],
    tabs: [{ name: "Blog", url: "https://blog.example" }],
  };
  const { config, diagnostics } = read(t, { "docs.json": JSON.stringify(old) });
  assert.deepEqual(
    diagnostics.map(({ code, file }) => [code, file]),
    [["old-config-format", "docs.json"]],
  );
  assert.deepEqual(
    config.global.map(({ label, href }) => [label, href]),
    [["Blog", "https://blog.example"]],
  );
});

test("pages and groups side by side stand in the order in which they are written", (t) => {
  const inside = [{ group: "Inner", pages: ["c"] }];
  const navigation = {
    groups: [
      { group: "A", pages: ["a"], groups: inside },
      { group: "B", groups: inside, pages: ["b"] },
    ],
  };
  const { config } = read(t, {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, navigation }),
  });
  assert.deepEqual(
    config.navigation.map((node) => (node.type === "group" ? node.children.map(({ type }) => type) : [])),
    [
      ["page", "group"],
      ["group", "page"],
    ],
  );
});

test("products in titled lists are products", (t) => {
  const products = [{ product: "One", pages: ["one"] }];
  const navigation = { tabs: [{ tab: "T", productGroups: [{ group: "All", products }] }] };
  const { config, diagnostics } = read(t, {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, navigation }),
  });
  assert.deepEqual(diagnostics, []);
  const [tab] = config.navigation;
  assert.ok(tab?.type === "division");
  assert.deepEqual(
    tab.children.map((node) => node.type === "division" && [node.kind, node.label]),
    [["product", "One"]],
  );
});

test("a page in a folder whose name has a method as a word is a page; operations are told by path, file or capitals", (t) => {
  const pages = [
    "Get Started/intro",
    "How to Get Started/more",
    "HTTP GET requests/intro",
    "Webhook Guides/setup",
    "post",
  ];
  const operations = [
    "GET /users",
    "get /users/{id}",
    "openapi.json POST /users",
    "my specs/api v1.yaml delete /users",
    "GET users",
    "api/openapi.json PUT users",
    "webhook order.placed",
    "webhook order/placed",
    "GET https://api.example.com/users",
  ];
  const { config } = read(t, {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#123456" },
      navigation: { pages: [...pages, ...operations] },
    }),
  });
  assert.deepEqual(
    config.navigation.map((node) => (node.type === "page" ? node.path : node.type)),
    [...pages, ...operations.map(() => "operation")],
  );
});
