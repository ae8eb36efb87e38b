import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const esc = "\u001b";
const page = (output: string) => render(`\`\`\`ansi\n${output.replaceAll("^[", esc)}\n\`\`\`\n`);
/** The pieces of the code that have a look of their own, each with its rule. */
const looksIn = ({ html, styles }: ReturnType<typeof page>) =>
  [...html.matchAll(/<span class="(lc-[\w-]+)">([^<]*)<\/span>/g)].map(([, name, text]) => [
    text,
    styles[name as string],
  ]);

test("Output of a terminal has the colours and strokes that it had there, and its sequences are not shown", () => {
  const output = page(
    "^[[0;31mno^[[0m ^[[1;4mbold^[[22;24m ^[[9mgone^[[0m plain ^[[38;2;255;136;0mrgb^[[39m ^[[38;5;196mtable^[[m",
  );
  assert.deepEqual(looksIn(output), [
    ["no", "color:light-dark(#d73a49,#ea4a5a)"],
    ["bold", "font-weight:bold;text-decoration:underline"],
    ["gone", "text-decoration:line-through"],
    ["rgb", "color:#ff8800"],
    ["table", "color:#ff0000"],
  ]);
  assert.ok(!output.html.includes(esc) && !/\[\d*;?\d*m/.test(output.html));
  assert.deepEqual(output.diagnostics, []);
  assert.match(output.sections[0]?.text ?? "", /no bold gone plain rgb table/);
});

test("A colour goes on in the next lines until it is ended", () => {
  assert.deepEqual(
    looksIn(page("^[[32mone\ntwo^[[0m\nthree")).map(([text]) => text),
    ["one", "two"],
  );
});

test("Reversed output changes places with the ground it stands on", () => {
  const [[, reversed] = [], [, chosen] = []] = looksIn(page("^[[7mall^[[0m ^[[7;30;42mchosen^[[0m"));
  assert.match(reversed ?? "", /^color:light-dark\(#fff,#24292e\);background-color:light-dark\(#24292e,#e1e4e8\)$/);
  assert.match(chosen ?? "", /^color:.*;background-color:.*$/);
});

test("White and black are themselves on a ground that is chosen, where themes draw them so that they are read on their own", () => {
  const [[, failed] = [], [, warned] = []] = looksIn(page("^[[41;97mFAIL^[[0m ^[[43;30mWARN^[[0m"));
  assert.match(failed ?? "", /^color:#ffffff;background-color:light-dark/);
  assert.match(warned ?? "", /^color:#000000;background-color:light-dark/);
});

test("What moves a cursor, or is cut off, takes no text with it", () => {
  const { html } = page("^[[2Kimportant ^[]8;;https://example.com^Gmmm <b> ^[[38;5;999mlast ^[[");
  const text = html.replace(/<[^>]*>/g, "");
  for (const word of ["important", "mmm", "&lt;b&gt;", "last"]) assert.ok(text.includes(word), `${word} in ${text}`);
  assert.doesNotMatch(html, /undefined|NaN/);
});
