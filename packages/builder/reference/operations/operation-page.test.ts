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
  assert.match(moor, /<p>The harbour master is told\.<\/p>.*<li>a tug<\/li>.*<p>Costs by the <strong>hour/s);
  const cast = site.text("cast.html");
  assert.match(cast, /<h1 id="page-title">Cast off</);
  assert.match(cast, /<meta name="description" content="The berth is free then\."/);
});
