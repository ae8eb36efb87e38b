import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";
import { readLink, sourcePath } from "./links.ts";

const page = { file: "guides/start.mdx", href: "/guides/start" };

test("Links are told apart by where they lead", () => {
  assert.deepEqual(readLink("/a/b.mdx?x=1#y", page), { kind: "site", path: "/a/b", suffix: "?x=1#y" });
  assert.deepEqual(readLink("./next/", page), { kind: "site", path: "/guides/next", suffix: "" });
  assert.deepEqual(readLink("../../../up", page), { kind: "site", path: "/up", suffix: "" });
  assert.deepEqual(readLink("?tab=1", page), { kind: "site", path: "/guides/start", suffix: "?tab=1" });
  assert.deepEqual(readLink("", page), { kind: "anchor", fragment: "#" });
  assert.deepEqual(readLink("#x", page), { kind: "anchor", fragment: "#x" });
  assert.deepEqual(readLink("vscode://file", page), { kind: "outside", url: "vscode://file" });
});

test("Schemes that run code are found behind blanks and controls; a missing scheme means https", () => {
  for (const url of [
    "javascript:x",
    " JaVaScRiPt:x",
    "java\nscript:x",
    "java\u0000script:x",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc",
  ]) {
    assert.equal(readLink(url, page).kind, "refused", JSON.stringify(url));
  }
  assert.deepEqual(readLink("//h.test/a", page), { kind: "outside", url: "https://h.test/a" });
  assert.deepEqual(readLink("/\\h.test", page), { kind: "outside", url: "https://h.test" });
});

test("An address between angle brackets and one that begins with a host of the web lead where they say", () => {
  assert.deepEqual(readLink("<https://h.test/a>", page), { kind: "outside", url: "https://h.test/a" });
  assert.deepEqual(readLink("</a/b.mdx>", page), { kind: "site", path: "/a/b", suffix: "" });
  assert.equal(readLink("<javascript:x>", page).kind, "refused");
  assert.deepEqual(readLink("www.h.test/a?b", page), { kind: "outside", url: "https://www.h.test/a?b" });
  assert.deepEqual(readLink("www.md", page), { kind: "site", path: "/guides/www", suffix: "" });
  assert.deepEqual(readLink("a.b@h.test?subject=x", page), { kind: "outside", url: "mailto:a.b@h.test?subject=x" });
  assert.equal(readLink("logo@2x.png", page).kind, "site");
});

test("An address of a link between angle brackets is none of the page, whatever else is wrong there", () => {
  const page = render("[a](<https://h.test/b>) ![c]( <https://h.test/d.png>) [e] <br>\n\n[e]: <https://h.test/f>\n");
  assert.deepEqual(faults(page), ["mdx-syntax 1:59"]);
  assert.match(page.html, /href="https:\/\/h\.test\/b".*href="https:\/\/h\.test\/f"/s);
});

test("An address that is written as a link of Markdown, or in quotes, leads where that does, and is told", () => {
  for (const [written, url] of [
    ["[https://h.test/a](https://h.test/b)", "https://h.test/b"],
    ["[https://h.test/a](https://h.test/a_(b))", "https://h.test/a_(b)"],
    ["[x](https://h.test/a)#b", "https://h.test/a#b"],
    ["mailto:[me@h.test](mailto:me@h.test)", "mailto:me@h.test"],
    ['"https://h.test/a"', "https://h.test/a"],
    ["`https://h.test/a`", "https://h.test/a"],
    ["“https://h.test/a”", "https://h.test/a"],
  ] as const) {
    assert.deepEqual(readLink(written, page), { kind: "outside", url });
    const told = render(`[a](<${written}>) <a href={${JSON.stringify(written)}}>b</a>\n`);
    assert.equal(told.html.split(` href="${url}"`).length, 3, written);
    assert.ok(told.markdown.includes(`[b](${url})`), written);
    assert.deepEqual(faults(told), ["broken-link 1:1", `broken-link 1:${written.length + 9}`], written);
  }
  assert.deepEqual(readLink("'/a'", page), { kind: "site", path: "/a", suffix: "" });
  assert.equal(readLink("[x](javascript:y)", page).kind, "refused");
  const image = render("![a]([/a.png](/a.png))\n", { "a.png": "" });
  assert.match(image.html, /src="[^"]*\/a\.png/);
  assert.equal(faults(image)[0]?.split(" ")[0], "broken-link");
  const twin = render("[a]([https://h.test/a](https://h.test/b)) ![a]([a.png](a.png)) `[a]([b](c))` [d](e)\n").markdown;
  assert.equal(twin, "[a](https://h.test/b) ![a](/guides/a.png) `[a]([b](c))` [d](/guides/e)\n");
  for (const plain of ["/a[0](b)", "/a'b'", '"a"', "https://h.test/[a](b)"])
    assert.deepEqual(faults(render(`[a](<${plain}>)\n`)), [], plain);
});

test("A site path names the file that its decoded form names", () => {
  assert.equal(sourcePath("/images/a%20b.png"), "images/a b.png");
  assert.equal(sourcePath("/images/100%.png"), "images/100%.png");
});

test("A link to Markdown leads to the page of that name; where the tree has none, it stays as it was written", () => {
  const source = "[a](./next.md) [b](/team.md#us) [c](../core/README.md?plain=1) [d](/i.mdx) [e](./more%20x.mdx)\n";
  const page = render(source, { "guides/next.mdx": "", "team/index.mdx": "", "guides/more x.md": "" });
  assert.equal(
    readable(page.html),
    '<p><a href="[/guides/next]">a</a> <a href="[/team#us]">b</a> <a href="[/core/README.md?plain=1]">c</a> ' +
      '<a href="[/i.mdx]">d</a> <a href="[/guides/more%20x]">e</a></p>\n',
  );
  assert.equal(page.references[2]?.target, "/core/README.md?plain=1");
});

test("Pictures and links beside a snippet's file are found from there in the page's Markdown too", () => {
  const page = render('import Part from "/snippets/sub/part.mdx"\n\n![b](./b.png)\n\n<Part />\n\n![c](./a.png)\n', {
    "snippets/sub/part.mdx": "![a](./a.png) and [more](./more.mdx)\n",
    "snippets/sub/a.png": "",
    "snippets/sub/more.mdx": "",
  });
  assert.equal(
    page.markdown,
    "![b](/guides/b.png)\n\n![a](/snippets/sub/a.png) and [more](/snippets/sub/more)\n\n![c](/guides/a.png)\n",
  );
});
