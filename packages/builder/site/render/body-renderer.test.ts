import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import * as reference from "../../reference/index.ts";
import { openTree } from "../../source/tree/open-tree.ts";
import { folderOf } from "../../test/build-fixture.ts";
import { BodyRenderer } from "./body-renderer.ts";
import type { BodyRequest } from "./body-request.ts";
import { plainSettings } from "./testing.ts";

const settings = { ...plainSettings, variables: { name: "Acme" } };

const texts: Record<string, string> = {
  plain: '---\ntitle: "Plain"\n---\n\n## Head\n\nText of {{name}}, {frontmatter.title}.\n\n```ts\nconst a = 1;\n```\n',
  "an anchor": "## Head\n\nSee [above](#head) and [all](/v1/page#head) and [none](#none).\n",
  "a relative link": "[next](./other) and <a href='other'>more</a>\n",
  "a link to itself": "[with a query](?q=1)\n",
  "an absolute link": "[next](/v1/other) [elsewhere](https://example.com)\n",
  "a relative picture": "![Alt](picture.svg)\n",
  "an absolute picture": '<img src="/v1/picture.svg" alt="Alt" />\n',
  "a relative import": 'import Part from "./part.mdx";\n\n<Part />\n',
  "an address from a relative import": 'import picture from "./picture.svg";\n\n<img src={picture} alt="" />\n',
  "an absolute import": 'import Part from "/snippets/part.mdx";\n\n<Part />\n\n<Snippet file="part.mdx" />\n',
  "a fault": "<Unknown />\n\nText.\n",
  "a style": '<div style={{ backgroundImage: "url(picture.svg)", color: "red" }}>Text</div>\n',
  "a component with state":
    'import { useState } from "react";\n\nexport const Counter = () => {\n  const [n, set] = useState(0);\n  return <button onClick={() => set(n + 1)}>{n}</button>;\n};\n\n<Counter />\n',
};

const picture = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path d="M0 0h9"/></svg>`;

function places(t: TestContext, text: string) {
  const directory = folderOf(t, {
    "v1/page.mdx": text,
    "v2/page.mdx": text,
    "v2/index.mdx": text,
    "v2/page.md": text,
    "v1/other.mdx": "Other\n",
    "v1/picture.svg": picture(10),
    "v2/picture.svg": picture(20),
    "v1/part.mdx": "The first, see [other](other).\n",
    "v2/part.mdx": "The second.\n",
    "snippets/part.mdx": "Shared, see [other](./other).\n",
  });
  const tree = openTree({ directory });
  const read: string[] = [];
  const watched = {
    ...tree,
    files: tree.files,
    read(path: string) {
      read.push(path);
      return tree.read(path);
    },
  };
  const requests = ["v1/page.mdx", "v2/page.mdx", "v2/index.mdx", "v2/page.md"].map(
    (file): BodyRequest => ({
      file,
      href: `/${file.replace(/(?:\/index)?\.mdx?$/, "")}`,
      title: `Title of ${file}`,
      description: null,
      keywords: [],
    }),
  );
  return { renderer: () => new BodyRenderer(watched, tree.byPath, settings, reference), requests, read };
}

for (const [name, text] of Object.entries(texts))
  test(`a text with ${name} that stands in several places is in each what it would be alone`, (t) => {
    const { renderer, requests } = places(t, text);
    const together = renderer();
    for (const request of [...requests, ...requests.toReversed()]) {
      const body = together.render(request);
      assert.deepEqual(body, renderer().render(request), request.file);
      const coloured = { ...request, ...together.colour(request.file) };
      assert.deepEqual(together.render(coloured), body, `${request.file}, coloured ahead`);
      assert.deepEqual(renderer().colour(request.file), together.colour(request.file));
    }
  });

test("a link to a place on the page itself is one, whatever signs the page's address has", (t) => {
  const directory = folderOf(t, { "c#/page.mdx": "[Up](#head)\n" });
  const tree = openTree({ directory });
  const request = { file: "c#/page.mdx", href: "/c#/page", title: "C#", description: null, keywords: [] };
  const { record } = new BodyRenderer(tree, tree.byPath, settings, reference).render(request);
  assert.match(record.references, /^p\t\/c#\/page#head\t/);
});

test("a text that says nothing of where it stands is rendered once for pages that follow each other", (t) => {
  const { plain = "" } = texts;
  const { renderer, requests, read } = places(t, plain);
  const together = renderer();
  const [first, second, index, markdown] = requests.map((request) => together.render(request).record.diagnostics);
  assert.ok(first === second && second === index, "the same content");
  assert.notEqual(markdown, first, "Markdown is read in another way");
  assert.deepEqual(
    read,
    requests.map(({ file }) => file),
    "each is looked at, since it may have gone",
  );
});
