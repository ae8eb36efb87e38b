import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { type FilePiece, joinPieces, type SharedPiece } from "../files/file-pieces.ts";
import { Archives } from "./archive.ts";
import { gzipMember } from "./gzip-member.ts";
import { endOfArchive } from "./tar.ts";

const text = (name: string, length: number) => `${name} and what stands around it. `.repeat(length);

test("pieces that files share and pieces of their own read as the bytes that they are, in any order", async () => {
  const [header, navigation] = ["header", "navigation"].map(
    (name): SharedPiece => ({ bytes: Buffer.from(text(name, 300)) }),
  ) as [SharedPiece, SharedPiece];
  const nothing: SharedPiece = { bytes: Buffer.alloc(0) };
  const large = Buffer.from(text("a long page", 40_000));
  const archives = new Archives();
  for (const files of [
    [[]],
    [[Buffer.alloc(0)], [nothing, header]],
    [[header]],
    [[text("head", 3), header, navigation, text("body – 正文", 900)], [text("next", 3)]],
    [
      [header, header, large, navigation, large],
      [text("foot", 1), nothing, text("next", 1)],
    ],
    [
      [navigation, text("header", 2000), header],
      ["x", header, navigation],
      [navigation, header, header],
    ],
  ] satisfies FilePiece[][][]) {
    const archive = archives.take();
    for (const [index, pieces] of files.entries()) {
      const { size } = await archive.add(`page-${index}`, pieces);
      const { from, size: contentBytes } = archive.lastContent;
      assert.equal(contentBytes, size);
      assert.ok(archive.bytes.subarray(from, from + size).equals(joinPieces(pieces)));
    }
    const member = await gzipMember(archive.bytes, archive.shared);
    assert.ok(gunzipSync(member).equals(archive.bytes));
    assert.deepEqual(await gzipMember(archive.bytes, archive.shared), member, "the same pieces are the same bytes");
    archives.free(archive);
  }
  const twice = Buffer.concat([await gzipMember(large), await gzipMember(large)]);
  assert.ok(gunzipSync(twice).equals(Buffer.concat([large, large])));
});

test("headers are those that a tar library writes", async () => {
  for (const path of ["a", "guides/start.html", "x".repeat(100), `${"y/".repeat(60)}z`, "ünï/分支.html", "tab\there"]) {
    for (const size of [0, 1, 512, 70_000]) {
      const archive = pack();
      const content = Buffer.alloc(size, "c");
      archive.entry({ name: path, mode: 0o644, uid: 0, gid: 0, mtime: new Date(0), type: "file" }, content);
      archive.finalize();
      const own = new Archives().take();
      await own.add(path, [content]);
      const chunks: Uint8Array[] = [];
      for await (const chunk of archive) chunks.push(chunk as Uint8Array);
      assert.ok(Buffer.concat([own.bytes, endOfArchive]).equals(Buffer.concat(chunks)), `${path}, ${size} bytes`);
    }
  }
});

test("a member is the same whether equal pieces in it are one object or two", async () => {
  const bytes = () => Buffer.from(text("header", 300));
  const one: SharedPiece = { bytes: bytes() };
  const member = async (pieces: FilePiece[]) => {
    const archive = new Archives().take();
    await archive.add("page", pieces);
    return gzipMember(archive.bytes, archive.shared);
  };
  assert.deepEqual(await member([{ bytes: bytes() }, { bytes: bytes() }]), await member([one, one]));
});
