import assert from "node:assert/strict";
import { test } from "node:test";
import { apcaContrast, contrastRatio } from "./contrast.ts";
import { fromHex, toHex } from "./oklch.ts";
import { palette } from "./palette.ts";

/** Brand colours of every hue and lightness, from black to white. */
const colors = [
  "#000000",
  "#ffffff",
  "#808080",
  "#ffff00",
  "#00ffff",
  "#ff00ff",
  "#16a34a",
  "#0d7a5f",
  "#8f74e0",
  "#eb6658",
  "#f3a78b",
  "#3b82f6",
];
for (let hue = 0; hue < 360; hue += 30)
  for (const l of [0.35, 0.55, 0.75, 0.92]) colors.push(toHex({ l, c: 0.16, h: hue }));

for (const mode of ["light", "dark"] as const) {
  test(`whatever colour the author chose, everything can be read in ${mode} mode`, () => {
    for (const color of colors) {
      const p = palette(color, mode, null);
      const of = (name: string) => p[name] ?? assert.fail(name);
      for (const ground of ["bg", "surface", "sunken", "accent-soft"]) {
        for (const text of ["text", "text-strong", "text-muted", "accent"]) {
          const ratio = contrastRatio(of(text), of(ground));
          assert.ok(ratio >= 4.5, `${color}: ${text} on ${ground} is ${ratio.toFixed(2)}`);
        }
        assert.ok(
          apcaContrast(of("text"), of(ground)) >= (mode === "light" ? 75 : 60),
          `${color}: body text on ${ground}`,
        );
      }
      for (const ground of ["bg", "raised"]) {
        const ratio = contrastRatio(of("line-field"), of(ground));
        assert.ok(ratio >= 3, `${color}: the frame of a field on ${ground} is ${ratio.toFixed(2)}`);
      }
      for (const fill of ["accent-solid", "accent-solid-hover"]) {
        const ratio = contrastRatio(of("on-accent"), of(fill));
        assert.ok(ratio >= 4.5, `${color}: on-accent on ${fill} is ${ratio.toFixed(2)}`);
      }
    }
  });
}

test("a colour that already reads is kept as it is", () => {
  assert.equal(palette("#0d7a5f", "light", null).accent, "#0d7a5f");
  assert.equal(palette("#0d7a5f", "light", null)["accent-solid"], "#0d7a5f");
});

test("buttons have the colour that is given for them in both modes, unless it is lost on the page", () => {
  const fill = (mode: "light" | "dark", color: string) => palette("#a5b4fc", mode, null, color)["accent-solid"];
  assert.deepEqual([fill("light", "#4338ca"), fill("dark", "#4338ca")], ["#4338ca", "#4338ca"]);
  assert.equal(fill("light", "#101014"), "#101014");
  assert.equal(fill("dark", "#101014"), "#a5b4fc", "black on a dark page");
  for (const [mode, color] of [
    ["dark", "#16110d"],
    ["light", "#fdfcfa"],
  ] as const) {
    const { bg = "", "accent-solid": ground = "", "on-accent": text = "" } = palette(color, mode, null);
    assert.ok(contrastRatio(ground, bg) >= 1.5, `${ground} is seen on ${bg}, though the accent is not`);
    assert.ok(contrastRatio(text, ground) >= 4.5, color);
  }
  for (const color of colors) {
    const { "accent-solid": ground = "", "on-accent": text = "" } = palette("#a5b4fc", "dark", null, color);
    assert.ok(contrastRatio(text, ground) >= 4.5, color);
  }
});

test("colours survive the way to OKLCH and back", () => {
  for (const color of ["#0d7a5f", "#eb6658", "#123456", "#fedcba"]) assert.equal(toHex(fromHex(color)), color);
});

test("what lies on a background of the author's own has its hue, and everything still reads", () => {
  for (const [mode, grounds] of [
    ["dark", ["#1a003b", "#0f0f0f", "#000000", "#0b2b1f", "#3a3a3a"]],
    ["light", ["#f7f7f7", "#fff7e6", "#fafaf9"]],
  ] as const) {
    for (const ground of grounds) {
      const p = palette("#ff5cb2", mode, ground);
      const of = (name: string) => p[name] ?? assert.fail(name);
      for (const surface of ["bg", "surface", "sunken", "accent-soft"]) {
        for (const text of ["text", "text-strong", "text-muted", "accent"]) {
          const ratio = contrastRatio(of(text), of(surface));
          assert.ok(ratio >= 4.5, `${ground}: ${text} on ${surface} is ${ratio.toFixed(2)}`);
        }
      }
      const { c, h } = fromHex(ground);
      if (c > 0.04) assert.ok(Math.abs(fromHex(of("raised")).h - h) < 12 || mode === "light", ground);
    }
  }
});
