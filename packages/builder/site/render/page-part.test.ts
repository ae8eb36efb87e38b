import assert from "node:assert/strict";
import { test } from "node:test";
import { joinPieces } from "../../files/file-pieces.ts";
import { termsOfPage } from "../../search/index.ts";
import { type PagePart, readPagePart, readPageSearch, writePagePart, writePageSearch } from "./page-part.ts";

test("a part reads as it was written, also one of an earlier builder", () => {
  const part: PagePart = {
    html: '<p title="a&quot;\\">two\nlines, \u{1f600} and \u0010/a mark\u0011</p>\n',
    headings: [{ id: "a", text: "A\nB", level: 2 }],
    features: ["math"],
    sections: [{ id: "a", heading: "A", level: 2, text: "line\nline" }],
  };
  for (const one of [part, { ...part, html: "", sections: [], updates: [] }]) {
    const { sections, ...rest } = one;
    assert.deepEqual({ ...readPagePart(joinPieces(writePagePart(rest, JSON.stringify(sections)))) }, one);
    assert.deepEqual({ ...readPagePart(Buffer.from(JSON.stringify(one))) }, one);
  }
});

test("what a page gives to the search reads as it was written, also where it has hundreds of sections or no words", () => {
  const page = {
    href: "/a",
    file: "",
    title: "",
    description: "",
    trail: [],
    keywords: [],
    boost: 1,
    scope: "",
    tab: "",
  };
  for (const text of ["words “here” and getUserName", '漢字 \\ "é"', ""])
    for (const count of [0, 1, 600]) {
      const one = (_: unknown, id: number) => ({ id: `s${id}`, heading: "", level: 2, text });
      const sections = Array.from({ length: count }, one);
      const terms = termsOfPage({ ...page, sections });
      const read = readPageSearch(joinPieces(writePageSearch(JSON.stringify(sections), terms)));
      assert.deepEqual({ ...read }, { sections, terms: Buffer.from(terms) });
    }
});
