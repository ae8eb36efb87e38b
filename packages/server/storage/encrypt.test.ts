import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { describe, it } from "node:test";
import { seal, unseal } from "./encrypt.ts";

describe("seal", () => {
  const key = randomBytes(32);
  const text = 'a secret with ü and "quotes"';

  it("gives back the text to whoever has the key and the context", () => {
    assert.equal(unseal(key, seal(key, text, "project:1"), "project:1"), text);
    assert.equal(unseal(key, seal(key, "", "x"), "x"), "");
  });

  it("never makes the same text twice and shows nothing of it", () => {
    const sealed = seal(key, text, "project:1");
    assert.match(sealed, /^v1\.[A-Za-z0-9_-]+$/);
    assert.notEqual(sealed, seal(key, text, "project:1"));
    assert.ok(!Buffer.from(sealed.slice(3), "base64url").includes("secret"));
  });

  it("does not open with another key, in another place, or after any change", () => {
    const sealed = seal(key, text, "project:1");
    assert.throws(() => unseal(randomBytes(32), sealed, "project:1"));
    assert.throws(() => unseal(key, sealed, "project:2"));
    const bytes = Buffer.from(sealed.slice(3), "base64url");
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      assert.throws(() => unseal(key, `v1.${changed.toString("base64url")}`, "project:1"), `byte ${at}`);
    }
    for (const wrong of ["", "v1.", "v1.AAAA", sealed.replace("v1", "v2"), sealed.slice(3)]) {
      assert.throws(() => unseal(key, wrong, "project:1"), wrong);
    }
  });
});
