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
    "3.-vad-&amp;-turns-(beta)",
  ]);
  assert.deepEqual(ids("## Plain words"), ["plain-words"]);
  assert.deepEqual(ids("### `_meta`\n\n### enableMic(enable: boolean)"), [
    "_meta",
    "meta",
    "enablemicenable-boolean",
    "enablemic-enable-boolean",
    "enablemic(enable:-boolean)",
    "enablemicenable:-boolean",
  ]);
  assert.deepEqual(ids("## Setup\n\n## Setup"), ["setup", "setup-2", "setup-1"]);
});

test("No id stands twice on a page, and an author's own is the only one of its heading", () => {
  assert.deepEqual(ids("## Step: one\n\n## Step one\n\n## Why? {#reason}"), [
    "step-one",
    "step:-one",
    "step-one-2",
    "step-one-1",
    "reason",
  ]);
});

test("Headings drop the signs of sentences, keep those of names, and answer to the ids that kept all", () => {
  const found = (source: string, id: string): void => assert.ok(ids(source).includes(id), `${source}: ${ids(source)}`);
  found("## Layer 2: gateway + agents (what `@me` does)", "layer-2-gateway-+-agents-what-@me-does");
  found("## Local proxies (LM Studio, etc.)", "local-proxies-lm-studio-etc");
  found("## `agents.*.limits`", "agents-limits");
  found("## Live: `/spawn ... --bind`", "live-/spawn-bind");
  found("## Requirements (macOS)", "requirements-(macos)");
  found("## `tools.exec`", "tools.exec");
  found("## Who's next?", "who’s-next?");
  // Periods were hyphens and parentheses went away before the signs of sentences did.
  found("## v2.0.1 — March 3, 2026", "v2-0-1-—-march-3,-2026");
  found("## Done (Dec 9, 2025)", "done-dec-9,-2025");
  found("## May 20, 2025: harbour v0.2.1", "may-20,-2025:-harbour-v0-2-1");
});

test("A place that a heading is already does not stand twice, and the first of two stays", () => {
  assert.deepEqual(ids('<div id="set-up" className="own">\n## Set up\n</div>\n\n<div id="other">\n## Text\n</div>\n'), [
    "set-up",
    "other",
    "text",
  ]);
  assert.deepEqual(ids('## Set up <a id="set-up"></a>\n\n<a id="more"></a>\n<a id="more"></a>\n\n<a id="new"></a>\n'), [
    "set-up",
    "more",
    "new",
  ]);
  assert.deepEqual(ids('<span id="old"></span>\n\n<div id="old">text</div>\n'), ["old"]);
});

test("Accordions answer to ids of words alone, and to the first word of a title with an arrow", () => {
  const found = (title: string, id: string): void =>
    assert.ok(ids(`<Accordion title="${title}">text</Accordion>`).includes(id), id);
  found("conversations_list", "conversations-list");
  found("Answers 1️⃣ / 2️⃣", "answers-1-2");
  found("Mention helpers -> resolveMention", "mention");
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
  assert.deepEqual(
    ids('<ParamField path="--port <port>" />\n\n<ParamField path="--port" />\n\n<ParamField path="own.<id>" />'),
    ["param-port", "path-port", "param-port-1", "param-own-id", "path-own-id"],
  );
});

test("Fields answer to the format's ids of names that end with a lone s or t, which it joins as in what's", () => {
  const found = ids('<ResponseField name="duration_s" />\n\n<ParamField query="size_t.max" />');
  assert.deepEqual(found, [
    "param-duration-s",
    "response-duration-s",
    "param-durations",
    "response-durations",
    "param-size-t-max",
    "query-size-t-max",
    "param-sizet-max",
    "query-sizet-max",
  ]);
});

test("A heading with a badge is found without the badge's words as well", () => {
  assert.deepEqual(ids("### `theme` - <Badge color='red'>required</Badge>"), [
    "theme-required",
    "theme---required",
    "theme",
  ]);
  assert.deepEqual(ids("## New <Badge>beta</Badge> things"), ["new-beta-things", "new-things"]);
});

test("A heading is found without the words that a component of the page adds to it, but not without those it is given", () => {
  const mark = "export const Mark = ({ label }) => <i><Badge>{label}</Badge></i>;\n\n";
  assert.deepEqual(ids(`${mark}## Cache size <Mark label="new" />`), ["cache-size-new", "cache-size"]);
  const term = "export const Term = ({ children }) => <i>{children}</i>;\n\n";
  assert.deepEqual(ids(`${term}## <Term>Cache</Term> size`), ["cache-size"]);
});

test("Ids that authors give to headings in components, quotations and items of lists are theirs", () => {
  assert.deepEqual(
    ids(
      '<Tabs>\n  <Tab title="A">\n    ## One {#first}\n  </Tab>\n\t<Tab title="B">\n\t\t### Two {#second}\n\t</Tab>\n</Tabs>\n\n> ## Three {#third}\n\n- ## Four {#fourth}\n',
    ),
    ["a", "first", "b", "second", "third", "fourth"],
  );
});
