/** Links that show no words: who cannot see them hears where they lead. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { external } from "../../html/marks.ts";
import { render } from "../testing/render.ts";
import { nameForSilent } from "./address-name.ts";

function spoken(source: string): string[] {
  return [...render(source).html.matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, name = ""]) => name);
}

test("a link or card that shows a picture or an icon alone is called by where it leads", () => {
  assert.deepEqual(spoken("[![](/images/a.png)](/guides/start/)"), ["start"]);
  assert.deepEqual(spoken('<a href="https://www.quay.test/x?y"><Icon icon="anchor" /></a>'), ["quay.test"]);
  assert.deepEqual(spoken('<a href="mailto:crew@quay.test"><Icon icon="envelope" /></a>'), ["crew@quay.test"]);
  assert.deepEqual(spoken('<a href="#berths"><img src="/images/a.png" /></a>'), ["berths"]);
  assert.deepEqual(spoken('<Link href="/"><Icon icon="house" /></Link>'), ["/"]);
  assert.deepEqual(spoken('<Card href="/ships" icon="ship" />'), ["ships"]);
  assert.deepEqual(spoken('<Tile href="/ships"><img src="/images/a.png" /></Tile>'), ["ships"]);
});

test("one that says something keeps its own words", () => {
  for (const source of [
    "[Ships](/ships)",
    "[`ships`](/ships)",
    "[![Ships](/images/a.png)](/ships)",
    '<a href="/ships" title="Ships"><Icon icon="ship" /></a>',
    '<Card href="/ships" title="Ships" icon="ship" />',
    '<a id="ships"></a>',
  ])
    assert.doesNotMatch(render(source).html, /aria-label/, source);
  assert.deepEqual(spoken('<a href="/ships" aria-label="Ships"><Icon icon="ship" /></a>'), ["Ships"]);
});

test("what a bundle shows in the place of a picture of another host is no word of hosted pages", () => {
  const picture = external('<img src="https://pictures.test/a.svg" alt="">', "<span>a.svg (pictures.test)</span>");
  assert.equal(nameForSilent("https://quay.test/build", "", picture), ' aria-label="quay.test"');
});
