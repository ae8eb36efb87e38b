import assert from "node:assert/strict";
import { test } from "node:test";
import { folderOf } from "../test/build-fixture.ts";
import { openTree } from "./open-tree.ts";
import { readConfig } from "./read-config.ts";
import { SourceFault } from "./source-fault.ts";

function read(t: import("node:test").TestContext, files: Record<string, string | Uint8Array>) {
  return readConfig(openTree({ directory: folderOf(t, files) }));
}

function fault(t: import("node:test").TestContext, files: Record<string, string>) {
  try {
    read(t, files);
  } catch (error) {
    if (error instanceof SourceFault) return error.diagnostic;
    throw error;
  }
  throw new assert.AssertionError({ message: "The configuration was read" });
}

const minimal = '"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"pages":[]}';

test("P13: a navigation of more groups and divisions than a build has memory for fails at the first that is too much", (t) => {
  const lines = (count: number) => Array.from({ length: count }, () => '{"group":"G","pages":["index"]}').join(",\n");
  const config = (count: number) =>
    `{"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"groups":[\n${lines(count)}]}}`;
  const found = fault(t, { "docs.json": config(60_000) });
  assert.deepEqual([found.severity, found.file, found.line, found.column], ["error", "docs.json", 50_001, 1]);
  assert.match(found.message, /more than 50000 groups and divisions/);
  assert.doesNotThrow(() => read(t, { "docs.json": config(40_000) }));
});

test("P13: a site without docs.json, or with one that cannot be read, fails at a line and column", (t) => {
  const cases: [Record<string, string>, string, number, number][] = [
    [{}, "docs.json", 1, 1],
    [{ "docs/docs.json": "{}" }, "docs.json", 1, 1],
    [{ "docs.json": "" }, "docs.json", 1, 1],
    [{ "docs.json": " \n" }, "docs.json", 1, 1],
    [{ "docs.json": '{\n  "name": "A",\n}' }, "docs.json", 3, 1],
    [{ "docs.json": '{\n  // no\n  "name": "A"}' }, "docs.json", 2, 3],
    [{ "docs.json": '{\n  "name": "A"\n  "theme": "mint"}' }, "docs.json", 3, 3],
    [{ "docs.json": "[1]" }, "docs.json", 1, 1],
    [{ "docs.json": '{"name":"A"} trailing' }, "docs.json", 1, 14],
  ];
  for (const [files, file, line, column] of cases) {
    const found = fault(t, files);
    assert.deepEqual(
      [found.severity, found.file, found.line, found.column],
      ["error", file, line, column],
      JSON.stringify(files),
    );
    assert.ok(found.hint, "says what to do");
  }
  assert.match(fault(t, { "docs/docs.json": "{}" }).hint ?? "", /content folder to docs/);
});

test("what is said of JSON that cannot be read fits what is wrong with it", (t) => {
  const hintOf = (text: string) => fault(t, { "docs.json": text }).hint;
  assert.equal(hintOf('{"a":[{"b":["c"]\n]}'), "Look for a closing bracket that is missing just before");
  assert.equal(hintOf('{"a":["b"\n}'), "Look for a closing bracket that is missing just before");
  assert.equal(hintOf('{"a":{"b":1}'), "Look for a closing bracket that is missing just before");
  assert.equal(hintOf('{"a":1,,"b":2}'), "Look for a comma too many just before");
  assert.equal(hintOf('{"a":[1,]}'), "Look for a comma too many just before");
  assert.equal(hintOf('{"a":1,\n}'), "Look for a comma too many just before");
  assert.equal(hintOf('{"a":1\n"b":2}'), "Look for a comma missing just before");
  assert.equal(hintOf("{'a':1}"), "Write names and texts in double quotes");
  assert.equal(hintOf('{"a":}'), "Write a value behind the colon");
  assert.equal(hintOf("{a:1}"), "Write names and texts in double quotes");
});

test("P13: nesting of ten thousand levels and files of 17 MB are refused before anything else is tried", (t) => {
  const deep = fault(t, { "docs.json": `{"navigation":${"[".repeat(10_000)}${"]".repeat(10_000)}}` });
  assert.match(deep.message, /nested deeper/);
  assert.equal(deep.line, 1);
  assert.match(fault(t, { "docs.json": `{"a":"${"x".repeat(17 * 1024 * 1024)}"}` }).message, /larger than 16 MB/);
});

test("P13: a byte order mark is forgiven; keys written twice and keys of prototypes do no harm", (t) => {
  const { config, diagnostics } = read(t, {
    "docs.json": `\uFEFF{${minimal},\n"name":"B","__proto__":{"polluted":true},"variables":{"__proto__":"x","a":"b"},"api":{"__proto__":{"polluted":1}}}`,
  });
  assert.equal(config.name, "B");
  assert.deepEqual(config.variables, { a: "b" });
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  assert.equal((config.api as { polluted?: unknown }).polluted, undefined);
  const twice = diagnostics.find((one) => one.code === "duplicate-key");
  assert.deepEqual([twice?.line, twice?.column], [2, 1]);
});

test("a file that an editor has saved as UTF-16 is read", (t) => {
  const text = `\uFEFF{${minimal},\n"description":"Häfen"}`;
  const little = Buffer.from(text, "utf16le");
  for (const bytes of [little, Buffer.from(little).swap16()]) {
    const { config, diagnostics } = read(t, { "docs.json": bytes });
    assert.deepEqual([config.description, diagnostics], ["Häfen", []]);
  }
});

test("what stands alone where a list belongs is read as a list of one, and that is what is said", (t) => {
  const { config, diagnostics } = read(t, {
    "docs.json": `{"name":"A","theme":"mint","colors":{"primary":"#123456"},\n"navbar":{"links":{"label":"Blog","href":"https://b.example"}},\n"contextual":{"options":"copy"},\n"custom":{"css":"/a.css"},\n"navigation":{"groups":[{"group":"G","pages":"start"}],\n"tabs":"none"}}`,
  });
  assert.deepEqual(
    config.navbar.links.map((link) => link.label),
    ["Blog"],
  );
  assert.deepEqual(config.contextual?.options, ["copy"]);
  const [group] = config.navigation;
  assert.deepEqual(group?.type === "group" && group.children.map((one) => one.type === "page" && one.path), ["start"]);
  assert.deepEqual(
    diagnostics.map((one) => `${one.code} ${one.line}: ${one.message} (${one.hint})`),
    [
      "wrong-type 2: navbar.links must be an array (It is read as a list of one)",
      "wrong-type 3: contextual.options must be an array (It is read as a list of one)",
      "wrong-type 6: navigation.tabs must be an array (It is ignored)",
      "wrong-type 5: navigation.groups[0].pages must be an array (It is read as a list of one)",
    ],
  );
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

test("an empty text where a picture is asked for is none", (t) => {
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal},"logo":"","favicon":{"light":"","dark":""}}` });
  assert.deepEqual([config.logo, config.favicon, diagnostics], [null, null, []]);
});

test("links that are named as in the old format are shown, and nothing is said that would not be so", (t) => {
  const { config, diagnostics } = read(t, {
    "docs.json": JSON.stringify({
      ...JSON.parse(`{${minimal}}`),
      navbar: {
        links: [{ name: "Blog", url: "https://b.example" }],
        primary: { name: "Go", url: "https://g.example" },
      },
      footer: {
        links: [
          { label: "Terms", href: "https://t.example" },
          { label: "Privacy", href: "https://p.example" },
          { title: "More", links: [{ label: "Status", url: "https://s.example" }] },
        ],
      },
      custom: { css: "/style.css" },
    }),
  });
  assert.deepEqual([config.navbar.links[0]?.label, config.navbar.primary?.href], ["Blog", "https://g.example"]);
  assert.deepEqual(config.footer.columns, [
    {
      header: null,
      items: [
        { label: "Terms", href: "https://t.example" },
        { label: "Privacy", href: "https://p.example" },
      ],
    },
    { header: "More", items: [{ label: "Status", href: "https://s.example" }] },
  ]);
  assert.deepEqual(diagnostics, []);
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

test("wrong types are reported where they stand and defaults take their place", (t) => {
  const { config, diagnostics } = read(t, {
    "docs.json":
      '{\n"name":["A"],\n"theme":"neon",\n"colors":{"primary":"red"},\n"navigation":{"groups":[{"group":"G","pages":[1,"a"]},\n"stray"]},\n"nonsense":1}',
  });
  assert.deepEqual([config.name, config.theme, config.colors.primary], ["Documentation", "mint", "#16A34A"]);
  assert.deepEqual(
    diagnostics
      .filter((one) => one.code !== "missing-key")
      .map((one) => `${one.severity} ${one.code} ${one.line}:${one.column}`),
    [
      "warning wrong-type 2:8",
      "warning unknown-value 3:9",
      "warning bad-color 4:21",
      "warning bad-navigation-entry 5:47",
      "info unknown-key 7:1",
    ],
  );
});

test("P14: references split docs.json, stay inside the content and never go in circles", (t) => {
  const { config, files } = read(t, {
    "docs.json":
      '{"name":"A","theme":"mint","colors":{"$ref":"./parts/colors.json","light":"#abcdef"},"navigation":{"$ref":"parts/nav.json"}}',
    "parts/colors.json": '{"primary":"#111111","light":"#222222"}',
    "parts/nav.json": '{"groups":[{"group":"G","pages":{"$ref":"deeper/pages.json"}}]}',
    "parts/deeper/pages.json": '["a","b"]',
  });
  assert.deepEqual([config.colors.primary, config.colors.light], ["#111111", "#abcdef"]);
  assert.deepEqual(files, ["docs.json", "parts/colors.json", "parts/nav.json", "parts/deeper/pages.json"]);
  const group = config.navigation[0];
  assert.ok(group?.type === "group");
  assert.deepEqual(
    group.children.map((node) => node.type === "page" && [node.path, node.position.file]),
    [
      ["a", "parts/deeper/pages.json"],
      ["b", "parts/deeper/pages.json"],
    ],
  );
  for (const reference of [
    "../../etc/passwd",
    "../x.json",
    "/etc/passwd.json",
    "file:///etc/passwd.json",
    "http://127.0.0.1/a.json",
    "docs.json",
    "none.json",
  ]) {
    const found = fault(t, { "docs.json": `{\n${minimal},"api":{"$ref":${JSON.stringify(reference)}}}` });
    assert.deepEqual([found.code, found.file, found.line], ["bad-reference", "docs.json", 2], reference);
    assert.ok(found.message.includes(reference), found.message);
    const isInside = reference === "docs.json" || reference === "none.json";
    assert.equal(found.message.includes("leads out of the content"), !isInside, found.message);
  }
  const circle = fault(t, {
    "docs.json": `{${minimal},"api":{"$ref":"a.json"}}`,
    "a.json": '{"b":{"$ref":"b.json"}}',
    "b.json": '{"a":{"$ref":"a.json"}}',
  });
  assert.match(circle.message, /docs\.json → a\.json → b\.json → a\.json/);
  const chain = Array.from({ length: 10_000 }, (_, at) => [`f${at}.json`, `{"a":{"$ref":"f${at + 1}.json"}}`]);
  const long = fault(t, { ...Object.fromEntries(chain), "docs.json": `{${minimal},"api":{"$ref":"f0.json"}}` });
  assert.match(long.message, /more than 20 references/);
  assert.ok(long.file.endsWith(".json") && long.line === 1);
});

test("P14: references that would make a huge configuration out of small files are refused", (t) => {
  const files: Record<string, string> = {
    "docs.json": `{${minimal},"api":{"$ref":"f0.json"}}`,
    "f18.json": JSON.stringify(Array(100).fill(1)),
  };
  for (let index = 0; index < 18; index++) {
    files[`f${index}.json`] = `[${Array(10)
      .fill(`{"$ref":"f${index + 1}.json"}`)
      .join(",")}]`;
  }
  assert.match(fault(t, files).message, /too large|more than 20 references/);
});

test("redirects are cleaned; ones that could lead anywhere are left out", (t) => {
  const redirects = [
    { source: "old/", destination: "new" },
    { source: "/b", destination: "https://example.org/x" },
    { source: "/c", destination: "//evil.example" },
    { source: "/d", destination: "javascript:alert(1)" },
    { source: "/e", destination: "/\\evil.example" },
    { source: "/f#x", destination: "/g" },
    { source: "/old", destination: "/second" },
    { source: "/t", destination: "/u", permanent: false },
  ];
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.deepEqual(config.redirects, [
    { source: "/old", destination: "/new", permanent: true },
    { source: "/b", destination: "https://example.org/x", permanent: true },
    { source: "/t", destination: "/u", permanent: false },
  ]);
  assert.equal(diagnostics.filter((one) => one.code === "bad-redirect").length, 5);
});

test("redirects that begin at headings are told once, however many there are", (t) => {
  const redirects = [
    { source: "/berths#night", destination: "/night" },
    { source: "/berths#day", destination: "/day" },
    { source: "/piers#north", destination: "/north" },
    { source: "/piers?side=south", destination: "/south" },
  ];
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.deepEqual(config.redirects, []);
  const told = diagnostics.filter((one) => one.code === "bad-redirect").map(({ message }) => message);
  assert.equal(told.length, 2, told.join("\n"));
  assert.ok(told.some((message) => /"\/berths#night" and 2 more .*#/.test(message)));
  assert.ok(told.some((message) => message.includes("side=south")));
});

test("a redirect whose source is written as a pattern is told: it would lead on from nowhere", (t) => {
  const sources = ["/re/(.*)", "/ships/:id(\\d+)", "/v[0-9]/piers", "/quay/:rest+", "/a/*/b/*"];
  const plain = ["/lib/map(f)", "/list[int]", "/messages:batch", "/a/:path*/b", "/c++", "/what-*"];
  const redirects = [...sources, ...plain].map((source) => ({ source, destination: "/start" }));
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.equal(config.redirects.length, redirects.length, "they stay: each is a path like any other");
  const told = diagnostics.filter((one) => one.code === "bad-redirect").map(({ message }) => message);
  assert.equal(told.length, sources.length, told.join("\n"));
});

test("a redirect that is written twice in other words is named as it is written", (t) => {
  const redirects = [
    { source: "/x", destination: "/one" },
    { source: "/x.mdx", destination: "/two" },
  ];
  const { diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  const told = diagnostics.filter((one) => one.code === "bad-redirect").map(({ message }) => message);
  assert.deepEqual(told, ['There is already a redirect from /x, which "/x.mdx" is too; the first one counts']);
});

test("spaces in the paths of a redirect are those of an address", (t) => {
  const redirects = [{ source: "/old pier", destination: "/new pier#its lights" }];
  const { config } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.deepEqual(config.redirects, [
    { source: "/old%20pier", destination: "/new%20pier#its%20lights", permanent: true },
  ]);
});

test("a redirect that is repeated, with a slash at its end or without, stands once and is nothing to correct", (t) => {
  const redirects = [
    { source: "/old", destination: "/new" },
    { source: "/old/", destination: "/new" },
    { source: "/old", destination: "new" },
  ];
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal},"redirects":${JSON.stringify(redirects)}}` });
  assert.deepEqual(config.redirects, [{ source: "/old", destination: "/new", permanent: true }]);
  assert.deepEqual(diagnostics, []);
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

test("a language that no sample is written in is told, whatever its case, and so is a service that nobody knows", (t) => {
  const settings = {
    api: { examples: { languages: ["Python", "curl", "cobol"] } },
    integrations: { ga4: { measurementId: "G-1" }, ga: { measurementId: "G-1" } },
  };
  const { diagnostics } = read(t, {
    "docs.json": JSON.stringify(
      { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { pages: [] }, ...settings },
      null,
      1,
    ),
  });
  assert.deepEqual(
    diagnostics.map(({ code, message }) => `${code} ${message}`),
    [
      'unknown-value api.examples.languages[2] is "cobol"',
      "unknown-key integrations.ga is not a key of this format and has no effect",
    ],
  );
});
