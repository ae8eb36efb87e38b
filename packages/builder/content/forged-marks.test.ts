/**
 * Within the builder control characters stand around addresses and markup that are written later, unescaped
 * (`html/marks.ts`): no content has any, however it is spelt.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { markCharacters } from "../html/marks.ts";
import { render } from "./testing/render.ts";

/** Expressions for a mark of each kind, a name of a heading being the one that could leave an attribute. */
const spelt = {
  "a literal": String.raw`"\x15 onerror=x \x16"`,
  "a template": "`\\u{15} onerror=x \\u0016`",
  "a tagged template": "((texts) => texts[0])`\\x15 onerror=x \\x16`",
  "a key": String.raw`Object.keys({"\x15 onerror=x \x16": 1})[0]`,
  JSON: String.raw`JSON.parse('["\\u0015 onerror=x \\u0016"]')[0]`,
  "a key of JSON": String.raw`Object.keys(JSON.parse('{"\\u0015 onerror=x \\u0016":1}'))[0]`,
  codes: `String.fromCharCode(21) + " onerror=x " + String.fromCodePoint(22)`,
  "private codes": `String.fromCharCode(0xE000) + " onerror=x " + String.fromCodePoint(0xE001)`,
  "an encoded text": `decodeURIComponent("%15") + " onerror=x " + decodeURI("%16")`,
  base64: `atob("FQ==") + " onerror=x " + atob("Fg==")`,
  parameters: `new URLSearchParams("a=%15+onerror=x+%16").get("a")`,
  "all parameters": `[...new URL("https://a.b/?a=%15+onerror=x+%16").searchParams][0][1]`,
  "names of parameters": `[...new URLSearchParams("%15+onerror=x+%16").keys()][0]`,
};

/** Where it may stand. */
const places = [
  "{@}",
  "<div className={@} title={@} id={@}>x</div>",
  "<Card title={@} href={@} icon={@} className={@}>x</Card>",
  "<img src='/a.png' alt={@} />",
  '<CodeBlock filename={@} language="js">{@}</CodeBlock>',
  "<Update label={@} description={@} tags={[@]}>x</Update>",
  "<ParamField path={@} type={@} default={@} pre={[@]} post={[@]}>x</ParamField>",
  "<Tabs><Tab title={@} icon={@}>x</Tab></Tabs>",
  "<Tree><Tree.File name={@} /></Tree>",
  "<Tooltip tip={@} cta={@} href={@}>x</Tooltip>",
  "<Mermaid chart={@} />",
  "<h2 id={@}>{@}</h2>",
  "<div dangerouslySetInnerHTML={{ __html: @ }} />",
  "<div style={{ color: @ }}>x</div>",
  "<code>{@}</code>",
];

function unmarked(source: string): void {
  const page = render(source);
  // Addresses that the builder has made are there, and nothing else.
  const html = page.html.replace(/\u0010(\/[^\u0010-\u0016"]*)\u0011/g, "$1");
  assert.doesNotMatch(html, markCharacters, source);
  assert.doesNotMatch(html, /="[^"<]*<|<[^>"]*("[^"]*"[^>"]*)* onerror=/, source);
  assert.doesNotMatch(html, /<span id="[^"]*onerror=x[^"]*" class="lc-alias">/, source);
  assert.doesNotMatch(JSON.stringify([page.headings, page.sections]), /\\u001[0-6]|[\uE000-\uE004]/, source);
}

describe("M02: no content forges a mark of the builder", () => {
  for (const [name, expression] of Object.entries(spelt)) {
    test(`by ${name}`, () => {
      for (const place of places) unmarked(place.replaceAll("@", () => expression));
    });
  }

  test("by a reference to a character", () => {
    for (const [start, end] of [
      ["&#21;", "&#22;"],
      ["&#x15;", "&#X0016;"],
      ["&#xE000;", "&#57345;"],
    ]) {
      const text = `${start} onerror=x ${end}`;
      unmarked(`${text}\n\n## ${text}\n\n[${text}](/x "${text}") ![${text}](/a.png "${text}")`);
      unmarked(`<div className="${text}" title="${text}">${text}</div>\n\n\`\`\`js ${text}\n${text}\n\`\`\``);
      unmarked(
        `<Card title="${text}" className="${text}">x</Card>\n\n<Update label="${text}" tags={["${text}"]}>x</Update>`,
      );
      unmarked(`export const A = () => <div className="${text}">${text}</div>\n\n<A />`);
      unmarked(`<div dangerouslySetInnerHTML={{ __html: "${text.replaceAll("&", '&" + "')}" }} />`);
    }
    assert.match(render("&#65; &#160;&#23;").html, /<p>A \u00a0/);
  });

  test("by a formula", () => {
    unmarked(String.raw`$\text{\char"15 onerror=x \char"16}$ $\char"E000 x$`);
  });

  test("by data that it imports", () => {
    const files = { "data.json": String.raw`{"a":"\u0015 onerror=x \u0016","\u0015 onerror=x \u0016":1}` };
    const { html } = render(
      'import data from "/data.json"\n\n<div className={data.a}>{data.a}{Object.keys(data).join()}</div>',
      files,
    );
    assert.match(html, /onerror=x/);
    assert.doesNotMatch(html, markCharacters);
    assert.doesNotMatch(html, /="[^"<]*</);
  });
});
