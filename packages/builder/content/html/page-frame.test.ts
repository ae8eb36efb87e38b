import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const whole =
  '<!DOCTYPE html>\n<html lang="en">\n<head>\n<style>{`.a { color: red }`}</style>\n</head>\n<body>\n<p>One</p>\n\n## Two\n\n</body>\n</html>\n';
const text = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("A whole document of HTML within a page shows what it holds, without the tags that the page has itself", () => {
  const page = render(whole);
  assert.equal(text(page.html), "One Two");
  assert.match(page.html, /<h2/);
  assert.match(page.html, /<link rel="stylesheet"/);
  assert.doesNotMatch(page.html, /<(?:html|head|body)\b/);
  assert.deepEqual(
    page.diagnostics.map(({ message, hint }) => `${message} ${hint}`),
    [
      "A page says itself that it is HTML; the line that says so in its content was left out. Leave it out.",
      ...["html", "head", "body"].map(
        (name) =>
          `A page has its \`<${name}>\` already; what stands in this one is shown without it. Leave the tag out.`,
      ),
    ],
  );
});

test("A whole document of HTML within a file of Markdown shows what it holds too", () => {
  const page = render("<html>\n<body>\n<p>One</p>\n\nTwo\n\n</body>\n</html>\n", {}, {}, { file: "guides/start.md" });
  assert.equal(text(page.html), "One Two");
  assert.doesNotMatch(page.html, /<(?:html|body)\b/);
});

test("A line of prose that speaks of the first line of a document keeps it", () => {
  assert.match(render("Begin with <!DOCTYPE html> or so.\n").html, /Begin with &lt;!DOCTYPE html&gt; or so\./);
});

test("What is left out is told with another way to it", () => {
  const hint = (source: string) => render(source).diagnostics.map(({ code, hint }) => `${code}: ${hint}`);
  assert.match(hint('<meta name="robots" content="noindex" />\n')[0] ?? "", /unsafe-element: .*frontmatter.*noindex/);
  assert.match(hint('<object data="/a.pdf">\n</object>\n')[0] ?? "", /<iframe>/);
  assert.match(hint('<link rel="stylesheet" href="/a.css" />\n')[0] ?? "", /\.css files/);
  assert.doesNotMatch(hint("<template>\nx\n</template>\n")[0] ?? "", /\.css/);
});
