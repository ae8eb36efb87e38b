// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

/** The text of the page's blocks of code, in what a browser and in what an agent reads. */
function blocks(source: string): [html: string, markdown: string] {
  const { html, markdown } = render(source);
  const shown = [...html.matchAll(/<pre.*?<\/pre>/gs)].map(([block]) => block.replace(/<[^>]*>/g, ""));
  const [, before = "", code = ""] = /^([ \d.-]*)```[^\n]*\n([\s\S]*?)\n *```$/m.exec(markdown) ?? [];
  return [shown.join("|"), code.replace(new RegExp(`^ {${before.length}}`, "gm"), "")];
}

const yaml = "a:\n  b:\n    c: 1\nd: 2";

test("Lines of a text keep their indentation to each other", () => {
  const cases = [
    `<CodeBlock language="text">\n{\`${yaml}\`}\n</CodeBlock>\n`,
    `<CodeBlock language="text">{\`${yaml}\`}</CodeBlock>\n`,
    `<CodeBlock language="text" code={\`${yaml}\`} />\n`,
    `<CodeBlock\n  language="text"\n  code={\`${yaml}\`}\n/>\n`,
    `<Tab title="a">\n  <CodeBlock\n    language="text"\n  >\n  {\`${yaml.replaceAll("\n", "\n  ")}\`}\n  </CodeBlock>\n</Tab>\n`,
    `- <CodeBlock language="text" code={\`${yaml.replaceAll("\n", "\n  ")}\`} />\n`,
    `1. One\n\n   <CodeBlock language="text" code={\`${yaml.replaceAll("\n", "\n   ")}\`} />\n`,
    `Text <CodeBlock language="text" {...{ code: \`${yaml}\` }} />\n`,
  ];
  for (const source of cases) assert.deepEqual(blocks(source), [yaml, yaml], source);
});

test("Tabs and what evaluates to a line stay in a text, and faults in it are told at their place", () => {
  const makefile = "all:\n\tcc a.c\n\t\tb.c";
  assert.deepEqual(blocks(`<CodeBlock language="text">\n{\`${makefile}\`}\n</CodeBlock>\n`), [makefile, makefile]);
  const page = render("<div>\n{`a:\n    b: ${nope}\n  c`}\n</div>\n");
  assert.deepEqual(faults(page), ["unbound-name 3:10"]);
});
