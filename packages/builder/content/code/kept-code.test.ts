import assert from "node:assert/strict";
import { test } from "node:test";
import { KeptCode } from "./kept-code.ts";

const themes = { light: "github-light", dark: "github-dark" };
const key = KeptCode.keyOf("json", themes, ["{}"]);
const block = { lines: ['<span class="lc-abc">{}</span>'], styles: { "lc-abc": "color:#123456" } };

test("a block is known to the next rendering, and to no other once it is gone from the page", () => {
  const first = new KeptCode();
  assert.equal(first.get(key), undefined);
  assert.equal(first.toText(), null);
  first.add(key, block);
  const second = new KeptCode(first.toText() as string);
  assert.deepEqual(second.get(key), block);
  assert.equal(second.toText(), first.toText());
  const third = new KeptCode(second.toText() as string);
  assert.equal(third.toText(), null);
});

test("language, themes and code decide which block it is", () => {
  const keys = [
    key,
    KeptCode.keyOf("js", themes, ["{}"]),
    KeptCode.keyOf("json", { ...themes, dark: "nord" }, ["{}"]),
    KeptCode.keyOf("json", { ...themes, light: "min-light" }, ["{}"]),
    KeptCode.keyOf("json", themes, ["{}", ""]),
    KeptCode.keyOf("json", themes, ["{", "}"]),
  ];
  assert.equal(new Set(keys).size, keys.length);
});
