import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, openapi, users } from "../testing.ts";

test("x-mint gives an operation's page its address, its head and text before the reference", async (t) => {
  const site = await buildApi(t, users, { groups: [{ group: "API", pages: ["openapi.json GET /moved"] }] });
  const page = site.text("elsewhere/here.html");
  assert.match(page, /<h1 id="page-title">Moved away/);
  assert.match(page, /Before you call.*Careful.*id="response"/s);
});

test("frontmatter makes a written page the reference of an operation, a webhook or a schema", async (t) => {
  const specification = {
    ...users,
    webhooks: {
      userCreated: {
        post: {
          summary: "User created",
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/User" } } } },
        },
      },
    },
  };
  const site = await buildApi(
    t,
    specification,
    { pages: ["list", "hook", "user"] },
    {
      "list.mdx":
        '---\nopenapi: "get /users/"\n---\nOwn words.\n\n<RequestExample>\n```bash mine\ncall me\n```\n</RequestExample>\n',
      "hook.mdx": '---\nopenapi: "openapi.json webhook userCreated"\n---\n',
      "user.mdx": "---\nopenapi-schema: User\n---\n",
    },
  );
  const list = site.text("list.html");
  assert.match(list, /lc-endpoint.*Own words\./s);
  assert.match(list, /data-tab="mine"/);
  assert.doesNotMatch(list, /data-tab="cURL"/);
  assert.match(site.text("hook.html"), /data-method="webhook".*id="payload".*lc-field-name">name/s);
  assert.match(site.text("user.html"), /id="attributes".*lc-field-name">id/s);
  assert.deepEqual(site.complaints, []);
});

test("the title that an author gives a page names it in the navigation, before the short one of the specification", async (t) => {
  const metadata = { title: "All ships of the harbour", sidebarTitle: "Ships" };
  const specification = openapi({ "/ships": { get: { summary: "List", "x-mint": { metadata }, responses: {} } } });
  const site = await buildApi(
    t,
    specification,
    { groups: [{ group: "API", pages: ["titled", "bare", "GET /ships"] }] },
    {
      "titled.mdx": "---\ntitle: Which ships are in\nopenapi: GET /ships\n---\n",
      "bare.mdx": "---\nopenapi: GET /ships\n---\n",
    },
  );
  const [sidebar = ""] = /<div id="sidebar-content">.*?id="content-area"/s.exec(site.text("titled.html")) ?? [];
  const names = [...sidebar.matchAll(/(Which ships are in|Ships|All ships of the harbour)</g)].map(([, name]) => name);
  assert.deepEqual(names, ["Which ships are in", "Ships", "Ships"]);
  assert.match(site.text("bare.html"), /<h1 id="page-title">All ships of the harbour/);
});

test("samples and answers stand behind the address of an operation, before what its page says itself", async (t) => {
  const page = '---\nopenapi: "get /users/"\n---\nOwn words.\n\n## More\n\nOther words.\n';
  const site = await buildApi(t, users, { pages: ["list"] }, { "list.mdx": page });
  assert.match(
    site.text("list.html"),
    /lc-endpoint.*id="request-example".*id="response-example".*Own words\..*id="more".*id="response"/s,
  );
  // Whoever reads the text alone is told what it is about first.
  assert.match(site.text("list.md"), /Own words\..*## More.*Other words\..*```bash cURL.*## Response/s);
});

test("a webhook has a page for each of its methods, and the one that is posted is the one its name means", async (t) => {
  const specification = {
    ...users,
    paths: {},
    webhooks: {
      changed: {
        get: { summary: "Verify", parameters: [{ name: "challenge", in: "query", schema: { type: "string" } }] },
        post: {
          summary: "Changed",
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/User" } } } },
        },
      },
    },
  };
  const site = await buildApi(
    t,
    specification,
    {
      groups: [
        { group: "Hooks", openapi: "openapi.json" },
        { group: "Own", pages: ["hook"] },
      ],
    },
    { "hook.mdx": '---\nopenapi: "openapi.json webhook changed"\n---\n' },
  );
  assert.match(site.text("api-reference/changed.html"), /data-method="webhook".*lc-field-name">name/s);
  assert.match(site.text("api-reference/verify.html"), /data-method="webhook".*lc-field-name">challenge/s);
  assert.match(site.text("hook.html"), /lc-field-name">name/);
  assert.match(site.text("api-reference/verify.md"), /"changed": \{\n\s*"get"/);
  assert.deepEqual(site.complaints, []);
});

test("webhooks have pages under the older name that documents of OpenAPI 3.0 give them, too", async (t) => {
  const hook = (summary: string) => ({ post: { summary, responses: {} } });
  const webhooks = { "pet.fed": hook("Fed") };
  const older = { description: "How they are signed", "pet.fed": hook("Fed before"), "pet.born": hook("Born") };
  const specification = { ...openapi({}, { webhooks, "x-webhooks": older }), openapi: "3.0.3" };
  const site = await buildApi(t, specification, { tabs: [{ tab: "API", openapi: "openapi.json" }] });
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path),
    ["api-reference/fed", "api-reference/born"],
  );
  assert.match(site.text("api-reference/born.md"), /"webhooks": \{\s*"pet\.born"/);
});

test("a webhook asks for what it says itself, not for what the API asks of whoever calls it", async (t) => {
  const hook = (own: object) => ({ post: { summary: "Called", responses: { 200: { description: "heard" } }, ...own } });
  const specification = openapi(
    {},
    {
      security: [{ token: [] }],
      components: {
        securitySchemes: {
          token: { type: "http", scheme: "bearer" },
          signature: { type: "apiKey", in: "header", name: "X-Signature" },
        },
      },
      webhooks: { open: hook({}), signed: hook({ security: [{ signature: [] }] }) },
    },
  );
  const site = await buildApi(
    t,
    specification,
    { pages: ["open", "signed"] },
    {
      "open.mdx": '---\nopenapi: "openapi.json webhook open"\n---\n',
      "signed.mdx": '---\nopenapi: "openapi.json webhook signed"\n---\n',
    },
  );
  assert.match(site.text("signed.html"), /X-Signature/);
  assert.doesNotMatch(site.text("signed.html"), /Bearer/);
  assert.doesNotMatch(site.text("open.html"), /Authorization|Bearer/);
  assert.deepEqual(site.complaints, []);
});

test("methods of a webhook that say nothing of themselves have a page each, too", async (t) => {
  const hook = (description: string) => ({ responses: { 200: { description } } });
  const site = await buildApi(t, openapi({}, { webhooks: { pet: { post: hook("heard"), delete: hook("gone") } } }), {
    tabs: [{ tab: "API", openapi: "openapi.json" }],
  });
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("api-reference/pet.html"), /heard/);
  assert.match(site.text("api-reference/pet-1.html"), /gone/);
});

test("the first paragraph of a summary is the title of its page, and the others are said before its description", async (t) => {
  const summary = "Moor a ship\nat a berth.\n\nThe harbour master is told.\n\n- a pilot\n- a tug";
  const responses = { 200: { description: "Fine" } };
  const specification = openapi({
    "/moor": { post: { summary, description: "Costs by the **hour**.", responses } },
    "/cast": { post: { summary: "Cast off\r\n\r\nThe berth is free then.", responses } },
  });
  const site = await buildApi(
    t,
    specification,
    { pages: ["moor", "cast"] },
    {
      "moor.mdx": "---\nopenapi: openapi.json POST /moor\n---\n",
      "cast.mdx": "---\nopenapi: openapi.json POST /cast\n---\n",
    },
  );
  const moor = site.text("moor.html");
  assert.match(moor, /<h1 id="page-title">Moor a ship at a berth\.</);
  assert.match(moor, /lc-description">The harbour master is told\.<.*<li>a tug<\/li>.*<p>Costs by the <strong>hour/s);
  const cast = site.text("cast.html");
  assert.match(cast, /<h1 id="page-title">Cast off</);
  assert.match(cast, /<meta name="description" content="The berth is free then\."/);
});

test("what an operation says of itself stands above its address: a first paragraph as the page's description", async (t) => {
  const responses = { 200: { description: "Fine" } };
  const link = "[berth](https://harbour.example/berths)";
  const specification = openapi({
    "/moor": {
      post: { summary: "Moor", description: `Moors a ship at a ${link},\nby its **name** or \`id\`.`, responses },
    },
    "/cast": { post: { summary: "Cast", description: "Casts off.\n\n**Costs:**\n- `berth`: an hour\n", responses } },
    "/load": { post: { summary: "Load", description: "\n\nLoads.\n\n    crate one\n\nThen casts off.", responses } },
    "/dock": { post: { summary: "Dock", description: "- a pilot\n- a tug\n\nBoth are told.", responses } },
  });
  const site = await buildApi(t, specification, { pages: ["POST /moor", "POST /cast", "POST /load", "POST /dock"] });
  const moor = site.text("api-reference/moor.html");
  assert.match(moor, /<meta name="description" content="Moors a ship at a berth, by its name or id\."/);
  assert.match(
    moor,
    /lc-description">Moors a ship at a <a [^>]*>berth<\/a>, by its <strong>name<\/strong> or <code>id<\/code>\.</,
  );
  assert.match(site.text("api-reference/moor.md"), /# Moor\n\n> Moors a ship .*\n\n```http\nPOST/);
  const cast = site.text("api-reference/cast.html");
  assert.match(
    cast,
    /lc-description">Casts off\.<.*<strong>Costs:<\/strong>.*<code>berth<\/code>: an hour<.*lc-endpoint"/s,
  );
  assert.equal(cast.match(/lc-description">|<p>Casts off/g)?.length, 1);
  assert.match(site.text("api-reference/dock.html"), /<li>a pilot<\/li>.*<p>Both are told\.<\/p>.*lc-endpoint"/s);
  const load = site.text("api-reference/load.html");
  assert.match(
    load,
    /lc-description">Loads\.<.*<pre[^>]*><code>crate one\n*<\/code>.*<p>Then casts off\.<\/p>.*lc-endpoint"/s,
  );
  assert.match(site.text("llms.txt"), /Casts off\./);
});

test("a first paragraph that the head of a page could not show as it is meant stays with the text below it", async (t) => {
  const responses = { 200: { description: "Fine" } };
  const paragraphs = [
    "A <b>bold</b> ship.",
    "See [it](#operation/b).",
    "# Ship",
    "1. Ship",
    "> Ship",
    "![Ship](a.png)",
    "A | b\n--|--",
    "~~Ship~~",
    "Ship &amp; tug",
    "Ship\n===",
    "\\*Ship",
    "{ship}",
    "A *bold* s*hip",
  ];
  const paths = Object.fromEntries(
    paragraphs.map((text, at) => [
      `/p${at}`,
      { get: { operationId: `p${at}`, summary: `P${at}`, description: `${text}\n\nMore.`, responses } },
    ]),
  );
  const site = await buildApi(t, openapi(paths), { pages: paragraphs.map((_, at) => `GET /p${at}`) });
  for (const [at, text] of paragraphs.entries()) {
    const page = site.text(`api-reference/p${at}.html`);
    assert.doesNotMatch(page, /lc-description/, text);
    assert.match(page, /<p>More\.<\/p>.*lc-endpoint"/s, text);
  }
});
