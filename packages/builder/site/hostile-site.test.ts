import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { compose } from "../test/build-fixture.ts";
import { codesOf, configuration, markup, script, site } from "../test/hostile-site.ts";

test("M02: No text of docs.json or frontmatter becomes markup, and no address of theirs runs code", async (t) => {
  const link = { label: markup, href: script };
  const built = await site(t, {
    "docs.json": configuration({
      name: markup,
      description: markup,
      favicon: script,
      logo: { light: script, dark: '/a"b.svg', href: script },
      fonts: { family: 'x"</style><script>', source: '/f"); } </style>' },
      background: { image: '/x"); background:url(//evil.test)' },
      navbar: { links: [link, { label: "d", href: " data:text/html,x" }], primary: { type: "button", ...link } },
      footer: { socials: { x: script }, links: [{ header: markup, items: [link] }] },
      banner: { content: `[x](${script}) ${markup}`, dismissible: true },
      contextual: { options: ["copy", { title: markup, description: markup, href: script, icon: markup }] },
      errors: { "404": { title: markup, description: `[x](${script})` } },
      seo: { metatags: { "og:title": markup, 'x" onload="y': markup } },
      search: { prompt: markup },
      variables: { v: markup },
      navigation: {
        global: { anchors: [{ anchor: markup, href: script, icon: markup }] },
        tabs: [{ tab: markup, icon: markup, groups: [{ group: markup, tag: markup, pages: ["index", "away"] }] }],
      },
    }),
    "index.mdx": `---\n${["title", "description", "sidebarTitle", "tag", "icon", '"og:image"', "lastUpdatedDate"]
      .map((key) => `${key}: ${JSON.stringify(markup)}\n`)
      .join("")}canonical: ${JSON.stringify(script)}\n---\n{{v}}\n`,
    "away.mdx": `---\ntitle: Away\nurl: "${script}"\n---\n`,
  });
  const pages = Object.keys(built.manifest.files).filter((path) => path.endsWith(".html"));
  assert.deepEqual(pages, ["404.html", "index.html"]);
  for (const page of pages) {
    // Every `<` of the texts must be written as a reference, and every quote sign inside an attribute.
    const html = built.text(page);
    assert.doesNotMatch(html, /<script>|<img src=x|<\/style>|"\s*on\w+=/i, page);
    assert.doesNotMatch(html, /(?:href|src|action)="[^"]*(?:javascript:|data:text)/i, page);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    if (data) assert.doesNotThrow(() => JSON.parse(data));
  }
  const styles = Object.keys(built.manifest.files).filter((path) => path.endsWith(".css"));
  for (const path of styles) assert.doesNotMatch(built.text(path).replace(/"[^"]*"/g, '""'), /evil/, path);
});

test("M02: An address of docs.json names another host only where it says so", async (t) => {
  for (const address of ["/\\evil.test/a", "\\\\evil.test/a", "//evil.test/a", "/\t/evil.test/a"]) {
    const built = await site(t, {
      "docs.json": configuration({
        logo: { light: address, dark: address, href: address },
        favicon: address,
        navbar: { links: [{ label: "a", href: address }], primary: { type: "button", label: "b", href: address } },
        footer: { links: [{ header: "h", items: [{ label: "i", href: address }] }] },
        navigation: { global: { anchors: [{ anchor: "c", href: address }] }, pages: ["index"] },
      }),
    });
    const html = (await compose(built)).text("index.html") + built.text("index.html");
    assert.doesNotMatch(html, /(?:href|src)="[\s/\\]*[/\\][\s/\\]*evil/, address);
  }
});

test("Names that objects inherit are names like any other, everywhere", async (t) => {
  const built = await site(t, {
    "docs.json": `{"name":"A","theme":"mint","colors":{"primary":"#123456"},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "navigation":{"pages":["index","constructor","toString"]},"variables":{"constructor":"ours","toString":"too"},
      "footer":{"socials":{"constructor":"https://x.test","toString":"https://y.test"}},"fonts":{"family":"constructor"},
      "contextual":{"options":["constructor","copy"]},"thumbnails":{"fonts":{"family":"toString"}},"icons":{"library":"constructor"},
      "redirects":[{"source":"/__proto__","destination":"/constructor"}],"seo":{"metatags":{"__proto__":"x","constructor":"y"}}}`,
    "index.mdx": "{{constructor}} {{toString}} [a](/constructor)\n\n```__proto__\nx\n```\n",
    "constructor.mdx":
      "---\nconstructor: 1\n__proto__: 2\n---\n## toString\n\n## __proto__\n\n[^constructor]\n\n[^constructor]: note\n",
    "toString.mdx": "<Tabs><Tab title='constructor'>x</Tab></Tabs>\n",
  });
  assert.match(built.text("index.html"), /ours too/);
  assert.match(built.text("constructor.html"), /id="toString"|id="tostring"/);
  assert.deepEqual(
    built.manifest.redirects.filter(({ source }) => source === "/__proto__").map(({ destination }) => destination),
    ["/constructor"],
  );
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
});

test("P14: No path leads out of the repository, however it is written", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index", "../../etc/passwd", "/etc/passwd", "..\\x", "%2e%2e/x", "file:///etc/passwd"] },
      logo: "../../../etc/passwd",
    }),
    "index.mdx":
      'import S from "/../../etc/passwd"\nimport { T } from "../../../../etc/passwd.mdx"\n\n<S /><T />\n\n<Snippet file="../../etc/passwd" />\n\n' +
      '![](../../../etc/passwd) ![](/%2e%2e/%2e%2e/etc/passwd)\n\n<img src="file:///etc/passwd" />\n\n<Icon icon="../../../../etc/passwd" />\n',
  });
  for (const path of Object.keys(built.manifest.files)) {
    assert.doesNotMatch(path, /(?:^|\/)\.\.|^\/|\\/);
    assert.doesNotMatch(built.text(path), /root:x:0/);
  }
  for (const code of ["missing-page", "missing-snippet", "missing-file", "unsafe-source"])
    assert.ok(codesOf(built).includes(code), code);
});

test("M12: Redirects, pages of a navigation and characters without number end with what is wrong, in time", async (t) => {
  const chain = Array.from({ length: 30_000 }, (_, at) => ({ source: `/r${at}`, destination: `/r${at + 1}` }));
  const wild = Array.from({ length: 10_000 }, (_, at) => ({ source: `/w${at}/*`, destination: `/w${at + 1}/*` }));
  const long = `a${"/".repeat(300_000)}b`;
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index", long, ...Array.from({ length: 130_000 }, (_, at) => `missing${at}`)] },
      redirects: [...chain, ...wild, { source: "/x", destination: "/y" }, { source: "/y", destination: "/x" }],
      banner: { content: `${"[".repeat(50_000)}x${"](a)".repeat(50_000)}` },
      description: "b ".repeat(2_000_000),
    }),
  });
  assert.deepEqual(codesOf(built), [
    "bad-navigation-entry",
    "broken-link",
    "broken-redirect",
    "missing-page",
    "more-diagnostics",
    "redirect-chain",
    "redirect-loop",
    "value-too-long",
  ]);
  assert.ok(built.report.diagnostics.length < 5000, "not one for each of them");
  const first = built.report.diagnostics.find(({ code }) => code === "redirect-chain");
  assert.match(first?.message ?? "", /leads over more than 20 others: \/r0 → \/r1 → \/r2 → …$/);
});

test("M10: A file that is saved in an old encoding is named, with the line of the first letter that is lost", async (t) => {
  const latin = (text: string) => Buffer.from(text, "latin1");
  const built = await site(t, {
    "docs.json": latin(
      configuration({ name: "Caf\u00e9", navigation: { pages: ["index", "written", "utf16", "api"] } }),
    ),
    "index.mdx": latin(
      '---\ntitle: A\n---\nimport S from "/snippets/s.mdx"\n\n<S />\n\nd\u00e9j\u00e0 vu\n\nfa\u00e7ade\n',
    ),
    "written.mdx": "The sign \uFFFD is a letter.\n",
    "utf16.mdx": Buffer.from("\uFEFFTwo \uFFFD bytes\n", "utf16le"),
    "api.mdx": "---\nopenapi: api.yaml GET /a\n---\n",
    "api.yaml": latin(
      "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n  /a:\n    get: {summary: '\u00e9', responses: {}}\n",
    ),
    "snippets/s.mdx": latin("One\n\nna\u00efve\n"),
  });
  const told = built.report.diagnostics.filter(({ code }) => code === "malformed-text");
  assert.deepEqual(
    told.map(({ file, line, column }) => `${file}:${line}:${column}`),
    ["api.yaml:5:21", "docs.json:1:13", "index.mdx:8:2", "snippets/s.mdx:3:3"],
  );
});

test("Text in any encoding, with any character, is a page; XML has none that XML cannot hold", async (t) => {
  const built = await site(t, {
    "docs.json": `\uFEFF${configuration({ navigation: { pages: ["index", "bytes", "utf16", "latin", "crlf"] } })}`,
    "index.mdx":
      '\uFEFF---\ntitle: "a\\u0001]]>&"\nrss: true\n---\n<Update label="\u0001 ]]> & \ud83d" description="x">a ]]> \u0008 b</Update>\n\n{"\\ud800"} &#xD800; &#0;\n',
    "bytes.mdx": "---\ntitle: a\u0000b\n---\na\u0000b\u001b[31m\u202e\n",
    "utf16.mdx": Buffer.from("\uFEFF# hello", "utf16le"),
    "latin.mdx": Buffer.from("caf\u00e9 \u00ff", "latin1"),
    "crlf.mdx": "---\r\ntitle: C\r\n---\r\n\r\n# A\r\n\r\n```js\r\na\r\n```\r\n",
  });
  assert.match(built.text("crlf.html"), /<title>C - A<\/title>/);
  assert.match(built.text("latin.html"), /caf\uFFFD/);
  for (const path of Object.keys(built.manifest.files)) {
    if (!/\.(?:html|xml)$/.test(path)) continue;
    const text = built.text(path);
    assert.ok(text.isWellFormed(), path);
    assert.doesNotMatch(text, path.endsWith(".xml") ? /[\u0000-\u0008\u000b-\u001f]/ : /\u0000/, path);
  }
});

test("Escapes smuggle in no sign that means something to the builder", async (t) => {
  const signs = "\\u0010a\\u0011\\u0012b\\u0013c\\u0015d\\u0016\\u0012\\uE000e\\uE001";
  const built = await site(t, {
    "docs.json": `{"name":"${signs}","theme":"mint","colors":{"primary":"#123456"},"banner":{"content":"${signs}"},"favicon":"/${signs}.svg","logo":{"light":"${signs}.svg","dark":"/b.svg","href":"${signs}"},"${signs}":1,"navbar":{"links":[{"label":"${signs}","href":"/x${signs}"}]},"navigation":{"pages":["index"]}}`,
    "index.mdx": `---\ntitle: "${signs}"\n---\n{"${signs}"} &#16;a&#17; &#x12; &#xE002;\n\n<Card title={"${signs}"} href={"/${signs}"}>\n  the end\n</Card>\n\n<i title="&#x12;">x</i> [y](/&#x12;)\n`,
  });
  for (const text of [built.text("index.html"), (await compose(built)).text("index.html")]) {
    assert.match(text, /the end[\s\S]*<\/html>/);
    assert.doesNotMatch(text, /[\u0010-\u0016\uE000-\uE004]/);
  }
});

test("M05: pages of fifty megabytes in one line are cut or left out, and every other page is there", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({ navigation: { pages: ["index", "line", "bold"] } }),
    "line.mdx": "a".repeat(50_000_000),
    "bold.mdx": "**[".repeat(17_000_000),
  });
  assert.match(built.text("index.html"), /Home/);
  for (const page of ["line.mdx", "bold.mdx"]) {
    const found = built.report.diagnostics.filter(({ file }) => file === page);
    assert.ok(found.length > 0 && found.every(({ severity }) => severity !== "info"), page);
  }
});

test("M05: patterns of our own meet no text that makes them try too many ways", async (t) => {
  const many = (text: string) => text.repeat(20_000);
  const hostile = [
    `${many("a@")}x`,
    `${many("www.")}x`,
    `[x](${many("\\(")}`,
    many("[x]: "),
    `---\ntitle: ${many("a: ")}\n---\nx`,
    `---\n${many('"')}\n---\nx`,
    many("$a "),
    `# ${many("{#a")}`,
    `<div style="${many("a:url(")}">x</div>`,
    `<style>{\`${many("url(")}${many("\\75")}${many("/*")}\`}</style>`,
    `<p className="${many("[url(")}">x</p>`,
    many("<!--"),
    many("{{ "),
    many("<a:b "),
    many("export const "),
  ];
  const pages = Object.fromEntries(hostile.map((text, at) => [`p${at}.mdx`, text]));
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index", ...Object.keys(pages).map((name) => name.slice(0, -4))] },
    }),
    ...pages,
  });
  assert.equal(built.manifest.pages.length, hostile.length + 1);
});
