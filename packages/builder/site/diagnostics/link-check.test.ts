import assert from "node:assert/strict";
import { test } from "node:test";
import { AddressBook } from "../compose/address-book.ts";
import { checkLinks, checkNamedLinks, hasFragment, PageAnchors } from "./link-check.ts";

test("A fragment names an id of the page as it is written or decoded, its top, or no place at all", () => {
  const ids = new Set(["sec", "ä"]);
  for (const suffix of ["", "#", "?q=1", "#sec", "?q=1#sec", "#%C3%A4", "#top", "#TOP", "#/", "#:~:text=some"])
    assert.ok(hasFragment(suffix, ids), suffix);
  for (const suffix of ["#none", "#topic", "?x#none"]) assert.ok(!hasFragment(suffix, ids), suffix);
});

test("A page whose address differs in capitals alone is found, to be named to who wrote the link", () => {
  const book = new AddressBook({ pages: ["guides/AI-Agent", "start"], files: [], redirects: [], firstPage: null });
  for (const link of ["/guides/ai-agent", "/Guides/AI-agent/#top", "/guides/ai-agent.md?x"])
    assert.equal(book.alike(link), "guides/AI-Agent", link);
  assert.equal(book.alike("/guides/agent"), undefined);
});

test("A link to what was moved or is written with an error says what was likely meant", () => {
  const book = new AddressBook({
    pages: ["guides/moor", "guides/sail-close", "start"],
    files: ["images/harbour.png"],
    redirects: [],
    firstPage: null,
  });
  const anchors = new PageAnchors(() => undefined);
  const hintOf = (kind: string, target: string) => {
    const references = [kind, target, 1, 1, ""].join("\t");
    return checkLinks([{ path: "start", source: "start.mdx", references }], book, anchors)[0]?.hint;
  };
  assert.equal(hintOf("p", "/moor#ropes"), "Did you mean /guides/moor? Correct the link, or add a redirect");
  assert.equal(
    hintOf("p", "/guides/sail-clos.mdx"),
    "Did you mean /guides/sail-close? Correct the link, or add a redirect",
  );
  assert.equal(hintOf("p", "/lighthouse"), "Correct the link, or add a redirect");
  assert.equal(
    hintOf("f", "/images/Harbour.png"),
    "Did you mean /images/harbour.png? Add the file, or correct the path",
  );
});

test("What docs.json names and is not there is told as a link or a file, but for entries of the navigation", () => {
  const book = new AddressBook({ pages: ["start"], files: [], redirects: [], firstPage: null });
  const anchors = new PageAnchors(() => "ropes");
  const position = { file: "docs.json", line: 3, column: 5 };
  const codeOf = (link: { target: string; isEntry?: true; isFile?: true }) =>
    checkNamedLinks([{ position, ...link }], book, anchors).map(({ code, line }) => `${code} ${line}`);
  assert.deepEqual(codeOf({ target: "/none" }), ["broken-link 3"]);
  assert.deepEqual(codeOf({ target: "/none.svg", isFile: true }), ["missing-file 3"]);
  assert.deepEqual(codeOf({ target: "/none", isEntry: true }), []);
  assert.deepEqual(codeOf({ target: "/start#none", isEntry: true }), ["broken-anchor 3"]);
  assert.deepEqual(codeOf({ target: "/start#ropes" }), []);
});
