import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { generatePages } from "../content/generate-pages.ts";
import { findPeers, peersFolder } from "./find-peers.ts";
import type { Peer } from "./peer.ts";
import { readyPeer } from "./ready-peer.ts";

const peers = await findPeers();
const pages = generatePages(130);

/** The words of a text, whatever the syntax around them. */
const words = (text: string) => text.match(/[A-Za-z]{2,}/g) ?? [];

test("Those that the issue of speed is about are compared", () => {
  assert.deepEqual(
    peers.map(({ name }) => name),
    ["Docusaurus", "Hugo", "MkDocs", "Starlight", "VitePress"],
  );
});

for (const peer of peers) {
  test(`${peer.name} is given every page with its title and all of its text, notes in its own syntax`, () => {
    const files = peer.files(pages);
    for (const page of pages) {
      const text = files[peer.source(page)] ?? "";
      assert.ok(text.includes(`title: ${JSON.stringify(page.title)}`), page.path);
      assert.doesNotMatch(text, /<\/?Note>/);
      const own = words(text).join(" ");
      for (const block of page.body.split(/<\/?Note>/)) assert.ok(own.includes(words(block).join(" ")), page.path);
    }
  });

  test(`${peer.name} is told the navigation: every part and page of it`, () => {
    const settings = Object.entries(peer.files(pages)).filter(
      ([path]) => !pages.some((page) => peer.source(page) === path),
    );
    const text = settings.map(([path, file]) => `${path}\n${file}`).join("\n");
    for (const { part, section } of pages)
      assert.ok(text.includes(part) && text.includes(section), `${part}/${section}`);
  });

  const { program } = peer;
  if ("key" in program) {
    test(`${peer.name} is installed in exact versions`, () => {
      const { dependencies, overrides = {} } = JSON.parse(
        readFileSync(join(peersFolder, program.key, "package.json"), "utf8"),
      ) as Record<"dependencies" | "overrides", Record<string, string>>;
      assert.ok(dependencies[program.package]);
      for (const version of Object.values({ ...dependencies, ...overrides })) assert.match(version, /^\d+\.\d+\.\d+$/);
    });
  }
}

test("A tool that the machine has not is told in one line, not as a fault of a program", async () => {
  const peer: Peer = {
    name: "Nobody's",
    program: { command: ["no-such-builder", "build"], version: ["no-such-builder", "version"] },
    output: "out",
    source: ({ path }) => path,
    files: () => ({}),
  };
  await assert.rejects(readyPeer(peer, "/nowhere"), /^Error: no-such-builder is not installed on this machine$/);
});
