import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const ids = (source: string): string[] =>
  [...render(source).html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id as string);

test("A heading is found by the format's id first, and by the ids that other tools would give it", () => {
  assert.deepEqual(ids("## 3. VAD & turns (beta)"), [
    "3-vad-&amp;-turns-beta",
    "3-vad--turns-beta",
    "3-vad-turns-beta",
  ]);
  assert.deepEqual(ids("## Plain words"), ["plain-words"]);
  assert.deepEqual(ids("### `_meta`\n\n### enableMic(enable: boolean)"), [
    "_meta",
    "meta",
    "enablemicenable:-boolean",
    "enablemicenable-boolean",
    "enablemic-enable-boolean",
  ]);
  assert.deepEqual(ids("## Setup\n\n## Setup"), ["setup", "setup-2", "setup-1"]);
});

test("No id stands twice on a page, and an author's own is the only one of its heading", () => {
  assert.deepEqual(ids("## Step: one\n\n## Step one\n\n## Why? {#reason}"), [
    "step:-one",
    "step-one",
    "step-one-1",
    "reason",
  ]);
});

test("Typographic quotes of a link find the heading, and so does the name of an anchor", () => {
  assert.ok(ids('## The "draft" state...').includes("the-“draft”-state…"));
  assert.ok(ids('<a name="older" /> text').includes("older"));
});

test("A Turkish heading is found by the small letter that is typed for its dotted capital", () => {
  assert.ok(ids("## Kurulum İşlemi").includes("kurulum-işlemi"));
});

test("Fields have ids made of words, whatever the spelling of their names", () => {
  assert.deepEqual(
    ids('<ParamField path="onError" type="string" />\n\n<ResponseField name="page.max_size" type="string" />'),
    ["param-on-error", "path-on-error", "param-page-max-size", "response-page-max-size"],
  );
});

test("A heading with a badge is found without the badge's words as well", () => {
  assert.deepEqual(ids("### `theme` - <Badge color='red'>required</Badge>"), [
    "theme-required",
    "theme---required",
    "theme",
  ]);
  assert.deepEqual(ids("## New <Badge>beta</Badge> things"), ["new-beta-things", "new-things"]);
});
