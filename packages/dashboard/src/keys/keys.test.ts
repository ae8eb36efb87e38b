import assert from "node:assert/strict";
import { test } from "node:test";
import { cidrsOfText } from "./cidrs-of-text.ts";
import { expiryOf } from "./expiry.ts";
import { keyState } from "./key-state.ts";

const now = Date.parse("2026-03-10T12:00:00Z");
const before = "2026-03-10T11:59:59Z";
const after = "2026-03-10T12:00:01Z";

test("a key is active until it expires or is revoked", () => {
  assert.equal(keyState({ expiresAt: null, revokedAt: null, replacedBy: null }, now), "active");
  assert.equal(keyState({ expiresAt: after, revokedAt: null, replacedBy: null }, now), "active");
  assert.equal(keyState({ expiresAt: before, revokedAt: null, replacedBy: null }, now), "expired");
  assert.equal(keyState({ expiresAt: null, revokedAt: before, replacedBy: null }, now), "revoked");
});

test("a rotated key is shown in its grace period until that ends, but never beyond its own expiry", () => {
  assert.equal(keyState({ expiresAt: null, revokedAt: after, replacedBy: "key_2" }, now), "grace");
  assert.equal(keyState({ expiresAt: before, revokedAt: after, replacedBy: "key_2" }, now), "expired");
});

test("a revoked key is shown as such at once, even by a clock that is behind the server's", () => {
  assert.equal(keyState({ expiresAt: null, revokedAt: after, replacedBy: null }, now), "revoked");
});

test("the chosen life of a key counts from now", () => {
  assert.equal(expiryOf("30", now), "2026-04-09T12:00:00.000Z");
  assert.equal(expiryOf("never", now), null);
});

test("address ranges may be separated as the user likes", () => {
  assert.deepEqual(cidrsOfText("10.0.0.0/8, 192.0.2.7\n2001:db8::/32"), ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32"]);
  assert.deepEqual(cidrsOfText(" "), []);
});
