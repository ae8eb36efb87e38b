import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of a picture of letters on a ground, a fifth larger than at level 6, in a third of the time. */
const level = 3;

/** How a line is written before it is compressed: each byte as its difference from the pixel to its left. */
export const subFilter = 1;

/**
 * A picture without transparency as PNG (ISO/IEC 15948): 8 bits for red, green and blue.
 * @param lines for each row the number of its filter, then its filtered bytes.
 */
export function encodePng(width: number, height: number, lines: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bits of a sample, colour without transparency; the only compression, the only filters, no interlacing.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines, { level })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const result = Buffer.alloc(12 + data.byteLength);
  result.writeUInt32BE(data.byteLength, 0);
  result.write(type, 4, "latin1");
  result.set(data, 8);
  result.writeUInt32BE(crc32(result.subarray(4, 8 + data.byteLength)), 8 + data.byteLength);
  return result;
}
