import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";
import { buildApi, users } from "../testing.ts";

test("a page with `api` in its frontmatter begins with its endpoint", async (t) => {
  const site = await buildApi(
    t,
    users,
    { pages: ["pay"] },
    { "pay.mdx": "---\ntitle: Pay\napi: POST https://pay.example/v2/pay\nauthMethod: bearer\n---\nWords\n" },
  );
  assert.match(site.text("pay.html"), /data-copy="https:\/\/pay\.example\/v2\/pay"/);
  const order = /Words.*'Authorization: Bearer <token>'.*## Authorizations.*`Bearer <token>`/s;
  assert.match(site.text("pay.md"), order);
});

const fields = `Makes a bill.

<Note>In euros.</Note>

## Body

<ParamField path="shop" type="string" required>Which</ParamField>
<ParamField query="dry" type="boolean" required>Try only</ParamField>
<ParamField header="X-Trace" type="string" required>A name</ParamField>
<ParamField body="total" type="number" required>Sum</ParamField>
<ParamField body="parts" type="object[]">
  What it is for
  <Expandable title="part">
    <ParamField body="count" type="integer" default="2" />
    <ParamField body="parts[].price" type="integer" default="7" />
  </Expandable>
</ParamField>
<ParamField body="payer" type="object">Who</ParamField>
<ParamField body="payer.name" type="string">Called</ParamField>

<ResponseField name="id" type="string<uuid>">Its id</ResponseField>
<ResponseField name="lines" type="Line[]">All</ResponseField>
`;
const bill = (more = "", api: object = {}) => ({
  "docs.json": JSON.stringify({
    name: "Shop",
    theme: "mint",
    colors: { primary: "#0a6" },
    api: { mdx: { server: "https://pay.example", auth: { method: "key", name: "X-Key" } }, ...api },
    navigation: { pages: ["bill"] },
  }),
  "bill.mdx": `---\ntitle: Bill\napi: POST /{shop}/bills\n---\n\n${fields}${more}`,
});

test("a page with `api` shows a request and an answer that are made of its fields", async (t) => {
  const site = await build(t, folderOf(t, bill()));
  const markdown = site.text("bill.md");
  assert.deepEqual(
    [...markdown.matchAll(/^```(?:bash|json) (?:cURL|200)\n(.*?)^```/gms)].map(([, code]) => code),
    [
      `curl --request POST \\
  --url 'https://pay.example/{shop}/bills?dry=true' \\
  --header 'Content-Type: application/json' \\
  --header 'X-Key: <api-key>' \\
  --header 'X-Trace: <x-trace>' \\
  --data '
{
  "total": 123,
  "parts": [
    {
      "count": 2,
      "price": 7
    }
  ],
  "payer": {
    "name": "<string>"
  }
}
'
`,
      `{
  "id": "3c90c3cc-0d44-4b50-8888-8dd25736052a",
  "lines": [
    {}
  ]
}
`,
    ],
  );
  // The page's first words stand first, what lets a request in before its fields.
  assert.match(markdown, /Makes a bill.*In euros.*```bash cURL.*## Authorizations.*X-Key.*## Body/s);
  const order = /Makes a bill.*id="request-example".*id="response-example".*id="authorizations".*id="body"/s;
  assert.match(site.text("bill.html"), order);
});

test("places in an address that are written as `:name` are parameters", async (t) => {
  const source = `---\ntitle: Bill\napi: GET https://pay.example:8443/shops/:shop_id/bills/:id/lines:sum\n---\n\n<ParamField path="shop_id" type="string" />\n`;
  const site = await buildApi(t, users, { pages: ["bill"] }, { "bill.mdx": source });
  assert.match(
    site.text("bill.md"),
    /--url https:\/\/pay\.example:8443\/shops\/\{shop_id\}\/bills\/\{id\}\/lines:sum\n/,
  );
  assert.match(site.text("bill.html"), /"path":"\/shops\/\{shop_id\}\/bills\/\{id\}\/lines:sum"/);
});

test("what tabs tell of answers that are errors is no part of the answer that is made", async (t) => {
  const tab = (title: string, name: string) =>
    `<Tab title="${title}">\n<ResponseField name="${name}" type="string">Words</ResponseField>\n</Tab>`;
  const tabs = [tab("200", "bill"), tab("422 Unprocessable", "field"), tab("Error", "cause"), tab("4XX", "code")];
  const source = `---\ntitle: Bill\napi: GET https://pay.example/bill\n---\n\n<Tabs>\n${tabs.join("\n")}\n</Tabs>\n`;
  const site = await buildApi(t, users, { pages: ["bill"] }, { "bill.mdx": source });
  assert.match(site.text("bill.md"), /```json 200\n\{\n {2}"bill": "<string>"\n\}\n```/);
});

test("an author's own examples of an endpoint stand alone, and none are made where docs.json wants none", async (t) => {
  const own = "\n<RequestExample>\n```bash\nmine\n```\n</RequestExample>\n";
  const site = await build(t, folderOf(t, bill(own)));
  assert.equal(site.text("bill.html").match(/id="request-example"/g)?.length, 1);
  assert.doesNotMatch(site.text("bill.md"), /curl/);
  assert.match(site.text("bill.md"), /```json 200/);
  const none = await build(t, folderOf(t, bill("", { examples: { autogenerate: false } })));
  assert.doesNotMatch(none.text("bill.md"), /curl|```json 200/);
});

test("headings that say Request Example and Response Example are no examples", async (t) => {
  const headings = "\n## Request Example\n\nAs above.\n\n## Response Example\n\nAs below.\n";
  const site = await build(t, folderOf(t, bill(headings)));
  assert.match(site.text("bill.md"), /```bash cURL.*```json 200/s);
});

test("a server that ends with a slash and an endpoint that begins without one meet at one slash", async (t) => {
  const api = { mdx: { server: "https://pay.example/v2/" } };
  const config = {
    name: "Shop",
    theme: "mint",
    colors: { primary: "#0a6" },
    api,
    navigation: { pages: ["pay", "send"] },
  };
  const files = {
    "docs.json": JSON.stringify(config),
    "pay.mdx": "---\ntitle: Pay\napi: GET bills/{id}\n---\n",
    "send.mdx": "---\ntitle: Send\napi: POST /bills\n---\n",
  };
  const site = await build(t, folderOf(t, files));
  assert.match(site.text("pay.md"), /^GET https:\/\/pay\.example\/v2\/bills\/\{id\}$/m);
  assert.match(site.text("send.md"), /^POST https:\/\/pay\.example\/v2\/bills$/m);
});

test("fields of a page with `api` stand below headings that say where they are sent, unless the author wrote some", async (t) => {
  const own = `Makes it.

<ParamField path="id" type="string" required>The id</ParamField>
<ParamField query="limit" type="integer">How many</ParamField>

<ParamField body="name" type="string">
  Name
</ParamField>
<ResponseField name="done" type="boolean">Whether</ResponseField>

## Errors

<ParamField query="late">Late</ParamField>
`;
  const page = (text: string) => `---\ntitle: Bill\napi: POST /bills/{id}\nauthMethod: bearer\n---\n\n${text}`;
  const headings = async (text: string) => {
    const site = await build(t, folderOf(t, { ...bill(), "bill.mdx": page(text) }));
    return [...site.text("bill.html").matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
  };
  const places = ["path-parameters", "query-parameters", "body", "response", "errors"];
  assert.deepEqual(await headings(own), ["authorizations", ...places]);
  assert.deepEqual(await headings(`## Mine\n\n${own}`), ["authorizations", "mine", "errors"]);
  const site = await build(t, folderOf(t, { ...bill(), "bill.mdx": page(own) }));
  const titles = [...site.text("bill.md").matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  assert.deepEqual(titles, ["Authorizations", "Path Parameters", "Query Parameters", "Body", "Response", "Errors"]);
  const mixed = own.replace("## Errors", "");
  assert.deepEqual(await headings(mixed), ["authorizations"]);
});

test("an endpoint that takes a file, or whose page says another media type, is asked that way", async (t) => {
  const curlOf = async (head: string, body: string) => {
    const page = `---\ntitle: Bill\napi: POST /bills\n${head}---\n\n${body}`;
    const site = await build(t, folderOf(t, { ...bill(), "bill.mdx": page }));
    return /^```bash cURL\n(.*?)^```/ms.exec(site.text("bill.md"))?.[1] ?? "";
  };
  const name = '<ParamField body="name" type="string" required>Whose</ParamField>\n';
  const file = '<ParamField body="scan" type="file" required>The bill</ParamField>\n';
  const files = file.replace("file", "file[]");
  for (const one of [file, files]) {
    const sample = await curlOf("", name + one);
    assert.match(sample, /--form-string 'name=<string>'/);
    assert.match(sample, /--form 'scan=@example-file'/);
    assert.doesNotMatch(sample, /application\/json|--data/);
  }
  assert.match(await curlOf("contentType: multipart/form-data\n", name), /--form-string 'name=<string>'/);
  assert.match(
    await curlOf("contentType: application/x-www-form-urlencoded\n", name),
    /Content-Type: application\/x-www-form-urlencoded'.*--data-urlencode 'name=<string>'/s,
  );
  // What is no media type says nothing.
  assert.match(await curlOf("contentType: file\n", name), /Content-Type: application\/json/);
});

test("a socket has its address, its fields and what it says, and no request", async (t) => {
  const page = (api: string) =>
    `---\ntitle: Live\napi: ${api}\n---\n\n<ParamField query="room" type="string" required>Which</ParamField>\n<ResponseField name="said" type="string">Words</ResponseField>\n`;
  const apis = {
    one: "WSS wss://pay.example/live/{id}",
    two: "GET wss://pay.example/live/{id}",
    three: "WEBSOCKET /live/{id}",
  };
  const files = Object.fromEntries(Object.entries(apis).map(([name, api]) => [`${name}.mdx`, page(api)]));
  const site = await build(t, folderOf(t, { ...bill(), ...files }));
  assert.deepEqual(site.complaints, []);
  for (const name of Object.keys(apis)) {
    const html = site.text(`${name}.html`);
    assert.match(html, /data-copy="wss:\/\/pay\.example\/live\/\{id\}"/);
    assert.match(html, /lc-endpoint-server">wss:/);
    assert.doesNotMatch(html, /lc-playground-data/);
    const markdown = site.text(`${name}.md`);
    assert.doesNotMatch(markdown, /curl|```json 200/);
    assert.match(markdown, /```json Message\n\{\n {2}"said"/);
  }
});

test("an endpoint of which nobody says where it is asked is told, once for all of them", async (t) => {
  const page = (api: string) => `---\ntitle: One\napi: ${api}\n---\n`;
  const files = { "a.mdx": page("GET /a"), "b.mdx": page("GET /b"), "c.mdx": page("GET https://pay.example/c") };
  const told = async (api: object) => {
    const site = await build(t, folderOf(t, { ...bill("", api), ...files }));
    return site.report.diagnostics.map(({ code, file, message }) => [code, file, message]);
  };
  const message = 'No server is known for "GET /a" of a.mdx and 2 more: samples ask https://api.example.com';
  assert.deepEqual(await told({ mdx: {} }), [["unserved-endpoint", "docs.json", message]]);
  // A host alone is one of the web.
  assert.deepEqual(await told({ mdx: { server: "pay.example" } }), []);
});
