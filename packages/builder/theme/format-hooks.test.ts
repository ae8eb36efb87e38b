/** What stylesheets and scripts of the content may hold on to around the text, as the format's manual names it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../test/build-fixture.ts";

const config = {
  name: "Harbour",
  theme: "mint",
  colors: { primary: "#0a6" },
  logo: { light: "/light.svg", dark: "/dark.svg" },
  navbar: {
    links: [{ label: "Support", href: "https://a.example" }],
    primary: { type: "button", label: "Sign in", href: "https://b.example" },
  },
  navigation: {
    languages: [
      {
        language: "en",
        products: [
          {
            product: "Ships",
            description: "On water",
            icon: "ship",
            groups: [{ group: "Start", icon: "rocket", pages: ["index", { group: "More", pages: ["deep"] }] }],
          },
          { product: "Trains", pages: ["trains"] },
        ],
      },
      { language: "de", pages: ["de/index"] },
    ],
  },
};
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"/>';
const files = {
  "docs.json": JSON.stringify(config),
  "light.svg": logo,
  "dark.svg": logo,
  "index.mdx": "Text.",
  "deep.mdx": "---\ntag: NEW\n---\n\nText.",
  "trains.mdx": "---\nmode: custom\n---\n\nText.",
  "de/index.mdx": "Text.",
};

test("what hides the box around the search or the tabs leaves the rest of the bar alone", async (t) => {
  const tabs = [
    { tab: "One", pages: ["index"] },
    { tab: "Two", pages: ["deep"] },
  ];
  const site = await build(
    t,
    folderOf(t, { ...files, "docs.json": JSON.stringify({ ...config, navigation: { tabs } }) }),
  );
  assert.match(
    site.text("deep.html"),
    /<div class="lc-tabs"><nav class="nav-tabs"(?:(?!<\/?(?:nav|div)).)*<\/nav><\/div><\/header>/s,
  );
});

test("own stylesheets and scripts find the frame of a page under the names of the format", async (t) => {
  const site = await build(t, folderOf(t, files));
  const page = site.text("deep.html");
  const expected: Record<string, RegExp> = {
    'html[data-page-mode="none"]': /<html [^>]*data-page-mode="none"/,
    "img.nav-logo": /<a class="lc-logo"[^>]*><img class="nav-logo/,
    ".navbar-link > a": /class="navbar-link"><a href="https:\/\/a\.example"/,
    "#topbar-cta-button > a > span": /id="topbar-cta-button"[^>]*><a [^>]*href="https:\/\/b\.example"[^>]*><span/,
    "span#background-color.fixed": /<span id="background-color" class="fixed inset-0 pointer-events-none"><\/span>/,
    "div:has(> #search-bar-entry)": /<div[^>]*><button id="search-bar-entry"[^>]*>(?:(?!<button).)*<\/button><\/div>/s,
    "#navigation-items": /<nav id="navigation-items"/,
    "div#content-area > header#header":
      /<main[^>]*><div id="content-area"[^>]*>(?:<button(?:(?!<\/button>).)*<\/button>)?<header id="header" class="relative">/s,
    "#content-area > .mdx-content": /<\/header><div id="content" class="mdx-content/,
    ".prose": /id="content" class="mdx-content prose"/,
    ".sidebar-group-icon": /class="sidebar-group-header">.*?sidebar-group-icon/s,
    "[data-nav-tag]": /data-nav-tag="NEW"/,
    ".nav-tag-pill > .nav-tag-pill-text[data-nav-tag]":
      /<span class="nav-tag-pill"><span class="nav-tag-pill-text" data-nav-tag="NEW">/,
    "#content-container > #content-area": /<main id="content-container"><div id="content-area"/,
    "#content-side-layout #table-of-contents-layout":
      /<div id="content-side-layout"><aside id="table-of-contents-layout"/,
    '[data-component-part="pagination-title"]': /class="pagination-title" data-component-part="pagination-title"/,
    "#sidebar-content li[data-active]": /<li data-active="true"><a href="\/deep"/,
    "#localization-select-content": /<ul id="localization-select-content"/,
    "#localization-select-item-de": /<li id="localization-select-item-de"/,
    ".nav-dropdown-products-selector-trigger": /nav-dropdown-products-selector-trigger/,
    ".nav-dropdown-products-selector-item-title": /nav-dropdown-products-selector-item-title">Ships/,
    '#theme-preference-menu-trigger[aria-label="Toggle dark mode"]':
      /<button id="theme-preference-menu-trigger"[^>]*data-component-name="theme-toggle"[^>]*aria-label="Toggle dark mode"/,
  };
  for (const [name, pattern] of Object.entries(expected)) assert.match(page, pattern, name);
  assert.match(site.text("trains.html"), /<html [^>]*data-page-mode="custom"/);
  assert.equal(page.match(/<li data-active/g)?.length, 1);
  // Components and styles look there for `light` or `dark`, and ask the class where it is missing.
  assert.doesNotMatch(page, /data-theme=/);
});

test("entries of the navigation and the content have the names by which own stylesheets and scripts find them, and none where nothing looks for them", async (t) => {
  const api = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/berths": { get: { summary: "Berths", responses: {} } } },
  };
  const pages = ["index", { group: "More & `less`", pages: ["deep", "deep", "GET /berths"] }];
  const navigation = { openapi: "api.json", groups: [{ group: "Start", pages }] };
  const site = async (own: Record<string, string>) =>
    (
      await build(
        t,
        folderOf(t, {
          "docs.json": JSON.stringify({ ...config, navigation }),
          "api.json": JSON.stringify(api),
          "index.mdx": "Text.",
          "deep.mdx": "---\ntitle: Deep\n---\n\nText.",
          ...own,
        }),
      )
    ).text("deep.html");
  for (const [name, text] of [
    [
      "own.css",
      '#navigation-items li[id="/deep"], .method-nav-pill > span, #content[data-page-href="/deep"], #sidebar-title > svg { top: 0 }',
    ],
    ["own.css", "li[data-group-tag], .method-nav-pill > span, [data-page-href], .x #sidebar-title { color: red }"],
    [
      "own.js",
      "document.getElementById(location.pathname).querySelector('.method-nav-pill span[data-page-href]').remove(); document.getElementById('sidebar-title').remove();",
    ],
  ] as const) {
    const page = await site({ [name]: text });
    assert.match(page, /<li id="\/" data-title="Index"><a /);
    assert.match(page, /<li data-title="More &amp; less" data-group-tag=""><details open>/);
    assert.match(page, /<li data-active="true" id="\/deep" data-title="Deep"><a /);
    assert.equal(page.match(/ id="\/deep"/g)?.length, 1);
    assert.match(page, /<div id="content" class="[^"]*" data-page-href="\/deep">/);
    assert.match(page, /<span id="sidebar-title" class="sidebar-title"><span>Start</);
    assert.match(page, /<span class="method-nav-pill" data-method="get"><span>GET<\/span><\/span>/);
  }
  for (const other of [
    {} as Record<string, string>,
    { "own.css": "a { color: red }", "own.js": 'document.getElementById("content").id;' },
  ]) {
    const bare = await site(other);
    assert.match(bare, /<li data-active="true"><a /);
    assert.doesNotMatch(bare, /data-title|data-page-href|id="sidebar-title"/);
    assert.match(bare, /<span class="method-nav-pill" data-method="get">GET<\/span>/);
  }
});

test("titles of groups are the headings that they are in the format where a stylesheet or a script looks for such", async (t) => {
  const site = async (own: Record<string, string>) =>
    (await build(t, folderOf(t, { ...files, ...own }))).text("deep.html");
  for (const [name, text] of [
    ["own.css", ".sidebar-group-header h5::after { content: ':' }"],
    ["own.css", "#sidebar h5#sidebar-title { color: red }"],
    ["own.js", "document.querySelectorAll('.sidebar-group-header > h5[id=\"sidebar-title\"]').forEach(mark);"],
    [
      "own.js",
      "for (const header of document.querySelectorAll('.sidebar-group-header')) { mark(header.querySelector('h5')) }",
    ],
  ] as const)
    assert.match(
      await site({ [name]: text }),
      /<div class="sidebar-group-header"><h5[^>]* class="sidebar-title">.*?<\/h5><\/div>/s,
    );
  for (const own of [{}, { "own.css": "h5 { color: red } .sidebar-group-header { margin: 0 }" }] as Record<
    string,
    string
  >[])
    assert.doesNotMatch(await site(own), /<h5/);
});

test("links of the text are called `link` where a stylesheet or a script looks for them, and keep classes of the author's", async (t) => {
  const text = `[Berths](/berths), <a href="/berths">piers</a>, <a href="/berths" className="own" id="own">own</a> and [out](https://a.example).

<Card title="Quays" href="/berths">[Tides](https://b.example)</Card>

    <a href="/code">
`;
  const site = async (own: Record<string, string>) =>
    (
      await build(
        t,
        folderOf(t, {
          "docs.json": JSON.stringify({ ...config, navigation: { pages: ["index", "berths"] } }),
          "index.mdx": text,
          "berths.mdx": "Text.",
          ...own,
        }),
      )
    ).text("index.html");
  for (const [name, rule] of [
    ["own.css", "#content a.link:not(.card) { color: red }"],
    ["own.css", ".dark .link{color:red}"],
    ["own.js", 'document.querySelectorAll("a.link").forEach((one) => one.remove());'],
  ] as const) {
    const page = await site({ [name]: rule });
    for (const word of ["Berths", "piers", "out", "Tides"])
      assert.match(page, new RegExp(`<a class="link" href="[^"]+"[^>]*>${word}</a>`), word);
    assert.match(page, /<a href="\/berths" class="own" id="own">own<\/a>/);
    assert.doesNotMatch(page, /class="[^"]*"[^<>]* class="/);
  }
  for (const other of [
    {} as Record<string, string>,
    { "own.css": ".link-list, .my-link { color: red }", "own.js": "location.href = data.link;" },
  ])
    assert.doesNotMatch(await site(other), /class="link"/);
});

test("blocks of code have the elements and names of the format where a stylesheet or a script looks into them", async (t) => {
  const code = [
    "```bash terminal\nnpm install harbour # once\n\nnpm start\n```",
    "```text\nReady\n```",
    "```ts lines highlight={1}\nconst port = 1;\nconst host = 2; // [!code ++]\n```",
  ].join("\n\n");
  const tree = { ...files, "index.mdx": code };
  const plain = (await build(t, folderOf(t, tree))).text("index.html");
  assert.match(plain, /<pre data-component-part="code-block-root" tabindex="0"><code><span class="lc-/);
  assert.doesNotMatch(plain, /class="shiki|shellscript/);

  for (const sheet of [
    '.code-block[language="shellscript"] code span.line::before { content: "$ " }',
    "pre.shiki { line-height: 1.4rem }",
    '[data-component-part="code-block-root"]:not(.has-line-numbers) .line-highlight { background: red }',
    'div[data-component-part="code-block-root"] { border-radius: 0 }',
  ]) {
    const page = (await build(t, folderOf(t, { ...tree, "own.css": sheet }))).text("index.html");
    assert.match(
      page,
      /<div class="code-block" data-component="code-block" language="shellscript" data-has-header="" data-language="bash"><div data-component-part="code-block-header"/,
      sheet,
    );
    assert.match(
      page,
      /<div data-component-part="code-block-root" class="code-block-background"><pre class="shiki" tabindex="0"><code><span class="line"><span class="lc-.*?<\/span>\n<span class="line"><\/span>\n<span class="line"><span/s,
    );
    assert.match(page, / language="text" data-has-floating-buttons="" data-language="text">/);
    assert.match(page, /class="code-block-background has-line-numbers has-highlighted"/);
    assert.match(page, /<span class="line lc-line-highlight line-highlight">/);
    assert.match(page, /<span class="line lc-line-add line-diff line-add">/);
    assert.equal(page.replace(/<[^>]*>/g, ""), plain.replace(/<[^>]*>/g, ""));
  }
});

test("callouts have the colours of their kinds among their classes where a stylesheet or a script looks for them", async (t) => {
  const text = "<Warning>A</Warning>\n\n<Note>B</Note>\n\n<Callout>C</Callout>\n";
  const classes = async (own: Record<string, string>) =>
    [
      ...(await build(t, folderOf(t, { ...files, "index.mdx": text, ...own })))
        .text("index.html")
        .matchAll(/ class="(callout [^"]*)"/g),
    ].map(([, names]) => names?.replaceAll(/(?:callout|lc-[\w-]+) ?/g, ""));
  for (const [name, rule] of [
    ["own.css", '.callout[class*="yellow"] { color: red }'],
    ["own.css", "div.callout.bg-blue-50 { color: red }"],
    ["own.js", "document.querySelectorAll('.callout[class*=\"bg-red\"]').forEach((one) => one.remove());"],
  ] as const)
    assert.deepEqual(await classes({ [name]: rule }), [
      "border-yellow-200 bg-yellow-50",
      "border-blue-200 bg-blue-50",
      "",
    ]);
  assert.deepEqual(await classes({ "own.css": ".callout { color: red } .card[class] { color: blue }" }), ["", "", ""]);
});
