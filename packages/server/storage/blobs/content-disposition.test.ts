import assert from "node:assert/strict";
import { it } from "node:test";
import { contentDisposition } from "./content-disposition.ts";

it("a content disposition names the file for old and new programs and holds no path or header of its own", () => {
  assert.equal(contentDisposition("docs-1.0.tar.gz"), 'attachment; filename="docs-1.0.tar.gz"');
  assert.equal(contentDisposition("grün.gz"), `attachment; filename="gr_n.gz"; filename*=UTF-8''gr%C3%BCn.gz`);
  assert.equal(contentDisposition('a"b.gz'), `attachment; filename="a_b.gz"; filename*=UTF-8''a%22b.gz`);
  assert.equal(contentDisposition("../../etc/passwd"), 'attachment; filename=".._.._etc_passwd"');
  assert.ok(!/[\r\n]/.test(contentDisposition("a\r\nSet-Cookie: b")));
});
