import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtureConfig } from "../testing/fixture-config.ts";
import { authorColors } from "./author-colors.ts";
import { channels } from "./oklch.ts";
import { palette } from "./palette.ts";

test("The site's colours stand under the names that authors of the format write, as channels", () => {
  const css = authorColors({
    ...fixtureConfig("mint", "#16A34A"),
    colors: { primary: "#16A34A", light: "#0d9", dark: "#063" },
  });
  assert.match(
    css,
    /^:root\{--primary:22 163 74;--primary-light:0 221 153;--primary-dark:0 102 51;--background-light:255 255 255;/,
  );
  assert.match(css, /--gray-50:243 247 24[45];.*--gray-500:112 116 11[34];/);
});

test("The ground of dark pages has a name, and a box of that colour does not stand off from the page", () => {
  const colors = { primary: "#050a0b", light: "#4fbaff", dark: "#050a0b" };
  const css = authorColors({ ...fixtureConfig("mint", colors.primary), colors });
  const ground = channels(palette(colors.light, "dark", null).bg as string).map((channel) => Math.round(channel * 255));
  assert.ok(css.includes(`--background-dark:${ground.join(" ")};`), css);
});
