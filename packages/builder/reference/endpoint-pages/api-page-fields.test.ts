import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf, type TestScope } from "../../test/build-fixture.ts";

/** The page of an endpoint whose credentials docs.json names. */
function pageOf(test: TestScope, text: string, more: Record<string, string> = {}) {
  const config = {
    name: "Shop",
    theme: "mint",
    colors: { primary: "#0a6" },
    api: { mdx: { server: "https://pay.example", auth: { method: "bearer" } } },
    navigation: { pages: ["bill"] },
  };
  const page = `---\ntitle: Bill\napi: POST /bills/{id}\n---\n\n${text}`;
  return build(test, folderOf(test, { "docs.json": JSON.stringify(config), "bill.mdx": page, ...more }));
}

test("labels in bold above fields are the author's own headings", async (t) => {
  const site = await pageOf(
    t,
    `Makes it.

**Path**

Where it goes.

<ParamField path="id" type="string" required>The id</ParamField>

**Body:**

<ParamField body="name" type="string">Name</ParamField>

<ResponseField name="done" type="boolean">Whether</ResponseField>
`,
  );
  const headings = [...site.text("bill.html").matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
  assert.deepEqual(headings, ["authorizations", "response"]);
  // What lets a request in stands above the first of them.
  assert.match(site.text("bill.md"), /Makes it\..*## Authorizations.*\*\*Path\*\*.*\*\*Body:\*\*/s);
});

test("the author's own words on a header of the credentials stand alone", async (t) => {
  const own = '<ParamField header="authorization" type="string" required>Your key, after `Bearer`</ParamField>';
  const snippet = '<Snippet file="auth.mdx" />';
  for (const text of [
    own,
    `## Authorization\n\n${own}`,
    `<Accordion title="Headers">\n${own}\n</Accordion>`,
    snippet,
  ]) {
    const site = await pageOf(t, `Makes it.\n\n${text}\n`, { "snippets/auth.mdx": own });
    assert.doesNotMatch(site.text("bill.html"), /id="authorizations"/);
    assert.equal(site.text("bill.md").match(/--header '?authorization/gi)?.length, 1, text);
  }
  const trace = '<ParamField header="X-Trace" type="string">A name</ParamField>';
  const other = await pageOf(t, `${trace}\n\n${trace}`);
  assert.match(other.text("bill.html"), /id="authorizations"/);
});

test("a field without a name is the whole answer, and no part of one that has names", async (t) => {
  const nameless = '<ResponseField type="integer[]" required>The lengths</ResponseField>\n';
  const whole = await pageOf(t, nameless);
  assert.match(whole.text("bill.md"), /```json 200\n\[\n {2}123\n\]\n```/);
  const mixed = await pageOf(t, `${nameless}<ResponseField name="done" type="boolean">Whether</ResponseField>\n`);
  assert.match(mixed.text("bill.md"), /```json 200\n\{\n {2}"done": true\n\}\n```/);
});
