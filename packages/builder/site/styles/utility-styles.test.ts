import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { utilityStyles } from "./utility-styles.ts";

/** The declarations of one class. */
async function rule(names: string[], name: string): Promise<string> {
  const css = await utilityStyles(names);
  const from = css.indexOf(`.${name} {`);
  assert.notEqual(from, -1, `${name} has no rule`);
  return css
    .slice(from + name.length + 3, css.indexOf("}", from))
    .replace(/\s+/g, " ")
    .trim();
}

test("The site's colours are utilities under the names that the format gives them", async () => {
  assert.equal(await rule(["text-primary"], "text-primary"), "color: rgb(var(--primary));");
  assert.equal(await rule(["bg-primary-light"], "bg-primary-light"), "background-color: rgb(var(--primary-light));");
  assert.equal(
    await rule(["bg-background-dark"], "bg-background-dark"),
    "background-color: rgb(var(--background-dark));",
  );
  assert.match(await rule(["border-primary/20"], "border-primary\\/20"), /20%, transparent/);
  // The dark ground of the format's code, which authors give their own cards: `bg-gray-50 dark:bg-codeblock`.
  assert.equal(await rule(["bg-codeblock"], "bg-codeblock"), "background-color: #0b0c0e;");
});

test("Classes of the format's own pages draw what they do there", async () => {
  assert.equal(await rule(["max-w-8xl"], "max-w-8xl"), "max-width: 96rem;");
  const names = ["border-standard", "rounded-xt", "no-scrollbar", "overflow-wrap-anywhere", "md:border-standard"];
  const css = await utilityStyles(names);
  assert.match(css, /\.border-standard \{\s+border: 1px solid [^;]+--gray-200/);
  assert.match(css, /&:where\(\.dark[^{]+\{\s+border-color: rgb\(255/);
  assert.match(css, /\.rounded-xt \{\s+border-radius: 14px;/);
  assert.match(css, /\.no-scrollbar \{\s+scrollbar-width: none;/);
  assert.match(css, /\.overflow-wrap-anywhere \{\s+overflow-wrap: anywhere;/);
  assert.match(css, /\.md\\:border-standard \{/);
  assert.match(await rule(["font-inter"], "font-inter"), /^font-family: var\(--font-inter\), /);
  assert.match(await rule(["prose-sm"], "prose-sm"), /^font-size: 0\.875rem;/);
  assert.equal(await utilityStyles(["standard"]), "");
});

test("Opacities in a class of their own dim the colour of their element, and nothing changes without one", async () => {
  const names = ["bg-black", "bg-opacity-40", "text-white"];
  assert.match(await rule(names, "bg-black"), /color-mix\(in srgb, var\(--color-black\) var\(--tw-bg-opacity, 100%\)/);
  assert.equal(await rule(names, "bg-opacity-40"), "--tw-bg-opacity: calc(40 * 1%);");
  assert.match(await utilityStyles(names), /@property --tw-bg-opacity \{[^}]*inherits: false/);
  assert.match(await rule([...names, "!bg-black"], "\\!bg-black"), /100%\), transparent\) !important;$/);
  assert.equal(await rule(["bg-black"], "bg-black"), "background-color: var(--color-black);");
  const ring = ["ring-1", "ring-black", "ring-opacity-5"];
  assert.match(
    await rule(ring, "ring-black"),
    /--tw-ring-color: color-mix\(in srgb, var\(--color-black\) var\(--tw-ring-opacity, 100%\)/,
  );
  assert.equal(await rule(ring, "ring-opacity-5"), "--tw-ring-opacity: calc(5 * 1%);");
  const divided = await utilityStyles(["divide-y", "divide-red-500", "divide-opacity-50"]);
  assert.match(divided, /\.divide-red-500 [^}]*border-color: color-mix\(in srgb, \S+ var\(--tw-border-opacity, 100%\)/);
  assert.match(divided, /\.divide-opacity-50 > \* \{\s+--tw-border-opacity: calc\(50 \* 1%\);/);
});

test("M05: A class with conditions without number has no rule", async () => {
  const css = await utilityStyles([`${"hover:".repeat(200)}p-1`, `${"hover:".repeat(3)}p-2`]);
  assert.match(css, /p-2/);
  assert.doesNotMatch(css, /p-1/);
});

test("Names mean what they do in version 3 of the engine", async () => {
  assert.match(await rule(["shadow-sm"], "shadow-sm"), /0 1px 2px 0/);
  assert.match(await rule(["ring"], "ring"), /calc\(3px \+/);
  assert.equal(await rule(["text-green-600"], "text-green-600"), "color: #16a34a;");
  assert.equal(await rule(["text-gray-600"], "text-gray-600"), "color: rgb(var(--gray-600));");
  assert.equal(
    (await rule(["bg-gradient-to-r"], "bg-gradient-to-r")).split(";")[0],
    "--tw-gradient-position: to right",
  );
  assert.equal(await rule(["rounded-sm"], "rounded-sm"), "border-radius: 0.125rem;");
  assert.equal(await rule(["bg-[--own]"], "bg-\\[--own\\]"), "background-color: var(--own);");
  assert.equal(
    await rule(["grid-cols-[1fr,minmax(0,2fr)]"], "grid-cols-\\[1fr\\,minmax\\(0\\,2fr\\)\\]"),
    "grid-template-columns: 1fr minmax(0,2fr);",
  );
});

test("Images in utilities are those of the site", async () => {
  const css = await utilityStyles(["bg-[url(/images/a.png)]", "bg-[url('https://h.test/b.png')]"]);
  assert.match(css, /background-image: url\("\.\.\/images\/a\.png"\);/);
  assert.doesNotMatch(css, /url\(["']?https/);
});

test("M02: No class draws anything of another host, however its address is written", async () => {
  const css = await utilityStyles([
    "bg-[url(/a.png)]",
    "bg-[url(https://h.test/a)]",
    "bg-[u\\72l(https://h.test/b)]",
    "[background:image-set('https://h.test/c'_1x)]",
    "[--x:url(//h.test/d)]",
    "[background:url(HTTPS:\\/\\/h.test/e)]",
    "scroll-smooth",
  ]);
  assert.match(css, /url\("\.\.\/a\.png"\)/);
  assert.match(css, /scroll-behavior: smooth/);
  assert.doesNotMatch(css, /\b(?:url|src)\((?!"\.\.)|image-set\(/i);
});

test("No size of a utility is what a theme means by the same name", async () => {
  const names = ["rounded", "shadow", "drop-shadow", "text", "blur", "font"].flatMap((one) => [
    one,
    ...["xs", "sm", "md", "lg", "xl", "2xl"].map((size) => `${one}-${size}`),
  ]);
  const css = await utilityStyles([...names, "max-w-lg", "leading-tight", "tracking-wide", "ease-out", "animate-spin"]);
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const styles = new URL("../../theme/styles/", import.meta.url);
  const sheets = ["tokens.css", ...readdirSync(new URL("themes", styles)).map((name) => `themes/${name}`)];
  const own = new Set(
    sheets
      .map((path) => readFileSync(new URL(path, styles), "utf8"))
      .join("")
      .match(/^\s*--[\w-]+(?=:)/gm)
      ?.map((name) => name.trim()),
  );
  assert.ok(used.has("--radius-xl") && own.has("--radius-lg"));
  assert.deepEqual(
    [...used].filter((name) => own.has(name)),
    [],
  );
  assert.equal(await rule(["rounded-lg"], "rounded-lg"), "border-radius: 0.5rem;");
});
