import assert from "node:assert/strict";
import { test } from "node:test";
import type { Specification } from "../specification/load-specification.ts";
import { assertHas, textOf } from "../testing.ts";
import { channelNames, channelOf } from "./channels.ts";
import { tooManyChannels } from "./index-channels.ts";
import { buildChannels } from "./testing.ts";

const navigation = { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] };
const more = "More is not shown here: see the specification";
const many = <Value>(count: number, make: (index: number) => Value) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, make(index)]));

test("wherever the page of a channel shows only the first of many, it says that there is more", async (t) => {
  const channel = { $ref: "#/channels/notes" };
  const message = (name: string) => ({ name, payload: { type: "string" } });
  const build = async (rest: object, operations: object = {}, beside: object = {}) => {
    const document = {
      asyncapi: "3.0.0",
      info: { title: "Notes", version: "1" },
      channels: { notes: { address: "notes", ...rest } },
      operations,
      ...beside,
    };
    return textOf(await buildChannels(t, document, { navigation }), "api-reference/websockets/notes.html");
  };
  const count = (page: string) => page.split(more).length - 1;
  assert.equal(
    count(
      await build(
        {},
        many(201, () => ({ action: "send", channel, messages: [] })),
      ),
    ),
    1,
  );
  const host = { host: "a.example", protocol: "wss" };
  assert.equal(count(await build({}, {}, { servers: many(61, () => host) })), 1);
  assert.equal(count(await build({ bindings: many(21, () => ({ x: 1 })) })), 1);
  assert.equal(count(await build({ bindings: { kafka: many(101, (at) => at) } })), 1);
  assertHas(await build({ bindings: { kafka: { list: Array.from({ length: 101 }, (_, at) => at) } } }), [", 99 , …"]);
  // Beside the page, and in it.
  assert.equal(count(await build({ messages: many(201, (at) => message(`m${at}`)) })), 2);
  const examples = Array.from({ length: 11 }, (_, at) => ({ name: `e${at}`, payload: `p${at}` }));
  assert.equal(count(await build({ messages: { one: { ...message("one"), examples } } })), 1);
});

test("that channels have no pages is told where there are more than get one", () => {
  assert.deepEqual(tooManyChannels("a.yaml", 5000), []);
  const [told] = tooManyChannels("a.yaml", 5002);
  assert.match(told?.message ?? "", /2 channels more than the 5000/);
});

test("M05: many channels with as many operations and servers take a time that grows with them, not with their square", async () => {
  const seconds = async (count: number) => {
    const channels = many(count, (at) => ({ address: `a${at}`, servers: [{ $ref: `#/servers/k${at}` }] }));
    const operations = many(count, (at) => ({
      action: "send",
      channel: { $ref: `#/channels/k${at}` },
      traits: [{ bindings: { ws: { method: "GET" } } }],
    }));
    const servers = many(count, (at) => ({ host: `h${at}.example`, protocol: "wss" }));
    const parts = Object.entries({ channels, servers });
    const targets = new Map(
      parts.flatMap(([key, all]) => Object.entries(all).map(([name, one]) => [`#/${key}/${name}`, one] as const)),
    );
    const root = { asyncapi: "3.0.0", servers, channels, operations };
    const specification = { root, targets } as unknown as Specification;
    const start = process.cpuUsage();
    const names = channelNames(specification);
    for (const name of names) assert.equal(channelOf(specification, name)?.content.operations.length, 1);
    return process.cpuUsage(start).user / 1e6;
  };
  await seconds(500);
  const [few, most] = [await seconds(500), await seconds(4000)];
  assert.ok(most < Math.max(few * 40, 0.5), `${few} s, then ${most} s`);
});
