import assert from "node:assert/strict";
import { test } from "node:test";
import { iconHint } from "./icon-hint.ts";

test("A name with an error in it is told with the one of the site's library that was likely meant", () => {
  assert.equal(iconHint("githb", "fontawesome"), "Did you mean `github`?");
  assert.equal(iconHint("fa-solid fa-rokcet", "fontawesome"), "Did you mean `rocket`?");
  assert.equal(iconHint("webhook-of", "lucide"), "Did you mean `webhook-off`?");
  assert.equal(iconHint("mood-smlie", "tabler"), "Did you mean `mood-smile`?");
});

test("What is like no name of the library is told where it was looked for", () => {
  const sets = "The free sets of Font Awesome, Lucide and Tabler are looked through.";
  for (const name of ["no-such-ship", "zzz", "", "../../package", "x".repeat(1000)])
    assert.equal(iconHint(name, "fontawesome"), sets, name.slice(0, 20));
});
