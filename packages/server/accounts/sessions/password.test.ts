import assert from "node:assert/strict";
import { it } from "node:test";
import { hashPassword, verifyPassword } from "./password.ts";

it("D05: a password is right in every Unicode form of it, and wrong otherwise", async () => {
  const stored = await hashPassword("Ünïcode pass ﬁne");
  assert.match(stored, /^scrypt\$32768\$8\$3\$/);
  assert.ok(await verifyPassword("Ünïcode pass ﬁne".normalize("NFD"), stored));
  assert.ok(await verifyPassword("Ünïcode pass fine", stored));
  assert.equal(await verifyPassword("Unicode pass fine", stored), false);
});

it("D05: without an account every password is wrong", async () => {
  assert.equal(await verifyPassword("", null), false);
  assert.equal(await verifyPassword("anything at all", null), false);
});
