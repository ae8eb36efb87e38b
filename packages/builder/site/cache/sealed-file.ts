import { hash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";

const headBytes = 32;

/**
 * Plain data in a file that begins with its own SHA-256: what was cut short or damaged reads as null. The file is
 * replaced as a whole.
 */
export function readSealed(path: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return null;
  }
  const body = bytes.subarray(headBytes);
  if (bytes.length < headBytes || !hash("sha256", body, "buffer").equals(bytes.subarray(0, headBytes))) return null;
  try {
    return deserialize(body);
  } catch {
    return null;
  }
}

export function writeSealed(path: string, value: unknown): void {
  const body = serialize(value);
  const temporary = `${path}.${process.pid}.part`;
  try {
    writeFileSync(temporary, Buffer.concat([hash("sha256", body, "buffer"), body]));
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
