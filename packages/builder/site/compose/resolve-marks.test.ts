import assert from "node:assert/strict";
import { test } from "node:test";
import { spliced } from "../../html/html.ts";
import { external, mark, siteUrl } from "../../html/marks.ts";
import { AddressBook } from "./address-book.ts";
import { BundlePlaces, hostedPlace } from "./places.ts";
import { resolveForInserts, resolveMarks } from "./resolve-marks.ts";

const book = new AddressBook({
  pages: ["guides/start", "guides", "a b/c&d", "deep/er/two", "deep/er/one"],
  files: ["images/a.png", "guides/start.md", "what?.png"],
  redirects: [
    { source: "/old", destination: "/guides/start#new", permanent: true },
    { source: "/moved/:rest*", destination: "/guides/:rest*", permanent: true },
    { source: "/was/:name", destination: "/guides/:name", permanent: true },
    { source: "/:part/then/:name*", destination: "/:part/:name*", permanent: true },
    { source: "/out", destination: "https://example.org/x", permanent: false },
    { source: "/core/:rest*", destination: "https://example.org/core/:rest*", permanent: true },
    { source: "/join", destination: "https://example.org/join?from=docs#form", permanent: true },
    { source: "/one", destination: "/two", permanent: true },
    { source: "/two", destination: "/one", permanent: true },
  ],
  firstPage: "guides/start",
});
const pageFiles = new Map([
  ["guides/start", "guides/start.html"],
  ["guides", "guides/index.html"],
  ["a b/c&d", "a b/c&d.html"],
  ["deep/er/two", "deep/er/two.html"],
  ["", "index.html"],
]);
const bundlePlaces = new BundlePlaces(book, (path) => pageFiles.get(path) ?? null, false);

test("addresses are found however they are written", () => {
  const hosted = hostedPlace(book, false);
  const bundle = bundlePlaces.in("guides/");
  const cases: [string, string, string][] = [
    ["/guides/start", "/guides/start", "start.html"],
    ["/guides/start/", "/guides/start", "start.html"],
    ["/guides/start.mdx#x", "/guides/start#x", "start.html#x"],
    ["/guides/start.md", "/guides/start.md", "start.md"],
    ["/guides/index?q=1#y", "/guides?q=1#y", "index.html?q=1#y"],
    ["/a%20b/c&d", "/a%20b/c&d", "../a%20b/c&d.html"],
    ["/", "/", "../index.html"],
    ["/images/a.png", "/images/a.png", "../images/a.png"],
    ["/what%3F.png", "/what%3F.png", "../what%3F.png"],
    ["/old", "/guides/start#new", "start.html#new"],
    ["/old#mine", "/guides/start#mine", "start.html#mine"],
    ["/moved/start", "/guides/start", "start.html"],
    ["/moved", "/guides", "index.html"],
    ["/was/start", "/guides/start", "start.html"],
    ["/was/start/more", "/was/start/more", "../404.html"],
    ["/guides/then/start", "/guides/start", "start.html"],
    ["/docs/guides/start#x", "/guides/start#x", "start.html#x"],
    ["/deep", "/deep/er/two", "../deep/er/two.html"],
    ["/deep/index", "/deep/er/two", "../deep/er/two.html"],
    ["/deep/er/#x", "/deep/er/two#x", "../deep/er/two.html#x"],
    ["/docs/a%20b/", "/a%20b/c&d", "../a%20b/c&d.html"],
    ["/docs", "/", "../index.html"],
    ["/docs/images/a.png", "/images/a.png", "../images/a.png"],
    ["/docs/old", "/guides/start#new", "start.html#new"],
    ["/docs/nowhere", "/docs/nowhere", "../404.html"],
    ["/docs/guides/start.md", "/guides/start", "start.html"],
    ["/moved/start.md#x", "/guides/start#x", "start.html#x"],
    ["/nowhere.md", "/nowhere.md", "../404.html"],
    ["/out", "https://example.org/x", "https://example.org/x"],
    ["/out#part", "https://example.org/x#part", "https://example.org/x#part"],
    ["/out?a=1#part", "https://example.org/x?a=1#part", "https://example.org/x?a=1#part"],
    ["/join?a=1#part", "https://example.org/join?from=docs#form", "https://example.org/join?from=docs#form"],
    ["/core/README.md#use", "https://example.org/core/README.md#use", "https://example.org/core/README.md#use"],
    ["/core/a.py#L1-L2", "https://example.org/core/a.py#L1-L2", "https://example.org/core/a.py#L1-L2"],
    ["/nowhere", "/nowhere", "../404.html"],
    ["/images/no%20such.png?v=1", "/images/no%20such.png?v=1", "../images/no%20such.png?v=1"],
    ["/guides/none.MP4", "/guides/none.MP4", "none.MP4"],
    ["/files/none.pdf", "/files/none.pdf", "../404.html"],
    ["/one", "/one", "../404.html"],
    ["/%E0%A4%A", "/%E0%A4%A", "../404.html"],
  ];
  for (const [target, atHost, inBundle] of cases) {
    assert.equal(hosted.url(target), atHost, target);
    assert.equal(bundle.url(target), inBundle, target);
  }
  assert.equal(hostedPlace(book, true).url("/guides/start#x"), "/guides/start/#x");
});

test("marks are written for their place, escaped as they were", () => {
  const text = `<a href="${siteUrl("/a b/c&amp;d")}">x</a>${external(`<img src="https://x"><i>${external("deep", "-")}</i>`, `<b href="${siteUrl("/guides")}">y</b>`)}.`;
  assert.equal(
    resolveMarks(text, hostedPlace(book, false)),
    '<a href="/a%20b/c&amp;d">x</a><img src="https://x"><i>deep</i>.',
  );
  assert.equal(
    resolveMarks(text, bundlePlaces.in("")),
    '<a href="a%20b/c&amp;d.html">x</a><b href="guides/index.html">y</b>.',
  );
});

test("relative links climb only as far as they must", () => {
  const names = ["a/d.html", "b.html", "mailto:x.html", "a:b/c.html", "a/e/f g.html"];
  const places = new BundlePlaces(
    new AddressBook({ pages: [], files: names, redirects: [], firstPage: null }),
    () => null,
    false,
  );
  const cases: [string, string, string][] = [
    ["a/b/", "/a/d.html", "../d.html"],
    ["", "/a/d.html", "a/d.html"],
    ["a/", "/a/d.html#x", "d.html#x"],
    ["a/", "/b.html", "../b.html"],
    ["a/", "/a/e/f%20g.html", "e/f%20g.html"],
    ["a/e/h/", "/a/e/f g.html", "../f%20g.html"],
    ["", "/mailto:x.html", "./mailto:x.html"],
    ["a/", "/mailto:x.html", "../mailto:x.html"],
    ["", "/a:b/c.html", "./a:b/c.html"],
    ["a/", "/a:b/c.html", "../a:b/c.html"],
  ];
  for (const [folder, target, link] of cases) assert.equal(places.in(folder).url(target), link, `${folder} ${target}`);
});

test("a link whose address has other capitals than its page leads to the page all the same", () => {
  const pages = ["guides/AI-Agent", "start", "Start"];
  const capitals = new AddressBook({ pages, files: ["images/a.png"], redirects: [], firstPage: null });
  const hosted = hostedPlace(capitals, false);
  const bundle = new BundlePlaces(capitals, (path) => `${path}.html`, false).in("guides/");
  const cases: [string, string, string][] = [
    ["/guides/ai-agent?q=1#Top", "/guides/AI-Agent?q=1#Top", "AI-Agent.html?q=1#Top"],
    ["/Guides/AI-agent.mdx", "/guides/AI-Agent", "AI-Agent.html"],
    ["/start", "/start", "../start.html"],
    ["/Start", "/Start", "../Start.html"],
    ["/guides/ai", "/guides/ai", "../404.html"],
    ["/Images/A.png", "/Images/A.png", "../Images/A.png"],
  ];
  for (const [written, asHosted, asFile] of cases) {
    assert.equal(hosted.url(written), asHosted, written);
    assert.equal(bundle.url(written), asFile, written);
  }
});

test("what is inserted after marks are written stands where it would have stood before", () => {
  const place = bundlePlaces.in("guides/");
  const link = (url: string) => `<a href="${siteUrl(url)}">`;
  const text = `<ul>${link("/guides/start#a&amp;b")}Start</a>${link("/")}</a>${link("/nowhere")}</a></ul>`;
  const written = resolveForInserts(text, place);
  for (let offset = 0; offset <= text.length; offset++) {
    const before = text.slice(0, offset);
    // Within a mark nothing is inserted.
    if (before.lastIndexOf(mark.url) > before.lastIndexOf(mark.urlEnd)) continue;
    assert.equal(
      written && spliced(written.text, [{ offset: written.offset(offset), insert: " open" }]),
      resolveMarks(spliced(text, [{ offset, insert: " open" }]), place),
    );
  }
  assert.equal(resolveForInserts(external(text, ""), place), null);
});

test("a name may have the sign that begins a fragment: a folder for C#", () => {
  const pages = ["c", "c#/start", "c#/f#", "start"];
  const signs = new AddressBook({ pages, files: ["c#/a.png"], redirects: [], firstPage: null });
  const hosted = hostedPlace(signs, false);
  const bundle = new BundlePlaces(signs, (path) => `${path}.html`, false).in("c#/");
  const cases: [string, string, string][] = [
    ["/c#/start", "/c%23/start", "start.html"],
    ["/c#/start#install", "/c%23/start#install", "start.html#install"],
    ["/c#/start?q=1#a#b", "/c%23/start?q=1#a#b", "start.html?q=1#a#b"],
    ["/c%23/start.md", "/c%23/start", "start.html"],
    ["/c#/f#", "/c%23/f%23", "f%23.html"],
    ["/c#/f##top", "/c%23/f%23#top", "f%23.html#top"],
    ["/c#/a.png", "/c%23/a.png", "a.png"],
    ["/c#install", "/c#install", "../c.html#install"],
    ["/c#/none", "/c#/none", "../c.html#/none"],
    ["/start#c#/start", "/start#c#/start", "../start.html#c#/start"],
  ];
  for (const [written, asHosted, asFile] of cases) {
    assert.equal(hosted.url(written), asHosted, written);
    assert.equal(bundle.url(written), asFile, written);
  }
  const many = `/start${"#".repeat(100_000)}`;
  assert.equal(hosted.url(many), many);
});
