import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { pack } from "tar-stream";
import type { FilePiece } from "../site/build-options.ts";
import { gzipMember, ownPiece } from "./gzip-member.ts";
import { endOfArchive, tarPieces } from "./tar.ts";

const text = (name: string, length: number) => Buffer.from(`${name} and what stands around it. `.repeat(length));

test("pieces that files share and pieces of their own read as the bytes that they are, in any order", async () => {
  const shared: FilePiece[] = ["header", "navigation"].map((name) => ({ bytes: text(name, 300), isShared: true }));
  const [header, navigation] = shared as [FilePiece, FilePiece];
  const large = ownPiece(text("a long page", 40_000));
  for (const pieces of [
    [],
    [ownPiece(Buffer.alloc(0))],
    [header],
    [ownPiece(text("head", 3)), header, navigation, ownPiece(text("body", 900))],
    [header, header, large, navigation, large, ownPiece(text("foot", 1)), ownPiece(text("next", 1))],
    [navigation, ownPiece(text("header", 2000)), header],
  ]) {
    const member = await gzipMember(pieces);
    assert.ok(gunzipSync(member).equals(Buffer.concat(pieces.map(({ bytes }) => bytes))));
    assert.deepEqual(await gzipMember(pieces), member, "the same pieces are the same bytes");
  }
  const twice = Buffer.concat([await gzipMember([header]), await gzipMember([navigation])]);
  assert.ok(gunzipSync(twice).equals(Buffer.concat([header.bytes, navigation.bytes])));
});

test("headers are those that a tar library writes", async () => {
  for (const path of ["a", "guides/start.html", "x".repeat(100), `${"y/".repeat(60)}z`, "ünï/分支.html", "tab\there"]) {
    for (const size of [0, 1, 512, 70_000]) {
      const archive = pack();
      const content = Buffer.alloc(size, "c");
      archive.entry({ name: path, mode: 0o644, uid: 0, gid: 0, mtime: new Date(0), type: "file" }, content);
      archive.finalize();
      const pieces = await tarPieces([{ path, pieces: [ownPiece(content)] }]);
      const own = Buffer.concat([...pieces.map(({ bytes }) => bytes), endOfArchive]);
      const chunks: Uint8Array[] = [];
      for await (const chunk of archive) chunks.push(chunk as Uint8Array);
      assert.ok(own.equals(Buffer.concat(chunks)), `${path}, ${size} bytes`);
    }
  }
});
