import assert from "node:assert/strict";
import { test } from "node:test";
import { pageSettings } from "./page-settings.ts";

test("what a specification says of a page counts where it says true, and what stands around it hides it too", () => {
  const said = pageSettings({ deprecated: true, "x-hidden": true, "x-excluded": true });
  assert.deepEqual([said.deprecated, said.hidden, said.excluded], [true, true, true]);
  for (const no of [undefined, false, "true", 1]) {
    const none = pageSettings({ deprecated: no, "x-hidden": no, "x-excluded": no });
    assert.deepEqual([none.deprecated, none.hidden, none.excluded], [false, false, false], String(no));
  }
  const within = pageSettings({}, { deprecated: true, "x-hidden": true, "x-excluded": true });
  assert.deepEqual([within.deprecated, within.hidden, within.excluded], [false, true, true]);
});

test("x-mint names the page's metadata, content and address", () => {
  const { metadata, content, href } = pageSettings({
    "x-mint": { metadata: { title: "Berths" }, content: "Above", href: "/berths" },
  });
  assert.deepEqual([metadata, content, href], [{ title: "Berths" }, "Above", "/berths"]);
});
