import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { truncateSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { compileRedirects } from "../bundle/redirects.ts";
import { build, compose, folderOf } from "../test/build-fixture.ts";

type Files = Record<string, string | Uint8Array>;

/** docs.json of a site with the given keys. */
function configuration(keys: object): string {
  return JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, ...keys });
}

function site(t: import("node:test").TestContext, files: Files) {
  return build(t, folderOf(t, { "index.mdx": "Home\n", ...files }));
}

/** Codes of what is complained about, each once. */
function codesOf({ report }: Awaited<ReturnType<typeof build>>): string[] {
  return [...new Set(report.diagnostics.map(({ code }) => code))].sort();
}

const markup = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
const script = "javascript:alert(1)";

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

test("M12: A wildcard that leads below itself is a loop", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index"] },
      redirects: [{ source: "/w/*", destination: "/w/x/*" }],
    }),
  });
  assert.deepEqual(codesOf(built), ["redirect-loop"]);
});

test("M11: Pages at addresses of the site or platform are refused; files of tools and of a bundle are not part of a site", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({ navigation: { pages: ["index"] } }),
    "404.mdx": "x",
    "_lectern/x.mdx": "x",
    "_lectern/app.js": "alert(1)",
    "_internal/x.mdx": "x",
    "lectern-bundle.json": "{}",
    _redirects: "/x https://evil.test 301",
    _headers: "x",
    ".env": "SECRET=1",
    ".git/config": "secret",
  });
  assert.deepEqual(codesOf(built), ["reserved-path"]);
  assert.deepEqual(
    Object.keys(built.manifest.files).filter((path) =>
      /bundle|_redirects|_headers|env|git|app\.js|_internal/.test(path),
    ),
    [],
  );
  const bundle = await compose(built);
  assert.doesNotMatch(bundle.text("_redirects"), /evil/);
});

test("M11: ordinary names of an API, of an index and of a folder stay pages; twice the same in other letters is refused", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({ navigation: { pages: ["index", "api", "api/index", "guide/index", "%2e%2e/x"] } }),
    "api.mdx": "# Of the API\n",
    "guide/index.mdx": "# Guide\n",
    ".well-known/x.mdx": "x",
    "%2e%2e/x.mdx": "x",
  });
  assert.match(built.text("api.html"), /Of the API/);
  assert.match(built.text("guide/index.html"), /Guide/);
  assert.deepEqual(
    Object.keys(built.manifest.files).filter((path) => /well-known\/x|%2e|\.\./.test(path)),
    [],
  );
  const twice = site(t, { "docs.json": configuration({ navigation: { pages: ["a"] } }), "a.mdx": "1", "A.mdx": "2" });
  await assert.rejects(twice, /colliding-file-names.*"A\.mdx.*a\.mdx|colliding-file-names.*a\.mdx.*A\.mdx/);
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

/** An API of one operation whose answer is the schema `A0`. */
function specification(schemas: object): string {
  const answer = { schema: { $ref: "#/components/schemas/A0" }, example: { a: "</script><script>alert(1)</script>" } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: markup, version: "1" },
    servers: [{ url: script }, { url: `https://x.test/${markup}` }],
    paths: {
      "/a": {
        get: {
          summary: markup,
          description: `<script>alert(1)</script> {process.env} [x](${script})`,
          responses: { 200: { description: "</script>", content: { "application/json": answer } } },
        },
      },
    },
    components: { schemas },
  });
}

const reference = (index: number) => ({ $ref: `#/components/schemas/A${index}` });
const levels = (make: (index: number) => object) =>
  Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`A${index}`, index === 39 ? {} : make(index)]));

test("M08 M09: Schemas that multiply, recur or reach elsewhere are printed finitely, and what they say cannot run", async (t) => {
  const bombs: Record<string, object> = {
    properties: levels((at) => ({ type: "object", properties: { p: reference(at + 1), q: reference(at + 1) } })),
    circles: {
      A0: { type: "object", properties: { p: reference(1), q: reference(0) } },
      A1: { allOf: [reference(1), reference(0)] },
    },
    allOf: levels((at) => ({ allOf: [reference(at + 1), reference(at + 1)], properties: { [`p${at}`]: {} } })),
    oneOf: levels((at) => ({
      oneOf: [reference(at + 1), reference(at + 1), { properties: { x: reference(at + 1) } }],
    })),
    itself: { A0: reference(0) },
    outside: {
      A0: {
        type: "object",
        properties: Object.fromEntries(
          ["/etc/passwd", "file:///etc/passwd", "http://169.254.169.254/x", "http://[::1]/", "#/__proto__"].map(
            ($ref, at) => [`p${at}`, { $ref }],
          ),
        ),
      },
    },
  };
  for (const [name, schemas] of Object.entries(bombs)) {
    const built = await site(t, {
      "docs.json": configuration({ navigation: { groups: [{ group: "A", openapi: "o.json" }] } }),
      "o.json": specification(schemas),
    });
    const pages = Object.keys(built.manifest.files).filter((path) => path.endsWith(".html"));
    assert.equal(pages.length, 3, name);
    for (const page of pages) {
      assert.doesNotMatch(built.text(page), /<script>|<img src=x|root:x:0/i, `${name} ${page}`);
      assert.doesNotMatch(built.text(page), /(?:href|src|action)="[^"]*(?:javascript:|data:text)/i, `${name} ${page}`);
    }
    assert.deepEqual(codesOf(built), name === "outside" ? ["unresolved-reference"] : [], name);
  }
});

test("M08: a specification of 30 MB is refused or read, and every other page is there", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({ navigation: { groups: [{ group: "A", pages: ["index", "GET /a"] }] } }),
    "o.json": specification({ A0: { type: "string", description: "d".repeat(30_000_000) } }),
  });
  assert.match(built.text("index.html"), /Home/);
  for (const { code, file, line } of built.report.diagnostics)
    assert.ok(code !== "" && file !== "" && (line ?? 1) > 0, code);
  const answer = built.manifest.pages.find(({ source }) => source !== "index.mdx");
  assert.ok(answer ? built.text(answer.file).length < 2_000_000 : codesOf(built).length > 0);
});

test("M08: an API of five thousand operations has a page for each, in one pass over it", async (t) => {
  const count = 5000;
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `/ships/${at}/{id}`,
      { get: { summary: `Ship ${at}`, tags: [`Tag ${at % 50}`], responses: { 200: { description: "Here" } } } },
    ]),
  );
  const api = { openapi: "3.1.0", info: { title: "A", version: "1" }, servers: [{ url: "https://x.test" }], paths };
  const built = await site(t, {
    "docs.json": configuration({ navigation: { groups: [{ group: "A", openapi: "o.json" }] } }),
    "o.json": JSON.stringify(api),
  });
  assert.equal(built.manifest.pages.filter(({ source }) => source !== "index.mdx").length, count);
  assert.deepEqual(built.complaints, []);
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

test("M12: what looks like a pattern in a redirect is a path like any other", async (t) => {
  const sources = ["/(a+)+$", "/[x]*", "/a|b", "/(?=x)", "/.*", "/a{1,99999}", "/^$", "/\\d+"];
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index"] },
      redirects: sources.map((source) => ({ source, destination: "/index" })),
    }),
  });
  const redirects = compileRedirects(built.manifest.redirects);
  for (const path of ["/a|b", "/^$", "/(a+)+$"]) assert.ok(redirects.exact(path), path);
  for (const path of ["/aaa", "/x", "/a", "/b", "/1", "/c", "/"])
    assert.equal(redirects.exact(path) ?? redirects.wildcard(path), null, path);
});

test("M13: a picture of more than a file may have is not read into the site, and named", async (t) => {
  const folder = folderOf(t, {
    "docs.json": configuration({ navigation: { pages: ["index"] } }),
    "index.mdx": "![](/large.png)\n",
    "large.png": Buffer.from("89504e470d0a1a0a", "hex"),
  });
  truncateSync(join(folder, "large.png"), 500_000_000);
  const built = await build(t, folder);
  assert.equal("large.png" in built.manifest.files, false);
  assert.ok(
    built.complaints.some((one) => /^large\.png:.*file-too-large$/.test(one)),
    built.complaints.join(),
  );
});
