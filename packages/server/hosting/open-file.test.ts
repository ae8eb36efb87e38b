import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { after, test } from "node:test";
import type { SiteFile } from "@lectern/contract";
import { createTestApi } from "../http/testing.ts";
import { storeContent } from "../storage/index.ts";
import { openFile } from "./open-file.ts";

const api = await createTestApi({ plugins: [] });
after(() => api.close());
const { blobs } = api.services;

async function stored(...texts: string[]): Promise<SiteFile> {
  const contents = texts.map((text) => ({
    sha256: createHash("sha256").update(text).digest("hex"),
    bytes: Buffer.from(text),
  }));
  await storeContent(api.services, contents);
  const pieces = contents.map(({ sha256, bytes }) => ({ sha256, size: bytes.length }));
  return { sha256: "0".repeat(64), size: texts.join("").length, type: "text/plain", pieces };
}

test("every range of a file in pieces is what it is of their text", async () => {
  const texts = ["abc", "d", "efgh"];
  const file = await stored(...texts);
  const text = texts.join("");
  assert.equal((await buffer(await openFile(blobs, file))).toString(), text);
  for (let start = 0; start < text.length; start++) {
    for (let end = start; end < text.length; end++)
      assert.equal((await buffer(await openFile(blobs, file, { start, end }))).toString(), text.slice(start, end + 1));
  }
});

test("a piece that is gone ends the stream with an error, never with less", async () => {
  const file = await stored("one", "two");
  const gone = { ...file, pieces: [...(file.pieces ?? []), { sha256: "1".repeat(64), size: 3 }], size: 9 };
  await assert.rejects(async () => buffer(await openFile(blobs, gone)), /not in the blob store/);
  const lost = { sha256: "1".repeat(64), size: 3, type: "text/plain" };
  await assert.rejects(openFile(blobs, lost), /not in the blob store/);
});
