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

test("A name that the configured library lacks is looked for in the others, and never outside their folders", () => {
  assert.equal(iconSvg("webhook-off", { library: "fontawesome" }), null);
  assert.ok(findIcon("webhook-off", { library: "fontawesome" }));
  assert.equal(findIcon("../../package", { library: "lucide" }), null);
});
