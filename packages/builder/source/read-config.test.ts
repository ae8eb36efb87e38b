import assert from "node:assert/strict";
import { test } from "node:test";
import { fault, faults, minimal, read } from "./testing.ts";

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
});

test("without docs.json the hint tells what is there instead", (t) => {
  const hintOf = (...paths: string[]) => fault(t, Object.fromEntries(paths.map((path) => [path, "{}"]))).hint;
  assert.equal(hintOf("a.mdx"), "Put a docs.json into it, or name the folder that has one");
  const deeper = "docs/docs.json stands deeper: name the folder docs in place of this one";
  assert.equal(hintOf("a/b/docs.json", "docs/docs.json", "z/docs.json"), deeper);
  assert.match(hintOf("old/mint.json") ?? "", /name the folder old /);
  assert.equal(hintOf("Docs.json", "a/docs.json"), "Docs.json stands there: call it docs.json, in small letters");
});

test("a mint.json beside a docs.json is told to have no effect", (t) => {
  const { config, diagnostics } = read(t, { "docs.json": `{${minimal}}`, "mint.json": '{"name": "Old"' });
  assert.equal(config.name, "A");
  assert.deepEqual(
    diagnostics.map(({ code, file, severity }) => [code, file, severity]),
    [["unread-config", "mint.json", "info"]],
  );
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

test("P14: all references that lead nowhere are told at once, and so are files that cannot be read", (t) => {
  const directory = {
    "docs.json": `{${minimal},\n"api":{"$ref":"none.json"},\n"seo":{"$ref":"../out.json"},\n"navbar":{"$ref":"navbar.json"},\n"footer":{"$ref":"broken.json"}}`,
    "navbar.json": '{"links":{"$ref":"gone.json"}}',
    "broken.json": "{",
  };
  const found = faults(t, directory).map(({ code, file, line }) => `${code} ${file} ${line}`);
  assert.deepEqual(found, [
    "bad-reference docs.json 2",
    "bad-reference docs.json 3",
    "bad-reference navbar.json 1",
    "unreadable-config broken.json 1",
  ]);
  const many = Array.from({ length: 1000 }, (_, at) => `"a${at}":{"$ref":"none${at}.json"}`).join(",");
  assert.equal(faults(t, { "docs.json": `{${minimal},"api":{${many}}}` }).length, 100);
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

test("variables stand in the texts of docs.json too; what nothing defines stays, and what is a page is filled there", (t) => {
  const { config, diagnostics } = read(t, {
    "docs.json": JSON.stringify({
      name: "Product {{ version }}",
      theme: "mint",
      colors: { primary: "#123456" },
      banner: { content: "v{{version}} of {{nobody}} is [here]({{home}})" },
      navbar: { $ref: "./navbar.json" },
      errors: { "404": { title: "Gone", description: "{{version}}" } },
      navigation: { pages: [] },
      variables: { version: "2.1", home: "https://example.com", other: "{{version}}" },
    }),
    "navbar.json": '{"links":[{"label":"{{version}}","href":"{{home}}/{{version}}"}]}',
  });
  assert.deepEqual(diagnostics, []);
  assert.equal(config.name, "Product 2.1");
  assert.equal(config.banner?.content, "v2.1 of {{nobody}} is [here](https://example.com)");
  assert.deepEqual(
    config.navbar.links.map(({ label, href }) => [label, href]),
    [["2.1", "https://example.com/2.1"]],
  );
  assert.equal(config.errors.notFound.description, "{{version}}");
  assert.equal(config.variables.other, "{{version}}");
});

test("P13: variables that would make a text of docs.json grow without end leave it as it was", (t) => {
  const { config } = read(t, {
    "docs.json": `{${minimal},"description":"${"{{a}}".repeat(1000)}","variables":{"a":"${"x".repeat(1000)}"}}`,
  });
  assert.equal(config.description, "{{a}}".repeat(1000));
});
