import assert from "node:assert/strict";
import { test } from "node:test";
import { languageName } from "./language-tag.ts";

test("languages have the names that their readers look for", () => {
  const names = ["fr", "pt-BR", "jp", "cn", "zh-CN", "zh-Hans", "zh-TW", "Deutsch"].map(languageName);
  assert.deepEqual(names, [
    ...["Français", "Português (Brasil)", "日本語"],
    ...["简体中文", "简体中文", "简体中文", "繁體中文", "Deutsch"],
  ]);
});
