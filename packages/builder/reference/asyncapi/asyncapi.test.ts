import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";
import { assertHas, textOf } from "../testing.ts";
import { buildChannels, chat, lamps } from "./testing.ts";

test("a division with an AsyncAPI document has a page for each of its channels, by tag", async (t) => {
  const site = await buildChannels(t, chat, { navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] } });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    site.manifest.pages.map(({ path, title }) => [path, title]),
    [
      ["api-reference/talk/a-room", "A room"],
      ["api-reference/websockets/empty", "Empty"],
    ],
  );
  const html = site.text("api-reference/talk/a-room.html");
  const text = textOf(site, "api-reference/talk/a-room.html");
  assertHas(text, [
    "WSS wss://ws.shop.example/v1 /rooms/ {roomId}",
    "wss://test.shop.example",
    "For everyone",
    "X-Token",
    "Ask us",
    "Which room",
    "Send: What others say",
    "Receive: Say something",
    "Someone said something",
    "trace",
    "The words",
    "Picture",
    "Bindings: ws",
    "Hello there",
  ]);
  assert.match(html, /<em>talk<\/em>/, "Markdown of a description is rendered");
  assert.doesNotMatch(text, /bindingVersion/);
  assert.match(site.text("api-reference/talk/a-room.md"), /Someone said something/);
});

test("AsyncAPI 2: what is published is received, what is subscribed to is sent", async (t) => {
  const site = await buildChannels(t, lamps, {
    navigation: { groups: [{ group: "Lamps", asyncapi: { source: "asyncapi.json", directory: "lamps" } }] },
  });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path),
    ["lamps/websockets/lights-measured"],
  );
  const text = textOf(site, "lamps/websockets/lights-measured.html");
  assertHas(text, [
    "MQTT mqtt://mqtt.shop.example:1883 /lights/ {id} /measured",
    "User name and password",
    "Of the lamp",
    "Receive: onMeasured",
    "Send: Turn on",
    "lumens",
    "broken",
    "Bindings: mqtt",
  ]);
});

test("a page names its channel in the frontmatter, with or without the document", async (t) => {
  const site = await buildChannels(
    t,
    chat,
    { navigation: { pages: ["a", "b", "c"] }, api: { asyncapi: "asyncapi.json" } },
    {
      "a.mdx": '---\ntitle: Own title\nasyncapi: "asyncapi.json room"\n---\n\nMy own words.\n',
      "b.mdx": '---\nasyncapi: "room"\n---\n',
      "c.mdx": '---\ntitle: C\nasyncapi: "asyncapi.json rooms"\n---\n',
    },
  );
  assert.deepEqual(site.complaints, ["c.mdx:3:1 unknown-operation"]);
  const own = textOf(site, "a.html");
  assert.match(own, /Own title/);
  assert.match(own, /My own words\./);
  assert.match(own, /Send: What others say/);
  assert.match(textOf(site, "b.html"), /A room .*Receive: Say something/);
});

test("a document is found when no page names it, and one that cannot be read says where", async (t) => {
  const found = await buildChannels(
    t,
    chat,
    { navigation: { pages: ["b"] } },
    { "b.mdx": "---\nasyncapi: room\n---\n" },
  );
  assert.deepEqual(found.complaints, []);
  const broken = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "mint",
        colors: { primary: "#123456" },
        navigation: { pages: ["a", { group: "G", asyncapi: "broken.yaml" }] },
      }),
      "a.mdx": "Fine",
      "broken.yaml": "asyncapi: 3.0.0\nchannels: [\n",
    }),
  );
  assert.ok(broken.complaints.includes("broken.yaml:3:1 unreadable-specification"), broken.complaints.join());
  assert.ok(broken.manifest.files["a.html"], "the other pages are built");
});

test("no document of channels can put a script into a page or make a page without end", async (t) => {
  const hostile = {
    asyncapi: "3.0.0",
    info: { title: "<script>alert(1)</script>", version: "1" },
    servers: { a: { host: "x", protocol: "javascript", description: "<img src=x onerror=alert(1)>" } },
    channels: {
      loop: {
        address: "javascript:alert(1)",
        title: "<script>alert(1)</script>",
        messages: { m: { payload: { $ref: "#/components/schemas/Loop" } } },
      },
      self: { $ref: "#/channels/self" },
    },
    components: { schemas: { Loop: { type: "object", properties: { next: { $ref: "#/components/schemas/Loop" } } } } },
  };
  const site = await buildChannels(t, hostile, { navigation: { pages: [{ group: "G", asyncapi: "asyncapi.json" }] } });
  for (const { file } of site.manifest.pages) {
    assert.doesNotMatch(site.text(file), /<script>alert|onerror|href="javascript|href="javascript/);
  }
});

test("a channel whose address only a running program knows (`null`) is given none", async (t) => {
  const payload = { type: "object", properties: { word: { type: "string", description: "What is said" } } };
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Events", version: "1" },
    servers: { main: { host: "ws.shop.example", protocol: "wss" } },
    channels: {
      inbox: { address: null, messages: { said: { payload } } },
      list: { messages: { said: { payload } } },
    },
  };
  const site = await buildChannels(t, document, {
    navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] },
  });
  assert.deepEqual(site.complaints, []);
  const inbox = textOf(site, "api-reference/websockets/inbox.html");
  assertHas(inbox, ["WSS wss://ws.shop.example ", "What is said"]);
  const place = '<span class="lc-endpoint-path">wss://ws.shop.example</span>';
  const html = site.text("api-reference/websockets/inbox.html");
  assert.ok(html.includes(place), "a phone has room for paths alone");
  assert.doesNotMatch(inbox, /example ?\/ ?inbox/);
  assertHas(textOf(site, "api-reference/websockets/list.html"), ["WSS wss://ws.shop.example /list"]);
});
