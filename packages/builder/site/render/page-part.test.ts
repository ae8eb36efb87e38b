import assert from "node:assert/strict";
import { test } from "node:test";
import { type PagePart, readPagePart, writePagePart } from "./page-part.ts";

test("a part reads as it was written, also one of an earlier builder", () => {
  const part: PagePart = {
    html: '<p title="a&quot;\\">two\nlines, \u{1f600} and \u0010/a mark\u0011</p>\n',
    headings: [{ id: "a", text: "A\nB", level: 2 }],
    features: ["math"],
    sections: [{ id: "a", heading: "A", level: 2, text: "line\nline" }],
  };
  for (const one of [part, { ...part, html: "", sections: [], updates: [] }]) {
    assert.deepEqual({ ...readPagePart(Buffer.from(writePagePart(one))) }, one);
    assert.deepEqual({ ...readPagePart(Buffer.from(JSON.stringify(one))) }, one);
  }
});
