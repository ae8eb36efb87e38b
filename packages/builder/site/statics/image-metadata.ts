import { crc32 } from "node:zlib";

/** Bytes of an Exif record that says nothing but how the picture is to be turned; nothing for one that stands upright. */
function onlyOrientation(exif: Buffer): Buffer | null {
  const orientation = orientationOf(exif);
  if (orientation === 1) return null;
  const record = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  record.writeUInt16BE(orientation, 18);
  return record;
}

/** How a camera was held, 1 to 8, out of an Exif record; 1 where it does not say. */
function orientationOf(exif: Buffer): number {
  const isLittle = exif.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (at + 2 > exif.length ? 0 : isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (at + 4 > exif.length ? 0 : isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  const directory = long(4);
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > exif.length) break;
    if (short(at) === 0x0112) return short(at + 8) >= 1 && short(at + 8) <= 8 ? short(at + 8) : 1;
  }
  return 1;
}

const exifHead = Buffer.from("Exif\0\0", "latin1");

/** Whether a JPEG segment says where, when, by whom and with what a picture was taken (Exif, XMP, IPTC, further pictures). */
function isPrivateSegment(marker: number, data: Buffer): boolean {
  if (marker === 0xe1) return true;
  return marker === 0xed || (marker === 0xe2 && data.toString("latin1", 0, 4) === "MPF\0");
}

function cleanJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let hasDropped = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, end);
    if (!isPrivateSegment(marker, data)) kept.push(bytes.subarray(at, end));
    else {
      hasDropped = true;
      if (data.subarray(0, 6).equals(exifHead)) {
        const record = onlyOrientation(data.subarray(6));
        if (record) kept.push(segment(Buffer.concat([exifHead, record])));
      }
    }
    at = end;
  }
  if (!hasDropped) return null;
  // Pictures behind the first one (of telephones, mostly) have records of their own.
  const last = bytes.indexOf(Buffer.from([0xff, 0xd9]), at);
  kept.push(bytes.subarray(at, last < 0 ? bytes.length : last + 2));
  return Buffer.concat(kept);
}

function segment(data: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const privateText = /^(?:XML:com\.adobe\.xmp|Raw profile type )/;

function cleanPng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  let hasDropped = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const data = bytes.subarray(at + 8, Math.min(end, bytes.length) - 4);
    const isText = /^(?:tEXt|zTXt|iTXt)$/.test(type) && privateText.test(data.toString("latin1", 0, 40));
    if (type === "eXIf" || isText) {
      hasDropped = true;
      const record = type === "eXIf" ? onlyOrientation(data) : null;
      if (record) kept.push(pngChunk(type, record));
    } else kept.push(bytes.subarray(at, end));
    at = end;
  }
  return hasDropped ? Buffer.concat(kept) : null;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Bits of a WebP's head that announce the records. */
const webpExif = 0x08;
const webpXmp = 0x04;

function cleanWebp(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation: Buffer | null = null;
  let hasDropped = false;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const type = bytes.toString("latin1", at, at + 4);
    if (type === "EXIF" || type === "XMP ") {
      hasDropped = true;
      const data = bytes.subarray(at + 8, at + 8 + size);
      if (type === "EXIF")
        orientation = onlyOrientation(data.subarray(0, 6).equals(exifHead) ? data.subarray(6) : data);
    } else kept.push(Buffer.from(bytes.subarray(at, end)));
    at = end;
  }
  if (!hasDropped) return null;
  const [head] = kept;
  if (head && head.toString("latin1", 0, 4) === "VP8X" && head.length > 8)
    head[8] = ((head[8] as number) & ~(webpExif | webpXmp)) | (orientation ? webpExif : 0);
  if (orientation) {
    const chunk = Buffer.from("EXIF\0\0\0\0", "latin1");
    chunk.writeUInt32LE(orientation.length, 4);
    kept.push(chunk, orientation);
  }
  const body = Buffer.concat(kept);
  const start = Buffer.from(bytes.subarray(0, 12));
  start.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([start, body]);
}

/**
 * A picture without what cameras and programs write beside it: place, time, device, names (Exif, XMP, IPTC). How it is
 * to be turned is kept, and so is every pixel. The bytes themselves where there is nothing of that, or where they are
 * not as a JPEG, PNG or WebP must be.
 */
export function withoutMetadata(given: Uint8Array): Uint8Array {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const clean =
    bytes[0] === 0xff && bytes[1] === 0xd8
      ? cleanJpeg(bytes)
      : bytes.toString("latin1", 1, 4) === "PNG"
        ? cleanPng(bytes)
        : bytes.toString("latin1", 8, 12) === "WEBP"
          ? cleanWebp(bytes)
          : null;
  return clean ?? given;
}
