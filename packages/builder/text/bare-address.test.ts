import assert from "node:assert/strict";
import { test } from "node:test";
import { withScheme } from "./bare-address.ts";

test("A host of the web and a mailbox get the scheme that their authors forgot, and names of files get none", () => {
  assert.equal(withScheme("www.h.test/a?b"), "https://www.h.test/a?b");
  assert.equal(withScheme("a.b+c@h.test"), "mailto:a.b+c@h.test");
  assert.equal(withScheme("a@h.test?subject=x.png"), "mailto:a@h.test?subject=x.png");
  for (const file of ["www.md", "logo@2x.png", "kit@latest.md", "kit@1.2.0", "/a@h.test", "a@h.test/b", "@a", "a@b"])
    assert.equal(withScheme(file), null, file);
});
