import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlOf as html, render } from "../testing/render.ts";

test("A card is one link", () => {
  assert.equal(
    html('<CardGroup cols={3}>\n<Card title="A" icon="house" href="/a">See *b*.</Card>\n</CardGroup>'),
    '<div class="card-group columns" data-cols="3"><a class="card" href="[/a]"><div class="lc-face"><span class="lc-face-sign"><svg/></span><div class="lc-face-body"><h2 role="presentation" class="lc-face-title">A</h2><div class="lc-face-text">See <em>b</em>.</div></div></div></a>\n</div>\n',
  );
});

test("Links inside a card that leads somewhere lead where they say", () => {
  assert.equal(
    html('<Card title="A" href="/a">See [b](/b).</Card>'),
    '<div class="card" data-linked><div class="lc-face"><div class="lc-face-body"><h2 role="presentation" class="lc-face-title"><a class="lc-face-link" href="[/a]">A</a></h2><div class="lc-face-text">See <a href="[/b]">b</a>.</div></div></div></div>\n',
  );
  assert.match(
    html('<Card href="https://h.test">[b](/b)</Card>'),
    /<a class="lc-face-link" href="https:\/\/h\.test" [^>]*aria-label="h\.test"><\/a><div class="lc-face-text"><a href="\[\/b\]">b<\/a>/,
  );
  assert.deepEqual(
    render('<Card title="A" href="/a">See [b](/b).</Card>').references.map(({ target }) => target),
    ["/a", "/b"],
  );
});

test("A card of a callout's type has its colours and its icon, unless it names another", () => {
  assert.match(
    html('<Card type="tip" title="A" />'),
    /data-callout-type="tip"><div class="lc-face"><span class="lc-face-sign"><svg\/><\/span>/,
  );
  const svgOf = (source: string) => /<svg.*<\/svg>/.exec(render(source).html)?.[0];
  assert.equal(svgOf('<Card type="tip" icon="house" title="A" />'), svgOf('<Icon icon="house" />'));
  assert.doesNotMatch(html('<Card type="other" title="A" />'), /data-callout-type|lc-face-sign/);
});

test("A card that leads nowhere is the element that its author wants, where that is one for content", () => {
  assert.match(render('<Card title="T" as="section">x</Card>').html, /^<section class="card".*<\/section>/s);
  assert.match(render('<Card title="T" as="script">x</Card>').html, /^<div class="card"/);
  assert.match(render('<Card title="T" as="section" href="/a">x</Card>').html, /^<a class="card"/);
});

test("a card's picture may be given as an element, and is the same", () => {
  assert.equal(
    render('<Card title="T" img={<img src="/a.png" alt="b" />}>x</Card>').html,
    render('<Card title="T" img="/a.png" alt="b">x</Card>').html,
  );
  assert.match(html('<Card title="T" img={<b>drawn</b>}>x</Card>'), /<b>drawn<\/b>.*lc-face-body/s);
});
