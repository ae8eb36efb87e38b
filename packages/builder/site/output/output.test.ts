import assert from "node:assert/strict";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { allBlobs } from "@lectern/contract/site/manifest";
import { folderOf, temporaryFolder } from "../../test/build-fixture.ts";
import { sha256 } from "../../text/hashes.ts";
import { buildSite } from "../build-site.ts";
import { folderSink } from "./folder-sink.ts";

const names = Array.from({ length: 100 }, (_, index) => `page-${index}`);
const site = {
  "docs.json": JSON.stringify({
    name: "Site",
    theme: "mint",
    colors: { primary: "#0055aa" },
    navigation: { pages: names },
  }),
  ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `# ${name}\n\nText of ${name}.\n`])),
};

test("the output has every blob of a site, of which it shares those that the cache keeps too", async (t) => {
  const work = temporaryFolder(t);
  const [cache, blobs] = [join(work, "cache"), join(work, "blobs")];
  const build = async () => {
    const output = folderSink(blobs);
    const result = await buildSite({
      source: { directory: folder },
      cache,
      output,
      partsOnly: true,
      preview: null,
      origin: null,
      threads: 0,
    });
    output.close();
    assert.ok(result.manifest);
    const again = folderSink(blobs);
    for (const blob of allBlobs(result.manifest)) assert.equal(sha256(again.read(blob.sha256)), blob.sha256);
    again.close();
    return result;
  };
  const folder = folderOf(t, site);
  const { manifest } = await build();
  const packs = (of: string) => readdirSync(of).filter((name) => name.endsWith(".pack"));
  const nodes = (of: string) => packs(of).map((name) => statSync(join(of, name)).ino);
  const [shared] = nodes(join(cache, "chunks"));
  assert.ok(shared !== undefined && nodes(blobs).includes(shared));
  const names = readdirSync(blobs).sort();
  // What the cache has of earlier builds is put again where the output has lost it.
  rmSync(blobs, { recursive: true });
  assert.deepEqual((await build()).manifest, manifest);
  // And an output that has everything is left as it is.
  const known = readdirSync(blobs).sort();
  rmSync(cache, { recursive: true });
  assert.deepEqual((await build()).manifest, manifest);
  assert.deepEqual(readdirSync(blobs).sort(), known);
  assert.notDeepEqual(known, names);
});
