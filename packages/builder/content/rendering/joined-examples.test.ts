import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

const plain = (source: string) => render(source).html;
const example = (name: string, title: string, attributes = "") =>
  `<${name}${attributes}>\n\n\`\`\`json ${title}\n{ "of": "${title}" }\n\`\`\`\n\n</${name}>\n\n`;
const boxes = (html: string) =>
  [...html.matchAll(/<div class="code-group lc-(\w+)-example[^"]*"[^>]*>(.*?)<\/section><\/div>/gs)].map(
    ([, kind, inner = ""]) => [kind, ...[...inner.matchAll(/data-tab="([^"]*)"/g)].map(([, title]) => title)],
  );

test("examples of one kind are the panels of one box, where the first stands", () => {
  const source = `${example("ResponseExample", "200")}Words.\n\n${example("RequestExample", "curl")}## More\n\n${example("ResponseExample", "404", " dropdown")}${example("RequestExample", "Go")}`;
  const html = plain(source);
  assert.deepEqual(boxes(html), [
    ["response", "200", "404"],
    ["request", "curl", "Go"],
  ]);
  assert.match(html, /id="response-example"[^>]* data-dropdown|data-dropdown[^>]* id="response-example"/);
  assert.match(html, /Words\..*More/s);
  // As text each stands where it is written.
  assert.match(render(source).markdown, /200[\s\S]*Words[\s\S]*curl[\s\S]*## More[\s\S]*404[\s\S]*Go/);
});

test("what the first example says of itself wins over what later ones say", () => {
  const page = render(
    `${example("ResponseExample", "200", " dropdown={false}")}${example("ResponseExample", "404", " dropdown {...{ x: 1 }}")}`,
  );
  assert.doesNotMatch(page.html, /data-dropdown/);
  assert.equal(boxes(page.html).length, 1);
  assert.deepEqual(faults(page), []);
});

test("examples in places of their own stay there", () => {
  const inTab = (title: string) => `<Tab title="${title}">\n\n${example("ResponseExample", title)}</Tab>\n\n`;
  assert.equal(boxes(plain(`<Tabs>\n${inTab("one")}${inTab("two")}</Tabs>\n`)).length, 2);
});
