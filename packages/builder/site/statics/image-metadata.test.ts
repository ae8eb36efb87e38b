import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32 } from "node:zlib";
import { build, folderOf } from "../../test/build-fixture.ts";
import { withoutMetadata } from "./image-metadata.ts";

const secret = "GPS 52.5200 N 13.4050 E by Ada";

/** An Exif record with an orientation and a name in it. */
function exif(orientation: number): Buffer {
  const head = Buffer.from("49492a0008000000010012010300010000000000000000000000", "hex");
  head.writeUInt16LE(orientation, 18);
  return Buffer.concat([head, Buffer.from(secret)]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A JPEG of a size whose pixels nobody decodes here. */
function jpeg(segments: Buffer[], width = 8, height = 8, behind = ""): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const scan = Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from("pixels"),
    Buffer.from([0xff, 0xd9]),
  ]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, segment(0xc0, frame), scan, Buffer.from(behind)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function png(chunks: Buffer[], width = 1, height = 1): Buffer {
  const head = Buffer.from("00000000000000000806000000", "hex");
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const start = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    start,
    chunk("IHDR", head),
    ...chunks,
    chunk("IDAT", Buffer.from("data")),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function webp(chunks: [string, Buffer][]): Buffer {
  const parts = chunks.map(([type, data]) => {
    const head = Buffer.from(`${type}\0\0\0\0`);
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from("WEBP"), ...parts]);
  const riff = Buffer.from("RIFF\0\0\0\0");
  riff.writeUInt32LE(body.length, 4);
  return Buffer.concat([riff, body]);
}

const exifSegment = (orientation: number) => segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), exif(orientation)]));

test("M13: where and by whom a picture was taken is not served; how it is turned is", () => {
  const xmp = segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${secret}`));
  const iptc = segment(0xed, Buffer.from(`Photoshop 3.0\0${secret}`));
  const colours = segment(0xe2, Buffer.from("ICC_PROFILE\0kept"));
  const clean = Buffer.from(withoutMetadata(jpeg([exifSegment(6), xmp, iptc, colours], 8, 8, secret)));
  assert.doesNotMatch(clean.toString("latin1"), /GPS|Ada/);
  assert.match(clean.toString("latin1"), /ICC_PROFILE\0kept.*pixels\xff\xd9$/s);
  assert.ok(clean.includes(Buffer.from("4d4d002a000000080001011200030000000100060000", "hex")));
  assert.equal(Buffer.compare(withoutMetadata(jpeg([exifSegment(1)])), jpeg([])), 0);

  const text = chunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0${secret}`));
  const raw = chunk("zTXt", Buffer.from(`Raw profile type exif\0${secret}`));
  const cleanPng = withoutMetadata(png([chunk("eXIf", exif(1)), text, raw]));
  assert.equal(Buffer.compare(cleanPng, png([])), 0);
  assert.match(Buffer.from(withoutMetadata(png([chunk("eXIf", exif(3)), text]))).toString("latin1"), /eXIfMM/);

  const head = Buffer.from([0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const pixels: [string, Buffer] = ["VP8 ", Buffer.from("pix")];
  const cleanWebp = withoutMetadata(webp([["VP8X", head], pixels, ["EXIF", exif(1)], ["XMP ", Buffer.from(secret)]]));
  assert.equal(Buffer.compare(cleanWebp, webp([["VP8X", Buffer.alloc(10)], pixels])), 0);
});

test("M13: a picture without such records, and bytes that are none, are served as they are", () => {
  for (const bytes of [
    jpeg([]),
    png([]),
    webp([]),
    Buffer.from("RIFF"),
    Buffer.from("\xff\xd8", "latin1"),
    Buffer.alloc(0),
  ])
    assert.equal(withoutMetadata(bytes), bytes);
  // Lengths that lead nowhere, in every place.
  for (const whole of [jpeg([exifSegment(6)]), png([chunk("eXIf", exif(3))]), webp([["EXIF", exif(6)]])]) {
    for (let at = 0; at < whole.length; at++) {
      const cut = Buffer.from(whole);
      cut[at] = 0xff;
      assert.doesNotThrow(() => withoutMetadata(cut));
      assert.doesNotThrow(() => withoutMetadata(whole.subarray(0, at)));
    }
  }
});

test("M13: a picture that no reader could see is named, and what Git LFS has elsewhere; none is decoded", async (t) => {
  const pages = "\n![](/a.png) ![](/lfs.png) ![](/bomb.png) ![](/cut.jpg) ![](/fine.jpg) ![](/gone.png)\n";
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12345\n`;
  const folder = folderOf(t, {
    "docs.json": '{"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"pages":["index"]}}',
    "index.mdx": pages,
    "a.png": "not a picture",
    "lfs.png": pointer,
    "lfs.mp4": pointer,
    "bomb.png": png([], 60_000, 60_000),
    "cut.jpg": jpeg([]).subarray(0, -2),
    "fine.jpg": jpeg([exifSegment(1)]),
  });
  const expected = [
    "a.png:1:1 broken-image",
    "bomb.png:1:1 image-too-large",
    "cut.jpg:1:1 broken-image",
    "index.mdx:2:71 missing-file",
    "lfs.mp4:1:1 lfs-pointer",
    "lfs.png:1:1 lfs-pointer",
  ];
  const first = await build(t, folder);
  assert.deepEqual(first.complaints, expected);
  assert.equal(first.text("fine.jpg").includes("GPS"), false);
});

test("M13: a kept build says the same of pictures as the one that read them", async (t) => {
  const files = {
    "docs.json": '{"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"pages":["index"]}}',
    "index.mdx": "x\n",
    "a.png": "not a picture",
  };
  const cache = folderOf(t, {});
  const first = await build(t, folderOf(t, files), { cache });
  const second = await build(t, folderOf(t, { ...files, "b.mdx": "new\n" }), { cache });
  assert.deepEqual(first.complaints, ["a.png:1:1 broken-image"]);
  assert.deepEqual(second.complaints, first.complaints);
  const edited = await build(t, folderOf(t, { ...files, "index.mdx": "y\n", "b.mdx": "new\n" }), { cache });
  assert.deepEqual(edited.complaints, first.complaints);
});
