import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

const html = (source: string) => render(source).html.trim();

test("Emphasis that ends or begins with punctuation is one where Chinese, Japanese and Korean write no space beside it", () => {
  const cases: [source: string, shown: string][] = [
    ["**注意：**先读。", "<strong>注意：</strong>先读。"],
    ["これは**「強調」**です。", "これは<strong>「強調」</strong>です。"],
    ["**구성(권장)**을 봅니다.", "<strong>구성(권장)</strong>을 봅니다."],
    ["**`quay`**を見る", "<strong><code>quay</code></strong>を見る"],
    ["**例：**10 回", "<strong>例：</strong>10 回"],
    ["*斜体。*文と~~取消（一）~~文", "<em>斜体。</em>文と<del>取消（一）</del>文"],
    ["**甲。**乙**丙。**丁", "<strong>甲。</strong>乙<strong>丙。</strong>丁"],
    ["文：**強調**、文。", "文：<strong>強調</strong>、文。"],
  ];
  for (const [source, shown] of cases) assert.equal(html(source), `<p>${shown}</p>`, source);
  assert.match(html("| a |\n|---|\n| **注意：**先 |"), /<td><strong>注意：<\/strong>先<\/td>/);
  assert.match(html("- **[港](/a)**は"), /<strong><a href="[^>]*>港<\/a><\/strong>は/);
});

test("Code, formulas, other languages and the Markdown of a page keep their marks", () => {
  assert.match(html("`**注：**文`"), /<code>\*\*注：\*\*文<\/code>/);
  assert.match(html("```\n**注：**文\n```").replace(/<[^>]*>/g, ""), /^\*\*注：\*\*文$/);
  assert.equal(html("文 **Warning:**text"), "<p>文 **Warning:**text</p>");
  assert.equal(render("## **구성(권장)**을\n\n**注：**文\n").markdown, "## **구성(권장)**을\n\n**注：**文\n");
});

test("A heading keeps its id, a fault its column, and the text of the page holds no other sign", () => {
  const page = render("## **구성(권장)**을\n\n**注：**文 {missing}\n");
  assert.deepEqual(page.headings, [{ id: "구성권장을", text: "구성(권장)을", level: 2 }]);
  assert.deepEqual(faults(page), ["unbound-name 3:10"]);
  assert.doesNotMatch(JSON.stringify(page), /[\u0080-\u009F]/);
});
