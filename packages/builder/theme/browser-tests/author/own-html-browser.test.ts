/** HTML that an author writes looks like the text around it, also where a style or a class says something of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

const content = `---
title: Own
---

See [usual](/other), <a href="/other" id="styled" style={{ marginLeft: 6 }}>styled</a> or <a href="/other" id="red" style={{ color: "red" }}>red</a>.

<a href="/other" id="box" className="link block border p-4"><div>Box</div></a>

<a href="/other" id="head" style={{ display: "block" }}><h3>Head</h3></a>

<p className="not-prose"><a href="/other" id="bare" style={{ marginLeft: 6 }}>bare</a></p>

<div className="not-prose"><p id="close" style={{ color: "red" }}>No margin of ours.</p></div>

<pre id="top">top</pre>

- item

  <pre id="inner" style={{ opacity: 1 }}>inner</pre>

<div className="not-prose"><pre id="own-frame">own</pre></div>

\`\`\`
fenced
\`\`\`

<details id="plain"><summary>Plain</summary>Inside.</details>

<details id="spaced" style={{ marginTop: 40 }}><summary>Spaced</summary>Inside.</details>

<details id="dressed" className="my-8"><summary>Dressed</summary>Inside.</details>

<details className="my-8" id="unmarked"><summary className="list-none">Unmarked</summary>Inside.</details>

<details id="headed"><summary><h3>Headed</h3></summary>Inside.</details>

<Accordion title="Ours">Inside.</Accordion>

<Steps><Step title="One">

- first <ul id="deep"><li>second</li></ul>

</Step></Steps>

<ul className="list-none" id="none"><li>x</li></ul>
`;

test("a style on a link, a list, a frame or a disclosure leaves it what it is", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": content, "other.mdx": "Other.", "a.svg": picture });
  const styleOf = (selector: string, name: string, part = "null") =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector(${JSON.stringify(selector)}), ${part}).getPropertyValue("${name}")`,
    );
  const line = "text-decoration-line";
  assert.equal(await styleOf("#styled", line), "underline");
  assert.equal(await styleOf("#styled", "color"), await styleOf(".mdx-content p > a", "color"));
  assert.equal(await styleOf("#styled", "margin-left"), "6px");
  assert.equal(await styleOf("#red", "color"), "rgb(255, 0, 0)");
  for (const bare of ["#bare", "#box", "#head"]) assert.equal(await styleOf(bare, line), "none", bare);
  assert.equal(await styleOf("#close", "margin-top"), "0px");

  for (const framed of ["#top", "#inner"]) assert.equal(await styleOf(framed, "border-top-width"), "1px", framed);
  for (const bare of ["#own-frame", ".code-block pre"])
    assert.equal(await styleOf(bare, "border-top-width"), "0px", bare);

  assert.equal(await styleOf("#spaced", "margin-top"), "40px");
  const marked = async (place: string) => (await styleOf(`${place} > summary`, "list-style-type")) !== "none";
  for (const place of ["#plain", "#spaced", "#dressed"]) assert.ok(await marked(place), place);
  for (const place of ["#unmarked", ".accordion"]) assert.ok(!(await marked(place)), place);

  const height = (place: string) =>
    page.evaluate<number>(`document.querySelector("${place} > summary").getBoundingClientRect().height`);
  assert.ok((await height("#headed")) < 1.5 * (await height("#plain")), "a heading stands beside its sign");

  assert.equal(await styleOf(".step ul", "list-style-type"), "disc");
  assert.equal(await styleOf("#deep", "list-style-type"), "disc");
  assert.equal(await styleOf("#none", "list-style-type"), "none");
});
