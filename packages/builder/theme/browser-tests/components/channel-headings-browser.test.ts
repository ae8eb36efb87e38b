import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("the parts of a channel's page have headings of one size, whatever stands below them", async (t) => {
  const message = { payload: { type: "object", properties: { lux: { type: "integer" } } } };
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "Lamps",
      theme: "mint",
      colors: { primary: "#0d7a5f" },
      navigation: { groups: [{ group: "Events", asyncapi: "asyncapi.json" }] },
    }),
    "asyncapi.json": JSON.stringify({
      asyncapi: "2.6.0",
      info: { title: "Lamps", version: "1" },
      servers: { broker: { url: "mqtt://mqtt.example", protocol: "mqtt", description: "Ours." } },
      channels: {
        lamps: {
          subscribe: { message },
          publish: { summary: "Dim", description: "Says how bright.\n\n## Of the author\n\nWords.", message },
          bindings: { ws: { method: "GET" } },
        },
      },
    }),
  });
  const sizes = await page.evaluate<[string, string][]>(
    `[...document.querySelectorAll("#content h2")].map((one) => [one.textContent, getComputedStyle(one).fontSize])`,
  );
  const sizeOf = new Map(sizes);
  const own = sizeOf.get("Of the author");
  sizeOf.delete("Of the author");
  assert.deepEqual([...sizeOf.keys()], ["Servers", "Send", "Receive: Dim", "Bindings"]);
  assert.equal(new Set(sizeOf.values()).size, 1, JSON.stringify(sizes));
  assert.notEqual(own, sizeOf.get("Send"));
});
