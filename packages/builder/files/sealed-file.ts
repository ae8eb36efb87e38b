import { hash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";

const headBytes = 32;

/**
 * Plain data in a file that begins with its own SHA-256: what was cut short or damaged reads as null. The file is
 * replaced as a whole.
 */
export function readSealed(path: string): unknown {
  return unseal(path, deserialize);
}

/** Writes what `readSealed` reads. */
export function writeSealed(path: string, value: unknown): void {
  seal(path, serialize(value));
}

/** The same for bytes of any kind. */
export function readSealedBytes(path: string): Buffer | null {
  return unseal(path, (body) => body) as Buffer | null;
}

/** Writes what `readSealedBytes` reads. */
export function writeSealedBytes(path: string, bytes: Buffer): void {
  seal(path, bytes);
}

function unseal(path: string, read: (body: Buffer) => unknown): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return null;
  }
  const body = bytes.subarray(headBytes);
  if (bytes.length < headBytes || !hash("sha256", body, "buffer").equals(bytes.subarray(0, headBytes))) return null;
  try {
    return read(body);
  } catch {
    return null;
  }
}

function seal(path: string, body: Buffer): void {
  const temporary = `${path}.${process.pid}.part`;
  try {
    writeFileSync(temporary, Buffer.concat([hash("sha256", body, "buffer"), body]));
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
