import assert from "node:assert/strict";
import { test } from "node:test";
import { findIcon, iconSvg } from "./icons.ts";

test("Icons come from the configured library as inline SVG in the text's colour", () => {
  for (const library of ["fontawesome", "lucide", "tabler"] as const) {
    const svg = iconSvg("rocket", { library }) ?? "";
    assert.match(
      svg,
      /^<svg class="lc-icon( lc-stroke)?" viewBox="[\d. ]+" aria-hidden="true"><path .*<\/svg>$/,
      library,
    );
    // Which of the two the stylesheet paints it with.
    assert.equal(svg.includes("lc-stroke"), library !== "fontawesome", library);
    assert.doesNotMatch(svg, /<!--|\swidth=|\sstyle=/, library);
  }
});

test("Brands, styles and earlier names of Font Awesome are found", () => {
  assert.ok(iconSvg("github", { library: "fontawesome", type: "brands" }));
  assert.notEqual(
    iconSvg("star", { library: "fontawesome", type: "regular" }),
    iconSvg("star", { library: "fontawesome", type: "solid" }),
  );
  assert.equal(iconSvg("home", { library: "fontawesome" }), iconSvg("house", { library: "fontawesome" }));
  assert.equal(iconSvg("fa-solid fa-house", { library: "fontawesome" }), iconSvg("house", { library: "fontawesome" }));
});

test("A name may say its library or its style in front, as it does in other frameworks", () => {
  const drawn = (name: string) => findIcon(name, { library: "fontawesome" });
  assert.equal(drawn("lucide:webhook-off"), drawn("webhook-off"));
  assert.equal(drawn("lucide-webhook-off"), drawn("webhook-off"));
  assert.equal(drawn("tabler:mood-smile"), drawn("mood-smile"));
  assert.equal(drawn("brands/github"), drawn("github"));
  assert.equal(drawn("simple-icons:github"), drawn("github"));
  assert.equal(drawn("lucide:../../package"), null);
});

test("A name that the configured library lacks is looked for in the others, and never outside their folders", () => {
  assert.equal(iconSvg("webhook-off", { library: "fontawesome" }), null);
  assert.ok(findIcon("webhook-off", { library: "fontawesome" }));
  assert.equal(findIcon("../../package", { library: "lucide" }), null);
});

test("An icon that Font Awesome has in paid sets only is drawn by the free one most like it, in its library alone", () => {
  const drawn = (name: string) => findIcon(name, { library: "fontawesome" });
  assert.equal(drawn("book-open-cover"), drawn("book-open"));
  assert.equal(drawn("fa-solid fa-rocket-launch"), drawn("rocket"));
  assert.equal(drawn("memo"), drawn("file-lines"));
  assert.equal(drawn("robots"), drawn("robot"));
  assert.equal(drawn("rectangles-mixed"), drawn("clone"), "what stands in for the first word stands in for the name");
  assert.equal(drawn("memo-pad"), drawn("file-lines"));
  for (const name of [
    "ballot-check",
    "chart-kanban",
    "diagram-nested",
    "head-side-gear",
    "input-text",
    "page-caret-down",
  ])
    assert.notEqual(drawn(name), null, name);
  assert.equal(findIcon("book-open-cover", { library: "lucide" }), null);
  assert.equal(drawn("no-such-thing"), null);
});

test("What a name frames says more than its frame: nothing is drawn as a mere disc that is called otherwise", () => {
  const drawn = (name: string) => findIcon(name, { library: "fontawesome" });
  assert.equal(drawn("circle-dollar"), drawn("circle-dollar-sign"));
  assert.equal(drawn("circle-bolt"), drawn("bolt"));
  assert.equal(drawn("square-microphone-lines"), drawn("microphone-lines"));
  assert.equal(drawn("hexagon-robots"), drawn("robot"));
  assert.equal(drawn("octagon-memo-pad"), drawn("file-lines"));
  assert.equal(drawn("circle-check-double"), drawn("circle-check"));
  assert.equal(drawn("circle-no-such-thing"), drawn("circle"));
});
