import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

const variations = [
  { id: "cloud", label: "Cloud" },
  { id: "own", label: "Self-hosted" },
];

const source =
  '<Variation is="cloud">\nIn the cloud.\n</Variation>\n\n<Variation is={["cloud", "own"]}>\n## Everywhere\n</Variation>\n';

test("what is for some variations stands under their labels, and the first part names all of the site", () => {
  const page = render(source, {}, { variations });
  const parts = [...page.html.matchAll(/<section class="lc-variation"([^>]*)><p class="lc-variation-label">([^<]*)</g)];
  assert.deepEqual(
    parts.map(([, , label]) => label),
    ["Cloud", "Cloud, Self-hosted"],
  );
  assert.match(parts[0]?.[1] ?? "", /data-variations="\[&quot;cloud&quot;\]" data-options="[^"]+Self-hosted/);
  assert.doesNotMatch(parts[1]?.[1] ?? "", /data-options/);
  assert.deepEqual(faults(page), []);
  assert.match(page.markdown, /\*\*Cloud\*\*\n\nIn the cloud\.\n\n\*\*Cloud, Self-hosted\*\*\n\n## Everywhere/);
});

test("what belongs to no variation of the site is shown to nobody, and told", () => {
  const page = render(source.replaceAll("cloud", "clod"), {}, { variations });
  assert.doesNotMatch(page.html, /In the clod/);
  assert.match(page.html, /Everywhere/);
  assert.doesNotMatch(page.markdown, /In the clod/);
  assert.deepEqual(faults(page), ["unknown-variation 1:1", "unknown-variation 5:1"]);
  const without = render(source);
  assert.equal(without.html.trim(), "");
  assert.deepEqual(faults(without), ["unknown-variation 1:1", "unknown-variation 5:1", "unknown-variation 5:1"]);
});

test("a variation that does not say which it is, is told", () => {
  assert.deepEqual(faults(render("<Variation>\ntext\n</Variation>\n", {}, { variations })), ["missing-prop 1:1"]);
});
